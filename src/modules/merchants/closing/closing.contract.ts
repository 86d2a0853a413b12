import { z } from 'zod'
import { MOST_NOTE } from '../holds.rules.ts'

const closingPhases = ['open', 'closing', 'closed'] as const

/** Whether a shop closes, and what still has to end before it is closed. */
export const ClosingWire = z.object({
  phase: z.enum(closingPhases),
  /** Since when it closes, or is closed; empty while it is open. */
  time: z.string(),
  /** Only owners close a shop. */
  isOwner: z.boolean(),
  orders: z.number(),
  cases: z.number(),
  /** Requests taken on, and sales that commission still comes of. */
  others: z.number(),
  balance: z.string(),
  pending: z.string(),
  onTheWay: z.string(),
})
export type ClosingWire = z.output<typeof ClosingWire>

/** Why, for the shop and the other owners to read. */
export const CloseShopInput = z.object({ reason: z.string().trim().min(1, 'required').max(MOST_NOTE, 'too-long') })
export type CloseShopInput = z.input<typeof CloseShopInput>
