import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { orderTables, type OrderRow, type UnitRow } from './orders.tables.ts'
import { awaitsShelf, type Shelf } from './unit.rules.ts'

/** The pieces of an order, line by line. */
export function listUnits(tx: Read, orderId: string): Promise<UnitRow[]> {
  return orderTables(tx)
    .selectFrom('units as u')
    .innerJoin('order_lines as l', 'l.line_id', 'u.line_id')
    .selectAll('u')
    .where('u.order_id', '=', orderId)
    .orderBy('l.position')
    .orderBy('u.position')
    .execute()
}

/** Which order a piece is of, or a refusal. */
export async function findOrderOfUnit(tx: Read, unitId: string): Promise<string> {
  const unit = await orderTables(tx).selectFrom('units').select('order_id').where('unit_id', '=', unitId).executeTakeFirst()
  return unit?.order_id ?? refuse('NOT_FOUND')
}

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
