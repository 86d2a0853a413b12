const origins = new WeakMap<object, object>()

/** What a reader that gathers, or reads from a copy, reads for in the end: what is kept of that holds for it, too, and is read from there. */
export const originOf = <Reader extends object>(read: Reader): Reader => (origins.get(read) as Reader | undefined) ?? read
export const setOrigin = <Reader extends object>(read: Reader, origin: Reader): unknown => origins.set(read, origin)
