import { listCovered, type OrderRow, moveRefund, type RefundRow, splitRefund } from '#modules/orders/index.server.ts'
import {
  amountOf,
  type Covered,
  leftOf,
  moneyOf,
  mostOf,
  refundableParts,
  sumOf,
  type UnitShares,
  wholeOf,
} from '#modules/orders/refunds/refund.rules.ts'
import { lockUnsentPayout, movePayout, reducePayout } from '#modules/treasury/index.server.ts'
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

/**
 * More has gone than what is left of a payment beside its open refunds: what is missing is a part of one that is larger than all of it.
 * Answers that part, which has to be confirmed; undefined where nothing is missing, or none is as large.
 */
export async function splitWhatIsMissing(
  tx: Tx,
  order: Locked<OrderRow>,
  open: readonly RefundRow[],
  { rest, room }: { rest: number; room: number },
): Promise<RefundRow | undefined> {
  const missing = rest - room
  const large = missing > 0 ? open.find(({ amount_cents: cents }) => cents > rest) : undefined
  if (!large) return undefined
  const part = await splitRefund(tx, order, large, { cents: missing, parts: await partsOf(tx, large, missing) })
  await reducePayout(tx, large.refund_id, missing)
  return part
}

/** So much of what a refund covers, of its pieces as they come. */
async function partsOf(tx: Tx, { refund_id }: RefundRow, cents: number): Promise<Covered[]> {
  const covered = await listCovered(tx, refund_id)
  const none: UnitShares = new Map(covered.map(({ unitId }) => [unitId, {}]))
  const own = leftOf(
    none,
    covered.map((one) => ({ ...one, cents: -one.cents })),
  )
  return takeFrom(moneyOf(own), cents)
}
