import type { Selectable } from 'kysely'
import { clock, DAY } from '#platform/clock.ts'
import { lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newSpokenCode } from '#platform/ids.server.ts'
import { type PlatformTables, platformTables } from '#platform/platform.tables.ts'

export type BookedDispute = Selectable<PlatformTables['sandbox_paypal_disputes']>
/** A case with what it is about. */
export type Case = { dispute: BookedDispute; captureId: string; customId: string; invoiceId: string }

const DAYS_FOR_EVIDENCE = 10
/** What the stand-in charges for a claim that is lost, in cents. */
export const DISPUTE_FEE = 6_000

const disputes = (tx: Read) =>
  platformTables(tx)
    .selectFrom('sandbox_paypal_disputes as d')
    .innerJoin('sandbox_paypal_orders as o', 'o.order_id', 'd.order_id')
    .selectAll('d')
    .select(['o.capture_id as captureId', 'o.custom_id as customId', 'o.invoice_id as invoiceId'])
type Found = Awaited<ReturnType<ReturnType<typeof disputes>['executeTakeFirstOrThrow']>>
const caseOf = ({ captureId, customId, invoiceId, ...dispute }: Found): Case => ({
  dispute,
  captureId: captureId ?? '',
  customId,
  invoiceId,
})

export async function findCase(tx: Read, id: string): Promise<Case | undefined> {
  const found = await disputes(tx).where('d.dispute_id', '=', id).executeTakeFirst()
  return found && caseOf(found)
}

export async function listCases(tx: Read, since: Date, { from, most }: { from: number; most: number }): Promise<Case[]> {
  const rows = disputes(tx).where('d.created_at', '>=', since).orderBy('d.created_at', 'desc').orderBy('d.dispute_id')
  return (await rows.offset(from).limit(most).execute()).map(caseOf)
}

/** A buyer opens a case about a payment, one at a time. An inquiry only asks. */
export async function openCase(tx: Tx, orderId: string, isInquiry: boolean): Promise<Case | undefined> {
  const orders = platformTables(tx).selectFrom('sandbox_paypal_orders').selectAll().where('order_id', '=', orderId)
  const [order] = await lockRows(tx, orders)
  if (order?.capture_status !== 'COMPLETED' || (await openCaseOf(tx, orderId))) return undefined
  const now = clock.now()
  const { dispute_id: id } = await platformTables(tx)
    .insertInto('sandbox_paypal_disputes')
    .values({
      dispute_id: `PP-R-${newSpokenCode(10)}`,
      order_id: orderId,
      amount_cents: order.amount_cents,
      held_at: isInquiry ? null : now,
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      due_by: new Date(now.getTime() + DAYS_FOR_EVIDENCE * DAY),
      created_at: now,
    })
    .returning('dispute_id')
    .executeTakeFirstOrThrow()
  return findCase(tx, id)
}

export const openCaseOf = (tx: Read, orderId: string): Promise<BookedDispute | undefined> =>
  platformTables(tx)
    .selectFrom('sandbox_paypal_disputes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('outcome', 'is', null)
    .executeTakeFirst()

/** What PayPal has taken of a payment for its buyer. */
export async function takenFrom(tx: Read, orderId: string): Promise<number> {
  const found = await platformTables(tx)
    .selectFrom('sandbox_paypal_disputes')
    .select('taken_cents')
    .where('order_id', '=', orderId)
    .execute()
  return found.reduce((sum, { taken_cents }) => sum + taken_cents, 0)
}

/** The buyer is not content with what was answered: now it is a claim. */
export async function escalate(tx: Tx, id: string): Promise<boolean> {
  const done = await platformTables(tx)
    .updateTable('sandbox_paypal_disputes')
    .set({ held_at: clock.now() })
    .where('dispute_id', '=', id)
    .where('outcome', 'is', null)
    .where('held_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

type End = { outcome: NonNullable<BookedDispute['outcome']>; givenCents: number; takenCents: number }

/** What is decided stays so. */
export async function endCase(tx: Tx, id: string, { outcome, givenCents, takenCents }: End): Promise<boolean> {
  const done = await platformTables(tx)
    .updateTable('sandbox_paypal_disputes')
    .set({ outcome, given_cents: givenCents, taken_cents: takenCents, decided_at: clock.now() })
    .where('dispute_id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
