import { sql } from 'kysely'
import type { PayType } from './payments.contract.ts'
import { type CardPayer, keepDecline, requireRoomForCard } from './card-attempts.ts'
import { clock } from '#platform/clock.ts'
import type { Key, Locked, Read, Tx } from '#platform/database.server.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import { paymentEndCall } from '#platform/outside/payment-calls.server.ts'
import { requestOutside } from '#platform/outside/outside-calls.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type PaymentRow, type PaymentState, orderTables } from '../orders.tables.ts'

/** What may follow what. A payment that succeeded stays so: what goes back of it is a refund. Money may come for one given up. */
const STEPS: Record<PaymentState, readonly PaymentState[]> = {
  started: ['under-review', 'succeeded', 'failed', 'cancelled'],
  'under-review': ['succeeded', 'failed', 'cancelled'],
  failed: ['succeeded'],
  cancelled: ['succeeded'],
  succeeded: [],
}

/** The order a payment belongs to: payments move only while it is locked. */
type LockedOrder = Locked<{ order_id: string }>
type NewPayment = { payType: PayType; amountCents: number; feeCents: number; provider: string }

/** Of an order's payments the one that is open in this way, at this amount. */
export const findOpen = (payments: readonly PaymentRow[], { payType, amountCents }: NewPayment): PaymentRow | undefined =>
  payments.find(
    ({ method, state, amount_cents: cents }) =>
      method === payType && cents === amountCents && (state === 'started' || state === 'under-review'),
  )

/** A new payment of a locked order of which none is open in that way, beside those it has. The page of an older try can no longer be paid. */
export async function openPayment(
  tx: Tx,
  order: LockedOrder,
  wanted: NewPayment,
  { payer, others }: { payer: CardPayer; others: readonly PaymentRow[] },
): Promise<PaymentRow> {
  if (wanted.payType === 'card') await requireRoomForCard(tx, payer)
  for (const payment of others) if (payment.state === 'failed') await endAtProvider(tx, payment)
  return addPayment(tx, order, { ...wanted, payer })
}

