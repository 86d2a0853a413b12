import { clock } from '#platform/clock.ts'
import { type Key, type Locked, type Read, type Tx, lockRows } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import { orderTables, type RefundRow, type ReportRow } from '../orders.tables.ts'

type Reported = {
  provider: string
  kind: ReportRow['kind']
  providerId: string
  paymentId?: string | undefined
  amountCents: number
  currency: string
  reference: string
  happenedAt: Date
  /** Why it is none of ours as it stands; without one it is under way, until it is booked. */
  problem?: ReportRow['problem']
}

/** What a provider reports, once under its own name for it, and held until the transaction ends. */
export async function seeReport(tx: Tx, seen: Reported): Promise<Locked<ReportRow>> {
  const { provider, kind, providerId, problem = null } = seen
  await orderTables(tx)
    .insertInto('provider_reports')
    .values({
      report_id: newId(),
      provider,
      kind,
      provider_id: providerId,
      payment_id: seen.paymentId ?? null,
      amount_cents: seen.amountCents,
      currency: seen.currency,
      reference: seen.reference,
      state: problem === null ? 'processing' : 'unfit',
      problem,
      happened_at: seen.happenedAt,
      seen_at: clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_id']).doNothing())
    .execute()
  const [report] = await lockRows(tx, named(tx, provider, providerId))
  return report ?? refuse('NOT_FOUND')
}

/** The same of what is as it should be; where it was not when it was first told of, it begins anew. */
export async function seeFit(tx: Tx, seen: Omit<Reported, 'problem'>): Promise<Locked<ReportRow>> {
  const report = await seeReport(tx, seen)
  if (report.state !== 'unfit') return report
  const { paymentId, amountCents, currency, reference } = seen
  await orderTables(tx)
    .updateTable('provider_reports')
    .set({ state: 'processing', problem: null, payment_id: paymentId ?? null, amount_cents: amountCents, currency, reference })
    .where('report_id', '=', report.report_id)
    .execute()
  return seeReport(tx, seen)
}

const named = (tx: Read, provider: string, providerId: string) =>
  orderTables(tx)
    .selectFrom('provider_reports')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)

export async function lockReport(tx: Tx, reportId: string): Promise<Locked<ReportRow>> {
  const reports = orderTables(tx).selectFrom('provider_reports').selectAll().where('report_id', '=', reportId)
  const [report] = await lockRows(tx, reports)
  return report ?? refuse('NOT_FOUND')
}

type Moved = { state: Exclude<ReportRow['state'], 'unfit'>; lossCents?: number; isSettled?: boolean }

/** What has become of it. `isSettled`: there is nothing for a person to look at. */
export async function moveReport(tx: Tx, report: Locked<ReportRow>, { state, lossCents, isSettled }: Moved): Promise<void> {
  await orderTables(tx)
    .updateTable('provider_reports')
    .set({
      state,
      problem: null,
      ...(lossCents === undefined ? {} : { loss_cents: lossCents }),
      ...(isSettled ? { settled_at: report.settled_at ?? clock.now() } : {}),
    })
    .where('report_id', '=', report.report_id)
    .execute()
}

/** What did not fit does now, and is booked elsewhere. */
export async function settleMisfit(tx: Tx, provider: string, providerId: string): Promise<void> {
  await orderTables(tx)
    .updateTable('provider_reports')
    .set({ state: 'booked', problem: null, settled_at: clock.now() })
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .where('state', '=', 'unfit')
    .execute()
}

/** There is nothing to look at any more: it is decided. */
export async function endReport(tx: Tx, provider: string, providerId: string): Promise<void> {
  await orderTables(tx)
    .updateTable('provider_reports')
    .set({ state: 'booked', problem: null, settled_at: clock.now() })
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .where('settled_at', 'is', null)
    .execute()
}

/** Whether this word of a provider was written down as what it has done of itself. */
export const isReported = async (tx: Read, provider: string, providerId: string): Promise<boolean> =>
  (await named(tx, provider, providerId).where('state', '<>', 'unfit').executeTakeFirst()) !== undefined

/** Whether a refund has gone by what a provider has done of itself. One of that which has come back, and was sent anew, has not. */
export async function isGoneByReport(tx: Read, { state, report_id: reportId }: RefundRow): Promise<boolean> {
  if (state !== 'confirmed' || reportId === null) return false
  const report = await orderTables(tx)
    .selectFrom('provider_reports')
    .select('report_id')
    .where('report_id', '=', reportId)
    .where('state', '=', 'booked')
    .executeTakeFirst()
  return report !== undefined
}

/** Somebody has looked at it. Refuses MONEY_IS_SETTLED when a colleague has before. */
export async function settleReport(tx: Tx, report: Locked<ReportRow>, by: { id: string; note: string }): Promise<void> {
  if (report.settled_at !== null) refuse('MONEY_IS_SETTLED')
  await orderTables(tx)
    .updateTable('provider_reports')
    .set({ settled_at: clock.now(), settled_by: by.id, note: by.note })
    .where('report_id', '=', report.report_id)
    .execute()
}

/** What was reported of an order, the oldest first. */
export const listReportsOf = (tx: Read, orderId: Key): Promise<ReportRow[]> =>
  orderTables(tx)
    .selectFrom('provider_reports as r')
    .innerJoin('payments as p', 'p.payment_id', 'r.payment_id')
    .selectAll('r')
    .where('p.order_id', '=', orderId)
    .where('r.state', '<>', 'declined')
    .orderBy('r.happened_at')
    .execute()

/** As long as nobody has looked at what was reported of an order, nothing of it leaves and nothing is settled. */
export const isHeldByReport = async (tx: Read, orderId: string): Promise<boolean> =>
  (await listReportsOf(tx, orderId)).some(({ settled_at }) => settled_at === null)

/** What a provider has taken of a payment by itself, without a case. */
export async function sumReversed(tx: Read, paymentId: string): Promise<number> {
  const { cents } = await orderTables(tx)
    .selectFrom('provider_reports')
    .select(({ fn }) => fn.sum<string | null>('amount_cents').as('cents'))
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'reversal')
    .where('state', '=', 'booked')
    .executeTakeFirstOrThrow()
  return Number(cents ?? 0)
}

