import { isOpen } from '#modules/claims/claims.rules.ts'
import { listClaimsOfOrder } from '#modules/claims/index.server.ts'
import {
  lockOrder,
  moveOrder,
  type OrderRow,
  countOpenDisputes,
  isHeldByReport,
  listRefunds,
  type RefundRow,
} from '#modules/orders/index.server.ts'
import { isOfPrice } from '#modules/orders/refunds/refund.rules.ts'
import { countOpenReturns, listUnitReturns } from '#modules/returns/index.server.ts'
import { lastDayOfReturn, RETURN_DAYS } from '#modules/returns/returns.rules.ts'
import { bookMerchantPayables, listSettledPieces, listUnsettledOrders } from '#modules/settlement/index.server.ts'
import { generalTerms } from '#modules/settlement/settlement.rules.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { type Decider, mayGo } from '#modules/approvals/index.server.ts'
import { CLOCK } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import { clock, DAY, dayInHongKong } from '#platform/clock.ts'
import type { Database, Locked, Read, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { refuse } from '#platform/refusal.ts'

/**
 * An operator says that nothing more is open: the merchants of its units are owed for them from now on. Before the days of a return are over
 * it needs a reason and a second person.
 */
export async function completeOrder(
  tx: Tx,
  operator: Decider,
  { orderNo, note }: { orderNo: string; note: string },
  settings: ReadSettings,
): Promise<OrderRow> {
  const order = await lockOrder(tx, { orderNumber: orderNo })
  // The days of a return stand still until it is over.
  if ((await countOpenReturns(tx, order.order_id)) > 0) refuse('RETURN_OPEN')
  if ((await claimedUnits(tx, order)).size > 0 || (await isInQuestion(tx, order))) refuse('ORDER_NOT_OVER')
  if (await isEarly(tx, order)) {
    if (note.trim() === '') refuse('BAD_INPUT', { field: 'note', fields: { note: 'required' } })
    const about = { subjectId: order.order_number, amountCents: 0, orderId: order.order_id, reason: note }
    if (!(await mayGo(tx, operator, { kind: 'completion', ...about }))) return order
  }
  const moved = await moveOrder(tx, order, 'complete', { ...operator, note })
  const pieces = (await listSettledPieces(tx, order.order_id)).filter(({ state, isDue }) => state === 'received' && !isDue)
  await bookMerchantPayables(tx, order, pieces, await termsOfOlder(tx, settings))
  await recordAudit(tx, {
    by: operator,
    action: 'order-complete',
    subject: 'order',
    subjectId: order.order_number,
    before: { state: order.state },
    after: { state: moved.state, note },
  })
  return moved
}

/** A received piece can still come back. */
async function isEarly(tx: Read, { order_id }: OrderRow): Promise<boolean> {
  const today = dayInHongKong(clock.now())
  return (await listSettledPieces(tx, order_id)).some(
    ({ state, receivedAt, isDue }) =>
      state === 'received' && !isDue && receivedAt !== null && lastDayOfReturn(receivedAt) >= today,
  )
}

type Settling = { database: Database; settings: ReadSettings; log: Log }
const PAGE = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Received pieces whose return days are over, and about which nothing is open, are settled; with the last of them their order is
 * successful. So is one whose pieces are all back, of which the shop keeps what no return brings back, such as the fee of a card.
 */
export async function settleReceivedPieces({ database, settings, log }: Settling): Promise<void> {
  const before = new Date(clock.now().getTime() - RETURN_DAYS * DAY)
  for (let after: string | undefined = FIRST; after !== undefined; ) {
    const page: string[] = await listUnsettledOrders(database.pool, before, after, PAGE)
    for (const orderId of page) {
      try {
        await database.inTransaction((tx) => settleOrder(tx, orderId, settings))
      } catch (problem) {
        log.warn({ err: problem, order: orderId }, 'the pieces of an order could not be settled')
      }
    }
    after = page.length === PAGE ? page.at(-1) : undefined
  }
}

/** What is open is asked under the order's lock, which every return, claim and refund takes first. */
async function settleOrder(tx: Tx, orderId: string, settings: ReadSettings): Promise<void> {
  const order = await lockOrder(tx, { orderId })
  const refunds = await listPriceRefunds(tx, order)
  if (await isHeldUp(tx, order, refunds)) return
  const received = (await listSettledPieces(tx, orderId)).filter(({ state }) => state === 'received')
  const [returns, claimed, today] = [
    await listUnitReturns(tx, orderId),
    await claimedUnits(tx, order),
    dayInHongKong(clock.now()),
  ]
  const over = received.filter(
    ({ unitId, receivedAt, isDue }) =>
      !isDue &&
      receivedAt !== null &&
      lastDayOfReturn(receivedAt) < today &&
      !returns.get(unitId)?.isOpen &&
      !claimed.has(unitId),
  )
  await bookMerchantPayables(tx, order, over, await termsOfOlder(tx, settings))
  const left = received.filter((piece) => !piece.isDue && !over.includes(piece))
  // Where all has come back, its money has, too, and nobody waits for an answer.
  const isOver = received.length > 0 ? left.length === 0 : claimed.size === 0 && refunds.length > 0
  if (order.state === 'received' && isOver) await moveOrder(tx, order, 'complete', CLOCK)
}

/** Money of it is on its way back, or asked back by a card's issuer: how much its merchants are due is not known yet. */
const isHeldUp = async (tx: Read, order: OrderRow, refunds: readonly RefundRow[]): Promise<boolean> =>
  (await isInQuestion(tx, order)) || refunds.some(({ state }) => state !== 'confirmed')

/** It is asked back by a card's issuer, or nobody has said yet what a refund outside the shop was for. */
const isInQuestion = async (tx: Read, { order_id }: OrderRow): Promise<boolean> =>
  (await countOpenDisputes(tx, order_id)) > 0 || (await isHeldByReport(tx, order_id))

const listPriceRefunds = async (tx: Read, { order_id }: OrderRow): Promise<RefundRow[]> =>
  (await listRefunds(tx, order_id)).filter(({ kind }) => isOfPrice(kind))

async function claimedUnits(tx: Read, { order_id }: Locked<OrderRow>): Promise<ReadonlySet<string>> {
  const claims = await listClaimsOfOrder(tx, order_id)
  return new Set(claims.filter(({ state }) => isOpen(state)).map(({ unitId }) => unitId))
}

/** Of orders placed before their lines kept what they were sold under. */
const termsOfOlder = async (tx: Read, settings: ReadSettings) => generalTerms((await settings(tx)).settlement)
