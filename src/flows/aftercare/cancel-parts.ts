import { listCouponsToAsk } from '#modules/coupons/index.server.ts'
import { lossesOf } from '#modules/coupons/minimums.rules.ts'
import { listCalledOff, listUnits, type OrderRow, sharesLeft } from '#modules/orders/index.server.ts'
import { type Owed, partsOfCancel } from '#modules/orders/refunds/cancel.rules.ts'
import { couponCents } from '#modules/orders/placing/price.rules.ts'
import type { Covered } from '#modules/orders/refunds/refund.rules.ts'
import { isKept } from '#modules/orders/pieces/unit.rules.ts'
import type { Read } from '#platform/database.server.ts'

/** What goes back when a shopper cancels pieces of an order before they leave, and which coupons end for what remains of it. */
export async function findCancelParts(
  tx: Read,
  order: OrderRow,
  unitIds: readonly string[],
): Promise<{ parts: Covered[]; lessCents: number; ended: { en: string; zh: string }[] }> {
  const units = await listUnits(tx, order.order_id)
  const left = await sharesLeft(tx, order, units)
  const going = new Set(unitIds)
  // With earlier ones: what was kept of them may come back by now.
  const cancelled = units.filter((unit) => going.has(unit.unit_id) || unit.state === 'cancelled').map((unit) => unit.unit_id)
  const calledOff = new Set(order.has_coupons ? await listCalledOff(tx, order.order_id) : [])
  const coupons = order.has_coupons ? await listCouponsToAsk(tx, order.order_id) : []
  const losses = lossesOf(
    coupons,
    units.map(({ unit_id: unitId, state, parts }) => ({
      unitId,
      goodsCents: parts.goods ?? 0,
      cutCents: couponCents(parts),
      isKept: isKept(state) && !going.has(unitId) && (left.get(unitId)?.goods ?? 0) > 0,
      counts: !going.has(unitId) && (state !== 'cancelled' || calledOff.has(unitId)),
    })),
  )
  const owed = [...Map.groupBy(losses, ({ unitId }) => unitId)].map(([unitId, own]): Owed => {
    const sum = (of: 'price' | 'delivery') => own.reduce((cents, loss) => (loss.of === of ? cents + loss.cents : cents), 0)
    return { unitId, priceCents: sum('price'), deliveryCents: sum('delivery') }
  })
  const paid = new Map(units.map(({ unit_id, parts }) => [unit_id, parts]))
  const { parts, lessCents } = partsOfCancel({ paid, left }, cancelled, owed)
  const ended = lessCents > 0 ? coupons.filter((_, at) => losses.some(({ coupon }) => coupon === at)).map(({ name }) => name) : []
  return { parts, lessCents, ended }
}
