/** The pages' policy allows no code made from text; zod, where a screen brings it, is told so before it tries. */
if (typeof document !== 'undefined') Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