/** What a provider has taken of a payment by itself and nobody knows yet whose it is, the oldest first. */
export const lockReversals = (tx: Tx, paymentId: string): Promise<Locked<ReportRow>[]> =>
  lockRows(
    tx,
    orderTables(tx)
      .selectFrom('provider_reports')
      .selectAll()
      .where('payment_id', '=', paymentId)
      .where('kind', '=', 'reversal')
      .where('state', '=', 'processing')
      .orderBy('happened_at'),
  )

/** Payments of which something is known to be under way at this provider. */
export async function listProcessing(tx: Read, provider: string): Promise<string[]> {
  const rows = await orderTables(tx)
    .selectFrom('provider_reports as r')
    .innerJoin('payments as p', 'p.payment_id', 'r.payment_id')
    .select('p.provider_id as intentId')
    .distinct()
    .where('r.provider', '=', provider)
    .where('r.state', '=', 'processing')
    .execute()
  return rows.flatMap(({ intentId }) => intentId ?? [])
}

export const listRefundsOfReport = (tx: Read, reportId: string): Promise<RefundRow[]> =>
  orderTables(tx).selectFrom('refunds').selectAll().where('report_id', '=', reportId).orderBy('requested_at').execute()

/** This refund has gone by what the provider has done of itself. */
export async function nameReport(tx: Tx, refundId: string, reportId: string): Promise<void> {
  await orderTables(tx).updateTable('refunds').set({ report_id: reportId }).where('refund_id', '=', refundId).execute()
}

/** The money of a refund is here again. Answers the name under which it is posted. */
export async function beginReturn(tx: Tx, refundId: string): Promise<string> {
  const { return_id } = await orderTables(tx)
    .insertInto('refund_returns')
    .values({ return_id: newId(), refund_id: refundId, came_back_at: clock.now() })
    .returning('return_id')
    .executeTakeFirstOrThrow()
  return return_id
}

/** A part of a refund whose money is here again is owed as its rest is. */
export async function shareReturn(tx: Tx, refundId: string, partId: string): Promise<void> {
  const returned = await orderTables(tx)
    .selectFrom('refund_returns')
    .select('came_back_at')
    .where('refund_id', '=', refundId)
    .where('gone_at', 'is', null)
    .executeTakeFirst()
  if (!returned) return
  await orderTables(tx)
    .insertInto('refund_returns')
    .values({ return_id: newId(), refund_id: partId, came_back_at: returned.came_back_at })
    .execute()
}

/** It has gone anew: answers the name of its return, or undefined when it had never come back. */
export async function endReturn(tx: Tx, refundId: string): Promise<string | undefined> {
  const done = await orderTables(tx)
    .updateTable('refund_returns')
    .set({ gone_at: clock.now() })
    .where('refund_id', '=', refundId)
    .where('gone_at', 'is', null)
    .returning('return_id')
    .executeTakeFirst()
  return done?.return_id
}

/** Until when what this provider tells of refunds has been read. */
export async function findCursor(tx: Read, provider: string): Promise<Date | undefined> {
  const found = await orderTables(tx)
    .selectFrom('provider_cursors')
    .select('read_until')
    .where('provider', '=', provider)
    .executeTakeFirst()
  return found?.read_until
}

export async function keepCursor(tx: Tx, provider: string, readUntil: Date): Promise<void> {
  await orderTables(tx)
    .insertInto('provider_cursors')
    .values({ provider, read_until: readUntil })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ read_until: readUntil }))
    .execute()
}
