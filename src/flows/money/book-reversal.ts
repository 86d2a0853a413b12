import {
  findOrder,
  lockOrder,
  type OrderRow,
  listPayments,
  listRefunds,
  mainPayment,
  type PaymentRow,
  seeReport,
} from '#modules/orders/index.server.ts'
import { isTransfer } from '#modules/orders/payments/pay-types.rules.ts'
import { listPayoutsOf, countOut, findTwin, type LineRow } from '#modules/treasury/index.server.ts'
import { saysReversed, type StatementFormat } from '#modules/treasury/statements/statement-lines.rules.ts'
import type { Actor } from '#platform/actor.ts'
import { clock, dayInHongKong, startOfDay } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { bookReport } from './outside/refund-outside.ts'

type Out = { bookedOn: string; amountCents: number; reference: string; payer: string; orderNumber: string | undefined }

/**
 * Money out of the shop's account: a payout of ours, the shop's own, or what had paid an order and was taken back by the bank. Where the bank
 * does not say so, and no payout explains it, a person does.
 */
export async function outStandingOf(
  tx: Read,
  format: StatementFormat,
  line: Out,
): Promise<'out' | 'known' | 'reversed' | 'doubtful' | 'ahead'> {
  const order = line.orderNumber === undefined ? undefined : await findOrder(tx, line.orderNumber)
  if (!order || !(await transferOf(tx, order))) return 'out'
  if ((await findTwin(tx, format, line)) === 'known') return 'known'
  const payouts = (await listPayoutsOf(tx, order.order_id)).filter(
    ({ state, amount_cents: cents }) => (state === 'sent' || state === 'confirmed') && cents === -line.amountCents,
  )
  if (payouts.length > (await countOut(tx, order.order_number, line.amountCents))) return 'out'
  if (line.bookedOn > dayInHongKong(clock.now())) return 'ahead'
  return saysReversed(line) ? 'reversed' : 'doubtful'
}

/** The transfer that has paid an order, as far as its money is still here. */
async function transferOf(tx: Read, { order_id: orderId }: OrderRow): Promise<PaymentRow | undefined> {
  const payments = (await listPayments(tx, orderId)).filter(({ method }) => isTransfer(method))
  const main = mainPayment(payments, await listRefunds(tx, orderId))
  return main?.state === 'succeeded' ? main : undefined
}

/** The bank has taken back what had paid an order: it is a refund that nobody here has asked for. */
export async function bookReversal(tx: Tx, line: LineRow, orderNumber: string, by: Actor): Promise<void> {
  const order = await lockOrder(tx, { orderNumber })
  const payment = await transferOf(tx, order)
  if (!payment) throw new Error('no transfer has paid this order')
  const report = await seeReport(tx, {
    provider: 'bank',
    kind: 'reversal',
    providerId: line.line_id,
    paymentId: payment.payment_id,
    amountCents: -line.amount_cents,
    currency: 'hkd',
    reference: line.reference,
    happenedAt: startOfDay(line.booked_on),
  })
  if (report.state === 'processing') await bookReport(tx, by, { order, payment, report })
}
