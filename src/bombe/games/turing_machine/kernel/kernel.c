/* What the program calls: see search.h for what a value is.

   Without memory for it, a call gives NO_MEMORY (or NULL) and has given back all it took; the solver
   is as good as before. */

#include "search.h"

#include "play.h"

#include "worst.h"

#include "count.h"

#define NO_MEMORY (-1)

static void until(solver *s, double seconds) {
    double time = now();
    s->deadline = time + seconds;
    s->looks = time + s->every;
    s->stopped = s->failed = s->hurry = 0;
}

static int outcome(const solver *s, int otherwise) { return s->failed ? NO_MEMORY : otherwise; }

static int settled(const solver *s, const int32_t *ids, int n) {
    for (int i = 1; i < n; i++) if (s->code[ids[i]] != s->code[ids[0]]) return 0;
    return 1;
}

void bombe_free(solver *s) {
    give_back(s->pattern);
    give_back(s->code);
    give_back(s->weight);
    give_back(s->name);
    give_back(s->table);
    give_back(s);
}

/* `law` has the law of each world's verifiers, as a row of `masks`; two words of 64 codes each. */
solver *bombe_new(int worlds, int verifiers, const uint8_t *law, const uint64_t *masks, const int32_t *weight, int64_t most) {
    solver *s = zeros(1, sizeof *s);
    if (!s) return NULL;
    s->worlds = worlds;
    s->verifiers = verifiers;
    s->pattern = zeros((size_t)worlds, PROPOSALS);
    s->code = room((size_t)worlds, sizeof(int32_t));
    s->weight = room((size_t)worlds, sizeof(int32_t));
    s->name = room((size_t)worlds, sizeof(key));
    s->slots = 1 << 8;
    s->most = (uint64_t)most;
    if (s->most > SIZE_MAX / 2 / sizeof(entry)) s->most = SIZE_MAX / 2 / sizeof(entry);
    s->table = zeros(s->slots, sizeof(entry));
    if (!s->pattern || !s->code || !s->weight || !s->name || !s->table) {
        bombe_free(s);
        return NULL;
    }
    memcpy(s->weight, weight, sizeof(int32_t) * (size_t)worlds);
    int number[PROPOSALS], ones[PROPOSALS + 1];
    memset(number, -1, sizeof number);
    for (int i = 0; i < worlds; i++) {
        uint64_t left[2] = {~(uint64_t)0, ~(uint64_t)0};
        for (int v = 0; v < verifiers; v++) {
            const uint64_t *mask = masks + 2 * law[(size_t)i * verifiers + v];
            left[0] &= mask[0];
            left[1] &= mask[1];
            for (int p = 0; p < PROPOSALS; p++)
                s->pattern[(size_t)p * worlds + i] |= (uint8_t)((mask[p >> 6] >> (p & 63) & 1) << v);
        }
        int code = left[0] ? __builtin_ctzll(left[0]) : 64 + __builtin_ctzll(left[1]);
        if (number[code] < 0) number[code] = s->codes++;
        s->code[i] = number[code];
        s->name[i].a = mixed(2 * (uint64_t)i * 0x9E3779B97F4A7C15u + 1);
        s->name[i].b = mixed((2 * (uint64_t)i + 1) * 0x9E3779B97F4A7C15u + 7);
    }
    for (int i = 0; i <= PROPOSALS; i++) ones[i] = 1;
    for (int n = 2; n <= PROPOSALS; n++) {
        s->even2[n] = (int)huffman(ones, n, 2);
        s->even8[n] = (int)huffman(ones, n, 8);
    }
    return s;
}

/* From now on `interrupted` is asked every so many seconds whether to stop. A search that is
   interrupted ends as one does that has no time. */
void bombe_heed(solver *s, int (*interrupted)(void), double every) {
    s->interrupted = interrupted;
    s->every = every;
}

uint64_t bombe_searches(const solver *s) { return s->searches; }

/* The value of a set at the beginning of a round, or the lower bound that the time was enough for;
   tells whether it is the value. */
int bombe_value(solver *s, const int32_t *ids, int n, double seconds, int64_t *value) {
    until(s, seconds);
    *value = settled(s, ids, n) ? 0 : search_list(s, ids, n, INFINITE);
    return outcome(s, !s->stopped);
}

/* The same in the middle of a round about `proposal`, with `left` questions. A verifier that
   was asked already no longer splits the set, so the caller need not say which those are. */
int bombe_open(solver *s, const int32_t *ids, int n, int proposal, int left, double seconds, int64_t *value) {
    uint64_t all, yes[VERIFIERS];
    key name;
    until(s, seconds);
    patterns *c = wide_new(s, n);
    if (!c) return NO_MEMORY;
    wide_fill(s, c, ids, proposal);
    int m = wide_splits(s, c, &all, yes, &name);
    *value = wide_known(c, all) ? 0 : wide_tree(s, c, yes, m, all, 0, left, INFINITE, 0);
    wide_free(c);
    return outcome(s, !s->stopped);
}

static int verifier_of(const solver *s, const patterns *c, uint64_t mask) {
    uint64_t all = 0;
    for (int x = 0; x < 1 << s->verifiers; x++)
        if (c->start[x + 1] > c->start[x]) all |= (uint64_t)1 << x;
    for (int v = 0; v < s->verifiers; v++) if ((all & half[v]) == mask) return v;
    return -1;
}

