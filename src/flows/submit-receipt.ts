import { oneWorkingDayFrom } from '#modules/fulfilment/arrival.rules.ts'
import { holdForReceipt, lockOrder, requireViewer, attachReceipt, listPayments } from '#modules/orders/index.server.ts'
import { isTransfer } from '#modules/orders/payments/pay-types.rules.ts'
import { findHolidays } from '#modules/shop-settings/index.server.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/** The shopper shows the receipt of a transfer; the order then stays open until an operator has looked. */
export async function submitReceipt(tx: Tx, ownerId: string, orderNumber: string, uploadId: string): Promise<void> {
  const order = await lockOrder(tx, { orderNumber })
  await requireViewer(tx, order, ownerId)
  if (order.state === 'closed') refuse('ORDER_CLOSED')
  if (order.state !== 'payment-pending') refuse('PAYMENT_DONE')
  await claimUpload(tx, { uploadId, ownerId, purpose: 'receipt' })
  const payment = (await listPayments(tx, order.order_id)).find(
    (known) => isTransfer(known.method) && (known.state === 'started' || known.state === 'under-review'),
  )
  if (!payment) refuse('ORDER_MOVED_ON')
  await attachReceipt(tx, order, payment, uploadId)
  await holdForReceipt(tx, order, oneWorkingDayFrom(clock.now(), await findHolidays(tx)))
}
