/* God's number: the least number of rounds, or else of questions, that always suffices, whatever the
   secret.

   fits(S, k) tells whether k of them suffice for a set S of worlds. Worlds count once, whatever their
   weights, and of a subset of S no more is ever needed than of S. So in a round, where questions cost
   nothing, all three are asked while they split the set; and where rounds cost nothing, each question
   may be about any proposal.

   What is proved of a set is kept in the same table as values are, under names of its own. */

#define ROUNDS_KIND 0
#define COMPACT 4      /* a set of a quarter of the worlds gets a field of its own */
#define NEAR 16        /* words of sets that need no memory of their own */
#define FEW_TESTS 1024 /* places to find equal tests in: more than all proposals and verifiers */

/* Worlds as bits, those of one code beside each other, and what splits them: all the tests that are
   different, and for each proposal that is different those of its verifiers. */
typedef struct {
    int size, words, tests, proposals;
    int32_t *ids;
    uint64_t *all, *top, *low; /* of the worlds in each word the last one of each code, and the others */
    uint64_t *split;     /* [test * words + word]; the first world is on the other side */
    uint8_t *goes_on;    /* whether a word begins with a code of the word before */
    int16_t test[PROPOSALS][VERIFIERS];
    uint8_t verifiers[PROPOSALS];
    int16_t like[PROPOSALS]; /* which of those each proposal is; -1 if it splits nothing */
} field;

static void field_free(field *f) {
    if (!f) return;
    give_back(f->ids);
    give_back(f->all);
    give_back(f->top);
    give_back(f->low);
    give_back(f->split);
    give_back(f->goes_on);
    give_back(f);
}

static const uint64_t *test_of(const field *f, int i) { return f->split + (size_t)i * f->words; }

/* The number of codes in a set. In each word, what is left of a code without its last world and all
   that could be left of it have a sum that reaches into the last world unless nothing is left. */
static int codes_in(const field *f, const uint64_t *t) {
    int n = 0;
    uint64_t before = 0; /* whether the last code of the word before is there */
    for (int i = 0; i < f->words; i++) {
        uint64_t x = t[i], top = f->top[i], there = (((x & f->low[i]) + f->low[i]) | x) & top;
        n += __builtin_popcountll(there);
        if (f->words == 1) break;
        uint64_t first = there & top & -top, last = there >> (63 - __builtin_clzll(top)) & 1;
        if (f->goes_on[i] && before) {
            n -= first != 0;
            if (!(top & (top - 1))) last = 1;
        }
        before = last;
    }
    return n;
}

static int worlds_in(const field *f, const uint64_t *t) {
    int n = 0;
    for (int i = 0; i < f->words; i++) n += __builtin_popcountll(t[i]);
    return n;
}

/* Splits a set; tells whether there is something on both sides. */
static int parted(const field *f, const uint64_t *t, int test, uint64_t *one, uint64_t *other) {
    const uint64_t *split = test_of(f, test);
    uint64_t a = 0, b = 0;
    for (int i = 0; i < f->words; i++) {
        a |= one[i] = t[i] & split[i];
        b |= other[i] = t[i] & ~split[i];
    }
    return a && b;
}

/* ---- fields ---- */

/* The number of a test, which is the last one; the same for tests that split alike. */
static int numbered(field *f, int16_t *places) {
    uint64_t *last = f->split + (size_t)f->tests * f->words, name = 0, some = 0;
    int turned = last[0] & 1;
    for (int i = 0; i < f->words; i++) {
        if (turned) last[i] = ~last[i] & f->all[i];
        some |= last[i];
        name = mixed(name ^ last[i]) + (uint64_t)i;
    }
    if (!some) return -1;
    int at = (int)(name & (FEW_TESTS - 1));
    for (; places[at] >= 0; at = (at + 1) & (FEW_TESTS - 1))
        if (!memcmp(test_of(f, places[at]), last, sizeof(uint64_t) * (size_t)f->words)) return places[at];
    places[at] = (int16_t)f->tests;
    return f->tests++;
}

