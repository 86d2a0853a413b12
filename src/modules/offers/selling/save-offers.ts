import { sql } from 'kysely'
import { z } from 'zod'
import { emit, emitEach } from '#events/events.server.ts'
import type { Seller } from '#platform/access/memberships.ts'
import { type Actor, actorColumns } from '#platform/actor.ts'
import { clock, DAY, dayInHongKong, startOfDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { type Cents, fromWire } from '#platform/money.ts'
import { changeRows, readRows } from '#platform/read-rows.server.ts'
import { Refusal } from '#platform/refusal.ts'
import { recordOffers } from '../offer-history.ts'
import { offerTables } from '../offers.tables.ts'
import { type Condition, ConditionWire, type OfferTyped } from './selling.contract.ts'
import { isAboveLimit, offerProblem, type OfferingMerchant, PHOTOS } from './selling.rules.ts'
import { noteKnownBest, tellRestocked } from './undercuts.ts'

type SavedOffer = { skuId: string; offerId: string; condition: Condition }
type RefusedOffer = { at: number; skuId: string; refusal: Refusal }

const Item = z.object({
  skuId: z.string(),
  productId: z.string(),
  brandCode: z.string(),
  listed: z.boolean(),
  sellers: z.enum(['everyone', 'stores', 'brand']),
  precious: z.boolean(),
})
const Own = z.object({
  offerId: z.string(),
  skuId: z.string(),
  condition: ConditionWire,
  isLive: z.boolean(),
  list: z.number(),
  sale: z.number(),
  available: z.int(),
  expiresAt: z.date().nullable(),
  dispatchDays: z.int(),
  photos: z.array(z.string()),
})
type Own = z.output<typeof Own>

/** An offer as it is to be. */
type Wanted = SavedOffer & {
  productId: string
  isNew: boolean
  list: Cents
  sale: Cents
  available: number
  stockChange: number
  expiresAt: Date | null
  dispatchDays: number
  /** Left out: as they are. */
  photos?: readonly string[]
  change: 'placed' | 'priced' | 'changed' | 'none'
}

const keyOf = ({ skuId, condition }: { skuId: string; condition: string }): string => `${skuId.toLowerCase()} ${condition}`

/**
 * Writes what a merchant offers, each row by itself: one that is refused leaves the others. What is as it was writes nothing. A price that
 * is asked anew goes behind those who ask it already.
 */
export async function saveOwnOffers(
  tx: Tx,
  seller: Seller,
  by: Actor,
  merchant: OfferingMerchant,
  typed: readonly OfferTyped[],
): Promise<{ saved: SavedOffer[]; refused: RefusedOffer[] }> {
  const skuIds = [...new Set(typed.map(({ skuId }) => skuId))]
  const items = await findItems(tx, skuIds)
  const own = await lockOwn(tx, seller, skuIds)
  const wanted = new Map<string, Wanted>()
  const refused: RefusedOffer[] = []
  for (const [at, row] of typed.entries()) {
    const item = items.get(row.skuId.toLowerCase())
    const refusal = problemOf(merchant, item, row, own.get(keyOf(row)))
    if (refusal || !item)
      refused.push({ at, skuId: row.skuId, refusal: refusal ?? new Refusal('OFFER_NO_ITEM', { field: 'skuId' }) })
    else wanted.set(keyOf(row), asWanted(row, item.productId, own.get(keyOf(row))))
  }
  await write(
    tx,
    seller,
    by,
    [...wanted.values()].filter(({ change }) => change !== 'none'),
  )
  const saved = [...wanted.values()].map(({ skuId, offerId, condition }) => ({ skuId, offerId, condition }))
  return { saved, refused }
}

async function findItems(tx: Tx, skuIds: readonly string[]): Promise<Map<string, z.output<typeof Item>>> {
  const rows = await readRows(
    tx,
    Item,
    sql`select v.sku_id as "skuId", v.product_id as "productId", p.brand_code as "brandCode", p.listed and not v.retired as listed, p.sellers, p.precious
      from variant_card v join product_card p on p.product_id = v.product_id where v.sku_id = any(${[...skuIds]}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.skuId, row]))
}

/** Looked for only where there are some: a program changes a thousand prices at once. */
const PHOTOS_OF = sql`case when condition = 'new' then '{}' else array(select p.upload_id::text from offer_pictures p
  where p.offer_id = offers.offer_id and p.position is not null order by p.position) end`

/** In the order in which orders lock them. */
async function lockOwn(tx: Tx, { merchantId }: Seller, skuIds: readonly string[]): Promise<Map<string, Own>> {
  const rows = await readRows(
    tx,
    Own,
    sql`select offer_id as "offerId", sku_id as "skuId", condition, list_price_cents as list, sale_price_cents as sale, available,
        state = 'live' and (expires_at is null or expires_at > now()) as "isLive", expires_at as "expiresAt", dispatch_days as "dispatchDays",
        ${PHOTOS_OF} as photos
      from offers where merchant_id = ${merchantId} and sku_id = any(${[...skuIds]}::uuid[]) order by offer_id for no key update`,
  )
  return new Map(rows.map((row) => [keyOf(row), row]))
}

function problemOf(
  merchant: OfferingMerchant,
  item: z.output<typeof Item> | undefined,
  row: OfferTyped,
  own: Own | undefined,
): Refusal | undefined {
  const problem = offerProblem(merchant, item, row.condition)
  if (problem) return new Refusal(problem, { field: 'skuId' })
  if (row.condition !== 'new' && new Set(row.photos ?? own?.photos).size < PHOTOS.least)
    return new Refusal('OFFER_NEEDS_PHOTOS', { field: 'photos' })
  if (row.listPrice !== '' && fromWire(row.listPrice) < fromWire(row.salesPrice)) return wrong('listPrice', 'list-below-price')
  if (row.endDay !== '' && row.endDay < dayInHongKong(clock.now())) return wrong('endDay', 'day-past')
  const before = own?.available ?? 0
  if (isAboveLimit(merchant, { before, after: stockOf(row, before) })) return new Refusal('OFFER_MONTH_LIMIT', { field: 'stock' })
  return undefined
}

/** Only the difference to what was there when it was typed is booked. */
const stockOf = ({ stock, stockWas }: OfferTyped, before: number): number =>
  stockWas === undefined ? stock : Math.max(0, before + stock - stockWas)

const wrong = (field: string, problem: string): Refusal => new Refusal('BAD_INPUT', { field, fields: { [field]: problem } })

function asWanted(row: OfferTyped, productId: string, own: Own | undefined): Wanted {
  const sale = fromWire(row.salesPrice)
  const list = row.listPrice === '' ? Math.max(sale, own?.list ?? sale) : fromWire(row.listPrice)
  const before = own?.available ?? 0
  const available = stockOf(row, before)
  const expiresAt = row.endDay === '' ? null : new Date(startOfDay(row.endDay).getTime() + DAY)
  const offer = { list, sale, available, stockChange: available - before, expiresAt, dispatchDays: row.dispatchDays }
  const { skuId, condition } = row
  const isOther = condition !== 'new' && row.photos !== undefined && row.photos.join() !== own?.photos.join()
  const photos = isOther ? { photos: [...new Set(row.photos)] } : {}
  return {
    ...offer,
    ...photos,
    skuId,
    condition,
    productId,
    offerId: own?.offerId ?? newId(),
    isNew: !own,
    change: changeOf(own, offer, isOther),
  }
}

function changeOf(
  own: Own | undefined,
  to: Pick<Wanted, 'list' | 'sale' | 'available' | 'expiresAt' | 'dispatchDays'>,
  hasOtherPhotos: boolean,
): Wanted['change'] {
  if (!own?.isLive) return 'placed'
  if (own.sale !== to.sale || own.list !== to.list) return 'priced'
  const isAsItWas =
    own.available === to.available && own.dispatchDays === to.dispatchDays && own.expiresAt?.getTime() === to.expiresAt?.getTime()
  return isAsItWas && !hasOtherPhotos ? 'none' : 'changed'
}

async function write(tx: Tx, seller: Seller, by: Actor, offers: readonly Wanted[]): Promise<void> {
  if (offers.length === 0) return
  const placed = offers.filter(({ change }) => change === 'placed')
  await place(tx, seller, placed)
  await change(
    tx,
    offers.filter((offer) => offer.change !== 'placed'),
  )
  for (const kind of ['placed', 'priced', 'changed'] as const)
    await recordOffers(
      tx,
      by,
      kind,
      offers.filter((offer) => offer.change === kind).map(({ offerId }) => offerId),
    )
  await writeStock(tx, by, offers)
  await writePhotos(tx, offers)
  await noteKnownBest(
    tx,
    offers.map(({ offerId }) => offerId),
  )
  const productIds = [...new Set(offers.map(({ productId }) => productId))]
  await emit(tx, 'product-changed', { productIds, ...(placed.length === 0 ? { of: 'offers' as const } : {}) })
  await tellRestocked(
    tx,
    offers
      .filter(({ change, available, stockChange }) => change === 'changed' && available > 0 && available === stockChange)
      .map(({ offerId }) => offerId),
  )
  const lowered = [...new Set(offers.filter((offer) => offer.change !== 'changed').map(({ skuId }) => skuId))]
  if (lowered.length === 0) return
  const some = Array.from({ length: Math.ceil(lowered.length / TOLD_AT_ONCE) }, (_, turn) => turn * TOLD_AT_ONCE)
  await emitEach(
    tx,
    'offers-priced',
    some.map((from) => ({ skuIds: lowered.slice(from, from + TOLD_AT_ONCE) })),
  )
}

const rowsOf = (offers: readonly Wanted[]): string =>
  JSON.stringify(
    offers.map(({ offerId, skuId, condition, list, sale, available, expiresAt, dispatchDays }) => ({
      ...{ offer_id: offerId, sku_id: skuId, condition, list, sale, available, dispatch_days: dispatchDays },
      expires_at: expiresAt?.toISOString() ?? null,
    })),
  )
const GIVEN = sql`(offer_id uuid, sku_id uuid, condition text, list bigint, sale bigint, available int, expires_at timestamptz,
  dispatch_days smallint)`
const Written = z.object({ offerId: z.string(), skuId: z.string(), condition: ConditionWire })

/** Of two who place the same at once, the second changes what the first has placed. */
async function place(tx: Tx, { merchantId }: Seller, offers: readonly Wanted[]): Promise<void> {
  if (offers.length === 0) return
  const written = await changeRows(
    tx,
    Written,
    sql`insert into offers as o (offer_id, sku_id, merchant_id, condition, list_price_cents, sale_price_cents, available, expires_at,
        dispatch_days, created_at, state)
      select offer_id, sku_id, ${merchantId}::uuid, condition, list, sale, available, expires_at, dispatch_days, ${clock.now()}, 'live'
      from jsonb_to_recordset(${rowsOf(offers)}::jsonb) as t ${GIVEN}
      on conflict (sku_id, merchant_id, condition) do update set list_price_cents = excluded.list_price_cents,
        sale_price_cents = excluded.sale_price_cents, usual_price_cents = null, available = excluded.available, state = 'live',
        priority = case when o.state = 'live' and (o.expires_at is null or o.expires_at > now())
          and o.sale_price_cents = excluded.sale_price_cents then o.priority else excluded.priority end,
        expires_at = excluded.expires_at, dispatch_days = excluded.dispatch_days
      returning o.offer_id as "offerId", o.sku_id as "skuId", o.condition`,
  )
  const ids = new Map(written.map((row) => [keyOf(row), row.offerId]))
  for (const offer of offers) offer.offerId = ids.get(keyOf(offer)) ?? offer.offerId
}

/** Of offers that are live, and locked: their state stays, so that nobody asks again of each whether it may be sold. */
async function change(tx: Tx, offers: readonly Wanted[]): Promise<void> {
  if (offers.length === 0) return
  await sql`update offers o set list_price_cents = t.list, sale_price_cents = t.sale, usual_price_cents = null, available = t.available,
      priority = case when o.sale_price_cents = t.sale then o.priority else nextval('offer_priority') end,
      expires_at = t.expires_at, dispatch_days = t.dispatch_days
    from jsonb_to_recordset(${rowsOf(offers)}::jsonb) as t ${GIVEN} where o.offer_id = t.offer_id`.execute(tx)
}

/** Whoever tells of them holds what is known of all that compete, which their merchants write, too: not for long. */
const TOLD_AT_ONCE = 100

/** What is no longer shown stays: orders have its address. */
async function writePhotos(tx: Tx, offers: readonly Wanted[]): Promise<void> {
  for (const { offerId, photos } of offers) {
    if (!photos) continue
    await offerTables(tx).updateTable('offer_pictures').set({ position: null }).where('offer_id', '=', offerId).execute()
    await offerTables(tx)
      .insertInto('offer_pictures')
      .values(photos.map((upload_id, position) => ({ offer_id: offerId, upload_id, position })))
      .onConflict((conflict) =>
        conflict.columns(['offer_id', 'upload_id']).doUpdateSet(({ ref }) => ({ position: ref('excluded.position') })),
      )
      .execute()
  }
}

/** Those of these photographs that no offer of this merchant has yet: whoever names them has sent them. */
export async function photosToClaim(tx: Tx, { merchantId }: Seller, typed: readonly OfferTyped[]): Promise<string[]> {
  const named = [...new Set(typed.flatMap(({ photos = [] }) => photos))]
  if (named.length === 0) return []
  const held = await offerTables(tx)
    .selectFrom('offer_pictures as p')
    .innerJoin('offers as o', 'o.offer_id', 'p.offer_id')
    .select('p.upload_id as uploadId')
    .where('o.merchant_id', '=', merchantId)
    .where('p.upload_id', 'in', named)
    .execute()
  const own = new Set(held.map(({ uploadId }) => uploadId))
  return named.filter((uploadId) => !own.has(uploadId))
}

/** What comes and goes is kept with who said so, as it is for the shop's own. */
async function writeStock(tx: Tx, by: Actor, offers: readonly Wanted[]): Promise<void> {
  const moved = offers.filter(({ stockChange }) => stockChange !== 0)
  if (moved.length === 0) return
  await offerTables(tx)
    .insertInto('stock_changes')
    .values(
      moved.map(({ offerId, stockChange }) => ({
        change_id: newId(),
        offer_id: offerId,
        kind: stockChange > 0 ? ('received' as const) : ('corrected' as const),
        change: stockChange,
        reason: '',
        ...actorColumns(by),
        changed_at: clock.now(),
      })),
    )
    .execute()
}

/** Ends offers of this merchant; answers how many were live. Another's are not there. */
export async function endOwnOffers(
  tx: Tx,
  { merchantId }: Seller,
  by: Actor,
  offerIds: readonly string[],
): Promise<number | undefined> {
  const Held = z.object({ offerId: z.string(), productId: z.string().nullable(), isLive: z.boolean() })
  const held = await readRows(
    tx,
    Held,
    sql`select offer_id as "offerId", state = 'live' as "isLive",
        (select product_id from variant_card v where v.sku_id = offers.sku_id) as "productId"
      from offers where merchant_id = ${merchantId} and offer_id = any(${[...offerIds]}::uuid[]) order by offer_id for no key update`,
  )
  if (held.length < new Set(offerIds.map((id) => id.toLowerCase())).size) return undefined
  const live = held.filter(({ isLive }) => isLive)
  if (live.length === 0) return 0
  const ids = live.map(({ offerId }) => offerId)
  await offerTables(tx).updateTable('offers').set({ state: 'withdrawn' }).where('offer_id', 'in', ids).execute()
  await recordOffers(tx, by, 'withdrawn', ids)
  await emit(tx, 'product-changed', { productIds: [...new Set(live.flatMap(({ productId }) => productId ?? []))] })
  return live.length
}

/** All of a merchant's offers are sold again, or no longer: whoever shows them is told. */
export async function tellOfMerchant(tx: Tx, merchantId: string): Promise<void> {
  const rows = await readRows(
    tx,
    z.object({ productId: z.string(), skuIds: z.array(z.string()) }),
    sql`select v.product_id as "productId", array_agg(v.sku_id::text) as "skuIds" from offers o join variant_card v on v.sku_id = o.sku_id
      where o.merchant_id = ${merchantId} and o.state = 'live' group by 1`,
  )
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE)
    await emit(tx, 'product-changed', { productIds: some.map(({ productId }) => productId), of: 'offers' })
    await emit(tx, 'offers-priced', { skuIds: some.flatMap(({ skuIds }) => skuIds) })
  }
}
const AT_ONCE = 500
