import { goodwillOfDay } from '#modules/balance/index.server.ts'
import { listRefunds, type RefundRow, sumExtras } from '#modules/orders/index.server.ts'
import { findLimits, sinceLately } from '#modules/approvals/index.server.ts'
import { clock, dayInHongKong, startOfDay } from '#platform/clock.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { type Cents, fromWire, showHkdExactly } from '#platform/money.ts'
import { Refusal, refuse } from '#platform/refusal.ts'

/** What operators give on top of an order has a ceiling by order and by day, and the same waits once. Refuses GOODWILL_ABOVE, APPROVAL_WAITS, GIFT_AGAIN. */
export async function requireGoodwill(
  tx: Tx,
  { order_id }: Locked<{ order_id: string }>,
  { kind, amountCents, again }: { kind: RefundRow['kind']; amountCents: Cents; again: boolean },
): Promise<void> {
  const same = (await listRefunds(tx, order_id)).filter((one) => one.kind === kind && one.amount_cents === amountCents)
  if (same.some(({ state }) => state === 'requested')) refuse('APPROVAL_WAITS')
  if (!again && same.some(({ requested_at, state }) => state !== 'declined' && requested_at > sinceLately()))
    refuse('GIFT_AGAIN', { field: 'again' })
  await requireGoodwillOfDay(tx, amountCents)
  const rules = await findLimits(tx)
  const { order } = await sumExtras(tx, order_id, clock.now())
  requireBelow(order + amountCents, rules.goodwillOrder)
}

/** By either door: on the member's own page, or on top of an order. */
export async function requireGoodwillOfDay(tx: Tx, amountCents: Cents): Promise<void> {
  await lockNames(tx, ['goodwill of the day'])
  const today = startOfDay(dayInHongKong(clock.now()))
  const { day } = await sumExtras(tx, NONE, today)
  requireBelow(day + (await goodwillOfDay(tx, today)) + amountCents, (await findLimits(tx)).goodwillDay)
}

const NONE = '00000000-0000-0000-0000-000000000000'

function requireBelow(cents: Cents, most: string): void {
  if (cents > fromWire(most)) throw new Refusal('GOODWILL_ABOVE', { field: 'amount' }, { most: showHkdExactly(fromWire(most)) })
}
