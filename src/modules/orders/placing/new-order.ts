import { sql } from 'kysely'
import { emitEach } from '#events/events.server.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import { addParts, type PriceParts } from './price.rules.ts'
import { PAYMENT_WINDOW_MINUTES } from '../orders.rules.ts'
import type { PayType } from '../payments/pay-types.rules.ts'
import type { LineSnapshot, OrderZone, ReceiverRecord } from '../orders.tables.ts'

export type NewOrderLine = {
  offerId: string
  skuId: string
  productId: string
  merchantId: string
  quantity: number
  unitCents: number
  /** What the shop keeps of its price, by the rules of now; kept as it is given, and read by settlement alone. */
  commission: object
  /** The share of each of its pieces in every part of the price. */
  units: readonly PriceParts[]
  snapshot: LineSnapshot
}
export type NewOrder = {
  ownerId: string
  /** Where it was placed from. */
  network: string
  language: 'en' | 'zh'
  logisticsType: 1 | 2
  payType: PayType
  receiver: ReceiverRecord
  /** E.164, as it is looked up again. */
  phone: string
  email: string
  parts: PriceParts
  totalCents: number
  /** Beyond Hong Kong and Macau. */
  zone: OrderZone | null
  /** Of its goods, those of precious metal and stones. */
  preciousCents: number
  /** Coupons reduce it, or its delivery. */
  hasCoupons: boolean
  /** False when it was bought straight from its page: the bag has nothing to do with it. */
  fromBag: boolean
  lines: NewOrderLine[]
  /** What was found for somebody, who has more time to pay it. */
  purpose?: 'found'
  windowMinutes?: number
}
/** `unitIds`: of each line. */
export type PlacedOrder = { orderId: string; orderNumber: string; expiresAt: Date; unitIds: string[][] }

/** Writes orders with their consignments (one per merchant), lines, pieces and first page of history, in one statement, and tells of them. They hold stock until `expiresAt`. */
export async function insertOrders(tx: Tx, orders: readonly NewOrder[]): Promise<ReadonlyMap<NewOrder, PlacedOrder>> {
  if (orders.length === 0) return new Map()
  const now = clock.now()
  const placed = orders.map((order) => ({
    order,
    orderId: newId(),
    orderNumber: `P${newSpokenCode(9)}`,
    expiresAt: new Date(now.getTime() + (order.windowMinutes ?? PAYMENT_WINDOW_MINUTES) * MINUTE),
    unitIds: order.lines.map(({ units }) => units.map(() => newId())),
  }))
  const rows = placed.map(rowsOf)
  await sql`with new_orders as (
      insert into orders (order_id, order_number, owner_id, state, language, logistics_type, pay_type, receiver, contact_phone,
        contact_email, parts, total_cents, from_bag, network, zone, precious_cents, has_coupons, purpose, placed_at, expires_at)
      values ${sql.join(placed.map(orderRow(now)))}),
    new_consignments as (
      insert into consignments (consignment_id, order_id, merchant_id, goods_cents)
      values ${sql.join(rows.flatMap(({ consignments }) => consignments))}),
    new_lines as (
      insert into order_lines (line_id, order_id, consignment_id, offer_id, sku_id, product_id, position, quantity, unit_price_cents, parts, snapshot, commission)
      values ${sql.join(rows.flatMap(({ lines }) => lines))}),
    new_units as (
      insert into units (unit_id, order_id, line_id, consignment_id, position, parts)
      values ${sql.join(rows.flatMap(({ units }) => units))})
    insert into order_history (entry_id, order_id, move, from_state, to_state, actor, actor_kind, actor_id, happened_at)
    values ${sql.join(placed.map(historyRow(now)))}`.execute(tx)
  await emitEach(
    tx,
    'order-placed',
    placed.map(({ orderId }) => ({ orderId })),
  )
  return new Map(placed.map((one) => [one.order, one]))
}

type Placing = PlacedOrder & { order: NewOrder }

const orderRow =
  (now: Date) =>
  ({ orderId, orderNumber, order, expiresAt }: Placing) =>
    sql`(${orderId}::uuid, ${orderNumber}, ${order.ownerId}::uuid, 'payment-pending', ${order.language}, ${order.logisticsType}::int,
      ${order.payType}, ${JSON.stringify(order.receiver)}::jsonb, ${order.phone}, ${order.email}, ${JSON.stringify(order.parts)}::jsonb,
      ${order.totalCents}::bigint, ${order.fromBag}::boolean, ${order.network}, ${order.zone && JSON.stringify(order.zone)}::jsonb, ${order.preciousCents || null}::bigint, ${order.hasCoupons}::boolean, ${order.purpose ?? 'goods'}, ${now}::timestamptz, ${expiresAt}::timestamptz)`

const historyRow =
  (now: Date) =>
  ({ orderId, order }: Placing) =>
    sql`(${newId()}::uuid, ${orderId}::uuid, 'place', 'payment-pending', 'payment-pending', '', 'shopper', ${order.ownerId}::uuid, ${now}::timestamptz)`

function rowsOf({ orderId, order: { lines }, unitIds }: Placing) {
  const consignments = new Map<string, { id: string; goods: number }>()
  for (const line of lines) {
    const consignment = consignments.get(line.merchantId) ?? { id: newId(), goods: 0 }
    consignment.goods += line.unitCents * line.quantity
    consignments.set(line.merchantId, consignment)
  }
  const rows = lines.map((line) => ({ ...line, lineId: newId(), consignmentId: consignments.get(line.merchantId)?.id }))
  const consignmentRows = [...consignments].map(
    ([merchantId, { id, goods }]) => sql`(${id}::uuid, ${orderId}::uuid, ${merchantId}::uuid, ${goods}::bigint)`,
  )
  const lineRows = rows.map(
    (
      line,
      position,
    ) => sql`(${line.lineId}::uuid, ${orderId}::uuid, ${line.consignmentId}::uuid, ${line.offerId}::uuid, ${line.skuId}::uuid,
      ${line.productId}::uuid, ${position}::int, ${line.quantity}::int, ${line.unitCents}::bigint, ${JSON.stringify(addParts(line.units))}::jsonb,
      ${JSON.stringify(line.snapshot)}::jsonb, ${JSON.stringify(line.commission)}::jsonb)`,
  )
  const unitRows = rows.flatMap((line, lineAt) =>
    line.units.map(
      (
        parts,
        position,
      ) => sql`(${unitIds[lineAt]?.[position]}::uuid, ${orderId}::uuid, ${line.lineId}::uuid, ${line.consignmentId}::uuid, ${position}::int,
        ${JSON.stringify(parts)}::jsonb)`,
    ),
  )
  return { consignments: consignmentRows, lines: lineRows, units: unitRows }
}
