import type { Key, Locked, Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { orderTables, type OrderRow, type UnitRow } from '../orders.tables.ts'
import { awaitsShelf, type Shelf } from './unit.rules.ts'

/** The pieces of an order, line by line. */
export function listUnits(tx: Read, orderId: Key): Promise<UnitRow[]> {
  return orderTables(tx)
    .selectFrom('units as u')
    .innerJoin('order_lines as l', 'l.line_id', 'u.line_id')
    .selectAll('u')
    .where('u.order_id', '=', orderId)
    .orderBy('l.position')
    .orderBy('u.position')
    .execute()
}

/** Which order a piece is of. Refuses NOT_FOUND. */
export async function getOrderOfUnit(tx: Read, unitId: string): Promise<string> {
  const unit = await orderTables(tx).selectFrom('units').select('order_id').where('unit_id', '=', unitId).executeTakeFirst()
  return unit?.order_id ?? refuse('NOT_FOUND')
}

/** Of pieces nobody will have: those that were cancelled before they came to us, in an order that was paid. */
export async function listUntouched(tx: Read, orderId: string): Promise<string[]> {
  const found = await waiting(tx)
    .where('u.order_id', '=', orderId)
    .where('u.state', '=', 'cancelled')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('parcel_units as p').select('p.unit_id').whereRef('p.unit_id', '=', 'u.unit_id'))),
    )
    .select('u.unit_id')
    .execute()
  return found.map(({ unit_id: unitId }) => unitId)
}

/** How many pieces wait for somebody to say whether they are for sale again. */
export async function countToPutAway(tx: Read): Promise<number> {
  const { num } = await waiting(tx)
    .select(({ fn }) => fn.countAll<number>().as('num'))
    .executeTakeFirstOrThrow()
  return num
}

/** As `awaitsShelf` says. */
const waiting = (tx: Read) =>
  orderTables(tx)
    .selectFrom('units as u')
    .innerJoin('orders as o', 'o.order_id', 'u.order_id')
    .where('u.shelf', '=', 'taken')
    .where('u.state', 'in', ['rejected', 'returned', 'cancelled'])
    .where('o.paid_at', 'is not', null)

/** Settles what becomes of pieces of a locked order that nobody will have; answers which offers they were of. Refuses any other piece. */
export async function settleShelf(
  tx: Tx,
  order: Locked<OrderRow>,
  unitIds: readonly string[],
  shelf: Exclude<Shelf, 'taken'>,
): Promise<{ unitId: string; offerId: string }[]> {
  const units = (await listUnits(tx, order.order_id)).filter((unit) => unitIds.includes(unit.unit_id) && awaitsShelf(unit))
  if (units.length !== new Set(unitIds).size) refuse('ORDER_MOVED_ON', { state: order.state })
  await orderTables(tx).updateTable('units').set({ shelf }).where('unit_id', 'in', unitIds).execute()
  return orderTables(tx)
    .selectFrom('units as u')
    .innerJoin('order_lines as l', 'l.line_id', 'u.line_id')
    .select(['u.unit_id as unitId', 'l.offer_id as offerId'])
    .where('u.unit_id', 'in', unitIds)
    .execute()
}
