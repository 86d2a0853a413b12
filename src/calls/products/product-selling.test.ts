import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { publishDueProducts } from '#flows/products/edit-product.ts'
import { addToBag } from '#modules/bag/bag.paths.ts'
import { getProduct } from '#modules/catalogue/catalogue.paths.ts'
import { lockProducts, writeProducts } from '#modules/catalogue/editing/index.server.ts'
import { coatDocument } from '#modules/catalogue/editing/product-document.builders.ts'
import type { ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import {
  beginProduct,
  endPreview,
  getProductEdit,
  getProductPreview,
  getSharedPreview,
  listPreviews,
  publishProduct,
  saveProduct,
  sharePreview,
} from '#modules/catalogue/editing/product-editing.paths.ts'
import { findSearchRows } from '#modules/catalogue/index.server.ts'
import { endExpiredOffers, findBestOffers } from '#modules/offers/index.server.ts'
import { quoteOrder } from '#modules/orders/orders.paths.ts'
import { moveStock } from '#modules/offers/stock/stock-moves.paths.ts'
import type { Operator } from '#platform/actor.ts'
import { newId } from '#platform/ids.server.ts'
import { createLog } from '#platform/log.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let token: string
let ben: Operator
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator(['merchandiser'])
  const { operatorId } = await shop.database.pool
    .selectFrom('operators')
    .select('operator_id as operatorId')
    .limit(1)
    .executeTakeFirstOrThrow()
  ben = { kind: 'operator', id: operatorId, name: 'Ben' }
  // Brand and category.
  await shop.product()
})
afterAll(() => shop.stop())

const ask: TestShop['ask'] = (path, input, asked = {}) => shop.ask(path, input, { token, key: newId(), ...asked })
const edit = async (productId: string) => (await ask(getProductEdit, { productId })).data

/** A coat that shoppers see. */
async function publishedCoat() {
  const { productId } = (await ask(beginProduct, {})).data
  const { draft } = await edit(productId)
  const document = coatDocument(draft.document.spuCode)
  const { version } = (await ask(saveProduct, { ...draft, document })).data
  await ask(publishProduct, { productId, version, liveVersion: 0 })
  return { productId, document }
}
const shown = async ({ brandCode, articleNumber }: ProductDocument) => ask(getProduct, { brandCode, code: articleNumber })

async function republish(productId: string, document: ProductDocument) {
  const { draft, liveVersion } = await edit(productId)
  const { version } = (await ask(saveProduct, { ...draft, document })).data
  const answer = await ask(publishProduct, { productId, version, liveVersion })
  expect(answer.msg).toBe('')
}

test('a draft is looked at as it would be in the shop, by operators and by whoever has a link to it, until the link ends', async () => {
  const { productId, document } = await publishedCoat()
  const { draft } = await edit(productId)
  const [colour] = document.colours
  const focus = { x: 20, y: 80 }
  const pictures = colour!.pictures.map((picture) => ({ ...picture, focus }))
  const changed = { ...document, name: { en: 'Winter coat', zh: '冬季大衣' }, colours: [{ ...colour!, pictures }] }
  await ask(saveProduct, { ...draft, document: changed })
  const { product } = (await ask(getProductPreview, { productId })).data
  expect(product).toMatchObject({ productTitle: 'Winter coat', brandName: 'aurelie', flags: [] })
  expect(product.colours[0]).toMatchObject({ pictures: [{ focus }], variants: [{ salesPrice: '9600.00', stock: 'out' }, {}] })
  expect((await shown(document)).data.productTitle).toBe('Wool coat')

  const link = (await ask(sharePreview, { productId, days: 7 })).data
  const look = (code: string) => ask(getSharedPreview, { code }, { token: '' })
  expect((await look(link.code)).data).toMatchObject({ product: { productTitle: 'Winter coat' }, endTime: link.endTime })
  expect((await look(`${link.code}x`)).code).toBe(refusals.NOT_FOUND.code)
  const second = (await ask(sharePreview, { productId, days: 1 })).data
  await ask(endPreview, { previewId: link.previewId })
  expect((await look(link.code)).code).toBe(refusals.NOT_FOUND.code)
  expect((await ask(listPreviews, { productId })).data.list).toEqual([
    { previewId: second.previewId, madeBy: 'Ada', endTime: second.endTime },
  ])
  await runSql(shop.database, sql`update product_previews set ends_at = now() where preview_id = ${second.previewId}`)
  expect((await look(second.code)).code).toBe(refusals.NOT_FOUND.code)
})

