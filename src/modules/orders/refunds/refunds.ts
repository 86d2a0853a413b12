import { clock } from '#platform/clock.ts'
import type { Key, Locked, Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import type { Cents } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { CAME_BACK, isOnTop, type ShownPaymentState } from '../payments/payments.contract.ts'
import { shareReturn } from './provider-report-rows.ts'
import { type PaymentRow, orderTables, type RefundPartRow, type RefundRow } from '../orders.tables.ts'

/** So much of a part of a piece. */
type Covered = { unitId: string; part: RefundPartRow['part']; cents: number }
type LockedOrder = Locked<{ order_id: string }>

export function listRefunds(tx: Read, orderId: Key): Promise<RefundRow[]> {
  return orderTables(tx).selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('requested_at').execute()
}

/** The refunds of an order, and who asked for each. */
export const listRefundDetails = (tx: Read, orderId: Key) =>
  orderTables(tx)
    .selectFrom('refunds as r')
    .leftJoin('operator_card as o', 'o.operator_id', 'r.requested_by')
    .selectAll('r')
    .select('o.name as requestedBy')
    .where('r.order_id', '=', orderId)
    .orderBy('r.requested_at')
    .execute()

export async function getRefund(tx: Read, refundId: string): Promise<RefundRow> {
  const found = await orderTables(tx).selectFrom('refunds').selectAll().where('refund_id', '=', refundId).executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

/** Part of what was paid, and not yet back: an order's own money is back when no refund of it is outstanding. */
const isOutstanding = ({ kind, state }: RefundRow): boolean => !isOnTop(kind) && state !== 'confirmed'

/** What of a payment is neither back nor asked back; a refund that failed is still owed. */
export function refundableCents(payment: PaymentRow, refunds: readonly RefundRow[]): number {
  const back = refunds
    .filter((refund) => refund.payment_id === payment.payment_id && !isOnTop(refund.kind))
    .reduce((sum, refund) => sum + refund.amount_cents, 0)
  return (payment.received_cents ?? 0) - back
}

/**
 * Asks for money of a payment to go back; the order is locked, so that no two requests give the same cent. Refuses REFUND_TOO_MUCH
 * when more would go back than came.
 */
export async function requestRefund(
  tx: Tx,
  order: LockedOrder,
  payment: PaymentRow,
  wanted: {
    kind: RefundRow['kind']
    amountCents: number
    reason: string
    requestedBy?: string | undefined
    reportId?: string
    /** The person owed asked, in a return, a cancellation or a claim. */
    isOwed?: boolean
    /** At once to the member's balance, instead of the way it came. */
    toBalance?: boolean
    parts?: readonly Covered[]
  },
): Promise<RefundRow> {
  const refunds = await listRefunds(tx, order.order_id)
  if (!isOnTop(wanted.kind) && wanted.amountCents > refundableCents(payment, refunds)) refuse('REFUND_TOO_MUCH')
  const refund = await orderTables(tx)
    .insertInto('refunds')
    .values({
      refund_id: newId(),
      order_id: order.order_id,
      payment_id: payment.payment_id,
      kind: wanted.kind,
      amount_cents: wanted.amountCents,
      reason: wanted.reason,
      state: 'requested',
      requested_by: wanted.requestedBy ?? null,
      asked_by_owed: wanted.isOwed ?? false,
      to_balance: wanted.toBalance ?? false,
      report_id: wanted.reportId ?? null,
      requested_at: clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await cover(tx, refund.refund_id, wanted.parts ?? [])
  return refund
}

async function cover(tx: Tx, refundId: string, covered: readonly Covered[]): Promise<void> {
  const parts = covered.map(({ unitId, part, cents }) => ({ refund_id: refundId, unit_id: unitId, part, amount_cents: cents }))
  if (parts.length > 0) await orderTables(tx).insertInto('refund_parts').values(parts).execute()
}

/** It turns out to be for other pieces: as much as before, of other parts. */
export async function replaceCovered(tx: Tx, { refund_id: refundId }: RefundRow, covered: readonly Covered[]): Promise<void> {
  await orderTables(tx).deleteFrom('refund_parts').where('refund_id', '=', refundId).execute()
  await cover(tx, refundId, covered)
}

/** So much of a refund that has not gone becomes one of its own, with what it covers of that; answers the new one. */
export async function splitRefund(
  tx: Tx,
  order: LockedOrder,
  refund: RefundRow,
  { cents, parts }: { cents: Cents; parts: readonly Covered[] },
): Promise<RefundRow> {
  const { refund_id: refundId } = refund
  const keyOf = ({ unitId, part }: Covered): string => `${unitId} ${part}`
  const taken = new Map(parts.map((one) => [keyOf(one), one.cents]))
  const kept = (await listCovered(tx, refundId)).map((one) => ({ ...one, cents: one.cents - (taken.get(keyOf(one)) ?? 0) }))
  await replaceCovered(
    tx,
    refund,
    kept.filter((one) => one.cents !== 0),
  )
  await orderTables(tx)
    .updateTable('refunds')
    .set({ amount_cents: refund.amount_cents - cents })
    .where('refund_id', '=', refundId)
    .where('order_id', '=', order.order_id)
    .execute()
  const split = await orderTables(tx)
    .insertInto('refunds')
    .values({ ...refund, refund_id: newId(), amount_cents: cents, state: 'requested', split_of: refund.split_of ?? refundId })
    .returningAll()
    .executeTakeFirstOrThrow()
  await cover(tx, split.refund_id, parts)
  await shareReturn(tx, refundId, split.refund_id)
  return split
}

/** The money of a refund that had gone is here again: it is owed. False when it had not gone. */
export async function returnRefund(tx: Tx, order: LockedOrder, { refund_id: refundId }: RefundRow): Promise<boolean> {
  const done = await orderTables(tx)
    .updateTable('refunds')
    .set({ state: 'failed', failure: CAME_BACK, settled_at: null })
    .where('refund_id', '=', refundId)
    .where('order_id', '=', order.order_id)
    .where('state', '=', 'confirmed')
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Items that were cancelled and not by their buyer: by whoever was to send them, the clock or the desk. */
export async function listCalledOff(tx: Read, orderId: string): Promise<string[]> {
  const rows = await orderTables(tx)
    .selectFrom('units as u')
    .select('u.unit_id')
    .where('u.order_id', '=', orderId)
    .where('u.state', '=', 'cancelled')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refund_parts as p')
            .innerJoin('refunds as r', 'r.refund_id', 'p.refund_id')
            .select('r.refund_id')
            .whereRef('p.unit_id', '=', 'u.unit_id')
            .where('r.asked_by_owed', '=', true),
        ),
      ),
    )
    .execute()
  return rows.map(({ unit_id }) => unit_id)
}

/** What a refund covers. */
export const listCovered = (tx: Read, refundId: string): Promise<Covered[]> =>
  orderTables(tx)
    .selectFrom('refund_parts')
    .select(['unit_id as unitId', 'part', 'amount_cents as cents'])
    .where('refund_id', '=', refundId)
    .execute()

/** What operators have given on top, and not for a claim: of an order, or of all today; and whether the same waits, or was given lately. */
export async function sumExtras(tx: Read, orderId: string, today: Date): Promise<{ order: Cents; day: Cents }> {
  const rows = await orderTables(tx)
    .selectFrom('refunds')
    .select(['order_id', 'amount_cents', 'requested_at'])
    .where('kind', 'in', ['compensation', 'goodwill'])
    .where('state', '<>', 'declined')
    .where('asked_by_owed', '=', false)
    .where(({ or, eb }) => or([eb('order_id', '=', orderId), eb('requested_at', '>=', today)]))
    .execute()
  const sum = (own: typeof rows): Cents => own.reduce((all, { amount_cents }) => all + amount_cents, 0)
  return {
    order: sum(rows.filter(({ order_id }) => order_id === orderId)),
    day: sum(rows.filter(({ requested_at }) => requested_at >= today)),
  }
}

const STEPS: Record<RefundRow['state'], readonly RefundRow['state'][]> = {
  requested: ['approved', 'declined'],
  approved: ['confirmed', 'failed'],
  failed: ['approved'],
  confirmed: [],
  declined: [],
}

/** Moves a refund of a locked order along; answers it as it is then, or undefined when that is not new. */
export async function moveRefund(
  tx: Tx,
  order: LockedOrder,
  refund: RefundRow,
  to: RefundRow['state'],
  by: { approvedBy?: string | undefined; failure?: string; toBalance?: boolean } = {},
): Promise<RefundRow | undefined> {
  if (!STEPS[refund.state].includes(to)) return undefined
  return orderTables(tx)
    .updateTable('refunds')
    .set({
      state: to,
      approvals: refund.approvals + (to === 'approved' ? 1 : 0),
      failure: by.failure ?? null,
      ...(by.approvedBy ? { approved_by: by.approvedBy } : {}),
      ...(by.toBalance === undefined ? {} : { to_balance: by.toBalance }),
      ...(to === 'confirmed' ? { settled_at: clock.now() } : {}),
    })
    .where('refund_id', '=', refund.refund_id)
    .where('order_id', '=', order.order_id)
    .where('state', '=', refund.state)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Of an order's payments, the newest first, the one it is about: that which paid it, or else one whose money came for nothing, or else the
 * newest try.
 */
export function mainPayment(payments: readonly PaymentRow[], refunds: readonly RefundRow[]): PaymentRow | undefined {
  const succeeded = payments.filter((payment) => payment.state === 'succeeded')
  // What goes back of it may be split, where a part has gone at the provider already.
  const isForNothing = ({ payment_id: id, received_cents: cents }: PaymentRow): boolean =>
    refunds.reduce((sum, one) => (one.payment_id === id && one.kind === 'surplus' ? sum + one.amount_cents : sum), 0) === cents
  return succeeded.findLast((payment) => !isForNothing(payment)) ?? succeeded.at(-1) ?? payments[0]
}

/** How a payment stands to those who look at it: what came, or what is going back of it. */
export function presentedState(payment: PaymentRow, refunds: readonly RefundRow[]): ShownPaymentState {
  const own = refunds.filter((refund) => refund.payment_id === payment.payment_id && !isOnTop(refund.kind))
  if (own.some(isOutstanding)) return 'refund-pending'
  return own.length > 0 && refundableCents(payment, own) === 0 ? 'refunded' : payment.state
}
