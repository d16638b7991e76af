/* ---- a strategy at once, good but perhaps not the best ----

   Once there is no memory, what is returned means nothing. */

static cost play_list(solver *s, const int32_t *ids, int n);

static cost play_cell(solver *s, const patterns *c, uint64_t t) {
    int n;
    int32_t *ids = gathered(s, c, t, &n);
    if (!ids) return 0;
    cost result = play_list(s, ids, n);
    give_back(ids);
    return result;
}

#define MANY 2000   /* worlds; of more than that only one strategy is tried */
#define SAMPLE 2048 /* of so many worlds */
#define HURRY 16    /* every n-th proposal */
#define SMALL 6     /* sets of up to so many worlds are solved even then */
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
        /* the bound of a large set is lower and takes long */
        if (n > NARROW || s->hurry) return (bound){usual, 0};
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

/* Whether the time for a strategy is over. What is left of it is then made with less care. */
static int in_a_hurry(solver *s) {
    if (!s->hurry) s->hurry = now() > s->deadline;
    return s->hurry;
}

/* The proposals that look best, the best first; tells how many there are. Of a large set a sample
   looks much like the whole, and in a hurry a few proposals must do. */
static int best_looking(solver *s, const int32_t *ids, int n, int tries, int *best) {
    cost low[PROPOSALS];
    int found = 0, step = in_a_hurry(s) ? HURRY : 1, size = n < SAMPLE ? n : SAMPLE;
    int32_t *some = needed(s, (size_t)size, sizeof(int32_t));
    patterns *c = wide_new(s, size);
    for (int i = 0; some && i < size; i++) some[i] = ids[(int64_t)i * n / size];
    for (int p = n % step; some && c && p < PROPOSALS; p += step) {
        uint64_t all, yes[VERIFIERS];
        key name;
        wide_fill(s, c, some, p);
        int m = wide_splits(s, c, &all, yes, &name);
        if (m) {
            cost sum = looks_round(s, c, yes, m, all, 0).low; /* whose weight is the same for all */
            int i = found < tries ? found++ : tries;
            for (; i && low[i - 1] > sum; i--)
                if (i < tries) { low[i] = low[i - 1]; best[i] = best[i - 1]; }
            if (i < tries) { low[i] = sum; best[i] = p; }
        }
        if (!found && p + step >= PROPOSALS && step > 1) { p = -1; step = 1; } /* then all of them */
    }
    wide_free(c);
    give_back(some);
    return found;
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
    if (s->failed) return 0;
    entry *e = find(s, key_of(s, ids, n));
    if (e && e->exact) return e->lower;
    if (n <= (in_a_hurry(s) ? SMALL : s->small)) {
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
    int best;
    /* two codes are always told apart by some question, so only memory can be missing */
    if (!c || !best_looking(s, ids, n, 1, &best)) {
        wide_free(c);
        return 0;
    }
    uint64_t all, yes[VERIFIERS];
    key name;
    wide_fill(s, c, ids, best);
    int m = wide_splits(s, c, &all, yes, &name);
    cost result = weight * ROUND + play_round(s, c, yes, m, all, 0, QUESTIONS, 1);
    wide_free(c);
    return result;
}

