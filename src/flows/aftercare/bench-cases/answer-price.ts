import { type BenchCaseRow, getBenchCase, moveBenchCase } from '#modules/bench-cases/index.server.ts'
import {
  type BuyerAct,
  isAsked,
  isInTime,
  keptUntil,
  type LaterAct,
  type MerchantAct,
} from '#modules/bench-cases/bench-cases.rules.ts'
import {
  askBack,
  getOrderById,
  listConsignments,
  listUnits,
  lockOrder,
  moveOrder,
  type OrderRow,
  requireProven,
  sharesLeft,
} from '#modules/orders/index.server.ts'
import { findSellerCases } from '#modules/shop-settings/index.server.ts'
import { requirePerson, type Seller } from '#platform/access/memberships.ts'
import { type Actor, recordAudit } from '#platform/audit-trail.server.ts'
import type { Viewer } from '#platform/call.server.ts'
import { clock } from '#platform/clock.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { partsOfReduction } from './price-reduction.rules.ts'
import { buyerDue } from './propose-price.ts'

type Answer<Act> = { caseNo: string; act: Act; words?: string }

/**
 * A merchant answers about its own piece: to a lower price, or what becomes of a piece that nobody will have. Answers the number of its
 * order. Refuses NOT_FOUND for another merchant's.
 */
export async function answerForMerchant(
  tx: Tx,
  seller: Seller,
  by: Actor & { kind: 'seller' | 'operator' },
  { caseNo, act, words = '' }: Answer<MerchantAct>,
): Promise<string> {
  // The desk has asked: it does not answer itself in the merchant's seller centre.
  requirePerson(seller)
  const found = await getBenchCase(tx, caseNo)
  if (found.merchant_id !== seller.merchantId) refuse('NOT_FOUND')
  const order = await lockOrder(tx, { orderId: found.order_id })
  const row = await getBenchCase(tx, caseNo)
  await requireOpen(tx, row)
  const who = { ...by, words }
  if (act === 'accept') await moveBenchCase(tx, order, row, act, who, { dueAt: await buyerDue(tx) })
  else if (act === 'take-back') await turnDown(tx, order, row, act, who)
  else await moveBenchCase(tx, order, row, act, who)
  await recordAudit(tx, {
    by,
    action: `bench-case-${act}`,
    subject: 'order',
    subjectId: order.order_number,
    after: { caseNo, unitIds: [row.unit_id], note: words },
  })
  return order.order_number
}

/** Whoever may act on an order accepts a lower price of a piece, or has all of it back. Answers the order's number. */
export async function answerForBuyer(tx: Tx, viewer: Viewer, { caseNo, act }: Answer<BuyerAct>): Promise<string> {
  const found = await getBenchCase(tx, caseNo)
  await requireProven(tx, await getOrderById(tx, found.order_id), viewer.ownerId)
  const order = await lockOrder(tx, { orderId: found.order_id })
  const row = await getBenchCase(tx, caseNo)
  if (row.state !== 'buyer') refuse('BENCH_CASE_MOVED_ON')
  await requireOpen(tx, row)
  const by = { kind: 'shopper', id: viewer.ownerId } as const
  if (act === 'agree') await reduce(tx, order, row, by)
  else await turnDown(tx, order, row, act, by)
  return order.order_number
}

/** In time, and the piece is where it was when it was asked about. */
async function requireOpen(tx: Read, row: BenchCaseRow): Promise<void> {
  const isThere = !isAsked(row.state) || (await isWithUs(tx, row))
  if (!isInTime(row, clock.now()) || !isThere) refuse('BENCH_CASE_MOVED_ON')
}

export const isWithUs = async (tx: Read, { order_id, unit_id }: BenchCaseRow): Promise<boolean> =>
  (await listUnits(tx, order_id)).some((unit) => unit.unit_id === unit_id && unit.state === 'with-us')

/** The money is written before the order moves; what goes back waits to be approved as any refund. */
async function reduce(tx: Tx, order: Locked<OrderRow>, row: BenchCaseRow, by: Actor & { id: string }): Promise<void> {
  const lessCents = ((await sharesLeft(tx, order)).get(row.unit_id)?.goods ?? 0) - (row.reduced_cents ?? 0)
  const reason = `${row.case_number} · ${row.finding}`
  if (lessCents > 0) {
    const why = { reason, requestedBy: by.id, isOwed: true }
    await askBack(tx, order, (left) => partsOfReduction(left, row.unit_id, lessCents) ?? refuse('BENCH_CASE_MOVED_ON'), why)
    await moveOrder(tx, order, 'request-part', { ...by, note: reason }, { unitIds: [] })
  }
  await moveBenchCase(tx, order, row, 'agree', by, { dueAt: null })
}

/**
 * Nobody takes the piece at that price: what was paid for it goes back as a whole, and it waits for its merchant; of the shop's own nothing
 * more is to be said.
 */
export async function turnDown(
  tx: Tx,
  order: Locked<OrderRow>,
  row: BenchCaseRow,
  act: LaterAct,
  by: Actor & { words?: string },
): Promise<void> {
  const reason = `${row.case_number} · ${row.finding}`
  const asked = by.kind === 'shopper' ? { requestedBy: by.id, isOwed: true } : {}
  await askBack(tx, order, [row.unit_id], { reason, ...asked })
  const { words: _, ...who } = by
  await moveOrder(tx, order, 'reject', { ...who, note: reason }, { unitIds: [row.unit_id] })
  const isHouse = (await listConsignments(tx, order.order_id)).some(
    (seller) => seller.isHouse && seller.merchantId === row.merchant_id,
  )
  const next = isHouse
    ? ({ to: 'closed', dueAt: null } as const)
    : { dueAt: keptUntil(clock.now(), (await findSellerCases(tx)).holdDays) }
  await moveBenchCase(tx, order, row, act, by, next)
}
