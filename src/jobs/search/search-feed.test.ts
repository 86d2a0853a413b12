import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildProduct, type BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { ensureCategories, readSearchTaxonomy } from '#modules/catalogue/index.server.ts'
import { giveBackStock } from '#modules/offers/index.server.ts'
import { takeStock } from '#modules/offers/stock/stock.builders.ts'
import { listBrandCards } from '#flows/list-brand-cards.ts'
import { showHome } from '#flows/home/show-home.ts'
import { showMenu } from '#flows/menu/show-menu.ts'
import { showProduct } from '#flows/show-product.ts'
import { buildIndex, catalogueVersion, findCards, searchProducts } from '#modules/search/index.server.ts'
import { SearchInput } from '#modules/search/search.contract.ts'
import { type Database, openDatabase } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { emit } from '#events/events.server.ts'
import { purgeEvents } from '#platform/outbox/outbox.server.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test-database.server.ts'
import { type SearchFeed, startSearchFeed } from './search-feed.ts'
import { fillFromThread } from './search-read-apart.ts'
import { runSql } from '#platform/run-sql.builders.ts'

let own: TestDatabase
let database: Database
let feed: SearchFeed
let dress: BuiltProduct
let bag: BuiltProduct

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url)
  await database.inTransaction(async (tx) => {
    await ensureCategories(tx)
    await ensureCategories(tx)
    bag = await buildProduct(tx, {})
    dress = await buildProduct(tx, {
      nameEn: 'Pleated dress',
      nameZh: '百褶連身裙',
      brandCode: 'maison',
      categories: ['women/clothing/dresses'],
      arrivedAt: new Date(),
      colours: [
        {
          colourId: 'red',
          nameEn: 'Rouge',
          nameZh: '紅色',
          variants: [
            { size: '38', offers: [{ available: 1, salePriceCents: 800_00, listPriceCents: 1_000_00 }] },
            { size: '40', offers: [{ available: 9, salePriceCents: 900_00 }] },
          ],
        },
      ],
    })
    await buildProduct(tx, { listed: false, nameEn: 'Hidden bag' })
  })
  feed = await startSearchFeed(database, createLog('silent'))
})
afterAll(async () => {
  await feed.stop()
  await database.close()
  await own.drop()
})

const card = async () => (await findCards([dress.spuCode], 'en'))[0]
/** As a shopper sees it once everything written so far is in. */
async function cardSoon() {
  await feed.catchUp()
  return card()
}

test('every listed product is found after the start, and no other', async () => {
  expect((await searchProducts(SearchInput.parse({}), 'en')).total).toBe(2)
  expect(await card()).toMatchObject({
    productTitle: 'Pleated dress',
    salesPrice: '800.00',
    discount: 20,
    stock: 'in',
    sizes: ['38', '40'],
    isNew: true,
  })
})

test('a sold size disappears from its card and its price gives way to the next, once the sale has committed', async () => {
  const before = catalogueVersion()
  const line = { offerId: dress.offerIds[0]!, quantity: 1 }
  await database.inTransaction((tx) => takeStock(tx, [line]))
  expect(await cardSoon()).toMatchObject({ salesPrice: '900.00', discount: 0, sizes: ['40'] })
  expect(catalogueVersion()).toBeGreaterThan(before)
  await database.inTransaction((tx) => giveBackStock(tx, [line]))
  expect(await cardSoon()).toMatchObject({ salesPrice: '800.00', sizes: ['38', '40'] })
})

test('what an older transaction of the server holds back is waited for', async () => {
  const line = { offerId: dress.offerIds[0]!, quantity: 1 }
  let caughtUp: Promise<void> | undefined
  await database.inTransaction(async (older) => {
    await sql`select pg_current_xact_id()`.execute(older)
    await database.inTransaction((tx) => takeStock(tx, [line]))
    caughtUp = feed.catchUp()
    await pause(100)
    expect((await card())?.sizes).toEqual(['38', '40'])
  })
  await caughtUp
  expect((await card())?.sizes).toEqual(['40'])
  await database.inTransaction((tx) => giveBackStock(tx, [line]))
  expect((await cardSoon())?.sizes).toEqual(['38', '40'])
})

