import { house } from '#language/house.ts'
import { sql } from 'kysely'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { fromWire } from '#platform/money.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import type { ProductChange } from './read-documents.ts'
import type { Skus } from './write-variants.ts'

type Price = { skuId: string; list: number; sale: number } | { skuId: string; list: null; sale: null }

/** Writes what the shop itself asks for variants: offers whose price stays are not touched, so that their buyers wait for nobody. */
export async function writePrices(tx: Tx, changes: readonly ProductChange[], skus: Skus): Promise<void> {
  const wanted = changes.flatMap(({ document, live }) => {
    const before = new Map(live?.document.colours.flatMap(({ variants }) => variants.map((each) => [each.itemNumber, each])))
    return document.colours
      .flatMap(({ variants }) => variants)
      .filter(({ itemNumber, listPrice, salesPrice }) => {
        const was = before.get(itemNumber)
        return centsOf(was?.listPrice ?? '') !== centsOf(listPrice) || centsOf(was?.salesPrice ?? '') !== centsOf(salesPrice)
      })
      .map(({ itemNumber, listPrice, salesPrice }): Price => {
        const skuId = skus.get(itemNumber) ?? ''
        return listPrice === ''
          ? { skuId, list: null, sale: null }
          : { skuId, list: fromWire(listPrice), sale: fromWire(salesPrice) }
      })
  })
  if (wanted.length > 0) await putPrices(tx, wanted)
}

const centsOf = (amount: string): number | undefined => (amount === '' ? undefined : fromWire(amount))

/** While a date lowers a price, what is written is the usual one, and the lower of both is asked. */
const datedPrice = sql`(select d.sale_price_cents from dated_prices d where d.offer_id = offers.offer_id and d.state = 'running')`

async function putPrices(tx: Tx, prices: readonly Price[]): Promise<void> {
  const house = await houseMerchant(tx)
  const ids = prices.map(({ skuId }) => skuId)
  // In the order in which orders lock them.
  await catalogueTables(tx)
    .selectFrom('offers')
    .select('offer_id')
    .where('merchant_id', '=', house)
    .where('sku_id', 'in', ids)
    .orderBy('offer_id')
    .forNoKeyUpdate()
    .execute()
  const ended = prices.filter(({ list }) => list === null).map(({ skuId }) => skuId)
  if (ended.length > 0)
    await catalogueTables(tx)
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
  await catalogueTables(tx)
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

/** The merchant that is the shop itself; there from the first price on. */
export async function houseMerchant(tx: Tx): Promise<string> {
  const find = () =>
    catalogueTables(tx).selectFrom('merchants').select('merchant_id').where('is_house', '=', true).executeTakeFirst()
  const there = await find()
  if (there) return there.merchant_id
  await catalogueTables(tx)
    .insertInto('merchants')
    .values({
      merchant_id: newId(),
      merchant_code: 'SHOP',
      kind: 'platform',
      name_en: house().name.en,
      name_zh: house().name.zh,
      is_house: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await find()
  if (!made) throw new Error('there is no merchant that is the shop itself')
  return made.merchant_id
}
