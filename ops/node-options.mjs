/**
 * Options of Node for the process that answers shoppers. V8's helpers (collecting, compiling) share one thread: with the usual
 * four a collection takes every processor from the answers at once, and the longest turn of the event loop doubles.
 */
export const shopNodeOptions = ['--v8-pool-size=1']
