import { sql } from 'kysely'
import { z } from 'zod'
import type { Language } from '#language/languages.ts'
import { sizeName } from '#language/product/size-names.ts'
import { clock, dayAfter, dayInHongKong } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { type Period, RATE_DAYS, type WayStep } from './reports.rules.ts'
import { readDays } from './sales-reports.ts'
import { daysFrom, lastRolledDay } from './sales-source.ts'

const MOST_LISTED = 100
const within = ({ from, to }: Period) => sql`day >= ${from}::date and day <= ${to}::date`

/** How many came, looked, put into the bag, went to checkout, ordered and paid. */
export async function readWay(tx: Read, period: Period): Promise<Record<WayStep, number>> {
  const counted = await readRows(
    tx,
    z.object({ what: z.enum(['visit', 'product-seen', 'bag-add', 'checkout']), num: z.number() }),
    sql`select what, sum(num)::bigint as num from day_counts
      where what in ('visit', 'product-seen', 'bag-add', 'checkout') and ${within(period)} group by what`,
  )
  const of = (wanted: string): number => counted.find(({ what }) => what === wanted)?.num ?? 0
  const days = await readDays(tx, period)
  const sum = (step: 'placed' | 'paid'): number => days.reduce((total, day) => total + day[step], 0)
  return {
    visit: of('visit'),
    'product-seen': of('product-seen'),
    'bag-add': of('bag-add'),
    checkout: of('checkout'),
    placed: sum('placed'),
    paid: sum('paid'),
  }
}

/** Words that found nothing, by the language they were asked in; the most frequent first. */
export const readEmptySearches = (tx: Read, period: Period) =>
  readRows(
    tx,
    z.object({ key: z.string(), num: z.number() }),
    sql`select subject as key, sum(num)::bigint as num from day_counts
      where what = 'search-nothing' and subject <> '' and ${within(period)} group by 1 order by 2 desc, 1 limit ${MOST_LISTED}`,
  )

const Piece = z.object({ spuCode: z.string(), brand: z.string(), title: z.string(), available: z.number() })
const titleOf = (language: Language) => sql.ref(`p.name_${language}`)

/** Pieces that many looked at and nobody bought in these days, those looked at most first. */
export async function readUnsold(tx: Read, period: Period, language: Language) {
  const sold = daysFrom('offer_days', period, await lastRolledDay(tx))
  return readRows(
    tx,
    Piece.extend({ seen: z.number(), bagged: z.number() }),
    sql`with seen as (select subject, sum(num)::bigint as num from day_counts
        where what = 'product-seen' and subject <> '' and ${within(period)} group by 1),
      sold as (select distinct v.product_id from (${sold}) d join offer_stock o using (offer_id) join variant_card v using (sku_id)),
      listed as (select p.product_id, p.spu_code, p.brand_code, ${titleOf(language)} as title, seen.num
        from seen join product_card p on p.spu_code = seen.subject
        where p.listed and not exists (select from sold where sold.product_id = p.product_id)
        order by seen.num desc, p.spu_code limit ${MOST_LISTED})
      select l.spu_code as "spuCode", b.name as brand, l.title, l.num as seen,
        (select coalesce(sum(c.num), 0)::bigint from variant_card v join day_counts c on c.what = 'bag-add' and c.subject = v.sku_id::text
          where v.product_id = l.product_id and c.day >= ${period.from}::date and c.day <= ${period.to}::date) as bagged,
        (select coalesce(sum(o.available), 0)::int from variant_card v join offer_stock o using (sku_id)
          where v.product_id = l.product_id and not o.withdrawn and not v.retired) as available
      from listed l join brand_card b using (brand_code) order by l.num desc, l.spu_code`,
  )
}

/** Offers that end first at the rate of the last four weeks. `days`: whole days of stock left. */
export async function readEndingStock(tx: Read, language: Language) {
  const today = dayInHongKong(clock.now())
  const sold = daysFrom('offer_days', { from: dayAfter(today, 1 - RATE_DAYS), to: today }, await lastRolledDay(tx))
  const rows = await readRows(
    tx,
    Piece.extend({
      key: z.string(),
      merchant: z.string(),
      colour: z.string(),
      size: z.string(),
      sold: z.number(),
      days: z.number(),
    }),
    sql`select o.offer_id as key, p.spu_code as "spuCode", b.name as brand, ${titleOf(language)} as title,
        ${sql.ref(`m.name_${language}`)} as merchant, ${sql.ref(`k.name_${language}`)} as colour, v.size, o.available, s.sold,
        floor(o.available * ${RATE_DAYS}::numeric / s.sold)::int as days
      from (select offer_id, sum(pieces)::int as sold from (${sold}) d group by 1) s join offer_stock o using (offer_id)
        join variant_card v using (sku_id) join colour_card k using (colour_row_id) join product_card p on p.product_id = v.product_id
        join brand_card b using (brand_code) join merchant_card m using (merchant_id)
      where not o.withdrawn and not v.retired and p.listed and o.available > 0
      order by o.available::numeric / s.sold, s.sold desc, o.offer_id limit ${MOST_LISTED}`,
  )
  return rows.map((row) => ({ ...row, size: sizeName(row.size, language) }))
}
