import type { Selectable } from 'kysely'
import { clock, DAY } from '#platform/clock.ts'
import { lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newSpokenCode } from '#platform/ids.server.ts'
import { type PlatformTables, platformTables } from '#platform/tables/platform.tables.ts'

export type BookedDispute = Selectable<PlatformTables['sandbox_paypal_disputes']>
export type CaseMove = Selectable<PlatformTables['sandbox_paypal_case_moves']>
/** A case with what it is about, and what it has moved. */
export type Case = { dispute: BookedDispute; captureId: string; customId: string; invoiceId: string; moves: CaseMove[] }

const DAYS_FOR_EVIDENCE = 10
/** What the stand-in charges for a claim that is lost, in cents. */
const DISPUTE_FEE = 6_000

const disputes = (tx: Read) =>
  platformTables(tx)
    .selectFrom('sandbox_paypal_disputes as d')
    .innerJoin('sandbox_paypal_orders as o', 'o.order_id', 'd.order_id')
    .selectAll('d')
    .select(['o.capture_id as captureId', 'o.custom_id as customId', 'o.invoice_id as invoiceId'])
type StoredDispute = Awaited<ReturnType<ReturnType<typeof disputes>['executeTakeFirstOrThrow']>>
const caseOf = async (tx: Read, { captureId, customId, invoiceId, ...dispute }: StoredDispute): Promise<Case> => ({
  dispute,
  moves: await movesOf(tx, dispute.dispute_id),
  captureId: captureId ?? '',
  customId,
  invoiceId,
})

export async function findCase(tx: Read, id: string): Promise<Case | undefined> {
  const found = await disputes(tx).where('d.dispute_id', '=', id).executeTakeFirst()
  return found && caseOf(tx, found)
}

export async function listCases(tx: Read, since: Date, { from, most }: { from: number; most: number }): Promise<Case[]> {
  const rows = disputes(tx).where('d.changed_at', '>=', since).orderBy('d.changed_at', 'desc').orderBy('d.dispute_id')
  const found = await rows.offset(from).limit(most).execute()
  return Promise.all(found.map((one) => caseOf(tx, one)))
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
      changed_at: now,
    })
    .returning('dispute_id')
    .executeTakeFirstOrThrow()
  if (!isInquiry) await hold(tx, id, order.amount_cents)
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
  const now = clock.now()
  const done = await platformTables(tx)
    .updateTable('sandbox_paypal_disputes')
    .set({ held_at: now, changed_at: now })
    .where('dispute_id', '=', id)
    .where('outcome', 'is', null)
    .where('held_at', 'is', null)
    .returning('amount_cents')
    .executeTakeFirst()
  if (done) await hold(tx, id, done.amount_cents)
  return done !== undefined
}

type End = { outcome: NonNullable<BookedDispute['outcome']>; givenCents: number; takenCents: number }

/** What is decided stays so, unless it is opened again. What was taken before and is not any more is given again. */
export async function endCase(tx: Tx, id: string, { outcome, givenCents, takenCents }: End): Promise<boolean> {
  const now = clock.now()
  const before = await platformTables(tx)
    .selectFrom('sandbox_paypal_disputes')
    .select('taken_cents')
    .where('dispute_id', '=', id)
    .executeTakeFirst()
  const done = await platformTables(tx)
    .updateTable('sandbox_paypal_disputes')
    .set({ outcome, given_cents: givenCents, taken_cents: takenCents, decided_at: now, changed_at: now })
    .where('dispute_id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  if (!before || done.numUpdatedRows === 0n) return false
  await letGo(tx, id)
  const more = takenCents - before.taken_cents
  if (more < 0) await move(tx, id, 'T1202', -more)
  if (more > 0) await move(tx, id, 'T1106', -more)
  if (more > 0 && before.taken_cents === 0) await move(tx, id, 'T0106', -DISPUTE_FEE)
  return true
}

/** The losing side appeals. What was taken stays taken meanwhile; what was not is held again. */
export async function appeal(tx: Tx, id: string): Promise<boolean> {
  const now = clock.now()
  const done = await platformTables(tx)
    .updateTable('sandbox_paypal_disputes')
    .set({ outcome: null, decided_at: null, held_at: now, changed_at: now })
    .where('dispute_id', '=', id)
    .where('outcome', 'is not', null)
    .returning(['amount_cents', 'taken_cents'])
    .executeTakeFirst()
  if (done?.taken_cents === 0) await hold(tx, id, done.amount_cents)
  return done !== undefined
}

const movesOf = (tx: Read, id: string): Promise<CaseMove[]> =>
  platformTables(tx).selectFrom('sandbox_paypal_case_moves').selectAll().where('dispute_id', '=', id).orderBy('step').execute()

/** What of it is held now, as a hold moves it: below nothing, or nothing. */
export const heldNow = (moves: readonly CaseMove[]): number =>
  moves.filter(({ code }) => code === 'T1110' || code === 'T1111').reduce((sum, { cents }) => sum + cents, 0)

const hold = (tx: Tx, id: string, cents: number): Promise<void> => move(tx, id, 'T1110', -cents)

async function letGo(tx: Tx, id: string): Promise<void> {
  const moves = await movesOf(tx, id)
  const held = moves.findLast(({ code }) => code === 'T1110')
  if (held && heldNow(moves) < 0) await move(tx, id, 'T1111', -held.cents, held.moved_at)
}

async function move(tx: Tx, id: string, code: CaseMove['code'], cents: number, begunAt = clock.now()): Promise<void> {
  const { length } = await movesOf(tx, id)
  const row = { dispute_id: id, step: length + 1, code, cents, begun_at: begunAt, moved_at: clock.now() }
  await platformTables(tx).insertInto('sandbox_paypal_case_moves').values(row).execute()
}
