/* What one round about one proposal may cost, by what is known of the sets it may lead to. The
   masks yes[0..m) split the set `all`. Included for each kind of sets, with NAME, CONTEXT, WEIGHT,
   KNOWN and VALUE. */

/* A lower bound of the round and all that follows, from what is known of every set that up to
   three questions may lead to; each is looked at once, however many orders lead to it. It is exact
   when the way to it ends in sets whose values are exact. */
static bound NAME(round)(solver *s, const CONTEXT *c, const uint64_t *yes, int m, uint64_t all, int weight) {
    uint64_t side[VERIFIERS][2];
    bound three[20][8], two[VERIFIERS][VERIFIERS][4], one[2], best = {INFINITE, 0};
    int index[VERIFIERS][VERIFIERS][VERIFIERS], n = 0;
    for (int i = 0; i < m; i++) { side[i][0] = all & ~yes[i]; side[i][1] = yes[i]; }
    for (int i = 0; i < m; i++)
        for (int j = i + 1; j < m; j++)
            for (int k = j + 1; k < m; k++) {
                /* one number whichever order the three are named in */
                index[i][j][k] = index[j][i][k] = n;
                index[i][k][j] = index[k][i][j] = n;
                index[j][k][i] = index[k][j][i] = n;
                for (int x = 0; x < 8; x++) {
                    uint64_t t = side[i][x & 1] & side[j][x >> 1 & 1] & side[k][x >> 2];
                    three[n][x] = !t || KNOWN(c, t) ? (bound){0, 1} : VALUE(s, c, t);
                }
                n++;
            }
    for (int i = 0; i < m; i++)
        for (int j = i + 1; j < m; j++)
            for (int x = 0; x < 4; x++) {
                uint64_t t = side[i][x & 1] & side[j][x >> 1];
                bound b = {0, 1};
                if (t && !KNOWN(c, t)) {
                    int w = WEIGHT(c, t);
                    b = (bound){INFINITE, 0};
                    for (int k = 0; k < m; k++) {
                        if (k == i || k == j) continue;
                        const bound *of = three[index[i][j][k]];
                        /* the answers in the order of the three, k's left out, then k's own bit */
                        int at = k < i ? x << 1 : k < j ? (x & 1) | (x & 2) << 1 : x;
                        int bit = k < i ? 1 : k < j ? 2 : 4;
                        bound no = of[at], ok = of[at | bit];
                        cost sum = w + no.low + ok.low;
                        if (sum < b.low || (sum == b.low && no.exact && ok.exact))
                            b = (bound){sum, no.exact && ok.exact};
                    }
                    if (b.low >= w * ROUND) { /* else ending the round here cannot be better */
                        bound stop = VALUE(s, c, t);
                        if (stop.low < b.low || (stop.low == b.low && stop.exact)) b = stop;
                    }
                }
                two[i][j][x] = two[j][i][(x & 1) << 1 | x >> 1] = b;
            }
    for (int i = 0; i < m; i++) {
        for (int x = 0; x < 2; x++) {
            uint64_t t = side[i][x];
            one[x] = (bound){0, 1};
            if (!t || KNOWN(c, t)) continue;
            int w = WEIGHT(c, t);
            bound b = {INFINITE, 0};
            for (int j = 0; j < m; j++) {
                if (j == i) continue;
                bound no = two[i][j][x], ok = two[i][j][x | 2];
                cost sum = w + no.low + ok.low;
                if (sum < b.low || (sum == b.low && no.exact && ok.exact))
                    b = (bound){sum, no.exact && ok.exact};
            }
            if (b.low >= w * ROUND) {
                bound stop = VALUE(s, c, t);
                if (stop.low < b.low || (stop.low == b.low && stop.exact)) b = stop;
            }
            one[x] = b;
        }
        cost sum = weight + one[0].low + one[1].low;
        if (sum < best.low || (sum == best.low && one[0].exact && one[1].exact))
            best = (bound){sum, one[0].exact && one[1].exact};
    }
    best.low += weight * ROUND;
    return best;
}

/* The same for what is left of a round after some questions. */
static bound NAME(rest)(solver *s, const CONTEXT *c, const uint64_t *yes, int m, uint64_t t, int asked, int left) {
    if (!t || KNOWN(c, t)) return (bound){0, 1};
    bound b = VALUE(s, c, t);
    if (!left) return b;
    int w = WEIGHT(c, t);
    for (int v = 0; v < m; v++) {
        uint64_t y = t & yes[v];
        if (asked >> v & 1 || !y || y == t) continue;
        bound ok = NAME(rest)(s, c, yes, m, y, asked | 1 << v, left - 1);
        if (w + ok.low > b.low) continue;
        bound no = NAME(rest)(s, c, yes, m, t ^ y, asked | 1 << v, left - 1);
        cost sum = w + ok.low + no.low;
        if (sum < b.low || (sum == b.low && ok.exact && no.exact)) b = (bound){sum, ok.exact && no.exact};
    }
    return b;
}
