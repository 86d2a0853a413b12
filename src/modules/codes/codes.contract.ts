import { z } from 'zod'

/** Where the code went, when another may be asked for, and how long it counts. */
export const CodeSentWire = z.object({ sentTo: z.string(), resendSeconds: z.number(), minutes: z.number() })
export type CodeSentWire = z.output<typeof CodeSentWire>

/** Typed or pasted, with whatever stands between the digits. */
export const typedCode = z
  .string()
  .max(40)
  .transform((typed) => typed.normalize('NFKC').replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'six-digits'))