/* The first verifier, in the order of their letters, with which what is left of the round costs
   `value`; -1 if none. */
static int first_verifier(solver *s, patterns *c, const uint64_t *yes, int m, uint64_t t, int left, cost value) {
    int w = wide_weight(c, t);
    for (int v = 0; left && v < m; v++) {
        cost sum = w + wide_tree(s, c, yes, m, yes[v], 1 << v, left - 1, value + 1 - w, 0);
        if (sum <= value) sum += wide_tree(s, c, yes, m, t ^ yes[v], 1 << v, left - 1, value + 1 - sum, 0);
        if (s->stopped) break; /* then it is only a bound */
        if (sum == value) return v;
    }
    return -1;
}

/* The first question, by proposal and then by verifier, of those that cost no more than the known
   value. Tells whether the time was enough. */
int bombe_question(solver *s, const int32_t *ids, int n, int64_t value, double seconds, int32_t *question) {
    until(s, seconds);
    patterns *c = wide_new(s, n);
    if (!c) return NO_MEMORY;
    int weight = weight_of(s, ids, n);
    question[0] = question[1] = -1;
    for (int p = 0; p < PROPOSALS && question[0] < 0 && !s->stopped; p++) {
        uint64_t all, yes[VERIFIERS];
        key name;
        wide_fill(s, c, ids, p);
        int m = wide_splits(s, c, &all, yes, &name);
        if (!m || wide_round(s, c, yes, m, all, weight).low > value) continue;
        int v = first_verifier(s, c, yes, m, all, QUESTIONS, value - weight * ROUND);
        if (v < 0) continue;
        question[0] = p;
        question[1] = verifier_of(s, c, yes[v]);
    }
    wide_free(c);
    return outcome(s, question[0] >= 0);
}

/* The same in the middle of a round; -1 when a new round is to be begun. */
int bombe_open_question(solver *s, const int32_t *ids, int n, int proposal, int left, int64_t value, double seconds, int32_t *question) {
    uint64_t all, yes[VERIFIERS];
    key name;
    until(s, seconds);
    patterns *c = wide_new(s, n);
    if (!c) return NO_MEMORY;
    wide_fill(s, c, ids, proposal);
    int m = wide_splits(s, c, &all, yes, &name);
    int v = first_verifier(s, c, yes, m, all, left, value);
    question[0] = proposal;
    question[1] = v < 0 ? -1 : verifier_of(s, c, yes[v]);
    wide_free(c);
    return outcome(s, !s->stopped);
}

static cost played(solver *s, const int32_t *ids, int n, int proposal, int left, int must, int32_t *question) {
    uint64_t all, yes[VERIFIERS];
    key name;
    patterns *c = wide_new(s, n);
    if (!c) return 0;
    wide_fill(s, c, ids, proposal);
    int m = wide_splits(s, c, &all, yes, &name);
    int v = promising(s, c, yes, m, all, 0, left, must);
    question[0] = v < 0 ? -1 : proposal;
    question[1] = v < 0 ? -1 : verifier_of(s, c, yes[v]);
    cost result = play_round(s, c, yes, m, all, 0, left, must);
    wide_free(c);
    return result;
}

/* What a good strategy costs, and its first question; `proposal` is -1 at the beginning of a round.
   In a round that is open the question's proposal is -1 when a new one is to be begun. It solves
   sets of up to `small` worlds, and tries so many proposals that look good: the more, the better it
   is and the longer it takes. After `seconds` it takes less care. */
int64_t bombe_play(solver *s, const int32_t *ids, int n, int proposal, int left, int small, int tries, double seconds, int32_t *question) {
    until(s, seconds);
    question[0] = question[1] = -1;
    if (settled(s, ids, n)) return 0;
    cost best = INFINITE, base = proposal < 0 ? weight_of(s, ids, n) * ROUND : 0;
    s->small = small;
    for (s->by_size = 1; s->by_size >= (n > MANY); s->by_size--) {
        int some[PROPOSALS], count = 1;
        if (proposal < 0) count = best_looking(s, ids, n, tries, some);
        else some[0] = proposal;
        for (int i = 0; i < count && (best == INFINITE || !in_a_hurry(s)); i++) {
            int32_t other[2];
            cost result = base + played(s, ids, n, some[i], proposal < 0 ? QUESTIONS : left, proposal < 0, other);
            if (s->failed) return NO_MEMORY;
            if (result >= best) continue;
            best = result;
            memcpy(question, other, sizeof other);
        }
    }
    return s->failed ? NO_MEMORY : best;
}

/* How many rounds (kind 0) or questions (kind 1) are needed at least, and how many suffice, whatever
   the secret. In a round that is open, `proposal` has `left` questions, and only rounds after it are
   counted; else it is -1. With `most` it is only asked whether so many suffice, else that is -1. Tells
   whether it was found out; without the time for it the limits hold all the same. */
int bombe_worst(solver *s, const int32_t *ids, int n, int kind, int proposal, int left, int most, double seconds, int32_t *found) {
    until(s, seconds);
    found[0] = found[1] = 0;
    if (settled(s, ids, n)) return 1;
    field *f = field_new(s, ids, n);
    if (!f) return NO_MEMORY;
    limits l = worst_limits(s, f, kind, proposal, left, most, seconds);
    field_free(f);
    found[0] = l.low;
    found[1] = l.high;
    return outcome(s, most < 0 ? l.low == l.high : l.low > most || l.high <= most);
}
