import { z } from 'zod'

/** `stopped`: whoever made it looks after the merchant's offers no longer. */
const merchantKeyStates = ['open', 'expired', 'ended', 'stopped'] as const
const MerchantKeyWire = z.object({
  keyId: z.string(),
  name: z.string(),
  lastFour: z.string(),
  state: z.enum(merchantKeyStates),
  madeBy: z.string(),
  createTime: z.string(),
  expiresTime: z.string(),
  usedTime: z.string().nullable(),
})
export type MerchantKeyWire = z.output<typeof MerchantKeyWire>
export const MerchantKeysWire = z.object({ list: z.array(MerchantKeyWire) })
export type MerchantKeysWire = z.output<typeof MerchantKeysWire>
/** The key itself is answered once, and kept nowhere. */
export const NewMerchantKeyWire = MerchantKeysWire.extend({ token: z.string() })
export type NewMerchantKeyWire = z.output<typeof NewMerchantKeyWire>

export const NewMerchantKeyInput = z.object({
  name: z.string().trim().min(1, 'required').max(40, 'too-long'),
  days: z.coerce.number<number | string>('whole-number').int('whole-number').min(1, 'whole-number').max(366, 'too-large'),
})
export type NewMerchantKeyInput = z.input<typeof NewMerchantKeyInput>
export const EndMerchantKeyInput = z.object({ keyId: z.uuid() })
