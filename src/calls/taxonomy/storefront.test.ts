import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import type { Collection } from '#modules/storefront/collections.contract.ts'
import { listResources, removeBanner, saveBanner } from '#modules/storefront/banners.paths.ts'
import {
  getCollection,
  listCollections,
  removeCollection,
  saveCollection,
  tryCollection,
} from '#modules/storefront/collections.paths.ts'
import type { ListOrderKept } from '#modules/storefront/list-orders.contract.ts'
import { getListOrder, listListOrders, saveListOrder, tryListOrder } from '#modules/storefront/list-orders.paths.ts'
import { turnDuePrices } from '#modules/offers/index.server.ts'
import { listSales, previewSale, setSale } from '#modules/offers/scheduled-prices/scheduled-prices.paths.ts'
import { type SearchFeed, startSearchFeed } from '#jobs/search/search-feed.ts'
import { emit } from '#events/events.server.ts'
import { SearchInput } from '#modules/search/search.contract.ts'
import { getSeoMessage, searchProducts } from '#modules/search/search.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { DAY } from '#platform/clock.ts'
import { createLog } from '#platform/log.server.ts'
import { collectCacheTags, onChanged } from '#platform/cache/page-tags.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { banner, collection, everything, listOrder, rule } from './storefront.builders.ts'

let shop: TestShop
let feed: SearchFeed
let token: string
let bags: BuiltProduct[]
let dress: BuiltProduct
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator(['merchandiser'])
  bags = []
  for (const [at, brandCode] of ['lune', 'orla', 'lune', 'zora'].entries())
    bags.push(await shop.product({ ...bag, brandCode, arrivedAt: daysAgo(at) }))
  dress = await shop.product({ brandCode: 'orla', categories: ['women/clothing/dresses'], arrivedAt: daysAgo(5) })
  feed = await startSearchFeed(shop.database, createLog('silent'))
})
afterAll(async () => {
  await feed.stop()
  await shop.stop()
})
const bag = { categories: ['women/bags/tote-bags'] }
const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY)

let told: string[]
let unfollow: () => void
beforeEach(() => {
  told = []
  unfollow = onChanged((tags) => void told.push(...tags))
})
afterEach(() => unfollow())

/** One more piece, and search knows it. */
const add = async (wanted: Parameters<TestShop['product']>[0]) => {
  const product = await shop.product(wanted)
  await shop.database.inTransaction((tx) => emit(tx, 'product-changed', { productIds: [product.productId] }))
  await feed.catchUp()
  return product
}
const ask: TestShop['ask'] = (path, input) => shop.ask(path, input, { token })
const keep = async (wanted: Partial<Collection> & { code: string }) => {
  const kept = await ask(saveCollection, collection(wanted))
  await feed.catchUp()
  return kept
}
const order = async (wanted: Partial<ListOrderKept> & { list: string }) => {
  const { version } = (await ask(getListOrder, { list: wanted.list })).data
  const kept = await ask(saveListOrder, listOrder({ ...wanted, version }))
  await feed.catchUp()
  return kept
}
const shown = async (asked: SearchInput) => (await shop.ask(searchProducts, SearchInput.parse(asked))).data
const codesOf = ({ list }: { list: { spuCode: string }[] }) => list.map(({ spuCode }) => spuCode)
const codes = (...products: BuiltProduct[]) => products.map(({ spuCode }) => spuCode)

test('a collection by hand shows its pieces in their order, with its words in both languages, narrowed and sorted like any list', async () => {
  const [first, second, third] = bags as [BuiltProduct, BuiltProduct, BuiltProduct]
  await keep({ code: 'icons', codes: codes(third, dress, first, second) })
  const page = await shown({ collection: 'icons' })
  expect(codesOf(page)).toEqual(codes(third, dress, first, second))
  expect(page).toMatchObject({ found: true, total: 4, title: 'A title', collection: { code: 'icons', story: 'A story.' } })
  expect((await shop.ask(searchProducts, SearchInput.parse({ collection: 'icons' }), { language: 'cht_CN' })).data).toMatchObject(
    {
      title: '標題',
      collection: { story: '故事。' },
    },
  )
  expect(codesOf(await shown({ collection: 'icons', brand: ['orla'] }))).toEqual(codes(dress, second))
  expect(page.filters.brand.map(({ value, num }) => [value, num])).toEqual(expect.arrayContaining([['lune', 2]]))
  expect(codesOf(await shown({ collection: 'icons', sort: 'newest' }))).not.toEqual(codesOf(page))
  expect((await shop.ask(getSeoMessage, SearchInput.parse({ collection: 'icons' }))).data.title).toContain('A title')
})

