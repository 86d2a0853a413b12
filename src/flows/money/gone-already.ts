import { type OrderRow, moveRefund, type RefundRow } from '#modules/orders/index.server.ts'
import {
  amountOf,
  type Covered,
  leftOf,
  mostOf,
  refundableParts,
  sumOf,
  type UnitShares,
  wholeOf,
} from '#modules/orders/refunds/refund.rules.ts'
import { lockUnsentPayout, movePayout } from '#modules/treasury/index.server.ts'
import type { Actor } from '#platform/actor.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { confirmRefund } from './refund-money.ts'

/** It has gone already, the way it came: nobody is to send it or pay it out, and no balance has it, also when it was asked back into one. */
export async function confirmGone(tx: Tx, by: Actor, order: Locked<OrderRow>, refund: RefundRow): Promise<Locked<OrderRow>> {
  const payout = await lockUnsentPayout(tx, refund.refund_id)
  if (payout) await movePayout(tx, payout, 'drop', { sealed_account: null })
  const approved = refund.state === 'approved' ? refund : await moveRefund(tx, order, refund, 'approved', { toBalance: false })
  return approved ? confirmRefund(tx, by, order, approved) : order
}

/** An amount of whatever parts there are: all that is left when it is as much, else the goods first and the fee last. */
export function takeFrom(left: UnitShares, amountCents: number): Covered[] {
  const whole = wholeOf(left)
  if (sumOf(whole) <= amountCents) return sumOf(whole) > 0 ? whole : []
  const taken: Covered[] = []
  for (const part of refundableParts) {
    const now = leftOf(left, taken)
    const cents = Math.min(mostOf(now, part), amountCents - sumOf(taken))
    if (cents > 0) taken.push(...(amountOf(now, part, cents) ?? []))
  }
  return taken
}
