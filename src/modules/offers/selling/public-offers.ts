import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

export const OFFERED_PAGE = 24

const Offered = z.object({ spuCode: z.string(), listCents: z.number(), saleCents: z.number() })
const ofMerchant = (merchantId: string) => sql`from live_offers o join variant_card v on v.sku_id = o.sku_id
  join product_card p on p.product_id = v.product_id
  where o.merchant_id = ${merchantId} and o.available > 0 and p.listed and not v.retired`

/** The products that a merchant sells now, the newest first, each at the lowest that it asks for one of them. */
export async function listOffered(tx: Read, merchantId: string, pageNum: number) {
  const [counted] = await readRows(
    tx,
    z.object({ total: z.int() }),
    sql`select count(distinct p.product_id)::int as total ${ofMerchant(merchantId)}`,
  )
  const rows = await readRows(
    tx,
    Offered,
    sql`select p.spu_code as "spuCode", min(o.sale_price_cents)::float8 as "saleCents",
        (array_agg(o.list_price_cents order by o.sale_price_cents, o.priority))[1]::float8 as "listCents"
      ${ofMerchant(merchantId)} group by p.product_id, p.spu_code order by max(o.created_at) desc, p.product_id
      limit ${OFFERED_PAGE} offset ${(pageNum - 1) * OFFERED_PAGE}`,
  )
  return { total: counted?.total ?? 0, rows }
}

const Days = z.object({ fewest: z.int().nullable(), most: z.int().nullable() })

/** Within how many days a merchant sends, as its offers say; null where it offers nothing. */
export async function findDispatchDays(tx: Read, merchantId: string): Promise<{ fewest: number; most: number } | null> {
  const [row] = await readRows(
    tx,
    Days,
    sql`select min(o.dispatch_days)::int as fewest, max(o.dispatch_days)::int as most from live_offers o
      where o.merchant_id = ${merchantId} and o.available > 0`,
  )
  return row && row.fewest !== null && row.most !== null ? { fewest: row.fewest, most: row.most } : null
}
