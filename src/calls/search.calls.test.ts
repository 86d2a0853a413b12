import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SearchFeed, startSearchFeed } from '#jobs/search/search-feed.ts'
import { allFieldProblems } from '#language/all-field-problems.ts'
import { productFlagName } from '#language/browse/product-flag-names.ts'
import { refusals } from '#refusals.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import {
  listRecommended,
  recommendProducts,
  searchFilters,
  searchProducts,
  suggest,
  getSeoMessage,
} from '#modules/search/search.paths.ts'
import { PRODUCT_FLAGS, type ProductFlag } from '#modules/catalogue/product-flags.rules.ts'
import { createLog } from '#platform/log.server.ts'
import { BASE_PATH, type CallPath } from '#platform/wire/call-path.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'

const PIECES = 60
let shop: TestShop
let feed: SearchFeed
let gone: BuiltProduct
let shoe: BuiltProduct
const flagged = new Map<ProductFlag, BuiltProduct>()

beforeAll(async () => {
  shop = await startTestShop()
  for (let count = PRODUCT_FLAGS.length; count < PIECES; count += 1)
    await shop.product({ brandCode: `house-${count % 5}`, nameEn: 'Leather tote', nameZh: '皮革手袋' })
  gone = await shop.product({
    colours: [{ colourId: 'red', nameEn: 'Red', nameZh: '紅色', variants: [{ offers: [{ available: 0 }] }] }],
  })
  shoe = await shop.product({
    categories: ['men/shoes/loafers'],
    gender: 'men',
    nameEn: 'Loafers',
    nameZh: '樂福鞋',
    colours: [
      { colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ size: 'M' }, { size: 'XXL' }, { size: 'S' }] },
      { colourId: 'brown', nameEn: 'Brown', nameZh: '啡色', variants: [{ size: 'XL' }, { size: 'XS' }] },
    ],
  })
  for (const flag of PRODUCT_FLAGS)
    flagged.set(flag, await shop.product({ flags: [flag], nameEn: 'Leather scarf', nameZh: '皮革方巾' }))
  feed = await startSearchFeed(shop.database, createLog('silent'))
})
afterAll(async () => {
  await feed.stop()
  await shop.stop()
})

const codes = ({ data }: { data: { list: { spuCode: string }[] } }) => data.list.map(({ spuCode }) => spuCode)

const listCalls = [searchProducts, searchFilters, recommendProducts, getSeoMessage] as CallPath<unknown, unknown>[]

test.each(listCalls)('$path answers under its older names too, word for word', async (path) => {
  const name = path.path.split('/').at(-1) ?? ''
  const given = { keyword: 'tote', sexType: 1 }
  const today = await shop.ask(path, given, { language: 'cht_CN' })
  expect(today).toMatchObject({ code: 200 })
  for (const spelling of [name, name.replace('.do', '')]) {
    const older = { ...path, path: `/search/untoken/product/${spelling}` }
    expect(await shop.ask(older, given, { language: 'cht_CN' })).toEqual(today)
  }
})

test('a card names its sizes from the smallest to the largest, whichever colour has them', async () => {
  const { data } = await shop.ask(searchProducts, { category: 'men/shoes' })
  expect(data.list.map(({ spuCode, sizes }) => [spuCode, sizes])).toEqual([[shoe.spuCode, ['XS', 'S', 'M', 'XL', 'XXL']]])
})

test('suggestions answer under their older names too', async () => {
  const today = await shop.ask(suggest, { searchWord: 'lea' })
  expect(today.data.list.length).toBeGreaterThan(0)
  expect(await shop.ask({ ...suggest, path: '/search/untoken/product/suggest' }, { searchWord: 'lea' })).toEqual(today)
})

test('with isRecommend a search is the recommendation: what can be bought now', async () => {
  const everything = await shop.ask(searchProducts, {})
  const recommended = await shop.ask(searchProducts, { isRecommend: true })
  expect(everything.data.total).toBe(PIECES + 2)
  expect(recommended.data.total).toBe(PIECES + 1)
  expect(recommended).toEqual(await shop.ask(recommendProducts, {}))
  expect(codes(await shop.ask(recommendProducts, { pageNum: 2, pages: 2 }))).not.toContain(gone.spuCode)
})

test('pages hold forty-eight, the last one what is left, each piece once; beyond the last stands nothing', async () => {
  const pages = await Promise.all([1, 2, 3, 500].map((pageNum) => shop.ask(searchProducts, { pageNum })))
  expect(pages.map(({ data }) => data.list.length)).toEqual([48, PIECES + 2 - 48, 0, 0])
  expect(new Set(pages.flatMap(codes)).size).toBe(PIECES + 2)
  for (const { code, data } of pages) expect([code, data.total, data.pageSize]).toEqual([200, PIECES + 2, 48])
})