static void field_tests(const solver *s, field *f) {
    int16_t places[FEW_TESTS];
    memset(places, -1, sizeof places);
    for (int p = 0; p < PROPOSALS; p++) {
        const uint8_t *row = s->pattern + (size_t)p * s->worlds;
        int16_t *test = f->test[f->proposals];
        int n = 0;
        for (int v = 0; v < s->verifiers; v++) {
            uint64_t *last = f->split + (size_t)f->tests * f->words;
            memset(last, 0, sizeof(uint64_t) * (size_t)f->words);
            for (int i = 0; i < f->size; i++) last[i >> 6] |= (uint64_t)(row[f->ids[i]] >> v & 1) << (i & 63);
            int number = numbered(f, places), at = n;
            if (number < 0) continue;
            while (at && test[at - 1] > number) at--;
            if (at && test[at - 1] == number) continue; /* it says what another has said */
            memmove(test + at + 1, test + at, sizeof *test * (size_t)(n++ - at));
            test[at] = (int16_t)number;
        }
        int same = 0;
        for (; same < f->proposals; same++)
            if (f->verifiers[same] == n && !memcmp(f->test[same], test, sizeof *test * (size_t)n)) break;
        f->like[p] = (int16_t)(n ? same : -1);
        if (n && same == f->proposals) f->verifiers[f->proposals++] = (uint8_t)n;
    }
}

static field *field_new(solver *s, const int32_t *ids, int n) {
    field *f = needed(s, 1, sizeof *f);
    if (!f) return NULL;
    memset(f, 0, sizeof *f);
    f->size = n;
    f->words = (n + 63) / 64;
    size_t words = (size_t)f->words;
    f->ids = needed(s, (size_t)n, sizeof(int32_t));
    f->all = zeros(words, sizeof(uint64_t));
    f->top = zeros(words, sizeof(uint64_t));
    f->low = zeros(words, sizeof(uint64_t));
    f->goes_on = zeros(words, 1);
    f->split = needed(s, ((size_t)PROPOSALS * (size_t)s->verifiers + 1) * words, sizeof(uint64_t));
    if (!f->ids || !f->all || !f->top || !f->low || !f->goes_on || !f->split) {
        s->failed = s->stopped = 1;
        field_free(f);
        return NULL;
    }
    int at[PROPOSALS + 1] = {0};
    for (int i = 0; i < n; i++) at[s->code[ids[i]] + 1]++;
    for (int c = 0; c < s->codes; c++) at[c + 1] += at[c];
    for (int i = 0; i < n; i++) f->ids[at[s->code[ids[i]]]++] = ids[i];
    for (int i = 0; i < n; i++) {
        int code = s->code[f->ids[i]], ends = i + 1 == n || s->code[f->ids[i + 1]] != code;
        f->all[i >> 6] |= (uint64_t)1 << (i & 63);
        if (!ends && (i & 63) == 63) f->goes_on[(i >> 6) + 1] = 1;
        *(ends || (i & 63) == 63 ? &f->top[i >> 6] : &f->low[i >> 6]) |= (uint64_t)1 << (i & 63);
    }
    field_tests(s, f);
    return f;
}

/* ---- what is known of a set ---- */

static key worst_key(const solver *s, const field *f, const uint64_t *t, int kind) {
    key k = {0x632BE59BD9B4E019u + (uint64_t)kind, 0x9E6C63D0676A9A99u};
    for (int i = 0; i < f->words; i++)
        for (uint64_t r = t[i]; r; r &= r - 1) k = both_keys(k, s->name[f->ids[64 * i + __builtin_ctzll(r)]]);
    return k;
}

/* From `low` to `high` of them are needed. The table has both in one number. */
typedef struct { int low, high; } limits;

static limits known(solver *s, key k) {
    entry *e = find(s, k);
    return e ? (limits){(int)(e->lower >> 32), (int)(e->lower & INT32_MAX)} : (limits){0, INT32_MAX};
}

static void learn(solver *s, key k, int size, int most, int fits) {
    limits l = known(s, k);
    if (fits && most < l.high) l.high = most;
    if (!fits && most >= l.low) l.low = most + 1;
    cost both = (cost)l.low << 32 | l.high;
    entry *e = find(s, k);
    if (e) e->lower = both;
    else keep(s, k, size, both, 0, 0);
}

/* A field of its own for a set, which is all of it. */
static field *apart(solver *s, const field *f, const uint64_t *t, int n) {
    int32_t *ids = needed(s, (size_t)n, sizeof(int32_t));
    if (!ids) return NULL;
    int at = 0;
    for (int i = 0; i < f->words; i++)
        for (uint64_t r = t[i]; r; r &= r - 1) ids[at++] = f->ids[64 * i + __builtin_ctzll(r)];
    field *own = field_new(s, ids, n);
    give_back(ids);
    return own;
}

static int worst_fits(solver *s, field *f, const uint64_t *t, int kind, int k);