test('what a product says for search engines, beside which pieces it stands and what it is found by, the shop honours', async () => {
  const { productId, document } = await publishedCoat()
  const parts = {
    metaTitle: { en: 'Wool coats', zh: '羊毛大褸' },
    metaDescription: { en: 'Warm.', zh: '保暖。' },
    searchWords: { en: 'mac, trench', zh: '乾濕褸，風衣' },
    mostPerOrder: 2,
    pointsAllowed: false,
  }
  await republish(productId, { ...document, ...parts })
  expect((await edit(productId)).draft.document).toMatchObject(parts)
  const { data } = await shown(document)
  expect(data).toMatchObject({ metaTitle: 'Wool coats', metaDescription: 'Warm.', mostPerOrder: 2 })
  const [rows] = await Array.fromAsync(findSearchRows(shop.database.pool, [productId], 1))
  expect(rows?.[0]?.words).toEqual(expect.arrayContaining(['mac', 'trench', '乾濕褸', '風衣']))
})

test('an order has no more pieces of a product than it says, and none before it is released', async () => {
  const product = await shop.product()
  const [sku = '', offer = ''] = [product.skuIds[0], product.offerIds[0]]
  const { productId } = product
  const { draft, liveVersion } = await edit(productId)
  const write = (parts: Partial<ProductDocument>) =>
    shop.database.inTransaction(async (tx) => {
      const live = (await lockProducts(tx, [productId])).get(productId)
      await writeProducts(tx, ben, [{ productId, document: { ...draft.document, ...parts }, live }])
    })
  expect(liveVersion).toBe(1)
  await write({ mostPerOrder: 1 })
  const visitor = await shop.visitor()
  const bagged = await ask(addToBag, { list: [{ skuId: sku, quantity: 5 }] }, { token: visitor })
  expect(bagged.data.productList[0]).toMatchObject({ quantity: 1, available: 1 })
  const many = [{ skuId: sku, skuPriceId: offer, quantity: 2 }]
  const order = (productItems: typeof many) =>
    ask(quoteOrder, { productItems, comitPayType: 'fps', destination: 'HK' }, { token: visitor })
  expect(await order(many)).toMatchObject({ code: refusals.ORDER_LIMIT.code, data: { most: 1 } })

  const soon = new Date(Date.now() + 60_000).toISOString()
  await write({ releaseTime: soon })
  expect((await shown(draft.document)).data.comesTime).toBe(soon)
  const coming = refusals.NOT_RELEASED.code
  expect((await ask(addToBag, { list: [{ skuId: sku, quantity: 1 }] }, { token: visitor })).code).toBe(coming)
  expect((await order([{ ...many[0]!, quantity: 1 }])).code).toBe(coming)
  await runSql(shop.database, sql`update products set release_at = now() where product_id = ${productId}`)
  await publishDueProducts({ database: shop.database, log: createLog('silent') }, 10)
  expect((await shown(draft.document)).data.comesTime).toBe('')
  expect((await order([{ ...many[0]!, quantity: 1 }])).code).toBe(200)
})

const OWN = { salePriceCents: 90_000, listPriceCents: 100_000 }

