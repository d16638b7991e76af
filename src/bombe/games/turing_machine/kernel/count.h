/* How many worlds every card set has. A world of a code is a smallest cover: each of its laws
   excludes codes, together they exclude all codes but one, and each excludes some that no other
   does. So we go through the covers, not through the cards: the code that the fewest laws can still
   exclude comes first, a law that was tried is barred for those after it, and a law that leaves
   another without a code of its own is out. Laws with the same codes are one law here; which
   cards it is printed on matters only when a cover is found. */

#define CARDS 48
#define SIZE 6 /* the most verifiers */

typedef struct { uint64_t w[2]; } set;

typedef struct {
    set mask[128];
    uint64_t cards[128]; /* those a law is printed on, as bits */
    set against[PROPOSALS]; /* the laws that exclude a code */
    int code, least;
    int chosen[SIZE];
    set own[SIZE]; /* what a chosen law alone excludes */
    uint32_t choose[CARDS + 1][SIZE + 1];
    uint16_t *worlds[SIZE + 1]; /* of the sets of so many cards, in lexicographic order; or NULL */
} counter;

static set both(set a, set b) { return (set){{a.w[0] & b.w[0], a.w[1] & b.w[1]}}; }
static set less(set a, set b) { return (set){{a.w[0] & ~b.w[0], a.w[1] & ~b.w[1]}}; }
static int empty(set a) { return !(a.w[0] | a.w[1]); }
static int size_of(set a) { return __builtin_popcountll(a.w[0]) + __builtin_popcountll(a.w[1]); }
static set one_bit(int i) { return (set){{i < 64 ? (uint64_t)1 << i : 0, i < 64 ? 0 : (uint64_t)1 << (i - 64)}}; }

static int pop(set *a) { /* the first element, taken out */
    int w = !a->w[0], i = __builtin_ctzll(a->w[w]);
    a->w[w] &= a->w[w] - 1;
    return 64 * w + i;
}

/* A cover of n laws counts once for every choice of a card for each, all different. */
static void seat(counter *k, int n, int at, uint64_t used) {
    if (at < n) {
        for (uint64_t free = k->cards[k->chosen[at]] & ~used; free; free &= free - 1)
            seat(k, n, at + 1, used | (free & -free));
        return;
    }
    uint32_t place = k->choose[CARDS][n] - 1;
    for (int left = n; used; used &= used - 1, left--) place -= k->choose[CARDS - 1 - __builtin_ctzll(used)][left];
    k->worlds[n][place]++;
}

/* `left` are the codes to be excluded after n laws, `may` the laws that may be added. */
static void grow(counter *k, int n, int most, set left, set may) {
    set branch = may;
    if (n + 1 == most) { /* the last law excludes all of them */
        for (set rest = left; !empty(rest) && !empty(branch);) branch = both(branch, k->against[pop(&rest)]);
    } else {
        int fewest = 129;
        for (set rest = left; !empty(rest) && fewest;) {
            set some = both(may, k->against[pop(&rest)]);
            int number = size_of(some);
            if (number < fewest) fewest = number, branch = some;
        }
    }
    while (!empty(branch)) {
        int law = pop(&branch), useful = 1;
        may = less(may, one_bit(law));
        for (int i = 0; i < n && useful; i++) useful = !empty(both(k->own[i], k->mask[law]));
        if (!useful) continue;
        set now = both(left, k->mask[law]);
        int more = size_of(now);
        k->chosen[n] = law;
        if (!more) {
            if (n + 1 >= k->least && k->worlds[n + 1]) seat(k, n + 1, 0, 0);
            continue;
        }
        int needed = k->least - n - 1; /* each of these excludes a code of its own */
        if (n + 1 >= most || n + 1 >= SIZE || more < needed) continue;
        set before[SIZE];
        memcpy(before, k->own, sizeof before);
        for (int i = 0; i < n; i++) k->own[i] = both(k->own[i], k->mask[law]);
        k->own[n] = less(left, k->mask[law]);
        grow(k, n + 1, most, now, may);
        memcpy(k->own, before, sizeof before);
    }
}

/* The worlds of all card sets of `least` to `most` cards, each size in an array of its own.
   `masks` are the different laws (two words of codes each), `cards` those they are on. */
void bombe_count(int laws, const uint64_t *masks, const uint64_t *cards, int least, int most, uint16_t **worlds) {
    counter here = {0}, *k = &here;
    k->least = least;
    for (int n = least; n <= most; n++) k->worlds[n] = worlds[n - least];
    for (int i = 0; i <= CARDS; i++) {
        k->choose[i][0] = 1;
        for (int j = 1; j <= SIZE && i; j++) k->choose[i][j] = k->choose[i - 1][j - 1] + k->choose[i - 1][j];
    }
    for (int i = 0; i < laws; i++) {
        k->mask[i] = (set){{masks[2 * i], masks[2 * i + 1]}};
        k->cards[i] = cards[i];
    }
    for (int code = 0; code < PROPOSALS; code++)
        for (int i = 0; i < laws; i++)
            if (empty(both(k->mask[i], one_bit(code)))) k->against[code].w[i >> 6] |= (uint64_t)1 << (i & 63);
    set all = {{~(uint64_t)0, ((uint64_t)1 << (PROPOSALS - 64)) - 1}};
    for (int code = 0; code < PROPOSALS; code++) {
        set may = {{0, 0}};
        for (int i = 0; i < laws; i++) may.w[i >> 6] |= (uint64_t)1 << (i & 63);
        grow(k, 0, most, less(all, one_bit(code)), less(may, k->against[code]));
    }
}
