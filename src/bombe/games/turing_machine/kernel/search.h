/* Optimal play of Turing Machine: the search.

   A cost is rounds * 2^28 + questions, both summed over the worlds (each with its weight), so that
   one comparison of integers compares rounds first and then questions.

   value(S) for a set S of worlds with more than one code, at the beginning of a round:
       weight(S) rounds + the least, over proposals, of what the round's questions cost and what
       the sets they lead to cost.
   search(S, beta) returns value(S) if it is below beta, and else a proved lower bound that is at
   least beta. What it proves is kept in a table; losing an entry costs time, never truth.

   Sets of up to 64 worlds are bit masks ("narrow"); larger ones are lists whose worlds are counted
   by their answers to a proposal ("wide"). Within a round both are masks of 64 bits, of worlds or
   of answer patterns, and bounds.h
   and tree.h are the one algorithm for both.

   A search that finds no memory stops as one does that has no time: what it returns is a bound, and
   what it kept is true. But a table that cannot grow is no reason to stop. */

#include <math.h>
#include <stdint.h>
#include <string.h>
#include <time.h>

#include "memory.h"

typedef int64_t cost;
#define ROUND ((cost)1 << 28)
#define INFINITE ((cost)1 << 62)
#define PROPOSALS 125
#define VERIFIERS 6
#define QUESTIONS 3
#define NARROW 64

typedef struct { uint64_t a, b; } key;
typedef struct { key k; cost lower; int32_t size; uint8_t exact, cheap; } entry; /* size 0: free */
typedef struct { cost low; int exact; } bound;

typedef struct solver {
    int worlds, verifiers, codes;
    uint8_t *pattern; /* [proposal * worlds + world]: a bit per verifier that says yes */
    int32_t *code, *weight;
    key *name; /* a random name per world; a set's key is the exclusive or of its worlds' */
    entry *table;
    uint64_t slots, used, most; /* slots: a power of two, up to `most` */
    uint64_t searches;
    double deadline;
    int (*interrupted)(void); /* asked now and then, so that nothing is lost by looking */
    double looks, every;      /* when it is asked next, and how often, in seconds */
    int stopped; /* the time is over, or the memory, or it was interrupted */
    int failed;  /* it was the memory */
    int by_size; /* of two ways to guess, see play.h */
    int small;   /* sets of up to so many worlds are solved there instead */
    int hurry;   /* the time for it is over */
    int even2[128], even8[128]; /* Huffman costs of that many codes of weight one */
} solver;

/* Room for what a search cannot do without. */
static void *needed(solver *s, size_t count, size_t size) {
    void *memory = room(count, size);
    if (!memory) s->failed = s->stopped = 1;
    return memory;
}

/* ---- keys ---- */

static int equal(key one, key other) { return one.a == other.a && one.b == other.b; }

static key both_keys(key one, key other) { return (key){one.a ^ other.a, one.b ^ other.b}; }

static uint64_t mixed(uint64_t x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
}

/* ---- the table ---- */

/* Where an entry is, or belongs. */
static entry *place(entry *table, uint64_t slots, key k) {
    uint64_t i = k.a & (slots - 1);
    while (table[i].size && !equal(table[i].k, k)) i = (i + 1) & (slots - 1);
    return &table[i];
}

static entry *find(solver *s, key k) {
    entry *e = place(s->table, s->slots, k);
    return e->size ? e : NULL;
}

/* A table of twice the size; tells whether there was the memory for it. */
static int enlarge(solver *s) {
    entry *fresh = zeros(s->slots * 2, sizeof(entry));
    if (!fresh) return 0;
    for (uint64_t i = 0; i < s->slots; i++)
        if (s->table[i].size) *place(fresh, s->slots * 2, s->table[i].k) = s->table[i];
    give_back(s->table);
    s->table = fresh;
    s->slots *= 2;
    return 1;
}

/* Forgets the bounds that are cheap to find, and the smaller sets, which are searched again soonest;
   half of the table is free afterwards. It needs no memory: from behind a free slot on, each entry
   is taken out and put back where it belongs, which is there or before, and free by then. */