test('an event that changes nothing that is shown leaves cached pages alone', async () => {
  const before = catalogueVersion()
  await database.inTransaction((tx) => emit(tx, 'stock-changed', { productIds: [dress.productId, bag.productId] }))
  await database.inTransaction((tx) => takeStock(tx, [{ offerId: dress.offerIds[0]!, quantity: 1 }]))
  expect((await cardSoon())?.sizes).toEqual(['40'])
  expect(catalogueVersion()).toBe(before + 1)
  await database.inTransaction((tx) => giveBackStock(tx, [{ offerId: dress.offerIds[0]!, quantity: 1 }]))
  expect((await cardSoon())?.sizes).toEqual(['38', '40'])
})

test('a product that an operator withdraws is gone from lists and from its page', async () => {
  await database.inTransaction(async (tx) => {
    await sql`update products set listed = false where product_id = ${bag.productId}`.execute(tx)
    await emit(tx, 'product-changed', { productIds: [bag.productId] })
  })
  await feed.catchUp()
  expect(await findCards([bag.spuCode], 'en')).toEqual([])
  await expect(showProduct(database.pool, { brandCode: bag.brandCode, code: bag.spuCode }, 'en')).rejects.toMatchObject({
    reason: 'NOT_FOUND',
  })
})

test.each(['articleNumber', 'spuCode'] as const)('a product page is found by %s, in the language asked for', async (by) => {
  const page = await showProduct(database.pool, { brandCode: 'maison', code: dress[by] }, 'zh')
  expect(page).toMatchObject({
    productTitle: '百褶連身裙',
    madeIn: '意大利',
    breadcrumb: [{ code: 'women' }, { code: 'women/clothing' }, { code: 'women/clothing/dresses' }],
  })
  expect(page.colours[0]?.variants.map(({ size, stock, offers }) => [size, stock, offers[0]?.salesPrice])).toEqual([
    ['38', 'last', '800.00'],
    ['40', 'in', '900.00'],
  ])
  await expect(showProduct(database.pool, { brandCode: 'aurelie', code: dress[by] }, 'en')).rejects.toMatchObject({
    reason: 'NOT_FOUND',
  })
})

test('the menu holds only what leads somewhere, the designers first', async () => {
  const { navigationVos } = await showMenu(database.pool, {}, 'zh')
  expect(navigationVos.map(({ name, type }) => [name, type])).toEqual([
    ['品牌', 1],
    ['女士', 2],
  ])
  expect(navigationVos[1]?.children.map(({ code }) => code)).toEqual(['women/clothing'])
})

test('a home page without blocks still shows what is new', async () => {
  const home = await showHome(database.pool, 'women', 'en')
  expect(home.blocks).toMatchObject([{ kind: 'rail', total: 1, list: [{ spuCode: dress.spuCode }] }])
})

test('a brand card shows a piece of the brand, in the words of the reader', async () => {
  const picture = { hash: 'b'.repeat(32), width: 900, height: 1200 }
  await database.inTransaction(async (tx) => {
    await sql`insert into media (media_hash, content_type, width, height, placeholder)
      values (${picture.hash}, 'image/webp', ${picture.width}, ${picture.height}, '')`.execute(tx)
    await sql`insert into colour_pictures (colour_row_id, position, media_hash, alt_en, alt_zh)
      select colour_row_id, 0, ${picture.hash}, 'A dress', '連身裙一條' from product_colours where product_id = ${dress.productId}`.execute(
      tx,
    )
    await emit(tx, 'product-changed', { productIds: [dress.productId] })
  })
  expect((await cardSoon())?.productImg.hash).toBe(picture.hash)
  const { brands } = await listBrandCards(database.pool, 'zh')
  expect(brands.find(({ code }) => code === 'maison')?.brandImg).toMatchObject({ ...picture, alt: '連身裙一條' })
})

test('a process that was away until its events were removed fills its index anew, and answers meanwhile', async () => {
  await feed.catchUp()
  await feed.stop()
  await runSql(database, sql`update products set name_en = 'Linen dress' where product_id = ${dress.productId}`)
  await database.inTransaction((tx) => emit(tx, 'product-changed', { productIds: [dress.productId] }))
  await runSql(database, sql`insert into outbox_consumers values ('test', '18446744073709551615', 0)`)
  await database.inTransaction((tx) => purgeEvents(tx, new Date(Date.now() + 60_000)))
  expect((await card())?.productTitle).toBe('Pleated dress')
  expect((await cardSoon())?.productTitle).toBe('Linen dress')
  expect((await searchProducts(SearchInput.parse({}), 'en')).total).toBe(1)
})

