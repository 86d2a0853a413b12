import { z } from 'zod'
import { MemberRowWire } from '#modules/members/admin-members.contract.ts'

export const BalancesInput = z.object({ word: z.string().max(120, 'too-long').default('') })
export type BalancesInput = z.input<typeof BalancesInput>

const BalanceRowWire = MemberRowWire.pick({ accountId: true, name: true, email: true, mobile: true, state: true }).extend({
  balance: z.string(),
})
export type BalanceRowWire = z.output<typeof BalanceRowWire>

const GoodwillWire = z.object({
  goodwillId: z.string(),
  accountId: z.string(),
  /** Whose it is, as somebody would look for them. */
  member: z.string(),
  amount: z.string(),
  reason: z.string(),
  state: z.enum(['waiting', 'given', 'declined']),
  askedBy: z.string(),
  decidedBy: z.string(),
  time: z.string(),
})
export type GoodwillWire = z.output<typeof GoodwillWire>

export const BalancesWire = z.object({
  /** What the shop owes to all members together. */
  total: z.string(),
  /** Who has most, or whom a search has found. */
  list: z.array(BalanceRowWire),
  /** What waits for a second person. */
  waiting: z.array(GoodwillWire),
})
export type BalancesWire = z.output<typeof BalancesWire>

export const BalanceInput = z.object({ accountId: z.uuid() })
export type BalanceInput = z.input<typeof BalanceInput>

export const BalanceWire = BalanceRowWire.extend({
  goodwills: z.array(GoodwillWire),
})
export type BalanceWire = z.output<typeof BalanceWire>

const amount = z
  .string()
  .trim()
  .regex(/^(?!0+(\.0{1,2})?$)\d{1,7}(\.\d{1,2})?$/, 'amount')
export const GoodwillInput = z.object({
  accountId: z.uuid(),
  amount,
  reason: z.string().trim().min(1, 'required').max(200, 'note-length'),
  /** The same was given a few minutes ago, and is meant to be given again. */
  again: z.boolean().default(false),
})
export type GoodwillInput = z.input<typeof GoodwillInput>
export const DecideGoodwillInput = z.object({ goodwillId: z.uuid(), agree: z.boolean() })
export type DecideGoodwillInput = z.input<typeof DecideGoodwillInput>