test('of two offers at one price the one that has asked it longer is sold; a new price goes to the end, and is kept with who set it', async () => {
  const product = await shop.product({
    colours: [
      { colourId: 'red', nameEn: 'Red', nameZh: '紅色', variants: [{ offers: [OWN, { ...OWN, merchantCode: 'rival' }] }] },
    ],
  })
  const { productId } = product
  const [own = '', rival = ''] = product.offerIds
  const sold = async () => (await findBestOffers(shop.database.pool, product.skuIds)).get(product.skuIds[0]!)?.offerId
  const ask = (salesPrice: string) =>
    shop.database.inTransaction(async (tx) => {
      const live = (await lockProducts(tx, [productId])).get(productId)!
      const colours = live.document.colours.map((colour) => ({
        ...colour,
        variants: colour.variants.map((variant) => ({ ...variant, listPrice: '1000.00', salesPrice })),
      }))
      await writeProducts(tx, ben, [{ productId, document: { ...live.document, colours }, live }])
    })
  expect(await sold()).toBe(own)
  await ask('1000.00')
  expect(await sold()).toBe(rival)
  await ask('900.00')
  expect(await sold()).toBe(rival)
  expect(
    await readRows(
      shop.database.pool,
      z.object({ kind: z.string(), cents: z.number(), by: z.string() }),
      sql`select kind, sale_price_cents as cents, actor as by from offer_history where offer_id = ${own} order by entry_id`,
    ),
  ).toEqual([
    { kind: 'priced', cents: 100_000, by: ben.name },
    { kind: 'priced', cents: 90_000, by: ben.name },
  ])
  await runSql(shop.database, sql`update offers set expires_at = now() where offer_id = ${rival}`)
  expect(await sold()).toBe(own)
  expect(await shop.database.inTransaction((tx) => endExpiredOffers(tx, 10))).toBe(1)
  expect(await shop.database.inTransaction((tx) => endExpiredOffers(tx, 10))).toBe(0)
})

test('a product that only some may sell is offered by nobody else, whose offers end and say who ended them', async () => {
  const product = await shop.product()
  const { productId } = product
  const offerId = product.offerIds[0]
  const Standing = z.object({ state: z.string(), kinds: z.array(z.string()), by: z.string().nullable() })
  const standing = () =>
    readRows(
      shop.database.pool,
      Standing,
      sql`select state, array(select kind from offer_history h where h.offer_id = o.offer_id order by entry_id) as kinds,
        (select actor from offer_history h where h.offer_id = o.offer_id order by entry_id desc limit 1) as by
        from offers o where offer_id = ${offerId}`,
    )
  await runSql(
    shop.database,
    sql`update merchants set kind = 'company', is_house = false
      where merchant_id = (select merchant_id from offers where offer_id = ${offerId})`,
  )
  const write = (sellers: ProductDocument['sellers']) =>
    shop.database.inTransaction(async (tx) => {
      const live = (await lockProducts(tx, [productId])).get(productId)
      await writeProducts(tx, ben, [{ productId, document: { ...live!.document, sellers }, live }])
    })
  await write('stores')
  expect(await standing()).toEqual([{ state: 'withdrawn', kinds: ['withdrawn'], by: ben.name }])
  const offerAgain = () => runSql(shop.database, sql`update offers set state = 'live' where offer_id = ${offerId}`)
  await expect(offerAgain()).rejects.toThrow('may not sell its product')
  await write('everyone')
  await offerAgain()
  expect((await standing())[0]?.state).toBe('live')
})

test('whoever may only read products changes nothing', async () => {
  const { productId } = await publishedCoat()
  const { draft, liveVersion } = await edit(productId)
  const reader = await shop.operator(['support'])
  for (const answer of [
    await ask(saveProduct, draft, { token: reader }),
    await ask(publishProduct, { productId, version: 1, liveVersion }, { token: reader }),
    await ask(moveStock, { itemNumber: 'X', kind: 'received', pieces: 1, reason: '' }, { token: reader }),
  ])
    expect(answer.code).toBe(refusals.NOT_PERMITTED.code)
  expect((await ask(getProductEdit, { productId }, { token: reader })).code).toBe(200)
})
