import { findPriceCase, openBenchCase } from '#modules/bench-cases/index.server.ts'
import type { ProposedWire, ProposeInput } from '#modules/bench-cases/bench-cases.contract.ts'
import { isAsked } from '#modules/bench-cases/bench-cases.rules.ts'
import { answerDue } from '#modules/fulfilment/arrival.rules.ts'
import { listDaysAway } from '#modules/merchants/index.server.ts'
import { getOrderOfUnit, listConsignments, listUnits, lockOrder, sharesLeft } from '#modules/orders/index.server.ts'
import { findHolidays, findSellerCases } from '#modules/shop-settings/index.server.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock, dayInHongKong, MINUTE } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { fromWire, toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { partsOfReduction } from './price-reduction.rules.ts'

/**
 * The bench finds that a genuine piece differs from what was described, and names a lower price. Its merchant is asked first, then its buyer;
 * of the shop's own, the buyer at once. Until they have answered nothing else is decided about it.
 */
export async function proposePrice(tx: Tx, operator: Operator, wanted: Required<ProposeInput>): Promise<ProposedWire> {
  const { unitId, finding, price } = wanted
  const order = await lockOrder(tx, { orderId: await getOrderOfUnit(tx, unitId) })
  const unit = (await listUnits(tx, order.order_id)).find(({ unit_id }) => unit_id === unitId)
  if (unit?.state !== 'with-us') refuse('PIECE_DECIDED', { state: unit?.state ?? '' })
  const asked = await findPriceCase(tx, unitId)
  if (asked && isAsked(asked.state)) refuse('PIECE_IN_QUESTION')
  const left = await sharesLeft(tx, order)
  const prices = { was: left.get(unitId)?.goods ?? 0, reduced: fromWire(price) }
  if (prices.reduced <= 0 || !partsOfReduction(left, unitId, prices.was - prices.reduced))
    refuse('BAD_INPUT', { field: 'price', fields: { price: 'reduced-price' } })
  const seller =
    (await listConsignments(tx, order.order_id)).find(({ consignmentId }) => consignmentId === unit.consignment_id) ??
    refuse('NOT_FOUND')
  const pictures = [...new Set(wanted.pictures)]
  for (const uploadId of pictures) await claimUpload(tx, { uploadId, ownerId: operator.id, purpose: 'authentication' })
  const caseNo = await openBenchCase(tx, order, operator, {
    kind: 'difference',
    unitId,
    merchantId: seller.merchantId,
    state: seller.isHouse ? 'buyer' : 'merchant',
    finding,
    prices,
    costCents: fromWire((await findSellerCases(tx)).sendBackCost),
    dueAt: seller.isHouse ? await buyerDue(tx) : await merchantDue(tx, seller.merchantId),
    pictures,
  })
  await recordAudit(tx, {
    by: operator,
    action: 'piece-propose',
    subject: 'order',
    subjectId: order.order_number,
    after: { caseNo, unitIds: [unitId], reason: finding, price: toWire(prices.reduced) },
  })
  return { caseNo, unitId }
}

/** By its merchant's calendar. */
async function merchantDue(tx: Read, merchantId: string): Promise<Date> {
  const { differenceDays } = await findSellerCases(tx)
  const now = clock.now()
  return answerDue(now, differenceDays, await findHolidays(tx), await listDaysAway(tx, merchantId, dayInHongKong(now)))
}

export async function buyerDue(tx: Read): Promise<Date> {
  return new Date(clock.now().getTime() + (await findSellerCases(tx)).buyerHours * 60 * MINUTE)
}