test('what lines a piece is no material of it', async () => {
  await database.inTransaction(async (tx) => {
    const part = (en: string, materialId: string) => ({ part: { en, zh: '' }, materialId, percent: 100 })
    const composition = [part('Outer', 'silk'), part('Lining', 'cotton'), part('Sole', 'calfskin')]
    await sql`update products set details = jsonb_set(details, '{composition}', ${JSON.stringify(composition)}::jsonb)
      where product_id = ${dress.productId}`.execute(tx)
    await emit(tx, 'product-changed', { productIds: [dress.productId] })
  })
  await feed.catchUp()
  const found = async (material: string) => (await searchProducts(SearchInput.parse({ material: [material] }), 'en')).total
  expect([await found('silk'), await found('cotton'), await found('calfskin')]).toEqual([1, 0, 0])
})

test('a piece is shown in the colour that is asked for, with its picture and price, and only in sizes in which it can be had', async () => {
  const variant = (size: string, available: number, salePriceCents: number) => ({ size, offers: [{ available, salePriceCents }] })
  const shoe = await database.inTransaction(async (tx) => {
    const built = await buildProduct(tx, {
      nameEn: 'Suede boots',
      categories: ['women/shoes/boots'],
      colours: [
        { colourId: 'brown', nameEn: 'Cocoa', nameZh: '可可色', variants: [variant('35', 0, 900_00), variant('36', 2, 900_00)] },
        { colourId: 'black', nameEn: 'Ink', nameZh: '墨黑色', variants: [variant('35', 3, 950_00), variant('37', 1, 950_00)] },
      ],
    })
    for (const [at, hash] of ['c', 'd'].map((letter) => letter.repeat(32)).entries()) {
      await sql`insert into media (media_hash, content_type, width, height, placeholder)
        values (${hash}, 'image/webp', 900, 1200, '')`.execute(tx)
      await sql`insert into colour_pictures (colour_row_id, position, media_hash, alt_en, alt_zh)
        select colour_row_id, 0, ${hash}, 'Boots', '靴' from product_colours
        where product_id = ${built.productId} and position = ${at}`.execute(tx)
    }
    await emit(tx, 'product-changed', { productIds: [built.productId] })
    return built
  })
  await feed.catchUp()
  const asked = { category: 'women/shoes' }
  const shown = async (more: object) => {
    const { list } = await searchProducts(SearchInput.parse({ ...asked, ...more }), 'en')
    return list.map(({ productImg, salesPrice, colour }) => [productImg.hash[0], salesPrice, colour])
  }
  expect(await shown({})).toEqual([['c', '900.00', '']])
  expect(await shown({ colour: ['black'] })).toEqual([['d', '950.00', 'black']])
  expect(await shown({ keyword: 'black boots', category: '' })).toEqual([['d', '950.00', 'black']])
  expect(await shown({ colour: ['brown'], size: ['none@@@35'] })).toEqual([])
  expect(await shown({ size: ['none@@@35'] })).toEqual([['d', '950.00', 'black']])
  expect(await shown({ colour: ['brown', 'black'], sort: 'price-up' })).toEqual([
    ['c', '900.00', 'brown'],
    ['d', '950.00', 'black'],
  ])
  await database.inTransaction((tx) => takeStock(tx, [{ offerId: shoe.offerIds[1]!, quantity: 2 }]))
  await feed.catchUp()
  expect([await shown({ colour: ['brown'] }), await shown({})]).toEqual([[], [['d', '950.00', '']]])
})

test('a thread that cannot read the catalogue says so, instead of ending as if that were all', async () => {
  const nowhere = own.url.replace(/\/[^/]*$/, '/no_such_database')
  const build = buildIndex(await readSearchTaxonomy(database.pool))
  await expect(fillFromThread(build, { url: nowhere, copyUrl: undefined, xid: '0' })).rejects.toThrow('no_such_database')
})