/* ---- questions ---- */

typedef struct { int16_t test, most, sum; int32_t worlds; } chance;

/* Whether a test is more even than another: by codes, or, where as many stay possible, by worlds. */
static int more_even(const chance *c, const chance *than) {
    if (c->most != than->most) return c->most < than->most;
    if (c->worlds != than->worlds) return c->worlds < than->worlds;
    return c->sum < than->sum;
}

/* Of every so many tests those that leave no more than `most` codes on either side, the most even
   first. Tells how many there are; `least` is how many codes at most a question can do away with. */
static int promising_tests(const field *f, const uint64_t *t, uint64_t *one, uint64_t *other, int most, int every, chance *found, int *least) {
    int n = 0, worlds = worlds_in(f, t);
    *least = 0;
    for (int i = 0; i < f->tests; i += n ? every : 1) {
        if (!parted(f, t, i, one, other)) continue;
        int a = codes_in(f, one), b = codes_in(f, other), more = a > b ? a : b;
        if (a + b - more > *least) *least = a + b - more;
        if (more > most) continue;
        int yes = worlds_in(f, one), larger = 2 * yes > worlds ? yes : worlds - yes;
        chance c = {(int16_t)i, (int16_t)more, (int16_t)(a + b), larger};
        int at = n++;
        for (; at && more_even(&c, &found[at - 1]); at--) found[at] = found[at - 1];
        found[at] = c;
    }
    return n;
}

/* Whoever is told, each time, the answer that keeps more codes keeps at least half of them, and all
   but as many as the best question does away with: that many are no fewer for any subset. */
static int too_many(int codes, int least, int k) {
    for (; k && codes > 1; k--) {
        int half_of = (codes + 1) / 2, rest = codes - least;
        codes = half_of > rest ? half_of : rest;
    }
    return codes > 1;
}

static int questions_fit(solver *s, field *f, const uint64_t *t, int codes, uint64_t *side, int k) {
    chance found[PROPOSALS * VERIFIERS];
    uint64_t *one = side, *other = side + f->words;
    int least, n = promising_tests(f, t, one, other, k > 7 ? PROPOSALS : 1 << (k - 1), 1, found, &least);
    if (n && k == 1) return 1;
    if (!n || too_many(codes, least, k)) return 0;
    for (int i = 0; i < n; i++) {
        parted(f, t, found[i].test, one, other);
        if (codes_in(f, one) < codes_in(f, other)) { uint64_t *swap = one; one = other; other = swap; }
        if (worst_fits(s, f, one, !ROUNDS_KIND, k - 1) && worst_fits(s, f, other, !ROUNDS_KIND, k - 1)) return 1;
        if (s->stopped) return 0;
    }
    return 0;
}

/* ---- rounds ---- */

static int eights(int k) { return k > 2 ? 512 : 1 << (3 * k); }

/* Whether every answer that all the verifiers together may give leaves a set that fits: the three that
   are asked leave no less. */
static int all_asked_fit(solver *s, field *f, int p, const uint64_t *t, int v, int k) {
    if (codes_in(f, t) < 2) return 1;
    if (v == f->verifiers[p]) return k && worst_fits(s, f, t, ROUNDS_KIND, k);
    uint64_t near[2 * NEAR], *side = f->words <= NEAR ? near : needed(s, 2 * (size_t)f->words, sizeof(uint64_t));
    if (!side) return 0;
    uint64_t *one = side, *other = side + f->words;
    int fits;
    if (parted(f, t, f->test[p][v], one, other)) {
        if (codes_in(f, one) < codes_in(f, other)) { uint64_t *swap = one; one = other; other = swap; }
        fits = all_asked_fit(s, f, p, one, v + 1, k) && all_asked_fit(s, f, p, other, v + 1, k);
    } else fits = all_asked_fit(s, f, p, t, v + 1, k);
    if (side != near) give_back(side);
    return fits;
}

