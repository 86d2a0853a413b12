import { z } from 'zod'
import { OrderInput } from './orders.contract.ts'

/** Where the code went, when another may be asked for, and how long it counts. */
export const CodeSentWire = z.object({ sentTo: z.string(), resendSeconds: z.number(), minutes: z.number() })
export type CodeSentWire = z.output<typeof CodeSentWire>
export const ProveInput = OrderInput.extend({
  code: z
    .string()
    .transform((typed) => typed.normalize('NFKC').replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'six-digits')),
})
export type ProveInput = z.input<typeof ProveInput>
