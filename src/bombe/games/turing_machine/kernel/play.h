/* ---- a strategy at once, good but perhaps not the best ---- */

static cost play_list(solver *s, const int32_t *ids, int n);

static cost play_cell(solver *s, const patterns *c, uint64_t t) {
    int n = 0;
    int32_t *ids = malloc(sizeof(int32_t) * (size_t)c->size);
    for (; t; t &= t - 1) {
        int x = __builtin_ctzll(t), k = c->start[x + 1] - c->start[x];
        memcpy(ids + n, c->ids + c->start[x], sizeof(int32_t) * (size_t)k);
        n += k;
    }
    cost result = play_list(s, ids, n);
    free(ids);
    return result;
}

#define MANY 20000 /* worlds; of more than that only one strategy is tried */
#define HALVING 0.3 /* rounds, by experience, for each time that the worlds of a set must be halved */

/* What a set may cost from a new round: the bound, or more if that is what sets of its size cost.
   Which of the two makes the better strategy depends on the problem, so both are tried. */
static bound looks(solver *s, const patterns *c, uint64_t t) {
    cost usual = 0;
    if (s->by_size) {
        int n = 0;
        for (uint64_t r = t; r; r &= r - 1) {
            int x = __builtin_ctzll(r);
            n += c->start[x + 1] - c->start[x];
        }
        usual = (cost)((double)ROUND * HALVING * wide_weight(c, t) * log2(n));
        if (n > NARROW) return (bound){usual, 0}; /* the bound of a large set is lower and takes long */
    }
    bound b = wide_value(s, c, t);
    return b.exact || usual < b.low ? b : (bound){usual, 0};
}

#define NAME(x) looks_##x
#define VALUE(s, c, t) looks(s, c, t)
#include "bounds.h"

/* The verifier that looks best from t; -1 ends the round. At a tie it is better to go on: whole
   sets have the weaker bounds. */
static int promising(solver *s, const patterns *c, const uint64_t *yes, int m, uint64_t t, int asked, int left, int must) {
    int best = -1, w = wide_weight(c, t);
    cost low = must ? INFINITE : looks(s, c, t).low;
    for (int v = 0; left && v < m; v++) {
        uint64_t y = t & yes[v];
        if (asked >> v & 1 || !y || y == t) continue;
        cost sum = w + looks_rest(s, c, yes, m, y, asked | 1 << v, left - 1).low +
                   looks_rest(s, c, yes, m, t ^ y, asked | 1 << v, left - 1).low;
        if (sum < low || (best < 0 && sum == low)) { low = sum; best = v; }
    }
    return best;
}

static cost play_round(solver *s, const patterns *c, const uint64_t *yes, int m, uint64_t t, int asked, int left, int must) {
    if (wide_known(c, t)) return 0;
    int v = promising(s, c, yes, m, t, asked, left, must);
    if (v < 0) return play_cell(s, c, t);
    uint64_t y = t & yes[v];
    return wide_weight(c, t) + play_round(s, c, yes, m, y, asked | 1 << v, left - 1, 0) +
           play_round(s, c, yes, m, t ^ y, asked | 1 << v, left - 1, 0);
}

/* The proposal whose bound is lowest; c is filled for it. */
static int promising_proposal(solver *s, patterns *c, const int32_t *ids) {
    int best = -1;
    cost low = INFINITE;
    for (int p = 0; p < PROPOSALS; p++) {
        uint64_t all, yes[VERIFIERS];
        key name;
        wide_fill(s, c, ids, p);
        int m = wide_splits(s, c, &all, yes, &name);
        if (!m) continue;
        cost sum = looks_round(s, c, yes, m, all, 0).low; /* whose weight is the same for all */
        if (sum < low) { low = sum; best = p; }
    }
    if (best >= 0) wide_fill(s, c, ids, best);
    return best;
}

static int weight_of(const solver *s, const int32_t *ids, int n) {
    int weight = 0;
    for (int i = 0; i < n; i++) weight += s->weight[ids[i]];
    return weight;
}

static key key_of(const solver *s, const int32_t *ids, int n) {
    key k = {0, 0};
    for (int i = 0; i < n; i++) { k.a ^= s->name[ids[i]].a; k.b ^= s->name[ids[i]].b; }
    return k;
}

static cost play_list(solver *s, const int32_t *ids, int n) {
    entry *e = find(s, key_of(s, ids, n));
    if (e && e->exact) return e->lower;
    if (n <= s->small) {
        double deadline = s->deadline;
        int stopped = s->stopped;
        s->deadline = 1e300; /* takes little, so it need not be interrupted */
        s->stopped = 0;
        cost value = search_list(s, ids, n, INFINITE);
        s->deadline = deadline;
        s->stopped = stopped;
        return value;
    }
    int weight = weight_of(s, ids, n);
    patterns *c = wide_new(s, n);
    promising_proposal(s, c, ids);
    uint64_t all, yes[VERIFIERS];
    key name;
    int m = wide_splits(s, c, &all, yes, &name);
    cost result = weight * ROUND + play_round(s, c, yes, m, all, 0, QUESTIONS, 1);
    wide_free(c);
    return result;
}