test.each([
  ['a brand', { brands: ['lune'] }, 2],
  ['one of two brands', { brands: ['lune', 'zora'] }, 3],
  ['a category', { categories: ['women/bags'] }, 4],
  ['a brand within a category', { brands: ['orla'], categories: ['women/bags'] }, 1],
  ['a lowest price', { brands: ['lune'], minPrice: 900_000 }, 0],
  ['a highest price', { brands: ['lune'], maxPrice: 900_000 }, 2],
  ['a day', { brands: ['orla'], since: '2099-01-01' }, 0],
  ['what is new', { categories: ['women'], isNew: true }, 5],
  ['what can be bought', { brands: ['zora'], inStock: true }, 1],
  ['a word', { word: 'zora' }, 1],
] as const)('a rule that asks for %s finds what it says, before it is saved too', async (name, asked, total) => {
  const pieces = { by: 'rule' as const, codes: [], rule: { ...everything, ...structuredClone(asked) } as typeof everything }
  const tried = (await ask(tryCollection, pieces)).data
  expect([name, tried.total]).toEqual([name, total])
  await keep({ code: name.replaceAll(' ', '-'), ...pieces })
  expect((await shown({ collection: name.replaceAll(' ', '-') })).total).toBe(total)
})

test('a piece that comes to be what a rule asks for is in the collection at once', async () => {
  await keep({ code: 'of-mira', by: 'rule', codes: [], rule: rule({ word: 'mira' }) })
  expect((await shown({ collection: 'of-mira' })).total).toBe(0)
  await add({ ...bag, brandCode: 'mira' })
  expect((await shown({ collection: 'of-mira' })).total).toBe(1)
})

test('a collection that is hidden, over, to come or removed has no page', async () => {
  const codesHere = codes(dress)
  await keep({ code: 'hidden', codes: codesHere, shown: false })
  await keep({ code: 'over', codes: codesHere, until: '2020-01-01T00:00' })
  await keep({ code: 'coming', codes: codesHere, from: '2099-01-01T00:00' })
  const { version } = (await keep({ code: 'gone', codes: codesHere })).data
  expect((await shown({ collection: 'gone' })).found).toBe(true)
  await ask(removeCollection, { code: 'gone', version })
  await feed.catchUp()
  for (const code of ['hidden', 'over', 'coming', 'gone', 'never-was'])
    expect([code, (await shown({ collection: code })).found]).toEqual([code, false])
  const { list } = (await ask(listCollections, { word: '' })).data
  const states = Object.fromEntries(list.map(({ code, state }) => [code, state]))
  expect(states).toMatchObject({ hidden: 'hidden', over: 'over', coming: 'coming' })
})

test('a collection names pieces and brands the shop has, has one address, and of two who change it the second is told', async () => {
  expect((await keep({ code: 'x-1', codes: ['NO-SUCH'] })).data).toMatchObject({ field: 'codes' })
  expect((await keep({ code: 'x-1', codes: [] })).code).toBe(refusals.BAD_INPUT.code)
  expect((await keep({ code: 'x-1', by: 'rule' })).code).toBe(refusals.BAD_INPUT.code)
  expect((await keep({ code: 'x-1', by: 'rule', rule: rule({ brands: ['nobody'] }) })).data).toMatchObject({
    field: 'rule.brands',
  })
  await keep({ code: 'x-1', codes: codes(dress) })
  expect((await keep({ code: 'x-1', codes: codes(dress) })).data).toMatchObject({ field: 'code' })
  const seen = (await ask(getCollection, { code: 'x-1' })).data
  await ask(saveCollection, { ...seen, shown: false })
  expect(await ask(saveCollection, seen)).toMatchObject({ code: refusals.MOVED_ON.code, data: { by: 'Ada' } })
})

test('the seasonal sale is the collection that is the season while it lasts, and the pieces marked so before and after', async () => {
  const marked = await add({ ...bag, brandCode: 'zora', seasonalSale: true })
  expect(codesOf(await shown({ searchOrderType: 1 }))).toEqual(codes(marked))
  const kept = await keep({ code: 'summer', codes: codes(dress), isSeason: true })
  expect(await shown({ searchOrderType: 1 })).toMatchObject({ total: 1, title: 'A title', collection: { code: 'summer' } })
  expect(codesOf(await shown({ searchOrderType: 1 }))).toEqual(codes(dress))
  await ask(saveCollection, { ...kept.data, until: '2020-01-01T00:00' })
  await feed.catchUp()
  expect(codesOf(await shown({ searchOrderType: 1 }))).toEqual(codes(marked))
})

