import { sql } from 'kysely'
import type { Key, Read } from '#platform/database.server.ts'
import { amountOf, type Covered, leftOf, paidShares, type UnitShares } from './refund.rules.ts'
import { type OrderRow, orderTables, type UnitRow } from '../orders.tables.ts'
import { listUnits } from '../pieces/units.ts'

/** Of an order, what its refunds are of, and how much less than was asked the shop has accepted. */
export type OrderBack = { covered: readonly (Covered & { refundId: string })[]; acceptedCents: number }

export async function findBack(tx: Read, orderId: Key): Promise<OrderBack> {
  const [covered, acceptedCents] = await Promise.all([listCoveredOfOrder(tx, orderId), sumAccepted(tx, orderId)])
  return { covered, acceptedCents }
}

const listCoveredOfOrder = (tx: Read, orderId: Key) =>
  orderTables(tx)
    .selectFrom('refund_parts as p')
    .innerJoin('units as u', 'u.unit_id', 'p.unit_id')
    .select(['p.refund_id as refundId', 'p.unit_id as unitId', 'p.part', 'p.amount_cents as cents'])
    .where('u.order_id', '=', orderId)
    .execute()

async function sumAccepted(tx: Read, orderId: Key): Promise<number> {
  const { accepted } = await orderTables(tx)
    .selectFrom('payments')
    .select(sql<number>`coalesce(sum(accepted_cents), 0)::bigint`.as('accepted'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return accepted
}

/**
 * What of each piece is neither back nor asked back; nothing, as long as nobody has paid. A refund that failed is still owed. `units`: its
 * pieces, for whom has read them already.
 */
export async function sharesLeft(tx: Read, order: OrderRow, units?: readonly UnitRow[]): Promise<UnitShares> {
  if (order.paid_at === null) return new Map()
  return sharesLeftOf(order, units ?? (await listUnits(tx, order.order_id)), await findBack(tx, order.order_id))
}

/** The same for whom has read all of it. */
export function sharesLeftOf(order: OrderRow, units: readonly UnitRow[], { covered, acceptedCents }: OrderBack): UnitShares {
  if (order.paid_at === null) return new Map()
  const asked = askedShares(order, units)
  return leftOf(asked, [...covered, ...notPaidOf(asked, acceptedCents)])
}

const askedShares = ({ payment_fee_cents }: OrderRow, units: readonly UnitRow[]): UnitShares =>
  paidShares(
    units.map(({ unit_id: unitId, parts }) => ({ unitId, parts })),
    payment_fee_cents ?? 0,
  )

/** What never came of a price because the shop has accepted less: it is of the goods, and nobody gets it back. */
export async function sharesNotPaid(tx: Read, order: OrderRow): Promise<Covered[]> {
  const acceptedCents = await sumAccepted(tx, order.order_id)
  return acceptedCents === 0 ? [] : notPaidOf(askedShares(order, await listUnits(tx, order.order_id)), acceptedCents)
}

const notPaidOf = (asked: UnitShares, acceptedCents: number): Covered[] =>
  acceptedCents === 0 ? [] : (amountOf(asked, 'goods', acceptedCents) ?? [])
