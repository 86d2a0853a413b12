import { sql } from 'kysely'
import { z } from 'zod'
import { emit, type PayloadOf } from '#events/events.server.ts'
import type { Actor } from '#platform/actor.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { recordOffers } from './offer-history.ts'
import { MerchantKindWire } from './offers.contract.ts'
import { maySell } from './offers.rules.ts'
import { offerTables } from './offers.tables.ts'

/** In cents; null: the shop itself sells it no more. */
export type HousePrice = { skuId: string; list: number; sale: number } | { skuId: string; list: null; sale: null }

/** While a date lowers a price, what is written is the usual one, and the lower of both is asked. */
const datedPrice = sql`(select d.sale_price_cents from scheduled_prices d where d.offer_id = offers.offer_id and d.state = 'running')`
const askedPrice = sql<number>`least(excluded.sale_price_cents, ${datedPrice})`

/** Writes what the shop itself, the merchant `house`, asks for variants. */
export async function writeHousePrices(tx: Tx, by: Actor, house: string, prices: readonly HousePrice[]): Promise<void> {
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
  if (ended.length > 0) {
    const left = offerTables(tx).updateTable('offers').set({ state: 'withdrawn' }).where('merchant_id', '=', house)
    const done = await left.where('sku_id', 'in', ended).where('state', '=', 'live').returning('offer_id as offerId').execute()
    await recordOffers(tx, by, 'withdrawn', idsOf(done))
  }
  await putPrices(tx, by, house, prices)
}

const idsOf = (rows: readonly { offerId: string }[]): string[] => rows.map(({ offerId }) => offerId)

async function putPrices(tx: Tx, by: Actor, house: string, prices: readonly HousePrice[]): Promise<void> {
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
          },
        ],
  )
  if (offered.length === 0) return
  const written = await offerTables(tx)
    .insertInto('offers')
    .values(offered)
    .onConflict((conflict) =>
      conflict.columns(['sku_id', 'merchant_id', 'condition']).doUpdateSet((column) => ({
        list_price_cents: column.ref('excluded.list_price_cents'),
        sale_price_cents: askedPrice,
        usual_price_cents: sql<number | null>`case when ${datedPrice} is not null then excluded.sale_price_cents end`,
        // Whoever asks another price stands behind those who ask it already.
        priority: sql<number>`case when offers.state = 'live' and offers.sale_price_cents = ${askedPrice} then offers.priority
          else excluded.priority end`,
        state: 'live' as const,
        expires_at: null,
      })),
    )
    .returning('offer_id as offerId')
    .execute()
  const fresh = new Set(offered.map(({ offer_id }) => offer_id))
  const { placed = [], priced = [] } = Object.groupBy(written, ({ offerId }) => (fresh.has(offerId) ? 'placed' : 'priced'))
  await recordOffers(tx, by, 'placed', idsOf(placed))
  await recordOffers(tx, by, 'priced', idsOf(priced))
  await tellOthers(tx, house, written)
}

/** Merchants who offer the same may be undercut. */
async function tellOthers(tx: Tx, house: string, written: readonly { offerId: string }[]): Promise<void> {
  const rows = await readRows(
    tx,
    z.object({ skuId: z.string() }),
    sql`select h.sku_id as "skuId" from offers h where h.offer_id = any(${idsOf(written)}::uuid[])
      and exists (select from offers o where o.sku_id = h.sku_id and o.merchant_id <> ${house} and o.state = 'live')`,
  )
  if (rows.length > 0) await emit(tx, 'offers-priced', { skuIds: rows.map(({ skuId }) => skuId) })
}

/** Nobody can buy these variants any more, whoever offers them. */
export async function withdrawOffers(tx: Tx, by: Actor, skuIds: readonly string[]): Promise<void> {
  // In the order in which orders lock them.
  const live = await offerTables(tx)
    .selectFrom('offers')
    .select('offer_id as offerId')
    .where('sku_id', 'in', skuIds)
    .where('state', '=', 'live')
    .orderBy('offer_id')
    .forNoKeyUpdate()
    .execute()
  await withdraw(tx, by, idsOf(live), 'unlisted')
}

const TOLD_AT_ONCE = 100

/** Merchants are told of theirs, and why. */
async function withdraw(tx: Tx, by: Actor, offerIds: readonly string[], why: PayloadOf<'offers-ended'>['why']): Promise<void> {
  if (offerIds.length === 0) return
  await offerTables(tx).updateTable('offers').set({ state: 'withdrawn' }).where('offer_id', 'in', offerIds).execute()
  await recordOffers(tx, by, 'withdrawn', offerIds)
  const others = await readRows(
    tx,
    z.object({ offerId: z.string() }),
    sql`select o.offer_id as "offerId" from offers o join merchant_card m on m.merchant_id = o.merchant_id
      where o.offer_id = any(${[...offerIds]}::uuid[]) and not m.is_house order by o.merchant_id, o.offer_id`,
  )
  for (let at = 0; at < others.length; at += TOLD_AT_ONCE)
    await emit(tx, 'offers-ended', { offerIds: idsOf(others.slice(at, at + TOLD_AT_ONCE)), why })
}

const Sold = z.object({
  offerId: z.string(),
  sellers: z.enum(['everyone', 'stores', 'brand']),
  kind: MerchantKindWire,
  isHouse: z.boolean(),
  hasBrand: z.boolean(),
})

/** Who may no longer sell these products does not. */
export async function endOffersOfOthers(tx: Tx, by: Actor, productIds: readonly string[]): Promise<void> {
  // In the order in which orders lock them.
  const live = await readRows(
    tx,
    Sold,
    sql`select o.offer_id as "offerId", p.sellers, m.kind, m.is_house as "isHouse",
        exists (select from merchant_brands b where b.merchant_id = o.merchant_id and b.brand_code = p.brand_code) as "hasBrand"
      from offers o join variant_card v on v.sku_id = o.sku_id join product_card p on p.product_id = v.product_id
        join merchant_card m on m.merchant_id = o.merchant_id
      where v.product_id = any(${[...productIds]}::uuid[]) and o.state = 'live' order by o.offer_id for no key update of o`,
  )
  const ended = live.filter(({ sellers, ...merchant }) => !maySell(sellers, merchant))
  for (const why of ['stores', 'brand'] as const)
    await withdraw(tx, by, idsOf(ended.filter(({ sellers }) => sellers === why)), why)
}
