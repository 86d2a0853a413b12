import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refusedKinds, SaleTerms, saleWays } from './referrals.contract.ts'

const Referrer = z.object({
  merchantId: z.string(),
  nameEn: z.string(),
  nameZh: z.string(),
  state: z.string(),
  visits: z.coerce.number(),
  clicks: z.coerce.number(),
  shared: z.coerce.number(),
  orders: z.coerce.number(),
  sold: z.coerce.number(),
  kept: z.coerce.number(),
  refused: z.coerce.number(),
  broughtCents: z.coerce.number(),
  costCents: z.coerce.number(),
})
export type ReferrerRow = z.output<typeof Referrer>

/** Far more than any shop works with. */
const MOST = 2_000

/** Influencers with what they brought and cost, who cost most first. `shared`: the most visitors that one network and browser were on a day. */
export const listReferrers = (tx: Read, merchantId = ''): Promise<ReferrerRow[]> =>
  readRows(
    tx,
    Referrer,
    sql`with visits as (select l.merchant_id, v.visit_id, v.clicks, v.trail, v.day, v.link_id
          from referral_visits v join referral_links l using (link_id)),
      trails as (select merchant_id, max(visitors) as shared
        from (select merchant_id, count(*) as visitors from visits group by merchant_id, link_id, day, trail) t group by 1)
      select m.merchant_id as "merchantId", m.name_en as "nameEn", m.name_zh as "nameZh", m.state,
        coalesce(v.visits, 0) as visits, coalesce(v.clicks, 0) as clicks, coalesce(t.shared, 0) as shared, coalesce(s.orders, 0) as orders,
        coalesce(s.sold, 0) as sold, coalesce(s.kept, 0) as kept, coalesce(s.refused, 0) as refused,
        coalesce(s.brought, 0) as "broughtCents", coalesce(s.cost, 0) as "costCents"
      from merchant_card m
      left join (select merchant_id, count(*) as visits, sum(clicks) as clicks from visits group by 1) v using (merchant_id)
      left join trails t using (merchant_id)
      left join (select s.merchant_id,
          count(distinct s.order_id) filter (where s.refused is null and u.paid_at is not null) as orders,
          count(*) filter (where s.refused is null and u.paid_at is not null) as sold,
          count(*) filter (where s.goods_cents > 0) as kept, count(*) filter (where s.refused is not null) as refused,
          sum(s.goods_cents) as brought, sum(s.commission_cents) as cost
        from referral_sales s join order_pieces u using (unit_id) group by 1) s using (merchant_id)
      where m.kind = 'influencer' and (${merchantId} = '' or m.merchant_id::text = ${merchantId})
      order by coalesce(s.cost, 0) desc, coalesce(v.visits, 0) desc, m.name_en, m.merchant_id limit ${MOST}`,
  )

const Trail = z.object({ day: z.string(), code: z.string(), visitors: z.coerce.number(), clicks: z.coerce.number() })

/** Networks and browsers from which many visitors came to a link on one day, or one visitor many times. */
export const listTrails = (tx: Read, merchantId: string, { visitors, clicks }: { visitors: number; clicks: number }) =>
  readRows(
    tx,
    Trail,
    sql`select v.day, l.code, count(*) as visitors, sum(v.clicks) as clicks
      from referral_visits v join referral_links l using (link_id) where l.merchant_id = ${merchantId}
      group by v.day, l.code, v.trail having count(*) >= ${visitors} or sum(v.clicks) > ${clicks} * count(*)
      order by v.day desc, count(*) desc, sum(v.clicks) desc limit 50`,
  )

const SaleRow = z.object({
  unitId: z.string(),
  orderNo: z.string(),
  brand: z.string(),
  titleEn: z.string(),
  titleZh: z.string(),
  code: z.string(),
  way: z.enum(saleWays),
  soldAt: z.date(),
  terms: SaleTerms,
  refused: z.enum(refusedKinds).nullable(),
  likenesses: z.array(z.string()),
  isPaid: z.boolean(),
  isOut: z.boolean(),
  bookedAt: z.date().nullable(),
  goodsCents: z.coerce.number(),
  commissionCents: z.coerce.number(),
})
export type ReferredSale = z.output<typeof SaleRow>

/** What an influencer has sold last. */
export const listLastSales = (tx: Read, merchantId: string) =>
  readRows(
    tx,
    SaleRow,
    sql`select s.unit_id as "unitId", u.order_number as "orderNo", u.snapshot ->> 'brandName' as brand, u.snapshot ->> 'titleEn' as "titleEn",
        u.snapshot ->> 'titleZh' as "titleZh", l.code, s.way, s.sold_at as "soldAt", s.terms, s.refused, s.likenesses,
        u.paid_at is not null as "isPaid", u.state not in ('awaited', 'with-us', 'passed', 'sent', 'received') as "isOut",
        s.booked_at as "bookedAt", coalesce(s.goods_cents, 0) as "goodsCents", coalesce(s.commission_cents, 0) as "commissionCents"
      from referral_sales s join order_pieces u using (unit_id) join referral_links l using (link_id)
      where s.merchant_id = ${merchantId} order by s.sold_at desc, s.unit_id limit 100`,
  )

const Item = z.object({ brandCode: z.string(), articleNumber: z.string(), spuCode: z.string(), productId: z.string() })

/** Items the shop shows, by brand and item number. */
export async function findItems(tx: Read, wanted: readonly { brandCode: string; articleNumber: string }[]) {
  if (wanted.length === 0) return []
  return readRows(
    tx,
    Item,
    sql`select brand_code as "brandCode", article_number as "articleNumber", spu_code as "spuCode", product_id as "productId"
      from product_card where listed and article_number = any(${wanted.map(({ articleNumber }) => articleNumber)}::text[])`,
  )
}
