import type { Read } from '#platform/database.server.ts'
import { amountOf, type Covered, leftOf, paidShares, type UnitShares } from './refund.rules.ts'
import { type OrderRow, orderTables, type UnitRow } from '../orders.tables.ts'
import { listUnits } from '../pieces/units.ts'

/**
 * What of each piece is neither back nor asked back; nothing, as long as nobody has paid. A refund that failed is still owed. `units`: its
 * pieces, for whom has read them already.
 */
export async function sharesLeft(tx: Read, order: OrderRow, units?: readonly UnitRow[]): Promise<UnitShares> {
  if (order.paid_at === null) return new Map()
  const covered: Covered[] = await orderTables(tx)
    .selectFrom('refund_parts as p')
    .innerJoin('units as u', 'u.unit_id', 'p.unit_id')
    .select(['p.unit_id as unitId', 'p.part', 'p.amount_cents as cents'])
    .where('u.order_id', '=', order.order_id)
    .execute()
  const asked = askedShares(order, units ?? (await listUnits(tx, order.order_id)))
  return leftOf(asked, [...covered, ...(await notPaidOf(tx, order, async () => asked))])
}

const askedShares = ({ payment_fee_cents }: OrderRow, units: readonly UnitRow[]): UnitShares =>
  paidShares(
    units.map(({ unit_id: unitId, parts }) => ({ unitId, parts })),
    payment_fee_cents ?? 0,
  )

/** What never came of a price because the shop has accepted less: it is of the goods, and nobody gets it back. */
export const sharesNotPaid = (tx: Read, order: OrderRow): Promise<Covered[]> =>
  notPaidOf(tx, order, async () => askedShares(order, await listUnits(tx, order.order_id)))

async function notPaidOf(tx: Read, order: OrderRow, readAsked: () => Promise<UnitShares>): Promise<Covered[]> {
  const { accepted } = await orderTables(tx)
    .selectFrom('payments')
    .select(({ fn, val }) => fn.coalesce(fn.sum<string>('accepted_cents'), val('0')).as('accepted'))
    .where('order_id', '=', order.order_id)
    .executeTakeFirstOrThrow()
  const cents = Number(accepted)
  return cents === 0 ? [] : (amountOf(await readAsked(), 'goods', cents) ?? [])
}
