import { sql } from 'kysely'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerPages, type RenderPage } from '../../src/http/pages/page-routes.server.ts'
import { type SearchFeed, startSearchFeed } from '../../src/jobs/search/search-feed.ts'
import { languageOfPage } from '../../src/http/pages/page-address.server.ts'
import type { BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { createLog } from '../../src/platform/log.server.ts'
import { createMetrics } from '../../src/platform/metrics.server.ts'
import { emit } from '../../src/events/events.server.ts'
import { FRAME, invalidate } from '../../src/platform/cache/page-tags.server.ts'
import { startTestShop, type TestShop } from '../../src/test-shop.builders.ts'
import { chanceFrom, changeSomething, changingCategories, changingWords, someProduct } from './catalogue-changes.builders.ts'
import { openScreens, SHOP } from './drawn-pages.builders.ts'

const PIECES = 40
const CHANGES = 24

let shop: TestShop
let feed: SearchFeed
let render: RenderPage
let app: FastifyInstance
let bag: BuiltProduct
let watch: BuiltProduct
const products: BuiltProduct[] = []
const chance = chanceFrom(7)
const metrics = createMetrics()

beforeAll(async () => {
  shop = await startTestShop()
  for (let count = 0; count < PIECES; count += 1) products.push(await shop.product(someProduct(chance)))
  bag = await shop.product({ categories: ['women/bags/totes'], brandCode: 'bag-house' })
  watch = await shop.product({ categories: ['men/watches'], brandCode: 'watch-house', gender: 'men' })
  const log = createLog('silent')
  feed = await startSearchFeed(shop.database, log)
  render = await openScreens(shop.database)
  app = Fastify()
  registerPages(app, { render, metrics, log, publicUrl: () => SHOP, sharedSeconds: 0, cacheBytes: 2 ** 26, dev: false })
})
afterAll(async () => {
  await app.close()
  await feed.stop()
  await shop.stop()
})

const cached = async (url: string): Promise<string> => {
  const answer = await app.inject({ url, headers: { cookie: 'locale=en_US' } })
  expect([url, answer.statusCode]).toEqual([url, 200])
  return answer.body
}
const fresh = async (url: string): Promise<string> =>
  String((await render(new Request(SHOP + url), { language: languageOfPage(url), side: 'women' })).body)

async function isHit(url: string): Promise<boolean> {
  const count = async () => {
    const { values } = await metrics.pages.get()
    return values.filter(({ labels }) => labels.cache === 'hit').reduce((sum, { value }) => sum + value, 0)
  }
  const before = await count()
  await cached(url)
  return (await count()) > before
}

const pageOf = ({ brandCode, articleNumber }: BuiltProduct): string => `/product/detail/${brandCode}/${articleNumber}`

test('when one price changes its page and its lists show it at once, and the pages of other pieces stay as they are', async () => {
  const changing = [
    pageOf(bag),
    '/product/list/women/bags',
    '/product/list/women',
    '/product/brand/bag-house',
    '/product/list',
    '/',
  ]
  const staying = [pageOf(watch), '/product/list/men/watches', '/product/brand/watch-house', '/statement/delivery', '/bags']
  for (const url of [...changing, ...staying]) await cached(url)
  for (const url of [...changing, ...staying]) expect([url, await isHit(url)]).toEqual([url, true])
  await shop.database.inTransaction(async (tx) => {
    await sql`update offers set sale_price_cents = 7654300 where offer_id = ${bag.offerIds[0]}`.execute(tx)
    await emit(tx, 'product-changed', { productIds: [bag.productId] })
  })
  await feed.catchUp()
  for (const url of staying) expect([url, await isHit(url)]).toEqual([url, true])
  for (const url of changing) {
    expect([url, await isHit(url)]).toEqual([url, false])
    expect([url, (await cached(url)).includes('76,543')]).toEqual([
      url,
      url !== '/product/list' || (await fresh(url)).includes('76,543'),
    ])
  }
})

test('when a piece comes its lists show it at once, and the pages of others get it among what is like them with the next menu', async () => {
  const [lists, page] = [['/product/list/women/bags', '/product/brand/bag-house'], pageOf(bag)]
  for (const url of [...lists, page]) await cached(url)
  const piece = await shop.product({ categories: ['women/bags/totes'], brandCode: 'bag-house', nameEn: 'A bag that is new' })
  await shop.database.inTransaction((tx) => emit(tx, 'product-changed', { productIds: [piece.productId] }))
  await feed.catchUp()
  expect(await isHit(page)).toBe(true)
  for (const url of lists) expect([url, (await cached(url)).includes('A bag that is new')]).toEqual([url, true])
  invalidate(FRAME)
  expect(await isHit(page)).toBe(false)
  expect(await cached(page)).toContain('A bag that is new')
})

test('when a piece moves to another category every list of the department shows the new counts', async () => {
  const urls = ['women/bags/clutches', 'women/clothing/dresses', 'women/bags', 'women'].map(
    (path) => `/product/list/${path}.data`,
  )
  for (const url of urls) await cached(url)
  await shop.database.inTransaction(async (tx) => {
    await sql`update product_categories set path = 'women/clothing/dresses' where product_id = ${bag.productId}`.execute(tx)
    await emit(tx, 'product-changed', { productIds: [bag.productId] })
  })
  await feed.catchUp()
  for (const url of urls) expect([url, await cached(url)]).toEqual([url, await fresh(url)])
})

test('whatever changes in the catalogue, no list, home page or directory is kept that would now be drawn another way', async () => {
  const lists = [...changingCategories, 'women/bags', 'women', 'men', 'men/shoes', 'women/bags,women/clothing'].map(
    (path) => `list/${path}`,
  )
  const brands = ['house-a', 'house-b', 'watch-house'].map((code) => `brand/${code}`)
  const asked = [...lists, ...brands, 'list', 'brand', `list/x.data?keyword=${encodeURIComponent(changingWords[0]!)}`]
  const urls = [
    '/_.data',
    '/zh.data',
    ...asked.flatMap((path) =>
      path.includes('?') ? [`/product/${path}`] : [`/product/${path}.data`, `/zh/product/${path}.data`],
    ),
  ]
  const reachable: string[] = []
  const [kept, rendered]: [unknown[], unknown[]] = [[], []]
  for (const url of urls)
    if ((await app.inject({ url, headers: { cookie: 'locale=en_US' } })).statusCode === 200) reachable.push(url)
  expect(reachable.length).toBeGreaterThan(20)
  let hits = 0
  for (let count = 0; count < CHANGES; count += 1) {
    await changeSomething(shop.database, products, chance)
    await feed.catchUp()
    for (const url of reachable) {
      if (!(await isHit(url))) continue
      hits += 1
      kept.push([count, url, await cached(url)])
      rendered.push([count, url, await fresh(url)])
    }
  }
  expect(kept).toEqual(rendered)
  // Many a page has nothing to do with a change.
  expect(hits / (CHANGES * reachable.length)).toBeGreaterThan(0.2)
}, 600_000)