/* Whether k rounds suffice after `left` more questions about a proposal. */
static int round_fits(solver *s, field *f, int p, const uint64_t *t, int asked, int left, int k) {
    int codes = codes_in(f, t);
    if (codes < 2) return 1;
    if (codes > eights(k) << left) return 0;
    if (!left) return k && worst_fits(s, f, t, ROUNDS_KIND, k);
    uint64_t near[2 * NEAR], *side = f->words <= NEAR ? near : needed(s, 2 * (size_t)f->words, sizeof(uint64_t));
    if (!side) return 0;
    int fits = 0, splits = 0;
    for (int v = 0; v < f->verifiers[p] && !fits && !s->stopped; v++) {
        uint64_t *one = side, *other = side + f->words;
        if (asked >> v & 1 || !parted(f, t, f->test[p][v], one, other)) continue;
        splits = 1;
        if (codes_in(f, one) < codes_in(f, other)) { uint64_t *swap = one; one = other; other = swap; }
        fits = round_fits(s, f, p, one, asked | 1 << v, left - 1, k) && round_fits(s, f, p, other, asked | 1 << v, left - 1, k);
    }
    if (side != near) give_back(side);
    return splits ? fits : k && worst_fits(s, f, t, ROUNDS_KIND, k);
}

static int rounds_fit(solver *s, field *f, const uint64_t *t, int k) {
    for (int p = 0; p < f->proposals && !s->stopped; p++)
        if (all_asked_fit(s, f, p, t, 0, k - 1) && round_fits(s, f, p, t, 0, QUESTIONS, k - 1)) return 1;
    return 0;
}

/* Whether k rounds, or questions, suffice. If the search was stopped, it means nothing. */
static int worst_fits(solver *s, field *f, const uint64_t *t, int kind, int k) {
    int codes = codes_in(f, t);
    if (codes < 2) return 1;
    if (!k || codes > (kind == ROUNDS_KIND ? eights(k) : k < 8 ? 1 << k : 256)) return 0;
    key name = worst_key(s, f, t, kind);
    limits l = known(s, name);
    if (k < l.low) return 0;
    if (k >= l.high) return 1;
    s->searches++;
    if (out_of_time(s, f->words > 1)) return 0;
    int n = worlds_in(f, t), fits;
    if (f->words > 1 && n <= f->size / COMPACT) {
        field *own = apart(s, f, t, n);
        fits = own && worst_fits(s, own, own->all, kind, k);
        field_free(own);
        return fits;
    }
    if (kind == ROUNDS_KIND) fits = rounds_fit(s, f, t, k);
    else {
        uint64_t near[2 * NEAR], *side = f->words <= NEAR ? near : needed(s, 2 * (size_t)f->words, sizeof(uint64_t));
        if (!side) return 0;
        fits = questions_fit(s, f, t, codes, side, k);
        if (side != near) give_back(side);
    }
    if (!s->stopped) learn(s, name, n, k, fits);
    return fits;
}

/* ---- a strategy at once, which gives a number that suffices ----

   When its time is over, the rest of it is made with less care. */

#define AT_ONCE 0.3 /* of the time is for that, at most */

/* In a hurry a wide set looks only at every so many ways to split it. */
static int looked_at(solver *s, const field *f) { return f->words > 1 && in_a_hurry(s) ? HURRY : 1; }

static int greedy(solver *s, field *f, const uint64_t *t, int kind);

/* What is left after a round in which each question leaves as few codes as it can: the codes and worlds
   of the largest set, in one number, or, with `deep`, how many more rounds these sets take. */
static cost greedy_round(solver *s, field *f, int p, const uint64_t *t, int asked, int left, int deep) {
    int codes = codes_in(f, t), best = -1, least = 0;
    if (codes < 2) return 0;
    uint64_t near[2 * NEAR], *one = f->words <= NEAR ? near : needed(s, 2 * (size_t)f->words, sizeof(uint64_t)), *other;
    if (!one) return 0;
    other = one + f->words;
    for (int v = 0; left && v < f->verifiers[p]; v++) {
        if (asked >> v & 1 || !parted(f, t, f->test[p][v], one, other)) continue;
        int a = codes_in(f, one), b = codes_in(f, other);
        if (b > a) a = b;
        if (best < 0 || a < least) { best = v; least = a; }
    }
    cost most;
    if (best < 0) most = deep ? greedy(s, f, t, ROUNDS_KIND) : (cost)codes << 32 | worlds_in(f, t);
    else {
        parted(f, t, f->test[p][best], one, other);
        most = greedy_round(s, f, p, one, asked | 1 << best, left - 1, deep);
        cost two = greedy_round(s, f, p, other, asked | 1 << best, left - 1, deep);
        if (two > most) most = two;
    }
    if (one != near) give_back(one);
    return most;
}

