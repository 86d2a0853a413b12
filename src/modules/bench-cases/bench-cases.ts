import { emit } from '#events/events.server.ts'
import { addCaseStep } from '#platform/cases/case-history.server.ts'
import type { Actor } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Key, Locked, Read, Tx } from '#platform/database.server.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type BenchCaseAct, benchCaseAfter, type BenchCaseState, isAsked, type LaterAct } from './bench-cases.rules.ts'
import { type BenchCaseRow, benchCaseTables } from './bench-cases.tables.ts'

type LockedOrder = Locked<{ order_id: string }>

export type NewBenchCase = {
  kind: BenchCaseRow['kind']
  unitId: string
  merchantId: string
  state: BenchCaseState
  finding: string
  /** Of a difference: the price, and the lower one that is proposed. */
  prices?: { was: number; reduced: number }
  costCents: number
  dueAt: Date
  pictures: readonly string[]
}

/** Keeps what the bench has found of a piece of a locked order, and tells of it; answers its number. */
export async function openBenchCase(tx: Tx, order: LockedOrder, by: Actor, wanted: NewBenchCase): Promise<string> {
  const { kind, unitId, merchantId, state, finding, prices, costCents, dueAt, pictures } = wanted
  const caseId = newId()
  const caseNo = `B${newSpokenCode(9)}`
  await benchCaseTables(tx)
    .insertInto('bench_cases')
    .values({
      case_id: caseId,
      case_number: caseNo,
      kind,
      unit_id: unitId,
      order_id: order.order_id,
      merchant_id: merchantId,
      state,
      finding,
      price_cents: prices?.was ?? null,
      reduced_cents: prices?.reduced ?? null,
      cost_cents: costCents,
      due_at: dueAt,
      opened_at: clock.now(),
    })
    .execute()
  const rows = pictures.map((upload_id, position) => ({ case_id: caseId, position, upload_id }))
  if (rows.length > 0) await benchCaseTables(tx).insertInto('bench_case_pictures').values(rows).execute()
  await recordStep(tx, { case_id: caseId, order_id: order.order_id }, kind === 'difference' ? 'propose' : 'reject', by, finding)
  return caseNo
}

type Moved = {
  /** Until when whoever is asked next may answer. */
  dueAt?: Date | null
  /** Elsewhere than the step leads by itself. */
  to?: BenchCaseState
  parcel?: { courier: string; trackingNumber: string }
}

/** Moves a case of a locked order along; refuses BENCH_CASE_MOVED_ON when there is no such step from where it stands. */
export async function moveBenchCase(
  tx: Tx,
  order: LockedOrder,
  row: BenchCaseRow,
  act: LaterAct,
  by: Actor & { words?: string },
  { dueAt, to, parcel }: Moved = {},
): Promise<void> {
  const state = row.order_id === order.order_id ? benchCaseAfter(row, act) : undefined
  if (!state) refuse('BENCH_CASE_MOVED_ON')
  await benchCaseTables(tx)
    .updateTable('bench_cases')
    .set({
      state: to ?? state,
      ...(dueAt === undefined ? {} : { due_at: dueAt, reminded_at: null }),
      ...(parcel ? { courier: parcel.courier, tracking_number: parcel.trackingNumber } : {}),
    })
    .where('case_id', '=', row.case_id)
    .execute()
  const { words = '', ...who } = by
  await recordStep(tx, row, act, who, words)
}

async function recordStep(
  tx: Tx,
  { case_id, order_id }: Pick<BenchCaseRow, 'case_id' | 'order_id'>,
  act: BenchCaseAct,
  by: Actor,
  words: string,
): Promise<void> {
  const step = await addCaseStep(tx, { table: 'bench_case_steps', of: 'case_id' }, case_id, { act, by, words })
  await emit(tx, 'bench-case-moved', { orderId: order_id, caseId: case_id, step })
}

/** As it stands; ask once the order is locked, since every step of a case locks its order. */
export async function getBenchCase(tx: Read, caseNo: string): Promise<BenchCaseRow> {
  const found = await benchCaseTables(tx)
    .selectFrom('bench_cases')
    .selectAll()
    .where('case_number', '=', caseNo)
    .executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

export async function getBenchCaseById(tx: Read, caseId: string): Promise<BenchCaseRow> {
  const found = await benchCaseTables(tx).selectFrom('bench_cases').selectAll().where('case_id', '=', caseId).executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

/** The cases of an order, the oldest first. */
export const listBenchCasesOf = (tx: Read, orderId: Key): Promise<BenchCaseRow[]> =>
  benchCaseTables(tx).selectFrom('bench_cases').selectAll().where('order_id', '=', orderId).orderBy('case_id').execute()

/** The one of a piece that is about its price: merchant or buyer is asked, or they have agreed. */
export async function findPriceCase(tx: Read, unitId: string): Promise<BenchCaseRow | undefined> {
  const rows = await benchCaseTables(tx)
    .selectFrom('bench_cases')
    .selectAll()
    .where('unit_id', '=', unitId)
    .where('kind', '=', 'difference')
    .orderBy('case_id', 'desc')
    .execute()
  return rows.find(({ state }) => isAsked(state) || state === 'agreed')
}

/** A list in SQL is never empty. */
const NONE = '00000000-0000-0000-0000-000000000000'

export const listBenchCaseSteps = (tx: Read, caseIds: readonly string[]) =>
  benchCaseTables(tx)
    .selectFrom('bench_case_steps')
    .selectAll()
    .where('case_id', 'in', [...caseIds, NONE])
    .orderBy('case_id')
    .orderBy('position')
    .execute()

export const listBenchCasePictures = (tx: Read, caseIds: readonly string[]) =>
  benchCaseTables(tx)
    .selectFrom('bench_case_pictures as p')
    .innerJoin('upload_card as u', 'u.upload_id', 'p.upload_id')
    .select(['p.case_id as caseId', 'u.upload_id as uploadId', 'u.width', 'u.height'])
    .where('p.case_id', 'in', [...caseIds, NONE])
    .orderBy('p.case_id')
    .orderBy('p.position')
    .execute()
