import type { Key, Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { ReturnKind, ReturnState } from './returns.rules.ts'
import { type ReturnedUnit, type ReturnRow, returnTables } from './returns.tables.ts'

/** As it stands; ask once the order is locked, since every step of a return locks its order. */
export async function getReturn(tx: Read, returnNumber: string): Promise<ReturnRow> {
  const found = await returnTables(tx)
    .selectFrom('returns')
    .selectAll()
    .where('return_number', '=', returnNumber)
    .executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

export async function getReturnById(tx: Read, returnId: string): Promise<ReturnRow> {
  const found = await returnTables(tx).selectFrom('returns').selectAll().where('return_id', '=', returnId).executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

/** A list in SQL is never empty. */
const NONE = '00000000-0000-0000-0000-000000000000'

export const listReturnedUnits = (tx: Read, returnIds: readonly string[]): Promise<ReturnedUnit[]> =>
  returnTables(tx)
    .selectFrom('return_units')
    .selectAll()
    .where('return_id', 'in', [...returnIds, NONE])
    .orderBy('return_id')
    .orderBy('unit_id')
    .execute()

export const listReturnSteps = (tx: Read, returnIds: readonly string[]) =>
  returnTables(tx)
    .selectFrom('return_steps')
    .selectAll()
    .where('return_id', 'in', [...returnIds, NONE])
    .orderBy('return_id')
    .orderBy('position')
    .execute()

export const listReturnPictures = (tx: Read, returnIds: readonly string[]) =>
  returnTables(tx)
    .selectFrom('return_pictures')
    .select(['return_id as returnId', 'unit_id as unitId', 'upload_id as uploadId'])
    .where('return_id', 'in', [...returnIds, NONE])
    .orderBy('return_id')
    .orderBy('position')
    .execute()

/** What was asked about each piece of an order. */
export async function listUnitReturns(
  tx: Read,
  orderId: Key,
): Promise<ReadonlyMap<string, { isOpen: boolean; earlier: number }>> {
  const rows = await returnTables(tx)
    .selectFrom('return_units as u')
    .innerJoin('returns as r', 'r.return_id', 'u.return_id')
    .select(({ fn }) => [
      'u.unit_id as unitId',
      fn.agg<boolean>('bool_or', ['u.is_open']).as('isOpen'),
      fn.countAll<number>().as('earlier'),
    ])
    .where('r.order_id', '=', orderId)
    .groupBy('u.unit_id')
    .execute()
  return new Map(rows.map(({ unitId, ...asked }) => [unitId, asked]))
}

/** Of each piece of an order what was asked last: that it is not sent, or goes back. */
export async function listNewestReturns(
  tx: Read,
  orderId: Key,
): Promise<ReadonlyMap<string, { returnNo: string; kind: ReturnKind; state: ReturnState }>> {
  const rows = await returnTables(tx)
    .selectFrom('return_units as u')
    .innerJoin('returns as r', 'r.return_id', 'u.return_id')
    .select(['u.unit_id as unitId', 'r.return_number as returnNo', 'r.kind', 'r.state'])
    .where('r.order_id', '=', orderId)
    .orderBy('r.asked_at')
    .execute()
  return new Map(rows.map(({ unitId, ...asked }) => [unitId, asked]))
}

/** Of an order: as long as there is one, it is not over. */
export async function countOpenReturns(tx: Read, orderId: string): Promise<number> {
  const { num } = await returnTables(tx)
    .selectFrom('return_units as u')
    .innerJoin('returns as r', 'r.return_id', 'u.return_id')
    .select(({ fn }) => fn.countAll<number>().as('num'))
    .where('r.order_id', '=', orderId)
    .where('u.is_open', '=', true)
    .executeTakeFirstOrThrow()
  return num
}