test('prices of the pieces of a collection go down by date, and of no other piece', async () => {
  await keep({ code: 'lowered', codes: codes(dress) })
  const minute = (ms: number) => new Date(Date.now() + ms + 8 * 3_600_000).toISOString().slice(0, 16)
  const sale = {
    name: 'Season',
    collection: 'lowered',
    percent: '30',
    price: '',
    from: minute(-60_000),
    until: minute(3_600_000),
  }
  const preview = (await ask(previewSale, sale)).data
  expect(preview.lowered).toBeGreaterThan(0)
  await ask(setSale, sale)
  expect((await ask(listSales, {})).data.list).toMatchObject([{ name: 'Season', collection: 'A title', prices: preview.lowered }])
  await shop.database.inTransaction((tx) => turnDuePrices(tx, 100))
  await feed.catchUp()
  const off = async (collection: string) => (await shown({ collection, sale: true })).list.map(({ spuCode }) => spuCode)
  expect(await off('lowered')).toEqual(codes(dress))
  expect(await off('icons')).toEqual(codes(dress))
  await keep({ code: 'on-sale', by: 'rule', codes: [], rule: rule({ sale: true }) })
  expect(codesOf(await shown({ collection: 'on-sale' }))).toEqual(codes(dress))
})

test('operators pin, lift and bury in the order shoppers find first, and in no other; what is tried looks as what is kept', async () => {
  const list = 'category:women/bags'
  const usual = codesOf(await shown({ category: 'women/bags' }))
  const last = usual.at(-1)!
  const none = listOrder({ list }).lift
  const wanted = { pins: [last], lift: { ...none, brands: ['orla'] }, bury: { ...none, brands: ['zora'] } }
  const tried = codesOf((await ask(tryListOrder, { list, ...wanted })).data)
  await order({ list, ...wanted })
  const arranged = await shown({ category: 'women/bags' })
  expect(codesOf(arranged)).toEqual(tried)
  expect(arranged.list[0]?.spuCode).toBe(last)
  expect(arranged.list[1]?.brandCode).toBe('orla')
  expect(arranged.list.at(-1)?.brandCode).toBe('zora')
  expect(codesOf(arranged).toSorted()).toEqual(usual.toSorted())
  expect(codesOf(await shown({ category: 'women/bags', sort: 'newest' }))).toEqual(
    codesOf(await shown({ category: 'women/bags/tote-bags', sort: 'newest' })),
  )
  expect((await shown({ category: 'women/bags', brand: ['lune'] })).total).toBe(2)
  expect((await ask(listListOrders, {})).data.list).toMatchObject([{ list, name: { en: 'bags' }, pinNum: 1, state: 'shown' }])
  await order({ list, ...wanted, until: '2020-01-01T00:00' })
  expect(codesOf(await shown({ category: 'women/bags' }))).toEqual(usual)
})

test('a change of an order or a collection drops the pages of its own list and of no other', async () => {
  const tagsOf = async (path: Parameters<typeof shown>[0]) => {
    const tags = new Set<string>()
    const { searchProducts: read } = await import('#modules/search/index.server.ts')
    await collectCacheTags(tags, () => read(SearchInput.parse(path), 'en').then(() => {}))
    return tags
  }
  const [mine, other] = [await tagsOf({ category: 'women/clothing' }), await tagsOf({ category: 'women/bags' })]
  await order({ list: 'category:women/clothing', pins: codes(dress) })
  expect(told.some((tag) => mine.has(tag))).toBe(true)
  expect(told.some((tag) => other.has(tag))).toBe(false)
})

test('banners are told by place, side and language, in their order and their time', async () => {
  const show = (wanted: Parameters<typeof banner>[0]) => ask(saveBanner, banner(wanted))
  const both = newId()
  await show({ bannerId: both, place: 'home', position: 2 })
  await show({ place: 'home', side: 'men', position: 1 })
  await show({ place: 'home', language: 'zh', position: 1 })
  await show({ place: 'list' })
  await show({ place: 'home', until: '2020-01-01T00:00' })
  await show({ place: 'home', shown: false })
  await feed.catchUp()
  expect(told).toContain('banners')
  const resources = async (sexType: 'women' | 'men', language: 'en_US' | 'cht_CN', place?: 'home') =>
    (await shop.ask(listResources, { channelType: 'pc', sexType, ...(place ? { place } : {}) }, { language })).data.list
  expect(await resources('women', 'en_US', 'home')).toMatchObject([
    { id: both, place: 'home', title: 'A banner', picLink: '/product/list', picture: null },
  ])
  expect((await resources('men', 'en_US', 'home')).at(-1)?.id).toBe(both)
  expect((await resources('women', 'cht_CN', 'home')).map(({ title }) => title)).toEqual(['橫額', '橫額'])
  expect(await resources('women', 'en_US')).toHaveLength(2)
  await ask(removeBanner, { bannerId: both, version: 1 })
  await feed.catchUp()
  expect(await resources('women', 'en_US', 'home')).toEqual([])
  expect((await show({ link: 'https://elsewhere.example' })).code).toBe(refusals.BAD_INPUT.code)
})
