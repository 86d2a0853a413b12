import { emit } from '#events/events.server.ts'
import { addCaseStep } from '#platform/cases/case-history.server.ts'
import type { Actor } from '#platform/audit-trail.server.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import {
  type InspectionResult,
  isOver,
  type LaterAct,
  nextState,
  type ReturnAct,
  type ReturnKind,
  type ReturnReason,
  SEND_DAYS,
} from './returns.rules.ts'
import { listReturnedUnits } from './returns.ts'
import { type ReturnRow, returnTables } from './returns.tables.ts'

type LockedOrder = Locked<{ order_id: string }>

export type NewReturn = {
  kind: ReturnKind
  units: readonly { unitId: string; reason: ReturnReason }[]
  note: string
  pictures: readonly string[]
  toBalance: boolean
}

/** Keeps what is asked of pieces of a locked order, and tells of it; answers its number. */
export async function openReturn(tx: Tx, order: LockedOrder, by: Actor, wanted: NewReturn): Promise<string> {
  const returnId = newId()
  const number = `R${newSpokenCode(9)}`
  const { kind, units, note, pictures, toBalance } = wanted
  await returnTables(tx)
    .insertInto('returns')
    .values({
      return_id: returnId,
      return_number: number,
      kind,
      order_id: order.order_id,
      note,
      to_balance: toBalance,
      asked_at: clock.now(),
    })
    .execute()
  await returnTables(tx)
    .insertInto('return_units')
    .values(units.map(({ unitId, reason }) => ({ return_id: returnId, unit_id: unitId, reason })))
    .execute()
  await keepPictures(tx, returnId, null, pictures)
  await recordStep(tx, { return_id: returnId, return_number: number, order_id: order.order_id }, 'ask', by)
  return number
}

async function keepPictures(tx: Tx, returnId: string, unitId: string | null, uploads: readonly string[]): Promise<void> {
  if (uploads.length === 0) return
  const { num } = await returnTables(tx)
    .selectFrom('return_pictures')
    .select(({ fn }) => fn.countAll<number>().as('num'))
    .where('return_id', '=', returnId)
    .executeTakeFirstOrThrow()
  await returnTables(tx)
    .insertInto('return_pictures')
    .values(uploads.map((upload_id, at) => ({ return_id: returnId, position: num + at, unit_id: unitId, upload_id })))
    .execute()
}

type Said = Actor & { words?: string; unitId?: string }
type ParcelFacts = Partial<Pick<ReturnRow, 'courier' | 'tracking_number' | 'back_courier' | 'back_tracking_number'>>

/** Moves a return of a locked order along; refuses RETURN_MOVED_ON when there is no such step from where it stands. */
export async function moveReturn(
  tx: Tx,
  order: LockedOrder,
  row: ReturnRow,
  act: LaterAct,
  by: Said,
  given: ParcelFacts = {},
): Promise<void> {
  const results = act === 'inspect' ? (await listReturnedUnits(tx, [row.return_id])).map(({ result }) => result) : []
  const state = row.order_id === order.order_id ? nextState(row, act, results) : undefined
  if (!state) refuse('RETURN_MOVED_ON')
  const sendBy = state === 'agreed' ? { send_by: new Date(clock.now().getTime() + SEND_DAYS * DAY) } : {}
  await returnTables(tx)
    .updateTable('returns')
    .set({ state, ...sendBy, ...given })
    .where('return_id', '=', row.return_id)
    .execute()
  if (isOver(state)) await closeReturnedUnits(tx, row)
  await recordStep(tx, row, act, by)
}

/** Nothing is asked about them any more. */
async function closeReturnedUnits(tx: Tx, { return_id }: ReturnRow): Promise<void> {
  await returnTables(tx).updateTable('return_units').set({ is_open: false }).where('return_id', '=', return_id).execute()
}

type Inspected = { unitId: string; result: InspectionResult; finding: string; refundCents: number; pictures: readonly string[] }

/** What was found of one piece that came back; a piece is looked at once. */
export async function inspectUnit(tx: Tx, order: LockedOrder, row: ReturnRow, by: Actor, found: Inspected): Promise<void> {
  const { unitId, result, finding, refundCents, pictures } = found
  const looked = await returnTables(tx)
    .updateTable('return_units')
    // What is taken back is done with; what is not waits until it has left again.
    .set({ result, finding, refund_cents: refundCents, is_open: result === 'rejected' })
    .where('return_id', '=', row.return_id)
    .where('unit_id', '=', unitId)
    .where('result', 'is', null)
    .executeTakeFirst()
  if (looked.numUpdatedRows !== 1n) refuse('RETURN_MOVED_ON')
  await keepPictures(tx, row.return_id, unitId, pictures)
  await moveReturn(tx, order, row, 'inspect', { ...by, words: finding, unitId })
}

async function recordStep(
  tx: Tx,
  row: Pick<ReturnRow, 'return_id' | 'return_number' | 'order_id'>,
  act: ReturnAct,
  { words = '', unitId, ...by }: Said,
): Promise<void> {
  const history = { table: 'return_steps', of: 'return_id' }
  const step = await addCaseStep(tx, history, row.return_id, { act, by, words, about: { unit_id: unitId ?? null } })
  await emit(tx, 'return-moved', { orderId: row.order_id, returnNo: row.return_number, step })
}
