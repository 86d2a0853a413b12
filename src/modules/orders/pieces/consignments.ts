import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import type { Seller } from '#platform/access/memberships.ts'
import type { Read } from '#platform/database.server.ts'
import { readTogether } from '#platform/database/together.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { listConsignmentShares } from '../orders.ts'
import { orderTables } from '../orders.tables.ts'
import { CONSIGNMENTS_A_PAGE, type ConsignmentTab, consignmentTabs } from './consignments.contract.ts'
import { unitStates } from './unit.rules.ts'

const Picture = z.object({ hash: z.string(), width: z.number(), height: z.number() })
const Piece = z.object({
  unitId: z.string(),
  state: z.enum(unitStates),
  isComing: z.boolean(),
  category: z.string().nullable(),
  /** Which of the order's pieces it is. */
  number: z.number(),
  /** What was paid for it as goods, less what went back or was asked back. */
  goodsCents: z.number(),
  terms: z.unknown(),
  snapshot: z.object({
    brandName: z.string(),
    titleEn: z.string(),
    titleZh: z.string(),
    colourEn: z.string(),
    colourZh: z.string(),
    size: z.string(),
    sizeSystem: z.string(),
    articleNumber: z.string(),
    itemNumber: z.string().default(''),
    picture: Picture,
  }),
})
const Consignment = z.object({
  consignmentId: z.string(),
  orderId: z.string(),
  orderNo: z.string(),
  payType: z.string(),
  paidAt: z.date(),
  dueAt: z.date().nullable(),
  tab: z.enum(consignmentTabs),
  pieces: z.array(Piece),
})
/** What of an order one merchant has to deliver. Nothing of it says who has bought it. */
export type MerchantConsignment = z.output<typeof Consignment>

/** Its time is over. */
export const isPastDue = ({ dueAt }: Pick<MerchantConsignment, 'dueAt'>): boolean => dueAt !== null && dueAt < clock.now()

/** Where it stands for its merchant: something is to be sent, all of that is on its way, we have it, or it is over. */
const TAB = sql`case when p.waits then 'to-send' when p.comes then 'sent' when c.state = 'with-us' then 'bench'
  when p.rejected then 'rejected' else 'done' end`

/** Only what was paid: until then nothing is theirs to send. */
const ofSeller = ({ merchantId }: Seller) => sql`from consignments c join orders o on o.order_id = c.order_id
  cross join lateral (select bool_or(u.state = 'awaited' and not on_way.is) as waits, bool_or(u.state = 'awaited' and on_way.is) as comes,
      bool_or(u.state = 'rejected') as rejected
    from units u cross join lateral (select exists (select from parcel_units x join parcels v using (parcel_id)
      where x.unit_id = u.unit_id and v.direction = 'to-us' and v.received_at is null) as is) on_way
    where u.order_id = c.order_id and u.consignment_id = c.consignment_id) p
  where c.merchant_id = ${merchantId} and o.paid_at is not null`

const PIECES = sql`(select jsonb_agg(jsonb_build_object('unitId', u.unit_id, 'state', u.state, 'number', n.number, 'snapshot', l.snapshot,
    'terms', l.commission, 'category', (select k.handled_as from category_products f join category_card k on k.path = f.path
      where f.product_id = l.product_id and f.is_primary limit 1), 'isComing', u.state = 'awaited' and exists (select from parcel_units x join parcels v using (parcel_id)
      where x.unit_id = u.unit_id and v.direction = 'to-us' and v.received_at is null),
    'goodsCents', greatest(0, coalesce((u.parts ->> 'goods')::bigint, 0) + coalesce((u.parts ->> 'merchantCoupon')::bigint, 0)
      - (select coalesce(sum(r.amount_cents), 0) from refund_parts r where r.unit_id = u.unit_id and r.part in ('goods', 'merchantCoupon'))))
    order by n.number)
  from units u join order_lines l using (line_id)
    join (select w.unit_id, row_number() over (order by k.position, w.position)::int as number
      from units w join order_lines k using (line_id) where w.order_id = c.order_id) n on n.unit_id = u.unit_id
  where u.order_id = c.order_id and u.consignment_id = c.consignment_id)`

const COLUMNS = sql`c.consignment_id as "consignmentId", c.order_id as "orderId", o.order_number as "orderNo", o.pay_type as "payType",
  o.paid_at as "paidAt", c.due_at as "dueAt", ${TAB} as tab, ${PIECES} as pieces`

const Counted = z.object({ tab: z.enum(consignmentTabs), num: z.number(), late: z.number() })

/** A page of what a merchant has to send, or has sent, with the number of each kind: what is due first stands first, what is over last. */
export async function listConsignmentsOf(tx: Read, seller: Seller, tab: ConsignmentTab, page: number) {
  const order = tab === 'to-send' ? sql`c.due_at, c.consignment_id` : sql`o.paid_at desc, c.consignment_id`
  const counted = await readRows(
    tx,
    Counted,
    sql`select ${TAB} as tab, count(*)::int as num, (count(*) filter (where c.due_at < ${clock.now()}))::int as late
      ${ofSeller(seller)} group by 1`,
  )
  const rows = await readRows(
    tx,
    Consignment,
    sql`select ${COLUMNS} ${ofSeller(seller)} and ${TAB} = ${tab} order by ${order}
      limit ${CONSIGNMENTS_A_PAGE} offset ${(page - 1) * CONSIGNMENTS_A_PAGE}`,
  )
  const numOf = (wanted: ConsignmentTab): number => counted.find((one) => one.tab === wanted)?.num ?? 0
  return {
    rows,
    counts: Object.fromEntries(consignmentTabs.map((one) => [one, numOf(one)])) as Record<ConsignmentTab, number>,
    late: counted.find((one) => one.tab === 'to-send')?.late ?? 0,
  }
}

/** A merchant's own part of an order; undefined where it has none, whatever the order is. */
export async function findConsignment(tx: Read, seller: Seller, orderNo: string): Promise<MerchantConsignment | undefined> {
  const [row] = await readRows(
    tx,
    Consignment,
    sql`select ${COLUMNS} ${ofSeller(seller)} and o.order_number = ${orderNo.toUpperCase()}`,
  )
  return row
}

/** Within how many days each merchant sends its part of an order: the longest that its offers there say. */
const listDispatchDays = (tx: Read, orderId: string) =>
  orderTables(tx)
    .selectFrom('order_lines as l')
    .innerJoin('offer_stock as s', 's.offer_id', 'l.offer_id')
    .select(({ fn }) => [
      'l.consignment_id as consignmentId',
      's.merchant_id as merchantId',
      fn.max('s.dispatch_days').as('days'),
    ])
    .where('l.order_id', '=', orderId)
    .groupBy(['l.consignment_id', 's.merchant_id'])
    .execute()

/** By when what is paid now is sent; `merchants` are asked for within the statement that reads their days. */
type CalendarOf = (read: Read, merchants: RawBuilder<string[]>) => Promise<(days: number, merchantId: string) => Date>

/** What follows once an order is paid, in one statement: by when each merchant sends its part, and what of the price is whose. */
export async function readForPaying(tx: Read, orderId: string, calendarOf: CalendarOf) {
  const merchants = sql<string[]>`array(select merchant_id from consignments where order_id = ${orderId})`
  const [parts, shares, dueOf] = await readTogether(tx, (read) =>
    Promise.all([listDispatchDays(read, orderId), listConsignmentShares(read, orderId), calendarOf(read, merchants)]),
  )
  const due = new Map(parts.map(({ consignmentId, days, merchantId }) => [consignmentId, dueOf(days, merchantId)]))
  return { due, shares }
}
