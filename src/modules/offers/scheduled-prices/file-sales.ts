import { sql } from 'kysely'
import { z } from 'zod'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { offerTables } from '../offers.tables.ts'

/** The lower price of a piece as a file says it; without a beginning it holds at once, without an end until somebody ends it. */
export type FileSale = { cents: number; from?: string; until?: string }
/** A lower price by date that has not ended. */
export type HeldSale = { itemNumber: string; cents: number; from: Date; until: Date; name: string }

/** What a file gives no end. */
const NO_END = '2099-12-31T16:00:00.000Z'
const untilOf = ({ until }: FileSale): string => new Date(until ?? NO_END).toISOString()

const Held = z.object({
  productId: z.string(),
  itemNumber: z.string(),
  cents: z.number(),
  from: z.date(),
  until: z.date(),
  name: z.string(),
})

/** The prices by date of the shop itself that hold, or are to, by product. */
export async function salesOfProducts(tx: Read, productIds: readonly string[]): Promise<Map<string, HeldSale[]>> {
  const rows = await readRows(
    tx,
    Held,
    sql`select v.product_id as "productId", v.item_number as "itemNumber", d.sale_price_cents as cents, d.starts_at as "from",
        d.ends_at as until, s.name
      from scheduled_prices d join price_sales s using (sale_id) join offers o using (offer_id) join variant_card v on v.sku_id = o.sku_id
      where v.product_id = any(${[...productIds]}::uuid[]) and d.state <> 'ended'`,
  )
  return Map.groupBy(rows, ({ productId }) => productId)
}

/** Whether the shop asks that in that time already; without a beginning it need only have begun. */
export const isHeld = (sale: FileSale, { cents, from, until }: HeldSale): boolean =>
  cents === sale.cents &&
  until.toISOString() === untilOf(sale) &&
  (sale.from === undefined ? from <= clock.now() : from.toISOString() === new Date(sale.from).toISOString())

/** Whether another price by date stands in its way. */
export const isInTheWay = (sale: FileSale, { from, until }: HeldSale): boolean =>
  from < new Date(untilOf(sale)) && until > new Date(sale.from ?? clock.now())

/** Sets the lower prices of pieces as a file dates them, by item number; where another one by date stands in the way, that one stays. */
export async function setFileSales(tx: Tx, by: Operator, file: string, sales: ReadonlyMap<string, FileSale>): Promise<void> {
  if (sales.size === 0) return
  await lockNames(tx, ['scheduled-prices'])
  const now = clock.now().toISOString()
  const wanted = [...sales].map(([itemNumber, sale]) => ({
    itemNumber,
    cents: sale.cents,
    from: sale.from ?? now,
    until: untilOf(sale),
  }))
  for (const group of Map.groupBy(wanted, ({ from, until }) => `${from} ${until}`).values()) {
    const { from, until } = group[0]!
    if (until <= now) continue
    const saleId = await saleOfFile(tx, by, { name: file.slice(0, 80), from, until })
    await sql`insert into scheduled_prices (sale_id, offer_id, sale_price_cents, starts_at, ends_at)
      select ${saleId}, o.offer_id, t.cents, ${from}::timestamptz, ${until}::timestamptz
      from unnest(${group.map(({ itemNumber }) => itemNumber)}::text[], ${group.map(({ cents }) => cents)}::bigint[]) t (item_number, cents)
      join variant_card v using (item_number) join offers o using (sku_id)
      where o.merchant_id = (select merchant_id from merchant_card where is_house limit 1) and not o.withdrawn and not v.retired
        and t.cents < coalesce(o.usual_price_cents, o.sale_price_cents)
        and not exists (select from scheduled_prices d where d.offer_id = o.offer_id and d.state <> 'ended'
          and d.starts_at < ${until}::timestamptz and d.ends_at > ${from}::timestamptz)
      on conflict do nothing`.execute(tx)
  }
}

/** One sale for all prices of a file that hold in the same time, however many steps it is taken in. */
async function saleOfFile(
  tx: Tx,
  by: Operator,
  { name, from, until }: { name: string; from: string; until: string },
): Promise<string> {
  const known = await offerTables(tx)
    .selectFrom('price_sales')
    .select('sale_id as saleId')
    .where('name', '=', name)
    .where('starts_at', '=', new Date(from))
    .where('ends_at', '=', new Date(until))
    .where('percent', 'is', null)
    .where('price_cents', 'is', null)
    .executeTakeFirst()
  if (known) return known.saleId
  const saleId = newId()
  await offerTables(tx)
    .insertInto('price_sales')
    .values({
      ...{ sale_id: saleId, name, brand_code: '', category: '', spu_code: '', collection: '', percent: null, price_cents: null },
      ...{ starts_at: new Date(from), ends_at: new Date(until), created_at: clock.now(), created_by: by.name },
    })
    .execute()
  await recordAudit(tx, { by, action: 'sale-set', subject: 'sale', subjectId: saleId, after: { name, from, until } })
  return saleId
}
