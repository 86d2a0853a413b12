import { sql } from 'kysely'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { offerTables } from './offers.tables.ts'

/** In cents; null: the shop itself sells it no more. */
export type HousePrice = { skuId: string; list: number; sale: number } | { skuId: string; list: null; sale: null }

/** While a date lowers a price, what is written is the usual one, and the lower of both is asked. */
const datedPrice = sql`(select d.sale_price_cents from dated_prices d where d.offer_id = offers.offer_id and d.state = 'running')`

/** Writes what the shop itself, the merchant `house`, asks for variants. */
export async function writeHousePrices(tx: Tx, house: string, prices: readonly HousePrice[]): Promise<void> {
  const ids = prices.map(({ skuId }) => skuId)
  // In the order in which orders lock them.
  await offerTables(tx)
    .selectFrom('offers')
    .select('offer_id')
    .where('merchant_id', '=', house)
    .where('sku_id', 'in', ids)
    .orderBy('offer_id')
    .forNoKeyUpdate()
    .execute()
  const ended = prices.filter(({ list }) => list === null).map(({ skuId }) => skuId)
  if (ended.length > 0)
    await offerTables(tx)
      .updateTable('offers')
      .set({ withdrawn: true })
      .where('merchant_id', '=', house)
      .where('sku_id', 'in', ended)
      .execute()
  const offered = prices.flatMap(({ skuId, list, sale }) =>
    list === null
      ? []
      : [
          {
            offer_id: newId(),
            sku_id: skuId,
            merchant_id: house,
            list_price_cents: list,
            sale_price_cents: sale,
            available: 0,
            created_at: clock.now(),
            withdrawn: false,
          },
        ],
  )
  if (offered.length === 0) return
  await offerTables(tx)
    .insertInto('offers')
    .values(offered)
    .onConflict((conflict) =>
      conflict.columns(['sku_id', 'merchant_id']).doUpdateSet((column) => ({
        list_price_cents: column.ref('excluded.list_price_cents'),
        sale_price_cents: sql<number>`least(excluded.sale_price_cents, ${datedPrice})`,
        usual_price_cents: sql<number | null>`case when ${datedPrice} is not null then excluded.sale_price_cents end`,
        withdrawn: false,
      })),
    )
    .execute()
}

/** Nobody can buy these variants any more, whoever offers them. */
export async function withdrawOffers(tx: Tx, skuIds: readonly string[]): Promise<void> {
  // In the order in which orders lock them.
  await offerTables(tx)
    .selectFrom('offers')
    .select('offer_id')
    .where('sku_id', 'in', skuIds)
    .orderBy('offer_id')
    .forNoKeyUpdate()
    .execute()
  await offerTables(tx).updateTable('offers').set({ withdrawn: true }).where('sku_id', 'in', skuIds).execute()
}

/** Who may no longer sell these products does not: the table itself decides who that is (`keep_sellers`). */
export async function endOffersOfOthers(tx: Tx, productIds: readonly string[]): Promise<void> {
  const offers = await offerTables(tx)
    .selectFrom('offers as o')
    .innerJoin('variants as v', 'v.sku_id', 'o.sku_id')
    .select('o.offer_id as offerId')
    .where('v.product_id', 'in', productIds)
    .where('o.withdrawn', '=', false)
    // In the order in which orders lock them.
    .orderBy('o.offer_id')
    .forNoKeyUpdate('o')
    .execute()
  if (offers.length === 0) return
  await offerTables(tx)
    .updateTable('offers')
    .set({ withdrawn: false })
    .where(
      'offer_id',
      'in',
      offers.map(({ offerId }) => offerId),
    )
    .execute()
}
