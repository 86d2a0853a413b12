import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { linkKinds, SaleTerms } from './referrals.contract.ts'

const Link = z.object({
  linkId: z.string(),
  code: z.string(),
  kind: z.enum(linkKinds),
  target: z.string(),
  name: z.string(),
  createdAt: z.date(),
  endedAt: z.date().nullable(),
  visits: z.coerce.number(),
  clicks: z.coerce.number(),
  orders: z.coerce.number(),
  sold: z.coerce.number(),
  kept: z.coerce.number(),
  earnedCents: z.coerce.number(),
})
export type LinkResults = z.output<typeof Link>

/** What was paid for is sold; of it `earned` is what is booked. */
const SOLD = sql`s.refused is null and u.paid_at is not null`
const KEPT = sql`s.booked_at is not null and s.goods_cents > 0`

/** An influencer's links, the newest first, each with what it brought. */
export const listLinks = (tx: Read, merchantId: string): Promise<LinkResults[]> =>
  readRows(
    tx,
    Link,
    sql`select l.link_id as "linkId", l.code, l.kind, l.target, l.name, l.created_at as "createdAt", l.ended_at as "endedAt",
        coalesce(v.visits, 0) as visits, coalesce(v.clicks, 0) as clicks, coalesce(r.orders, 0) as orders, coalesce(r.sold, 0) as sold,
        coalesce(r.kept, 0) as kept, coalesce(r.earned, 0) as "earnedCents"
      from referral_links l
      left join lateral (select count(*) as visits, sum(clicks) as clicks from referral_visits where link_id = l.link_id) v on true
      left join lateral (select count(distinct s.order_id) filter (where ${SOLD}) as orders, count(*) filter (where ${SOLD}) as sold,
          count(*) filter (where ${KEPT}) as kept, sum(s.commission_cents) as earned
        from referral_sales s join order_pieces u using (unit_id) where s.link_id = l.link_id) r on true
      where l.merchant_id = ${merchantId} order by l.ended_at is not null, l.created_at desc, l.link_id`,
  )

const Waiting = z.object({ linkId: z.string(), terms: SaleTerms, keptCents: z.number() })

/** What is sold and can still come back, link by link. */
export const listWaiting = (tx: Read, merchantId: string) =>
  readRows(
    tx,
    Waiting,
    sql`select s.link_id as "linkId", s.terms, greatest(0, u.merchandise_cents - (select coalesce(sum(f.amount_cents), 0)
        from refunded_parts f where f.unit_id = s.unit_id and f.part in ('goods', 'coupon', 'merchantCoupon', 'points')))::bigint as "keptCents"
      from referral_sales s join order_pieces u using (unit_id)
      where s.merchant_id = ${merchantId} and s.booked_at is null and ${SOLD}
        and u.state in ('awaited', 'with-us', 'passed', 'sent', 'received')`,
  )

const Day = z.object({
  day: z.string(),
  visits: z.coerce.number(),
  orders: z.coerce.number(),
  sold: z.coerce.number(),
  kept: z.coerce.number(),
  earnedCents: z.coerce.number(),
})

type Period = { linkId: string; from: string; until: string }
const dayOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Asia/Hong_Kong', 'YYYY-MM-DD')`

/** What came of an influencer's links day by day: visits and sales on their day, what is kept on the day on which it was booked. */
export const listDays = (tx: Read, merchantId: string, { linkId, from, until }: Period) =>
  readRows(
    tx,
    Day,
    sql`with own as (select link_id from referral_links where merchant_id = ${merchantId}
        and (${linkId} = '' or link_id::text = ${linkId})),
      moves as (
        select v.day, count(*) as visits, 0 as orders, 0 as sold, 0 as kept, 0 as earned
          from referral_visits v join own using (link_id) group by 1
        union all
        select ${dayOf('s.sold_at')}, 0, count(distinct s.order_id), count(*), 0, 0
          from referral_sales s join own using (link_id) join order_pieces u using (unit_id) where ${SOLD} group by 1
        union all
        select ${dayOf('s.booked_at')}, 0, 0, 0, count(*) filter (where ${KEPT}), sum(s.commission_cents)
          from referral_sales s join own using (link_id) where s.booked_at is not null group by 1)
      select day, sum(visits) as visits, sum(orders) as orders, sum(sold) as sold, sum(kept) as kept, sum(earned) as "earnedCents"
      from moves where day between ${from} and ${until} group by day order by day desc`,
  )
