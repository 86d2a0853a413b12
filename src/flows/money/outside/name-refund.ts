import {
  moveOrder,
  type OrderRow,
  lockOrder,
  postRefundNamed,
  sharesLeft,
  getPayment,
  listCovered,
  listRefundsOfReport,
  lockReport,
  type RefundRow,
  replaceCovered,
  settleReport,
} from '#modules/orders/index.server.ts'
import { orderMoves } from '#modules/orders/orders.rules.ts'
import { type Covered, leftOf, moneyOf, netOf, sumOf, wholeOf } from '#modules/orders/refunds/refund.rules.ts'
import { listSettledPieces } from '#modules/settlement/index.server.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { holds, type Permission } from '#platform/access/permissions.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { takeFrom } from '../gone-already.ts'
import { AT_PROVIDER } from './refund-outside.ts'
import { returnRewards } from '../return-rewards.ts'

type Holder = { permissions: readonly Permission[] }
type Named = { orderNo: string; reportId: string; unitIds: readonly string[]; reason: string }

/**
 * Somebody says what a refund was for that nobody here had asked for. Of pieces that are named, those whose whole price is back do not go
 * out any more; without any, it was an amount off the price. From then on the order goes on. While an issuer asks for the money, finance may say
 * that the order is sent all the same. Once a piece is settled it is moved to no others: refuses ITEMS_SETTLED.
 */
export async function nameRefund(tx: Tx, operator: Operator, holder: Holder, said: Named): Promise<OrderRow> {
  const { orderNo, reportId, unitIds, reason } = said
  const order = await lockOrder(tx, { orderNumber: orderNo })
  const report = await lockReport(tx, reportId)
  const paymentId = report.payment_id ?? refuse('NOT_FOUND')
  if ((await getPayment(tx, paymentId)).order_id !== order.order_id) refuse('NOT_FOUND')
  // To send what an issuer asks the money of is finance's to say.
  if (report.kind === 'dispute' && !holds(holder, 'handle-money')) refuse('NOT_PERMITTED')
  // What is under way yet may still come to nothing.
  if (report.state === 'processing') refuse('ORDER_MOVED_ON', { state: order.state })
  await settleReport(tx, report, { id: operator.id, note: reason })
  const refund = (await listRefundsOfReport(tx, reportId)).find((one) => one.reason === AT_PROVIDER)
  const isKept = orderMoves['request-part'].from.includes(order.state)
  const moved = refund && isKept && unitIds.length > 0 ? await nameUnits(tx, operator, order, refund, { unitIds, reason }) : order
  await recordAudit(tx, {
    by: operator,
    action: 'refund-named',
    subject: 'order',
    subjectId: order.order_number,
    after: { amountCents: report.amount_cents, unitIds: [...unitIds], reason },
  })
  return moved
}

async function nameUnits(
  tx: Tx,
  operator: Operator,
  order: Locked<OrderRow>,
  refund: RefundRow,
  { unitIds, reason }: Pick<Named, 'unitIds' | 'reason'>,
): Promise<Locked<OrderRow>> {
  const { order_id: orderId } = order
  const before = await listCovered(tx, refund.refund_id)
  const left = leftOf(
    await sharesLeft(tx, order),
    before.map((one) => ({ ...one, cents: -one.cents })),
  )
  const own = new Map([...left].filter(([unitId]) => unitIds.includes(unitId)))
  const whole = wholeOf(own)
  const after: Covered[] = sumOf(whole) === refund.amount_cents ? whole : takeFrom(moneyOf(own), refund.amount_cents)
  if (sumOf(after) !== refund.amount_cents) refuse('REFUND_TOO_MUCH', { field: 'unitIds' })
  // What a merchant is due already was settled by the shares as they stood. Refused, the report stays open.
  if ((await listSettledPieces(tx, orderId)).some(({ isDue }) => isDue)) refuse('ITEMS_SETTLED', { field: 'unitIds' })
  await replaceCovered(tx, refund, after)
  await postRefundNamed(tx, order, refund.report_id ?? refund.refund_id, { before, after })
  await returnRewards(tx, order, refund.refund_id)
  const rest = leftOf(left, after)
  const gone = unitIds.filter((unitId) => netOf(rest, unitId) === 0)
  return moveOrder(tx, order, 'request-part', { ...operator, note: reason }, { unitIds: gone })
}

/** Finance has looked at what a provider reports, of which nothing is left to be said at an order. */
export async function noteReport(tx: Tx, operator: Operator, reportId: string, reason: string): Promise<void> {
  const report = await lockReport(tx, reportId)
  const payment = report.payment_id === null ? undefined : await getPayment(tx, report.payment_id)
  const order = payment && (await lockOrder(tx, { orderId: payment.order_id }))
  const isOver = report.state === 'unfit' || !order || OVER.has(order.state)
  if (!isOver || report.state === 'processing') refuse('MONEY_IS_SETTLED')
  await settleReport(tx, report, { id: operator.id, note: reason })
  await recordAudit(tx, {
    by: operator,
    action: 'report-noted',
    subject: order ? 'order' : 'money',
    subjectId: order?.order_number ?? report.report_id,
    after: { amountCents: report.amount_cents, reason },
  })
}

const OVER: ReadonlySet<string> = new Set(['refunded', 'refund-pending', 'closed'])
