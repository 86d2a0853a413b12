import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { catalogueTables } from '../catalogue.tables.ts'

/** What the shop itself has of each variant, and what orders that wait for payment hold of it. */
export const stockOf = (tx: Read, productId: string) =>
  catalogueTables(tx)
    .selectFrom('variants as v')
    .innerJoin('offer_stock as o', 'o.sku_id', 'v.sku_id')
    .innerJoin('merchant_card as m', 'm.merchant_id', 'o.merchant_id')
    .select(['v.item_number as itemNumber', 'o.available'])
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('ordered_lines as l')
          .select(({ fn }) => fn.sum<number>('l.quantity').as('held'))
          .whereRef('l.offer_id', '=', 'o.offer_id')
          .where('l.order_state', '=', 'payment-pending')
          .as('h'),
      (join) => join.onTrue(),
    )
    .select(({ fn, lit }) => fn.coalesce('h.held', lit(0)).as('held'))
    .where('v.product_id', '=', productId)
    .where('m.is_house', '=', true)
    .where('v.retired', '=', false)
    .orderBy('v.position')
    .execute()

/** Prices of the shop that a date lowers now. */
export async function datedOf(tx: Read, productId: string) {
  const rows = await catalogueTables(tx)
    .selectFrom('scheduled_price_card as d')
    .innerJoin('offer_stock as o', 'o.offer_id', 'd.offer_id')
    .innerJoin('variants as v', 'v.sku_id', 'o.sku_id')
    .select(['v.item_number as itemNumber', 'o.sale_price_cents as cents', 'd.ends_at as endsAt', 'd.sale_name as saleName'])
    .where('v.product_id', '=', productId)
    .where('v.retired', '=', false)
    .where('d.state', '=', 'running')
    .orderBy('v.position')
    .execute()
  return rows.map(({ cents, endsAt, ...row }) => ({ ...row, salesPrice: toWire(cents), until: endsAt.toISOString() }))
}

/** Who has asked for prices of it that somebody else has to agree to. */
export async function pricesAskedOf(tx: Read, productId: string): Promise<{ by: string; time: string } | null> {
  const row = await catalogueTables(tx)
    .selectFrom('waiting_prices')
    .select(['asked_by as by', 'asked_at as at'])
    .where('product_id', '=', productId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row ? { by: row.by, time: row.at.toISOString() } : null
}
