import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { join } from '#flows/members/sign-in.builders.ts'
import { startSearchFeed } from '#jobs/search/search-feed.ts'
import { refusals } from '#refusals.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { getProduct, listReviews } from '#modules/catalogue/catalogue.paths.ts'
import { listByIds } from '#modules/search/search.paths.ts'
import { clock } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { createLog } from '#platform/log.server.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { runSql } from '#platform/run-sql.builders.ts'

let shop: TestShop
let piece: BuiltProduct
let other: BuiltProduct
let coloured: BuiltProduct
let sized: BuiltProduct

const inColour = (colourId: string, name: string, size: string, salePriceCents: number, available = 20) => ({
  ...{ colourId, nameEn: name, nameZh: name },
  variants: [{ size, offers: [{ salePriceCents, available }] }],
})

beforeAll(async () => {
  clock.advance(Date.parse('2026-11-16T04:00:00Z') - Date.now())
  shop = await startTestShop()
  piece = await shop.product({
    colours: [
      {
        colourId: 'black',
        nameEn: 'Black',
        nameZh: '黑色',
        variants: [
          {
            size: '38',
            offers: [
              { merchantCode: 'near', salePriceCents: 1_000_000 },
              { merchantCode: 'buyer', salePriceCents: 900_000, available: 1 },
              { merchantCode: 'gone', salePriceCents: 100_000, available: 0 },
            ],
          },
          { size: '40', offers: [{ merchantCode: 'near', salePriceCents: 800_000, listPriceCents: 1_000_000, available: 0 }] },
        ],
      },
    ],
  })
  other = await shop.product()
  coloured = await shop.product({
    colours: [inColour('black', 'Black', '38', 500_000), inColour('noir-rose', 'Rose', '40', 700_000)],
  })
  sized = await shop.product({
    colours: [
      inColour('black', 'Black', '38', 400_000),
      {
        ...inColour('noir-rose', 'Rose', '38', 500_000),
        variants: [
          { size: '38', offers: [{ salePriceCents: 500_000 }] },
          { size: '40', offers: [{ salePriceCents: 700_000, listPriceCents: 900_000 }] },
        ],
      },
    ],
  })
  await runSql(shop.database, sql`update merchants set kind = 'global-buyer' where merchant_code = 'buyer'`)
  for (let at = 1; at <= 12; at += 1)
    await runSql(
      shop.database,
      sql`insert into reviews (review_id, product_id, stars, body, author, written_at)
      values (${newId()}, ${piece.productId}, ${at % 2 ? 5 : 4}, ${`Words ${at}`}, 'Wing', ${new Date(Date.UTC(2026, 0, at))})`,
    )
  const feed = await startSearchFeed(shop.database, createLog('silent'))
  await feed.stop()
})
afterAll(async () => {
  clock.reset()
  await shop.stop()
})

const BUYER = sql`(select merchant_id from merchants where merchant_code = 'buyer')`
const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query)
const page = async () => (await shop.ask(getProduct, { brandCode: piece.brandCode, code: piece.spuCode })).data

test('a product is drawn from two questions to the database, however many sizes, sellers and reviews it has', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  await page()
  const questions = asked.mock.calls.map(([query]) => textOf(query)).filter((text) => /"products"|product_card/.test(text))
  asked.mockRestore()
  expect(questions).toHaveLength(2)
})

test('a size shows its best offer first, then the other sellers with who they are, what they ask and what is left', async () => {
  const [first] = (await page()).colours[0]?.variants ?? []
  expect(first?.offers).toMatchObject([
    { merchantName: 'buyer', merchantType: 'global-buyer', salesPrice: '9000.00', stock: 'last' },
    { merchantName: 'near', merchantType: 'platform', salesPrice: '10000.00', stock: 'in' },
  ])
  expect(first).toMatchObject({ salesPrice: '9000.00', stock: 'in' })
})

test('what is with us arrives in four working days; what others sell two working days after they have sent it', async () => {
  const days = async () => (await page()).colours[0]?.variants[0]?.offers.map(({ arrivesBy }) => arrivesBy)
  const sends = (num: number) => sql`update offers set dispatch_days = ${num} where merchant_id = ${BUYER}`
  expect(await days()).toEqual(['2026-11-24', '2026-11-20'])
  await runSql(shop.database, sends(18))
  expect(await days()).toEqual(['2026-12-08', '2026-11-20'])
  const { account } = await join(shop)
  await runSql(
    shop.database,
    sql`insert into merchant_holidays (holiday_id, merchant_id, first_day, last_day, named_by, named_at)
      values (${newId()}, ${BUYER}, '2026-11-20', '2026-11-22', ${account}, ${clock.now()})`,
  )
  expect(await days()).toEqual(['2026-12-09', '2026-11-20'])
})

