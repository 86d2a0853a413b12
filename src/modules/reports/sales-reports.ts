import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { Period, ReportKind } from './reports.rules.ts'
import { countDays, daysFrom, lastRolledDay } from './sales-source.ts'

export type SalesKind = Extract<ReportKind, 'days' | 'brands' | 'categories' | 'merchants'>
/** Money in cents. */
export type Counts = Record<string, number>
export type Counted = { key: string; name: string; counts: Counts }

const DayRow = z.object({ day: z.string(), placed: z.number(), paid: z.number(), sales: z.number(), back: z.number() })
export type DayRow = z.output<typeof DayRow>

/** Each day of a period, the first first. `sales`: what orders that were paid cost, without the fee of a way to pay. */
export async function readDays(tx: Read, period: Period): Promise<DayRow[]> {
  const days = daysFrom('order_days', period, await lastRolledDay(tx))
  return readRows(
    tx,
    DayRow,
    sql`select to_char(all_days.day, 'YYYY-MM-DD') as day, coalesce(sum(placed), 0)::int as placed, coalesce(sum(paid), 0)::int as paid,
        coalesce(sum(goods_cents + charges_cents), 0)::bigint as sales, coalesce(sum(back_cents), 0)::bigint as back
      from generate_series(${period.from}::date, ${period.to}::date, interval '1 day') as all_days (day)
        left join (${days}) d on d.day = all_days.day::date
      group by all_days.day order by all_days.day`,
  )
}

/** Of one day what there was until a moment of it. */
export async function readDayUntil(tx: Read, day: string, until: Date): Promise<DayRow> {
  const [row] = await readRows(
    tx,
    DayRow,
    sql`select to_char(day, 'YYYY-MM-DD') as day, placed, paid, (goods_cents + charges_cents)::bigint as sales, back_cents as back
      from (${countDays({ from: day, to: day }, until)}) d`,
  )
  return row!
}

const ShareRow = z.object({
  key: z.string(),
  name: z.string(),
  pieces: z.number(),
  goods: z.number(),
  back: z.number(),
})

/** What each brand, category or merchant sold in a period, the largest first. */
export async function readShares(
  tx: Read,
  kind: Exclude<SalesKind, 'days'>,
  period: Period,
  language: Language,
): Promise<Counted[]> {
  const days = daysFrom('sales_days', period, await lastRolledDay(tx))
  const { key, name, from } = named(kind, language)
  const rows = await readRows(
    tx,
    ShareRow,
    sql`select s.key, ${name} as name, s.pieces, s.goods, s.back
      from (select ${key} as key, sum(d.pieces)::int as pieces, sum(d.goods_cents)::bigint as goods, sum(d.back_cents)::bigint as back
        from (${days}) d group by 1) s ${from}
      order by s.goods - s.back desc, s.key`,
  )
  return rows.map(({ key: found, name: called, pieces, goods, back }) => ({
    key: found,
    name: called || found,
    counts: { pieces, goods, back, net: goods - back },
  }))
}

type Named = { key: RawBuilder<unknown>; name: RawBuilder<unknown>; from: RawBuilder<unknown> }

/** Of categories the first two levels are told apart: a side and its department. */
function named(kind: Exclude<SalesKind, 'days'>, language: Language): Named {
  const column = (table: string) => sql.ref(`${table}.name_${language}`)
  if (kind === 'brands')
    return {
      key: sql`d.brand_code`,
      name: sql`coalesce(b.name, s.key)`,
      from: sql`left join brand_card b on b.brand_code = s.key`,
    }
  if (kind === 'merchants')
    return {
      key: sql`d.merchant_id::text`,
      name: sql`coalesce(${column('m')}, s.key)`,
      from: sql`left join merchant_card m on m.merchant_id = s.key::uuid`,
    }
  return {
    key: sql`array_to_string((string_to_array(d.category, '/'))[1:2], '/')`,
    name: sql`coalesce(concat_ws(${language === 'zh' ? '・' : ' · '}, ${column('p')}, ${column('c')}), '')`,
    from: sql`left join category_card c on c.path = s.key left join category_card p on p.path = c.parent`,
  }
}
