/* What one round about one proposal does cost, by searching the sets it leads to. Included after
   bounds.h, with SEARCH besides. */

/* What is left of a round from t: exact if below `limit`, else a lower bound that is at least it.
   `must` says that a question must be asked, as at the beginning of a round. */
static cost NAME(tree)(solver *s, CONTEXT *c, const uint64_t *yes, int m, uint64_t t, int asked, int left, cost limit, int must) {
    if (KNOWN(c, t)) return 0;
    if (!left) return SEARCH(s, c, t, limit);
    struct { cost low, no; int v; } way[VERIFIERS + 1];
    int n = 0, w = WEIGHT(c, t);
    cost best = INFINITE, result = INFINITE;
    for (int v = must ? 0 : -1; v < m; v++) {
        bound b, no = {0, 1};
        if (v < 0) b = VALUE(s, c, t);
        else {
            uint64_t y = t & yes[v];
            if (asked >> v & 1 || !y || y == t) continue;
            b = NAME(rest)(s, c, yes, m, y, asked | 1 << v, left - 1);
            no = NAME(rest)(s, c, yes, m, t ^ y, asked | 1 << v, left - 1);
            b = (bound){w + b.low + no.low, b.exact && no.exact};
        }
        if (b.exact) {
            if (b.low < best) best = b.low;
            continue;
        }
        int i = n++;
        for (; i && way[i - 1].low > b.low; i--) way[i] = way[i - 1];
        way[i].low = b.low;
        way[i].no = no.low;
        way[i].v = v;
    }
    for (int i = 0; i < n; i++) {
        cost most = best < limit ? best : limit, found;
        if (way[i].low >= most) {
            if (way[i].low < result) result = way[i].low;
            break;
        }
        int v = way[i].v;
        if (v < 0) found = SEARCH(s, c, t, most);
        else {
            uint64_t y = t & yes[v];
            found = w + NAME(tree)(s, c, yes, m, y, asked | 1 << v, left - 1, most - w - way[i].no, 0);
            if (found + way[i].no >= most) found += way[i].no;
            else found += NAME(tree)(s, c, yes, m, t ^ y, asked | 1 << v, left - 1, most - found, 0);
        }
        if (s->stopped) return way[0].low < best ? way[0].low : best;
        if (found < most) best = found;
        if (found < result) result = found;
    }
    return best < result ? best : result;
}

static cost NAME(round_exact)(solver *s, CONTEXT *c, const uint64_t *yes, int m, uint64_t all, int weight, cost limit) {
    cost base = weight * ROUND;
    return base + NAME(tree)(s, c, yes, m, all, 0, QUESTIONS, limit - base, 1);
}
