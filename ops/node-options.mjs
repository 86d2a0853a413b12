/**
 * Options of Node for the process that answers shoppers. V8's helpers (collecting, compiling) share one thread: with the usual
 * four a collection takes every processor from the answers at once, and the longest turn of the event loop doubles.
 */
export const shopNodeOptions = ['--v8-pool-size=1']

/**
 * How the C library hands out memory, read before the process begins: two arenas instead of one for each thread, and what is free at their
 * ends goes back to the system. A shop at rest takes 17 MB less so.
 */
export const shopEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
