import { clock } from '#platform/clock.ts'
import { lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newSpokenCode } from '#platform/ids.server.ts'
import { platformTables } from '#platform/tables/platform.tables.ts'
import type { PlatformTables } from '#platform/tables/platform.tables.ts'
import type { Selectable } from 'kysely'
import { endCase, openCaseOf, takenFrom } from './paypal-dispute-books.server.ts'

export type BookedOrder = Selectable<PlatformTables['sandbox_paypal_orders']>
export type BookedBack = Selectable<PlatformTables['sandbox_paypal_refunds']>
/** How the shopper will turn out to pay, chosen on the stand-in's page. */
export type Funding = BookedOrder['funding']

type NewOrder = { amountCents: number; customId: string; invoiceId: string; returnUrl: string; locale: string }

/** The same request id answers the same order; `isNew` tells which of the two it was. */
export async function bookOrder(tx: Tx, requestId: string, wanted: NewOrder): Promise<{ order: BookedOrder; isNew: boolean }> {
  const made = await platformTables(tx)
    .insertInto('sandbox_paypal_orders')
    .values({
      order_id: newSpokenCode(17),
      request_id: requestId,
      amount_cents: wanted.amountCents,
      custom_id: wanted.customId,
      invoice_id: wanted.invoiceId,
      return_url: wanted.returnUrl,
      locale: wanted.locale,
      status: 'PAYER_ACTION_REQUIRED',
      funding: 'good',
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) return { order: made, isNew: true }
  const order = await orders(tx).where('request_id', '=', requestId).executeTakeFirstOrThrow()
  return { order, isNew: false }
}

const orders = (tx: Read) => platformTables(tx).selectFrom('sandbox_paypal_orders').selectAll()

/** What is reviewed is decided from its time on, whether or not a webhook got through. */
export async function findOrderThere(tx: Tx, orderId: string): Promise<BookedOrder | undefined> {
  await platformTables(tx)
    .updateTable('sandbox_paypal_orders')
    .set(({ eb }) => ({
      capture_status: eb
        .case()
        .when('funding', '=', 'review-denied')
        .then('DECLINED' as const)
        .else('COMPLETED' as const)
        .end(),
    }))
    .where('order_id', '=', orderId)
    .where('capture_status', '=', 'PENDING')
    .where('settles_at', '<=', clock.now())
    .execute()
  return orders(tx).where('order_id', '=', orderId).executeTakeFirst()
}

export async function approveOrder(tx: Tx, orderId: string, funding: Funding): Promise<boolean> {
  const done = await platformTables(tx)
    .updateTable('sandbox_paypal_orders')
    .set({ status: 'APPROVED', funding })
    .where('order_id', '=', orderId)
    .where('status', '<>', 'COMPLETED')
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

const REVIEW_MS = 15_000

/** Takes the money once; undefined when it is taken already. */
export async function bookCapture(tx: Tx, order: BookedOrder, requestId: string): Promise<BookedOrder | undefined> {
  const isReviewed = order.funding === 'review' || order.funding === 'review-denied'
  return platformTables(tx)
    .updateTable('sandbox_paypal_orders')
    .set({
      status: 'COMPLETED',
      capture_id: newSpokenCode(17),
      capture_request_id: requestId,
      captured_at: clock.now(),
      capture_status: isReviewed ? 'PENDING' : 'COMPLETED',
      settles_at: isReviewed ? new Date(clock.now().getTime() + REVIEW_MS) : null,
    })
    .where('order_id', '=', order.order_id)
    .where('status', '=', 'APPROVED')
    .returningAll()
    .executeTakeFirst()
}

export const findByCapture = (tx: Read, captureId: string): Promise<BookedOrder | undefined> =>
  orders(tx).where('capture_id', '=', captureId).executeTakeFirst()

export const listBack = (tx: Read, orderId: string): Promise<BookedBack[]> =>
  platformTables(tx)
    .selectFrom('sandbox_paypal_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute()

type WantedBack = { requestId: string; amountCents: number | undefined; customId: string; isReversal?: boolean }

const sumGiven = (back: readonly BookedBack[]): number =>
  back.reduce((sum, { amount_cents, failed_at }) => (failed_at === null ? sum + amount_cents : sum), 0)

/** Gives back once for a request id, and never more in all than was captured and not taken. */
export async function bookBack(
  tx: Tx,
  captureId: string,
  { requestId, amountCents, customId, isReversal = false }: WantedBack,
): Promise<{ back: BookedBack; isNew: boolean } | { issue: string }> {
  const [order] = await lockRows(tx, orders(tx).where('capture_id', '=', captureId))
  if (!order || order.capture_status !== 'COMPLETED') return { issue: 'INVALID_RESOURCE_ID' }
  const before = await listBack(tx, order.order_id)
  const known = before.find(({ request_id }) => request_id === requestId)
  if (known) return { back: known, isNew: false }
  const given = sumGiven(before) + (await takenFrom(tx, order.order_id))
  const left = order.amount_cents - given
  const wanted = amountCents ?? left
  if (wanted <= 0 || wanted > left) return { issue: 'REFUND_AMOUNT_EXCEEDED' }
  const open = await openCaseOf(tx, order.order_id)
  // All of it settles the case; a part would have to be offered there.
  if (open && wanted < left) return { issue: 'TRANSACTION_DISPUTED' }
  if (open) await endCase(tx, open.dispute_id, { outcome: 'RESOLVED_BUYER_FAVOUR', givenCents: wanted, takenCents: 0 })
  const back = await platformTables(tx)
    .insertInto('sandbox_paypal_refunds')
    .values({
      refund_id: newSpokenCode(17),
      request_id: requestId,
      order_id: order.order_id,
      amount_cents: wanted,
      custom_id: customId,
      is_reversal: isReversal,
      created_at: clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { back, isNew: true }
}

/** Done on PayPal's own pages, or by PayPal itself: all that is left goes back, or half of it; undefined when nothing can. */
export async function bookBackThere(
  tx: Tx,
  order: BookedOrder,
  { isHalf = false, isReversal = false }: { isHalf?: boolean; isReversal?: boolean },
): Promise<BookedBack | undefined> {
  const left = order.amount_cents - sumGiven(await listBack(tx, order.order_id)) - (await takenFrom(tx, order.order_id))
  const amountCents = isHalf ? Math.ceil(left / 2) : left
  if (amountCents <= 0 || order.capture_id === null) return undefined
  const booked = await bookBack(tx, order.capture_id, {
    requestId: `there-${newSpokenCode(20)}`,
    amountCents,
    customId: '',
    isReversal,
  })
  return 'issue' in booked ? undefined : booked.back
}

export const findBack = (tx: Read, refundId: string): Promise<BookedBack | undefined> =>
  platformTables(tx).selectFrom('sandbox_paypal_refunds').selectAll().where('refund_id', '=', refundId).executeTakeFirst()

/** The newest that went comes back. */
export async function failBack(tx: Tx, orderId: string): Promise<BookedBack | undefined> {
  const given = (await listBack(tx, orderId)).findLast(({ failed_at, is_reversal }) => failed_at === null && !is_reversal)
  if (!given) return undefined
  const failedAt = clock.now()
  await platformTables(tx)
    .updateTable('sandbox_paypal_refunds')
    .set({ failed_at: failedAt })
    .where('refund_id', '=', given.refund_id)
    .execute()
  return { ...given, failed_at: failedAt }
}
