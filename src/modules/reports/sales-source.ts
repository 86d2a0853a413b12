import { type RawBuilder, sql } from 'kysely'
import { dayAfter, startOfDay } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import type { Period } from './reports.rules.ts'
import { reportTables } from './reports.tables.ts'

type Rows = RawBuilder<unknown>

const bounds = ({ from, to }: Period) => ({ since: startOfDay(from), until: startOfDay(dayAfter(to, 1)) })
const hongKongDay = (moment: Rows): Rows => sql`(${moment} at time zone 'Asia/Hong_Kong')::date`
/** What merchants have of a price: the goods, less the coupons that they bear. */
const SHARE = sql`coalesce((l.parts ->> 'goods')::bigint, 0) + coalesce((l.parts ->> 'merchantCoupon')::bigint, 0)`

/** Of each day: orders placed and paid, and by the ledger what their prices brought and what of prices went back. `end`: if it is before their own. */
export function countDays(period: Period, end?: Date): Rows {
  const { since, until: midnight } = bounds(period)
  const until = end ?? midnight
  return sql`select days.day::date as day, coalesce(o.num, 0)::int as placed, coalesce(m.paid, 0)::int as paid,
      coalesce(m.goods, 0)::bigint as goods_cents, coalesce(m.charges, 0)::bigint as charges_cents, coalesce(m.back, 0)::bigint as back_cents
    from generate_series(${period.from}::date, ${period.to}::date, interval '1 day') as days (day)
    left join (select ${hongKongDay(sql`placed_at`)} as day, count(*) as num from order_card
      where purpose <> 'deposit' and placed_at >= ${since} and placed_at < ${until} group by 1) o on o.day = days.day::date
    left join (
      select ${hongKongDay(sql`p.posted_at`)} as day, count(distinct p.posting_id) filter (where p.kind = 'sale') as paid,
        -sum(p.amount) filter (where p.kind = 'sale' and p.purpose = 'merchant-sales') as goods,
        -sum(p.amount) filter (where p.kind = 'sale' and p.purpose like 'charge-%') as charges,
        sum(p.amount) filter (where p.kind <> 'sale' and (p.purpose = 'merchant-sales' or p.purpose like 'charge-%')) as back
      from ledger_lines p
      where p.posted_at >= ${since} and p.posted_at < ${until} and p.kind in ('sale', 'refund', 'difference-undone') group by 1
    ) m on m.day = days.day::date`
}

/**
 * Each line that was paid for and each share of one that went back, on the day of its posting. What the shop had taken on itself and takes
 * back with a whole order is counted with the first line of the merchant who had it.
 */
const movedLines = (period: Period): Rows => {
  const { since, until } = bounds(period)
  const within = sql`p.posted_at >= ${since} and p.posted_at < ${until}`
  const line = sql`l.offer_id, l.merchant_id, l.snapshot ->> 'brandCode' as brand_code, l.product_id`
  const day = hongKongDay(sql`p.posted_at`)
  return sql`
    select ${day} as day, ${line}, l.quantity as pieces, ${SHARE} as goods, 0 as back_pieces, 0::bigint as back
    from ledger_postings p join ordered_lines l on l.order_id = p.subject_id
    where p.kind = 'sale' and ${within}
    union all
    select ${day}, ${line}, 0, 0, (x.part = 'goods' and x.amount_cents = (l.parts ->> 'goods')::bigint)::int, x.amount_cents
    from ledger_postings p join refunded_parts x on x.refund_id = p.subject_id and x.kind in ('refund', 'chargeback')
        and x.part in ('goods', 'merchantCoupon')
      join order_pieces l using (unit_id)
    where p.kind = 'refund' and ${within}
    union all
    select ${day}, ${line}, 0, 0, 0, p.amount
    from ledger_lines p
      join lateral (select * from ordered_lines o where o.order_id = p.order_id and o.merchant_id = p.owner_id order by o.position limit 1) l on true
    where p.kind = 'difference-undone' and p.purpose = 'merchant-sales' and ${within}`
}

/** The same by day, merchant, brand and category. */
export const countShares = (period: Period): Rows =>
  sql`select m.day, m.merchant_id, m.brand_code, coalesce(f.path, '') as category, sum(m.pieces)::int as pieces,
      sum(m.goods)::bigint as goods_cents, sum(m.back_pieces)::int as back_pieces, sum(m.back)::bigint as back_cents
    from (${movedLines(period)}) m left join category_products f on f.product_id = m.product_id and f.is_primary
    group by 1, 2, 3, 4`

/** Pieces sold by day and offer. */
export function countOffers(period: Period): Rows {
  const { since, until } = bounds(period)
  return sql`select ${hongKongDay(sql`p.posted_at`)} as day, l.offer_id, sum(l.quantity)::int as pieces
    from ledger_postings p join ordered_lines l on l.order_id = p.subject_id
    where p.kind = 'sale' and p.posted_at >= ${since} and p.posted_at < ${until} group by 1, 2`
}

/** The last day that is worked out; all before it are, too. */
export async function lastRolledDay(tx: Read): Promise<string | undefined> {
  const { last } = await reportTables(tx)
    .selectFrom('order_days')
    .select(sql<string | null>`to_char(max(day), 'YYYY-MM-DD')`.as('last'))
    .executeTakeFirstOrThrow()
  return last ?? undefined
}

const kept = {
  order_days: { name: sql`order_days`, columns: sql`day, placed, paid, goods_cents, charges_cents, back_cents`, live: countDays },
  sales_days: {
    name: sql`sales_days`,
    columns: sql`day, merchant_id, brand_code, category, pieces, goods_cents, back_pieces, back_cents`,
    live: countShares,
  },
  offer_days: { name: sql`offer_days`, columns: sql`day, offer_id, pieces`, live: countOffers },
}

/** Rows of these days: those that are worked out as they stand, the rest from where they come from. */
export function daysFrom(table: keyof typeof kept, { from, to }: Period, last: string | undefined): Rows {
  const { name, columns, live } = kept[table]
  const stored = sql`select ${columns} from ${name} where day >= ${from}::date and day <= ${to}::date`
  const first = last === undefined || last < from ? from : dayAfter(last, 1)
  if (first > to) return stored
  const fresh = live({ from: first, to })
  return first === from
    ? sql`select ${columns} from (${fresh}) fresh`
    : sql`${stored} union all select ${columns} from (${fresh}) fresh`
}
