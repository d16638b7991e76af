/* Memory: all of it is allocated here, and every caller must expect NULL.

   A build with BOMBE_FAIL_ALLOC is for tests: they choose which requests are refused, and see how
   many pieces of memory are held. */

#include <stdint.h>
#include <stdlib.h>

#ifdef BOMBE_FAIL_ALLOC
static int64_t to_grant = INT64_MAX, to_refuse, refused, held;

/* From now on: after `grant` more requests the next `refuse` are refused. */
void bombe_refuse(int64_t grant, int64_t refuse) {
    to_grant = grant;
    to_refuse = refuse;
    refused = 0;
}

int64_t bombe_refused(void) { return refused; }
int64_t bombe_held(void) { return held; }

static int refusal(void) {
    if (to_grant > 0) { to_grant--; return 0; }
    if (refused >= to_refuse) return 0;
    refused++;
    return 1;
}

static void *counted(void *memory) { held += memory != NULL; return memory; }
#else
static int refusal(void) { return 0; }
static void *counted(void *memory) { return memory; }
#endif

/* Uninitialized room for so many things. Zero of them still get a byte, since malloc may answer a
   request for nothing with NULL. */
static void *room(size_t count, size_t size) {
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes) || refusal()) return NULL;
    return counted(malloc(bytes ? bytes : 1));
}

/* The same with zeros; calloc itself looks for an overflow. */
static void *zeros(size_t count, size_t size) {
    if (refusal()) return NULL;
    return counted(calloc(count ? count : 1, size));
}

static void give_back(void *memory) {
#ifdef BOMBE_FAIL_ALLOC
    held -= memory != NULL;
#endif
    free(memory);
}