test('a size that is sold out has no offer but still says what it cost', async () => {
  expect((await page()).colours[0]?.variants[1]).toMatchObject({
    stock: 'out',
    offers: [],
    listPrice: '10000.00',
    salesPrice: '8000.00',
  })
})

test('reviews come newest first, five to a page, with the average of all; the page of the product holds the first five', async () => {
  const read = async (pageNum: number) => (await shop.ask(listReviews, { spuCode: piece.spuCode, pageNum })).data
  const pages = [await read(1), await read(2), await read(3), await read(4)]
  expect(pages.flatMap(({ list }) => list.map(({ text }) => text))).toEqual(
    Array.from({ length: 12 }, (_, at) => `Words ${12 - at}`),
  )
  expect(pages.map(({ list }) => list.length)).toEqual([5, 5, 2, 0])
  expect(pages[0]).toMatchObject({ total: 12, pageNum: 1, pageSize: 5, rating: 4.5 })
  expect((await page()).reviews).toEqual(pages[0]?.list)
  expect(await shop.ask(listReviews, { spuCode: 'NOTHING' })).toMatchObject({ code: refusals.NOT_FOUND.code })
  expect(await shop.ask(listReviews, { spuCode: piece.spuCode, pageNum: 0 })).toMatchObject({ code: refusals.BAD_INPUT.code })
})

test('pieces asked for by their codes come as cards, in that order; unknown codes are passed over', async () => {
  const ids = [other.spuCode, 'NOTHING', piece.spuCode].join(',')
  const found = await shop.ask(listByIds, { ids })
  expect(found.data.list.map(({ spuCode }) => spuCode)).toEqual([other.spuCode, piece.spuCode])
  expect(await shop.ask(listByIds, { ids: '' })).toMatchObject({ code: refusals.BAD_INPUT.code })
})

test('a card is shown in any of its colours, with the price and the sizes of that one, and by itself in one that it has not', async () => {
  const { spuCode } = coloured
  const shown = async (colour?: string) => (await shop.ask(listByIds, { ids: spuCode, colour })).data.list[0]
  const colours = [
    { code: 'black', name: 'Black' },
    { code: 'noir-rose', name: 'Rose' },
  ]
  expect(await shown()).toMatchObject({ colours, colour: '', salesPrice: '5000.00' })
  expect(await shown('noir-rose')).toMatchObject({ colours, colour: 'noir-rose', salesPrice: '7000.00', sizes: ['40'] })
  expect(await shown('green')).toEqual(await shown())
  expect(await shown('black')).toMatchObject({ colour: 'black', salesPrice: '5000.00', sizes: ['38'] })
})

test('that one is left is said of the colour that a card shows', async () => {
  const { spuCode } = await shop.product({
    colours: [inColour('black', 'Black', '38', 500_000), inColour('noir-rose', 'Rose', '38', 500_000, 1)],
  })
  const feed = await startSearchFeed(shop.database, createLog('silent'))
  await feed.stop()
  const stockIn = async (colour?: string) => (await shop.ask(listByIds, { ids: spuCode, colour })).data.list[0]?.stock
  expect([await stockIn(), await stockIn('black'), await stockIn('noir-rose')]).toEqual(['in', 'in', 'last'])
})

test.each([
  [{}, '5000.00', '5000.00'],
  [{ size: 'none@@@44,none@@@40' }, '7000.00', '9000.00'],
  [{ minPrice: 6000 }, '7000.00', '9000.00'],
  [{ off: 1 }, '7000.00', '9000.00'],
  [{ off: 10 }, '7000.00', '9000.00'],
  [{ keyword: 'tote over 6000' }, '7000.00', '9000.00'],
  [{ minPrice: 20_000 }, '5000.00', '5000.00'],
])('in another colour a card shows a variant that has what its list asks for: %j', async (asked, salesPrice, listPrice) => {
  const { data } = await shop.ask(listByIds, { ids: sized.spuCode, colour: 'noir-rose', ...asked })
  expect(data.list).toMatchObject([{ colour: 'noir-rose', salesPrice, listPrice }])
})

test.each(['articleNumber', 'spuCode'] as const)('the page answers to its %s, in letters large or small', async (by) => {
  const found = await shop.ask(getProduct, { brandCode: piece.brandCode, code: piece[by] })
  expect(found).toMatchObject({ code: 200, data: { spuCode: piece.spuCode } })
  expect(await shop.ask(getProduct, { brandCode: piece.brandCode, code: piece[by].toLowerCase() })).toMatchObject({
    code: 200,
    data: { articleNumber: piece.articleNumber },
  })
  expect(await shop.ask(getProduct, { brandCode: 'another', code: piece[by] })).toMatchObject({ code: refusals.NOT_FOUND.code })
})