/** A try of its own, whatever stands open beside it. */
export function addPayment(
  tx: Tx,
  { order_id }: { order_id: string },
  wanted: NewPayment & { providerId?: string | undefined; payer?: CardPayer },
): Promise<PaymentRow> {
  return orderTables(tx)
    .insertInto('payments')
    .values({
      payment_id: newId(),
      order_id,
      method: wanted.payType,
      state: 'started',
      amount_cents: wanted.amountCents,
      fee_cents: wanted.feeCents,
      reference: newSpokenCode(10),
      provider: wanted.provider,
      provider_id: wanted.providerId ?? null,
      payer_id: wanted.payer?.ownerId ?? null,
      network: wanted.payer?.network ?? null,
      created_at: clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function listPayments(tx: Read, orderId: Key): Promise<PaymentRow[]> {
  return orderTables(tx)
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .execute()
}

export async function getPayment(tx: Read, paymentId: string): Promise<PaymentRow> {
  const found = await orderTables(tx).selectFrom('payments').selectAll().where('payment_id', '=', paymentId).executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

export function findPaymentAtProvider(tx: Read, providerId: string): Promise<PaymentRow | undefined> {
  return orderTables(tx).selectFrom('payments').selectAll().where('provider_id', '=', providerId).executeTakeFirst()
}

export function findPaymentByReference(tx: Read, reference: string): Promise<PaymentRow | undefined> {
  return orderTables(tx).selectFrom('payments').selectAll().where('reference', '=', reference).executeTakeFirst()
}

/**
 * Remembers under which id the provider knows a payment; the first id stays. One that was given up while the provider was being told
 * of it is ended there at once.
 */
export async function nameAtProvider(
  tx: Tx,
  order: LockedOrder,
  paymentId: string,
  known: { id: string; url: string },
): Promise<void> {
  const named = await orderTables(tx)
    .updateTable('payments')
    .set({ provider_id: known.id, detail: JSON.stringify({ url: known.url }) })
    .where('payment_id', '=', paymentId)
    .where('order_id', '=', order.order_id)
    .where('provider_id', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (named?.state === 'cancelled') await endAtProvider(tx, named)
}

/** Money has come for a payment of a locked order; answers the payment if that is new (a webhook told twice changes nothing). */
export const succeedPayment = (
  tx: Tx,
  order: LockedOrder,
  payment: PaymentRow,
  came: { receivedCents: number; acceptedCents: number },
): Promise<PaymentRow | undefined> =>
  settle(tx, order, payment, {
    state: 'succeeded',
    received_cents: came.receivedCents,
    accepted_cents: came.acceptedCents,
    reject_reason: null,
  })

/** A try that came to nothing; answers it if that is new. */
export const failPayment = (tx: Tx, order: LockedOrder, payment: PaymentRow, reason: string): Promise<PaymentRow | undefined> =>
  settle(tx, order, payment, { state: 'failed', reject_reason: reason })

type Outcome =
  | { state: 'succeeded'; received_cents: number; accepted_cents: number; reject_reason: null }
  | { state: 'failed'; reject_reason: string }

async function settle(tx: Tx, order: LockedOrder, payment: PaymentRow, outcome: Outcome): Promise<PaymentRow | undefined> {
  if (!STEPS[payment.state].includes(outcome.state)) return undefined
  return orderTables(tx)
    .updateTable('payments')
    .set({ ...outcome, settled_at: clock.now() })
    .where('payment_id', '=', payment.payment_id)
    .where('order_id', '=', order.order_id)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Once one payment has paid, or the order is closed, the other tries are given up. A page that stands open at a provider can no
 * longer be paid: the provider is told to end it. Should it have been paid in the last moment, that is what the provider answers.
 * `known`: the other tries, where they were read since the order is locked.
 */
export async function giveUpOpenPayments(tx: Tx, order: LockedOrder, known?: readonly PaymentRow[]): Promise<void> {
  const payments = known ?? (await listPayments(tx, order.order_id))
  const given = payments.filter(({ state }) => state === 'started' || state === 'under-review')
  if (given.length > 0)
    await orderTables(tx)
      .updateTable('payments')
      .set({ state: 'cancelled', settled_at: clock.now() })
      .where('order_id', '=', order.order_id)
      .where('state', 'in', ['started', 'under-review'])
      .execute()
  // The page of a card that was declined goes on offering another card.
  for (const payment of payments) if (given.includes(payment) || payment.state === 'failed') await endAtProvider(tx, payment)
}

async function endAtProvider(tx: Tx, { payment_id, provider, provider_id }: PaymentRow): Promise<void> {
  if (provider_id === null) return
  const payload = { provider, intentId: provider_id }
  await requestOutside(tx, paymentEndCall, { subject: payment_id, payload, idempotencyKey: `cancel-${payment_id}` })
}

/** What the provider tells of the card: the same one is known again, whoever brings it. */
export async function noteCard(
  tx: Tx,
  paymentId: string,
  { fingerprint, ...card }: { fingerprint: string; brand: string; last4: string; wallet: string },
): Promise<void> {
  const { detail, card_fingerprint: known } = await getPayment(tx, paymentId)
  if (known === fingerprint) return
  await orderTables(tx)
    .updateTable('payments')
    .set({ card_fingerprint: fingerprint, detail: JSON.stringify({ ...detail, card }) })
    .where('payment_id', '=', paymentId)
    .execute()
}

/** So many cards may be declined on one page. */
const MOST_DECLINES_A_PAGE = 5

/**
 * A card was declined on a page that goes on offering another one: whoever tries many of them, one that was declined often today, or any while strangers try many,
 * has to open the next page, or may not.
 */
export async function countDecline(
  tx: Tx,
  order: LockedOrder,
  paymentId: string,
  fingerprint: string | undefined,
): Promise<void> {
  const counted = await orderTables(tx)
    .updateTable('payments')
    .set(({ eb }) => ({ declines: eb('declines', '+', 1) }))
    .where('payment_id', '=', paymentId)
    .where('order_id', '=', order.order_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const isLast = await keepDecline(tx, counted, fingerprint)
  if (counted.declines >= MOST_DECLINES_A_PAGE || isLast) await endAtProvider(tx, counted)
}

/** A picture of the transfer; from now on the payment waits for an operator. */
export async function attachReceipt(tx: Tx, order: LockedOrder, payment: PaymentRow, uploadId: string): Promise<void> {
  await orderTables(tx)
    .updateTable('payments')
    .set({ state: 'under-review', receipt_upload: uploadId, reject_reason: null })
    .where('payment_id', '=', payment.payment_id)
    .where('order_id', '=', order.order_id)
    .execute()
}

/** How many pictures of transfers wait for somebody who looks at the bank. */
export async function countReceipts(tx: Read): Promise<number> {
  const { num } = await orderTables(tx)
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('num'))
    .where('state', '=', sql.lit('under-review'))
    .where('receipt_upload', 'is not', null)
    .executeTakeFirstOrThrow()
  return num
}

/** The provider looks at a payment that was started; nothing else of it changes. */
export async function reviewPayment(tx: Tx, order: LockedOrder, { payment_id }: PaymentRow): Promise<void> {
  await orderTables(tx)
    .updateTable('payments')
    .set({ state: 'under-review' })
    .where('payment_id', '=', payment_id)
    .where('order_id', '=', order.order_id)
    .where('state', '=', 'started')
    .execute()
}

/** True the first time a provider's webhook is seen. */
export async function isNewWebhook(tx: Tx, provider: string, eventId: string, kind: string): Promise<boolean> {
  const done = await orderTables(tx)
    .insertInto('payment_webhooks')
    .values({ provider, event_id: eventId, kind, received_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n
}
