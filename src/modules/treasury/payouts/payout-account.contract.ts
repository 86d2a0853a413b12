import { z } from 'zod'

/** Checked by the rules the form has, too: which field will not do depends on the bank. */
export const GiveAccountInput = z.object({
  orderNo: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[0-9A-Z]{8,16}$/, 'order-number'),
  bankCode: z.string().trim().max(3, 'choose-one'),
  account: z.string().max(40, 'payout-account'),
  payee: z.string().max(100, 'payout-payee'),
  /** The number has an unusual length, and is right. */
  sure: z.boolean().default(false),
})
export type GiveAccountInput = z.input<typeof GiveAccountInput>