static void forget(solver *s) {
    uint64_t count[NARROW + 1] = {0}, kept = 0, first = 0;
    int least; /* sets up to this size are forgotten */
    for (uint64_t i = 0; i < s->slots; i++) {
        int size = s->table[i].size;
        if (!s->table[i].cheap) count[size < NARROW ? size : NARROW]++;
    }
    for (least = NARROW; least && kept + count[least] < s->slots / 2; least--) kept += count[least];
    while (s->table[first].size) first++;
    s->used = 0;
    for (uint64_t i = 1; i < s->slots; i++) {
        entry *at = &s->table[(first + i) & (s->slots - 1)], e = *at;
        at->size = 0;
        if ((e.size < NARROW ? e.size : NARROW) <= least || e.cheap) continue;
        *place(s->table, s->slots, e.k) = e;
        s->used++;
    }
}

static void keep(solver *s, key k, int size, cost lower, int exact, int cheap) {
    entry *e = find(s, k);
    if (e) {
        if (e->exact || (!exact && lower <= e->lower)) return;
        e->lower = lower;
        e->exact = (uint8_t)exact;
        e->cheap = (uint8_t)cheap;
        return;
    }
    if (s->used * 4 > s->slots * 3) {
        if (s->slots >= s->most) forget(s);
        else if (!enlarge(s)) {
            s->most = s->slots;
            forget(s);
        }
    }
    *place(s->table, s->slots, k) = (entry){k, lower, size, (uint8_t)exact, (uint8_t)cheap};
    s->used++;
}

/* ---- a lower bound from codes alone ---- */

/* The least total depth of a tree with `ary` branches whose leaves have these ascending weights. */
static cost huffman(const int *weight, int n, int ary) {
    int queue[PROPOSALS + 8], head = 0, tail = 0, next = 0, left = n;
    int take = (n - 1) % (ary - 1);
    take = take ? take + 1 : ary;
    cost total = 0;
    while (left > 1) {
        int sum = 0, some = take < left ? take : left;
        for (int r = 0; r < some; r++)
            sum += next < n && (head == tail || weight[next] <= queue[head]) ? weight[next++] : queue[head++];
        queue[tail++] = sum;
        total += sum;
        left -= some - 1;
        take = ary;
    }
    return total;
}

/* A round has at most eight outcomes, a question two; worlds of one code may stay together. */
static cost code_bound(const solver *s, const int *weight, int n, int even) {
    if (n < 2) return 0;
    if (even) return s->even8[n] * ROUND + s->even2[n];
    return huffman(weight, n, 8) * ROUND + huffman(weight, n, 2);
}