const many = (count: number) => Array.from({ length: count }, (_, at) => `value-${at}`)
describe.each([
  ['a keyword of 10,000 characters', { keyword: 'a'.repeat(10_000) }, 'keyword', 'too-long'],
  ['10,000 Chinese characters', { keyword: '紅'.repeat(10_000) }, 'keyword', 'too-long'],
  ['500 designers', { brand: many(500) }, 'brand', 'too-many'],
  ['500 sizes', { size: many(500) }, 'size', 'too-many'],
  ['500 categories joined', { category: many(500).join('###') }, 'category', 'too-long'],
  ['page 501', { pageNum: 501 }, 'pageNum', 'far-page'],
  ['a page number of thirty digits', { pageNum: '9'.repeat(30) }, 'pageNum', 'far-page'],
  ['page 0', { pageNum: 0 }, 'pageNum', 'quantity'],
  ['half a page', { pageNum: 1.5 }, 'pageNum', 'quantity'],
] as const)('%s', (_, given, field, problem) => {
  test.each([
    ['en_US', 'en'],
    ['cht_CN', 'zh'],
  ] as const)('is refused with a sentence in %s beside its field', async (language, words) => {
    for (const path of listCalls) {
      const answer = await shop.ask(path, given, { language })
      expect(answer).toMatchObject({ code: refusals.BAD_INPUT.code, msg: refusals.BAD_INPUT[words], data: { field } })
      const { fields } = answer.data as { fields: Record<string, string> }
      expect(fields[field]).toBe(allFieldProblems[problem][words])
    }
  })
})

test.each([
  ['one Chinese character', '皮', PIECES + 1],
  ['words from right to left', 'حقيبة', 0],
  ['a hundred characters of nonsense', 'xq'.repeat(50), 0],
])('%s is answered plainly, with all it finds', async (_, keyword, total) => {
  expect(await shop.ask(searchProducts, { keyword })).toMatchObject({ code: 200, data: { total } })
  expect(await shop.ask(suggest, { searchWord: keyword })).toMatchObject({ code: 200 })
})

test.each(['l', '!?%_\\"\''])('%j is answered plainly', async (keyword) => {
  expect(await shop.ask(searchProducts, { keyword })).toMatchObject({ code: 200 })
  expect(await shop.ask(suggest, { searchWord: keyword })).toMatchObject({ code: 200 })
})

const unreadable = { code: refusals.BAD_INPUT.code }

test.each(['\u0000', '\u202e\u0301'])('%j, which nobody can read, is refused beside its field', async (keyword) => {
  expect(await shop.ask(searchProducts, { keyword })).toMatchObject({ ...unreadable, data: { field: 'keyword' } })
  expect(await shop.ask(suggest, { searchWord: keyword })).toMatchObject({ ...unreadable, data: { field: 'searchWord' } })
})

test('half a character is refused, too', async () => {
  expect(await shop.ask(searchProducts, { keyword: '👜 \ud83d' })).toMatchObject({ ...unreadable, data: { field: 'keyword' } })
})

test('what is larger than any search is refused before it is read', async () => {
  const answer = await fetch(`${shop.url}${BASE_PATH}${searchProducts.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'cht_CN' },
    body: JSON.stringify({ keyword: 'a'.repeat(300_000) }),
  })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ code: refusals.BAD_INPUT.code, msg: refusals.BAD_INPUT.zh })
})

test('who has looked at something is recommended what is like it, who has not what the shop recommends, and never a sold-out piece', async () => {
  const first = codes(await shop.ask(listRecommended, { seen: '', sexType: '1' as never }))
  expect(first).toHaveLength(8)
  expect(first).not.toContain(shoe.spuCode)
  expect(first).not.toContain(gone.spuCode)
  const men = codes(await shop.ask(listRecommended, { seen: '', sexType: '2' as never }))
  expect(men).toEqual([shoe.spuCode])
  const seen = first.slice(0, 2).join(',')
  const next = codes(await shop.ask(listRecommended, { seen, sexType: '1' as never }))
  expect(next).toHaveLength(8)
  expect(next.filter((code) => seen.includes(code))).toEqual([])
  const brands = (await shop.ask(listRecommended, { seen })).data.list.map(({ brandCode }) => brandCode)
  expect(brands.filter((brand, at) => brand === brands[at - 1])).toEqual([])
})

test.each(PRODUCT_FLAGS)(
  'a list narrowed to %s holds the pieces that have it, and its filter says how many, in either language',
  async (flag) => {
    const found = await shop.ask(searchProducts, { keyword: 'scarf', flag: [flag] }, { language: 'cht_CN' })
    expect(codes(found)).toEqual([flagged.get(flag)?.spuCode])
    expect(found.data.filters.flag).toContainEqual({ value: flag, name: productFlagName(flag, 'zh'), num: 1 })
    const refused = await shop.ask(searchProducts, { flag: ['shiny' as ProductFlag] }, {})
    expect(refused).toMatchObject({ code: refusals.BAD_INPUT.code })
  },
)
