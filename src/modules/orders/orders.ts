import { sql } from 'kysely'
import { clock, MINUTE } from '#platform/clock.ts'
import { type Key, type Locked, type Read, type Tx, lockRows } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { digitsToFind } from '#platform/text/words-to-find.ts'
import { addParts, type PriceParts } from './placing/price.rules.ts'
import { PAYMENT_WINDOW_MINUTES } from './orders.rules.ts'
import { type HistoryRow, type LineRow, type OrderRow, orderTables } from './orders.tables.ts'

/** The order of this number, or a refusal. */
export async function getOrder(tx: Read, orderNumber: string): Promise<OrderRow> {
  return (await findOrder(tx, orderNumber)) ?? refuse('NOT_FOUND')
}

export async function getOrderById(tx: Read, orderId: string): Promise<OrderRow> {
  const found = await orderTables(tx).selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

export function findOrder(tx: Read, orderNumber: string): Promise<OrderRow | undefined> {
  return orderTables(tx).selectFrom('orders').selectAll().where('order_number', '=', orderNumber).executeTakeFirst()
}

/** Its key, and whose it is, within a statement that reads more of it. */
export const keyOfOrder = (orderNumber: string) => sql<string>`(select order_id from orders where order_number = ${orderNumber})`
export const ownerOfOrder = (orderNumber: string) =>
  sql<string>`(select owner_id from orders where order_number = ${orderNumber})`

/** Reads an order and keeps others from moving it until the transaction ends. Always locked before its payments. */
export async function lockOrder(tx: Tx, by: OrderName): Promise<Locked<OrderRow>> {
  const [order] = await lockRows(tx, namedOrders(tx, by))
  return order ?? refuse('NOT_FOUND')
}

/** By itself, or by a payment that is to pay it. */
type OrderName = { orderNumber: string } | { orderId: string } | { paymentId: string }

function namedOrders(tx: Read, by: OrderName) {
  const orders = orderTables(tx).selectFrom('orders').selectAll()
  if ('orderNumber' in by) return orders.where('order_number', '=', by.orderNumber)
  if ('orderId' in by) return orders.where('order_id', '=', by.orderId)
  return orders.where('order_id', '=', ({ selectFrom }) =>
    selectFrom('payments').select('payments.order_id').where('payment_id', '=', by.paymentId),
  )
}

/** Refuses as if the order did not exist unless this session placed it or proved to know it. */
export async function requireViewer(tx: Read, order: OrderRow, ownerId: string): Promise<void> {
  if (order.owner_id === ownerId) return
  const grant = await orderTables(tx)
    .selectFrom('order_grants')
    .select('order_id')
    .where('owner_id', '=', ownerId)
    .where('order_id', '=', order.order_id)
    .executeTakeFirst()
  if (!grant) refuse('NOT_FOUND')
}

/** Found by number and the phone or e-mail given with it; from now on this session may read it. */
export async function findOrderByContact(tx: Tx, orderNumber: string, contact: string, ownerId: string): Promise<OrderRow> {
  const order = await findOrder(tx, orderNumber)
  const digits = digitsToFind(contact)
  const byPhone = digits.length >= 8 && order?.contact_phone.endsWith(digits) === true
  const byEmail = order?.contact_email.toLowerCase() === contact.toLowerCase()
  if (!order || !(byPhone || byEmail)) refuse('ORDER_NOT_FOUND', { field: 'orderNo' })
  await orderTables(tx)
    .insertInto('order_grants')
    .values({ owner_id: ownerId, order_id: order.order_id, granted_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return order
}

/** After a rejected transfer the shopper gets a fresh window to try again. */
export async function giveFreshWindow(tx: Tx, order: Locked<OrderRow>): Promise<Locked<OrderRow>> {
  const expiresAt = new Date(Math.max(order.expires_at.getTime(), clock.now().getTime() + PAYMENT_WINDOW_MINUTES * MINUTE))
  await orderTables(tx).updateTable('orders').set({ expires_at: expiresAt }).where('order_id', '=', order.order_id).execute()
  return { ...order, expires_at: expiresAt }
}

export function listLines(tx: Read, orderId: Key): Promise<LineRow[]> {
  return orderTables(tx).selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position').execute()
}

/**
 * The lines of an order that closed unpaid, but for pieces its owner has ordered again since: those are wanted once, and are on
 * their way.
 */
export async function listLinesGivenUp(tx: Read, order: OrderRow): Promise<LineRow[]> {
  const again = orderTables(tx)
    .selectFrom('orders as later')
    .innerJoin('order_lines as bought', 'bought.order_id', 'later.order_id')
    .select('bought.sku_id')
    .where('later.owner_id', '=', order.owner_id)
    .where('later.placed_at', '>', order.placed_at)
    .where('later.state', '<>', 'closed')
  return orderTables(tx)
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', order.order_id)
    .where('sku_id', 'not in', again)
    .orderBy('position')
    .execute()
}

export function listHistory(tx: Read, orderId: Key): Promise<HistoryRow[]> {
  return orderTables(tx).selectFrom('order_history').selectAll().where('order_id', '=', orderId).orderBy('position').execute()
}

export type ConsignmentShare = { merchantId: string; parts: PriceParts }

/** What of an order's price belongs to the goods of each merchant. */
export async function listConsignmentShares(tx: Read, orderId: string): Promise<ConsignmentShare[]> {
  const lines = await orderTables(tx)
    .selectFrom('order_lines as l')
    .innerJoin('consignments as c', 'c.consignment_id', 'l.consignment_id')
    .select(['c.merchant_id as merchantId', 'l.parts'])
    .where('l.order_id', '=', orderId)
    .orderBy('c.merchant_id')
    .execute()
  return [...Map.groupBy(lines, ({ merchantId }) => merchantId)].map(([merchantId, own]) => ({
    merchantId,
    parts: addParts(own.map(({ parts }) => parts)),
  }))
}

/** Whose each piece of an order was. */
export async function merchantsOfUnits(tx: Read, orderId: string): Promise<ReadonlyMap<string, string>> {
  const found = await orderTables(tx)
    .selectFrom('units as u')
    .innerJoin('consignments as c', 'c.consignment_id', 'u.consignment_id')
    .select(['u.unit_id', 'c.merchant_id'])
    .where('u.order_id', '=', orderId)
    .execute()
  return new Map(found.map((unit) => [unit.unit_id, unit.merchant_id]))
}

/** The longest that its offers say, and when its merchant is away: by when it is sent, as long as it is not paid. */
const SENDING = [
  sql<number>`coalesce((select max(s.dispatch_days) from order_lines l join offer_stock s on s.offer_id = l.offer_id
    where l.consignment_id = c.consignment_id), 0)`.as('dispatchDays'),
  sql<{ firstDay: string; lastDay: string }[]>`coalesce((
    select json_agg(json_build_object('firstDay', d.first_day, 'lastDay', d.last_day)) from merchant_days_away d
    where d.merchant_id = c.merchant_id), '[]')`.as('daysAway'),
]

export const listConsignments = (tx: Read, orderId: Key) =>
  orderTables(tx)
    .selectFrom('consignments as c')
    .innerJoin('merchant_card as m', 'm.merchant_id', 'c.merchant_id')
    .leftJoin('merchant_away as w', 'w.merchant_id', 'c.merchant_id')
    .select([
      'c.consignment_id as consignmentId',
      'c.merchant_id as merchantId',
      'w.last_day as awayUntil',
      'm.is_house as isHouse',
      'm.name_en as merchantNameEn',
      'm.name_zh as merchantNameZh',
      'm.kind as merchantKind',
      'm.merchant_code as merchantCode',
      'c.goods_cents as goodsCents',
      'c.state',
      'c.due_at as dueAt',
    ])
    .select(SENDING)
    .where('c.order_id', '=', orderId)
    .orderBy('m.name_en')
    .execute()