/* Sorts positive weights, which mostly are small. */
static void ascending(int *w, int n) {
    int count[32], most = 0;
    for (int i = 0; i < n; i++) if (w[i] > most) most = w[i];
    if (most < 32) {
        for (int x = 1; x <= most; x++) count[x] = 0;
        for (int i = 0; i < n; i++) count[w[i]]++;
        for (int x = 1, i = 0; x <= most; x++) for (int c = count[x]; c; c--) w[i++] = x;
        return;
    }
    for (int i = 1; i < n; i++) {
        int x = w[i], j = i;
        while (j && w[j - 1] > x) { w[j] = w[j - 1]; j--; }
        w[j] = x;
    }
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* A narrow search is so short that only every 64th looks at the clock. */
static int out_of_time(solver *s, int wide) {
    if (s->stopped || !(wide || (s->searches & 63) == 0)) return s->stopped;
    double time = now();
    if (time > s->looks) {
        s->looks = time + s->every;
        s->stopped = s->interrupted && s->interrupted();
    }
    s->stopped |= time > s->deadline;
    return s->stopped;
}

static cost search_list(solver *s, const int32_t *ids, int n, cost beta);

/* ---- narrow sets: up to 64 worlds, a bit each ---- */

typedef struct {
    int size, proposals, even;
    uint64_t yes[PROPOSALS][VERIFIERS];
    uint64_t same[NARROW]; /* the worlds with the same code */
    int32_t weight[NARROW];
    uint8_t proposal[PROPOSALS];
    key name[8][256]; /* keys of the subsets of each byte */
} universe;

static int narrow_weight(const universe *u, uint64_t t) {
    if (u->even) return __builtin_popcountll(t);
    int sum = 0;
    for (; t; t &= t - 1) sum += u->weight[__builtin_ctzll(t)];
    return sum;
}

static int narrow_known(const universe *u, uint64_t t) { return !(t & ~u->same[__builtin_ctzll(t)]); }

static key narrow_key(const universe *u, uint64_t t) {
    key k = {0, 0};
    for (int i = 0; t; i++, t >>= 8) {
        const key *part = &u->name[i][t & 255];
        k.a ^= part->a;
        k.b ^= part->b;
    }
    return k;
}

static cost narrow_bound(const solver *s, const universe *u, uint64_t t) {
    int w[NARROW], n = 0, even = 1;
    while (t) {
        uint64_t one = t & u->same[__builtin_ctzll(t)];
        t ^= one;
        even &= (w[n] = narrow_weight(u, one)) == 1;
        n++;
    }
    if (!even) ascending(w, n);
    return code_bound(s, w, n, even);
}

static bound narrow_value(solver *s, const universe *u, uint64_t t) {
    entry *e = find(s, narrow_key(u, t));
    if (e) return (bound){e->lower, e->exact};
    return (bound){narrow_bound(s, u, t), 0};
}

static cost narrow_search(solver *s, universe *u, uint64_t t, cost beta);

#define NAME(x) narrow_##x
#define CONTEXT universe
#define WEIGHT(c, t) narrow_weight(c, t)
#define KNOWN(c, t) narrow_known(c, t)
#define VALUE(s, c, t) narrow_value(s, c, t)
#define SEARCH(s, c, t, beta) narrow_search(s, c, t, beta)
#include "bounds.h"
#include "tree.h"
#undef NAME
#undef CONTEXT
#undef WEIGHT
#undef KNOWN
#undef VALUE
#undef SEARCH

/* ---- wide sets: lists of worlds, by their answer patterns to one proposal ---- */

typedef struct {
    int size, codes;
    int32_t *ids;      /* sorted by pattern */
    int start[65];     /* where each pattern begins */
    int weight[64];
    key name[64];
    int32_t *count;    /* [pattern * codes + code]: weight */
    uint64_t present[64][2]; /* codes present, as bits */
} patterns;

static int wide_weight(const patterns *c, uint64_t t) {
    int sum = 0;
    for (; t; t &= t - 1) sum += c->weight[__builtin_ctzll(t)];
    return sum;
}

static int wide_known(const patterns *c, uint64_t t) {
    uint64_t a = 0, b = 0;
    for (; t; t &= t - 1) { int x = __builtin_ctzll(t); a |= c->present[x][0]; b |= c->present[x][1]; }
    return __builtin_popcountll(a) + __builtin_popcountll(b) < 2;
}

static bound wide_value(solver *s, const patterns *c, uint64_t t) {
    key k = {0, 0};
    int size = 0;
    for (uint64_t r = t; r; r &= r - 1) {
        int x = __builtin_ctzll(r);
        k.a ^= c->name[x].a;
        k.b ^= c->name[x].b;
        size += c->start[x + 1] - c->start[x];
    }
    entry *e = find(s, k);
    if (e) return (bound){e->lower, e->exact};
    int w[PROPOSALS], all[PROPOSALS] = {0}, n = 0, even = 1;
    for (; t; t &= t - 1) {
        const int32_t *row = c->count + (size_t)__builtin_ctzll(t) * c->codes;
        for (int i = 0; i < c->codes; i++) all[i] += row[i];
    }
    for (int i = 0; i < c->codes; i++) if (all[i]) { even &= all[i] == 1; w[n++] = all[i]; }
    if (!even) ascending(w, n);
    cost low = code_bound(s, w, n, even);
    keep(s, k, size, low, 0, 1); /* other proposals lead to the same set, and so do other sets */
    return (bound){low, 0};
}

/* The worlds of some patterns, as a new list; NULL without memory for it. */
static int32_t *gathered(solver *s, const patterns *c, uint64_t t, int *n) {
    int32_t *ids = needed(s, (size_t)c->size, sizeof(int32_t));
    if (!ids) return NULL;
    *n = 0;
    for (; t; t &= t - 1) {
        int x = __builtin_ctzll(t), k = c->start[x + 1] - c->start[x];
        memcpy(ids + *n, c->ids + c->start[x], sizeof(int32_t) * (size_t)k);
        *n += k;
    }
    return ids;
}

static cost wide_search_cell(solver *s, patterns *c, uint64_t t, cost beta) {
    int n;
    int32_t *ids = gathered(s, c, t, &n);
    if (!ids) return 0;
    cost result = search_list(s, ids, n, beta);
    give_back(ids);
    return result;
}

#define NAME(x) wide_##x
#define CONTEXT patterns
#define WEIGHT(c, t) wide_weight(c, t)
#define KNOWN(c, t) wide_known(c, t)
#define VALUE(s, c, t) wide_value(s, c, t)
#define SEARCH(s, c, t, beta) wide_search_cell(s, c, t, beta)
#include "bounds.h"
#include "tree.h"
#undef NAME
#undef VALUE
#undef SEARCH

/* ---- choosing among proposals ---- */

typedef struct { cost low; int proposal, exact; key split; } candidate;

/* The candidate with the lowest bound that is not exact yet; `second` is the lowest of the others. */
static int lowest(const candidate *c, int n, cost *second) {
    int best = -1;
    *second = INFINITE;
    for (int i = 0; i < n; i++) {
        if (c[i].exact) continue;
        if (best < 0 || c[i].low < c[best].low) {
            if (best >= 0) *second = c[best].low;
            best = i;
        } else if (c[i].low < *second) *second = c[i].low;
    }
    return best;
}

/* What the search of a set has found out, for any width. */
typedef struct { candidate c[PROPOSALS]; int n; cost low, best; } choice;

/* Works on the most promising proposal until it no longer is, and so on until the value is known,
   or known to be at least beta. Some slack keeps it from going back and forth over little. */
#define DECIDE(S, CH, BETA, EVALUATE)                                                        \
    while ((CH)->best > (CH)->low) {                                                          \
        cost second, limit = (CH)->best < (BETA) ? (CH)->best : (BETA);                        \
        int at = lowest((CH)->c, (CH)->n, &second);                                            \
        if (at < 0) { (CH)->low = (CH)->best; break; }                                         \
        candidate *one = &(CH)->c[at];                                                         \
        if (one->low > (CH)->low) (CH)->low = one->low < (CH)->best ? one->low : (CH)->best;   \
        if (one->low >= limit) break;                                                          \
        if (second + ROUND < limit) limit = second + ROUND;                                    \
        cost found = EVALUATE;                                                                 \
        if ((S)->stopped) break;                                                               \
        if (found < limit) {                                                                   \
            one->exact = 1;                                                                    \
            if (found < (CH)->best) (CH)->best = found;                                        \
        }                                                                                      \
        one->low = found;                                                                      \
    }

static int distinct(choice *ch, key split) {
    for (int i = 0; i < ch->n; i++) if (equal(ch->c[i].split, split)) return 0;
    return 1;
}

static void add(choice *ch, int proposal, key split, bound b) {
    ch->c[ch->n++] = (candidate){b.low, proposal, b.exact, split};
    if (b.exact && b.low < ch->best) ch->best = b.low;
}

/* Joins the name of one more part, or of none, to a name. */
static key joined(key name, key part) {
    return (key){mixed(name.a ^ mixed(part.a)), mixed(name.b + mixed(part.b ^ 0x9E3779B97F4A7C15u))};
}

/* The verifiers that split t, as masks, and a name of how they do. */
static int narrow_splits(const universe *u, uint64_t t, int p, int verifiers, uint64_t *yes, key *name) {
    int m = 0;
    uint64_t first = t & -t;
    *name = (key){0, 0};
    for (int v = 0; v < verifiers; v++) {
        uint64_t y = t & u->yes[p][v];
        if (y == t) y = 0;
        if (y) yes[m++] = y;
        if (y & first) y ^= t; /* the same split, whichever side says yes */
        *name = joined(*name, (key){y, y});
    }
    return m;
}

static cost narrow_evaluate(solver *s, universe *u, uint64_t t, int p, int weight, cost limit) {
    uint64_t yes[VERIFIERS];
    key name;
    int m = narrow_splits(u, t, p, s->verifiers, yes, &name);
    return narrow_round_exact(s, u, yes, m, t, weight, limit);
}

static cost narrow_search(solver *s, universe *u, uint64_t t, cost beta) {
    if (narrow_known(u, t)) return 0;
    key k = narrow_key(u, t);
    entry *e = find(s, k);
    if (e && (e->exact || e->lower >= beta)) return e->lower;
    choice ch;
    ch.n = 0;
    ch.best = INFINITE;
    ch.low = e ? e->lower : narrow_bound(s, u, t);
    if (ch.low >= beta) return ch.low;
    s->searches++;
    if (out_of_time(s, 0)) return ch.low;
    int weight = narrow_weight(u, t);
    for (int p = 0; p < u->proposals && ch.best > ch.low; p++) {
        uint64_t yes[VERIFIERS];
        key name;
        int m = narrow_splits(u, t, p, s->verifiers, yes, &name);
        if (m && distinct(&ch, name)) add(&ch, p, name, narrow_round(s, u, yes, m, t, weight));
    }
    DECIDE(s, &ch, beta, narrow_evaluate(s, u, t, one->proposal, weight, limit));
    int exact = ch.best <= ch.low;
    keep(s, k, __builtin_popcountll(t), ch.low, exact, 0);
    return ch.low;
}

static universe *narrow_universe(solver *s, const int32_t *ids, int n) {
    universe *u = needed(s, 1, sizeof *u);
    if (!u) return NULL;
    u->size = n;
    u->even = 1;
    u->proposals = 0;
    for (int i = 0; i < n; i++) {
        u->weight[i] = s->weight[ids[i]];
        u->even &= u->weight[i] == 1;
        u->same[i] = 0;
        for (int j = 0; j < n; j++) u->same[i] |= (uint64_t)(s->code[ids[i]] == s->code[ids[j]]) << j;
    }
    for (int byte = 0; byte < 8; byte++) {
        u->name[byte][0] = (key){0, 0};
        for (int x = 1; x < 256; x++) {
            int i = byte * 8 + __builtin_ctz((unsigned)x);
            key k = u->name[byte][x & (x - 1)];
            if (i < n) { k.a ^= s->name[ids[i]].a; k.b ^= s->name[ids[i]].b; }
            u->name[byte][x] = k;
        }
    }
    uint64_t all = n == 64 ? ~(uint64_t)0 : ((uint64_t)1 << n) - 1;
    key seen[PROPOSALS], name;
    for (int p = 0; p < PROPOSALS; p++) {
        const uint8_t *row = s->pattern + (size_t)p * s->worlds;
        uint64_t *yes = u->yes[u->proposals], some[VERIFIERS];
        memset(yes, 0, sizeof u->yes[0]);
        for (int i = 0; i < n; i++) {
            unsigned x = row[ids[i]];
            for (int v = 0; v < s->verifiers; v++) yes[v] |= (uint64_t)(x >> v & 1) << i;
        }
        if (!narrow_splits(u, all, u->proposals, s->verifiers, some, &name)) continue;
        int i = 0;
        while (i < u->proposals && !equal(seen[i], name)) i++;
        if (i < u->proposals) continue;
        seen[u->proposals] = name;
        u->proposal[u->proposals++] = (uint8_t)p;
    }
    return u;
}

/* ---- wide ---- */

/* For each verifier the patterns in which it says yes. */
static const uint64_t half[VERIFIERS] = {
    0xAAAAAAAAAAAAAAAAu, 0xCCCCCCCCCCCCCCCCu, 0xF0F0F0F0F0F0F0F0u,
    0xFF00FF00FF00FF00u, 0xFFFF0000FFFF0000u, 0xFFFFFFFF00000000u,
};

static void wide_free(patterns *c) {
    if (!c) return;
    give_back(c->ids);
    give_back(c->count);
    give_back(c);
}

static patterns *wide_new(solver *s, int n) {
    patterns *c = needed(s, 1, sizeof *c);
    if (!c) return NULL;
    c->size = n;
    c->codes = s->codes;
    c->ids = needed(s, (size_t)n, sizeof(int32_t));
    c->count = needed(s, (size_t)s->codes << s->verifiers, sizeof(int32_t));
    if (c->ids && c->count) return c;
    wide_free(c);
    return NULL;
}

/* Sorts the worlds by their answers to a proposal. */
static void wide_fill(const solver *s, patterns *c, const int32_t *ids, int p) {
    const uint8_t *row = s->pattern + (size_t)p * s->worlds;
    int kinds = 1 << s->verifiers, n = c->size, at[64];
    memset(c->start, 0, sizeof c->start);
    for (int i = 0; i < n; i++) c->start[row[ids[i]] + 1]++;
    for (int x = 0; x < kinds; x++) {
        c->start[x + 1] += c->start[x];
        at[x] = c->start[x];
        c->weight[x] = 0;
        c->name[x] = (key){0, 0};
        c->present[x][0] = c->present[x][1] = 0;
        if (c->start[x + 1] > c->start[x]) memset(c->count + (size_t)x * c->codes, 0, sizeof(int32_t) * (size_t)c->codes);
    }
    for (int i = 0; i < n; i++) {
        int w = ids[i], x = row[w], code = s->code[w];
        c->ids[at[x]++] = w;
        c->weight[x] += s->weight[w];
        c->count[(size_t)x * c->codes + code] += s->weight[w];
        c->present[x][code >> 6] |= (uint64_t)1 << (code & 63);
        c->name[x].a ^= s->name[w].a;
        c->name[x].b ^= s->name[w].b;
    }
}

/* The patterns in use, the verifiers that split them, and a name of how they split the worlds. */
static int wide_splits(const solver *s, const patterns *c, uint64_t *all, uint64_t *yes, key *name) {
    int kinds = 1 << s->verifiers, m = 0;
    key total = {0, 0};
    *all = 0;
    *name = (key){0, 0};
    for (int x = 0; x < kinds; x++)
        if (c->start[x + 1] > c->start[x]) {
            *all |= (uint64_t)1 << x;
            total = both_keys(total, c->name[x]);
        }
    for (int v = 0; v < s->verifiers; v++) {
        uint64_t y = *all & half[v];
        key part = {0, 0};
        if (y && y != *all) {
            yes[m++] = y;
            for (uint64_t r = y; r; r &= r - 1) part = both_keys(part, c->name[__builtin_ctzll(r)]);
            key other = both_keys(part, total);
            if (other.a < part.a) part = other; /* the same split, whichever side says yes */
        }
        *name = joined(*name, part);
    }
    return m;
}

static cost wide_evaluate(solver *s, patterns *c, const int32_t *ids, int p, int weight, cost limit) {
    uint64_t all, yes[VERIFIERS];
    key name;
    wide_fill(s, c, ids, p);
    int m = wide_splits(s, c, &all, yes, &name);
    return wide_round_exact(s, c, yes, m, all, weight, limit);
}

static cost search_list(solver *s, const int32_t *ids, int n, cost beta) {
    if (n <= NARROW) {
        universe *u = narrow_universe(s, ids, n);
        if (!u) return 0;
        cost result = narrow_search(s, u, n == 64 ? ~(uint64_t)0 : ((uint64_t)1 << n) - 1, beta);
        give_back(u);
        return result;
    }
    key k = {0, 0};
    for (int i = 0; i < n; i++) { k.a ^= s->name[ids[i]].a; k.b ^= s->name[ids[i]].b; }
    entry *e = find(s, k);
    if (e && (e->exact || e->lower >= beta)) return e->lower;
    choice ch;
    ch.n = 0;
    ch.best = INFINITE;
    ch.low = e ? e->lower : 0;
    s->searches++;
    if (out_of_time(s, 1)) return ch.low;
    patterns *c = wide_new(s, n);
    if (!c) return ch.low;
    int weight = 0;
    for (int i = 0; i < n; i++) weight += s->weight[ids[i]];
    for (int p = 0; p < PROPOSALS; p++) {
        uint64_t all, yes[VERIFIERS];
        key name;
        wide_fill(s, c, ids, p);
        int m = wide_splits(s, c, &all, yes, &name);
        if (!p && !ch.low && wide_known(c, all)) { wide_free(c); return 0; }
        if (m && distinct(&ch, name)) add(&ch, p, name, wide_round(s, c, yes, m, all, weight));
    }
    DECIDE(s, &ch, beta, wide_evaluate(s, c, ids, one->proposal, weight, limit));
    wide_free(c);
    keep(s, k, n, ch.low, ch.best <= ch.low, 0);
    return ch.low;
}