static int greedy_rounds(solver *s, field *f, const uint64_t *t) {
    int best = -1;
    cost least = (cost)codes_in(f, t) << 32 | worlds_in(f, t); /* of a round that splits nothing */
    for (int p = 0; p < f->proposals && !s->stopped; p += best < 0 ? 1 : looked_at(s, f)) {
        cost after = greedy_round(s, f, p, t, 0, QUESTIONS, 0);
        if (after < least) { best = p; least = after; }
    }
    return s->stopped ? 0 : 1 + (int)greedy_round(s, f, best, t, 0, QUESTIONS, 1);
}

static int greedy_questions(solver *s, field *f, const uint64_t *t) {
    chance found[PROPOSALS * VERIFIERS];
    uint64_t near[2 * NEAR], *one = f->words <= NEAR ? near : needed(s, 2 * (size_t)f->words, sizeof(uint64_t)), *other;
    if (!one) return 0;
    other = one + f->words;
    int least;
    promising_tests(f, t, one, other, PROPOSALS, looked_at(s, f), found, &least);
    parted(f, t, found[0].test, one, other);
    int most = greedy(s, f, one, !ROUNDS_KIND), two = greedy(s, f, other, !ROUNDS_KIND);
    if (one != near) give_back(one);
    return 1 + (most > two ? most : two);
}

/* How many of a kind such a strategy takes. Once there is no memory, it means nothing. */
static int greedy(solver *s, field *f, const uint64_t *t, int kind) {
    if (s->stopped || codes_in(f, t) < 2) return 0;
    int n = worlds_in(f, t), most;
    if (f->words > 1 && n <= f->size / COMPACT) {
        field *own = apart(s, f, t, n);
        most = own ? greedy(s, own, own->all, kind) : 0;
        field_free(own);
        return most;
    }
    return kind == ROUNDS_KIND ? greedy_rounds(s, f, t) : greedy_questions(s, f, t);
}

/* ---- both limits ---- */

#define FALLING 0.7 /* of the time is for less and less that suffices; the rest for what is needed */

/* What is asked about: all of a field, at the beginning of a round or in the middle of one. */
typedef struct { field *f; int kind, open, left; } demand;

static int fulfilled(solver *s, const demand *d, int k) {
    field *f = d->f;
    return d->open < 0 ? worst_fits(s, f, f->all, d->kind, k) : round_fits(s, f, d->open, f->all, 0, d->left, k);
}

/* What suffices. A round has three questions, so rounds that suffice tell of questions too; where
   codes say little that is better. */
static int at_once(solver *s, const demand *d, double seconds) {
    field *f = d->f;
    double end = s->deadline;
    s->deadline -= seconds * (1 - AT_ONCE);
    int most = d->open < 0 ? greedy(s, f, f->all, d->kind) : (int)greedy_round(s, f, d->open, f->all, 0, d->left, 1);
    int codes = codes_in(f, f->all), rounds = 0;
    while (codes > eights(rounds)) rounds++;
    if (d->kind != ROUNDS_KIND && most > QUESTIONS * rounds) {
        rounds = greedy(s, f, f->all, ROUNDS_KIND);
        if (QUESTIONS * rounds < most) most = QUESTIONS * rounds;
    }
    s->deadline = end;
    return most;
}

static limits worst_limits(solver *s, field *f, int kind, int proposal, int left, int most, double seconds) {
    demand d = {f, kind, -1, 0};
    if (kind == ROUNDS_KIND && proposal >= 0 && left && f->like[proposal] >= 0) {
        d.open = f->like[proposal];
        d.left = left;
    }
    int codes = codes_in(f, f->all);
    limits l = {0, 0};
    while (codes > (kind == ROUNDS_KIND ? eights(l.low) << d.left : 1 << l.low)) l.low++;
    l.high = at_once(s, &d, seconds);
    if (s->failed) return l;
    if (most >= 0) {
        if (l.low > most || l.high <= most) return l;
        int fits = fulfilled(s, &d, most);
        if (s->stopped) return l;
        if (fits) l.high = most;
        else l.low = most + 1;
        return l;
    }
    double end = s->deadline, fallen = s->deadline -= seconds * (1 - FALLING);
    while (l.low < l.high) {
        int fits = fulfilled(s, &d, l.high - 1);
        if (s->stopped) break;
        if (fits) l.high--;
        else l.low = l.high;
    }
    s->deadline = end;
    if (!s->stopped || s->failed || now() < fallen) return l; /* found out; or interrupted */
    s->stopped = 0;
    while (l.low < l.high) {
        int fits = fulfilled(s, &d, l.low);
        if (s->stopped) break;
        if (fits) l.high = l.low;
        else l.low++;
    }
    return l;
}
