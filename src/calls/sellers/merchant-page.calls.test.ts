import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { merchantOf, productOf } from '#flows/sellers/sellers.builders.ts'
import { type SearchFeed, startSearchFeed } from '#jobs/search/search-feed.ts'
import { getProduct } from '#modules/catalogue/catalogue.paths.ts'
import { addMerchantHoliday } from '#modules/merchants/days-away.paths.ts'
import { getMerchantPage } from '#modules/merchants/merchant-page.paths.ts'
import { clock, dayAfter, dayInHongKong } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { createLog } from '#platform/log.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let feed: SearchFeed
let visitor = ''
beforeAll(async () => {
  shop = await startTestShop()
  visitor = await shop.visitor()
})
afterAll(async () => {
  await feed.stop()
  await shop.stop()
})

const page = (code: string, language: 'en_US' | 'cht_CN' = 'en_US', pageNum = 1) =>
  shop.ask(getMerchantPage, { code, pageNum }, { token: visitor, language })
const NOT_FOUND = refusals.NOT_FOUND.code

test('a merchant’s page shows what it sells at its own price, its reviews and holiday, and is gone while it is suspended', async () => {
  const merchant = await merchantOf(shop, 'PAGE-A')
  const products = [await productOf(shop, merchant), await productOf(shop, merchant), await shop.product()]
  const [sold, other] = products
  await runSql(
    shop.database,
    sql`update offers set sale_price_cents = 900000, dispatch_days = 2 where offer_id = ${sold?.offerIds[0]}`,
  )
  await runSql(
    shop.database,
    sql`insert into reviews (review_id, product_id, stars, body, author, written_at, state)
      values (${newId()}, ${sold?.productId}, 2, 'Of another seller, perhaps', 'Mei', now(), 'approved')`,
  )
  feed = await startSearchFeed(shop.database, createLog('silent'))
  const { data } = await page('PAGE-A')
  expect(data).toMatchObject({ name: 'PAGE-A Limited', kind: 'company', total: 2, dealer: null, backDay: '', reviewNum: 0 })
  expect(data.dispatch).toEqual({ fewest: 2, most: 4 })
  expect(new Set(data.list.map(({ spuCode }) => spuCode))).toEqual(new Set([sold?.spuCode, other?.spuCode]))
  expect(data.list.find(({ spuCode }) => spuCode === sold?.spuCode)).toMatchObject({ salesPrice: '9000.00' })
  expect((await page('PAGE-A', 'cht_CN')).data.name).toBe('PAGE-A有限公司')
  expect((await page('PAGE-A', 'en_US', 2)).data.list).toEqual([])
  const { brandCode, articleNumber: code } = sold!
  const detail = await shop.ask(getProduct, { brandCode, code }, { token: visitor })
  expect(detail.data.colours[0]?.variants[0]?.offers[0]?.merchantPath).toBe('/merchant/PAGE-A')
  const today = dayInHongKong(clock.now())
  await shop.ask(addMerchantHoliday, { firstDay: today, lastDay: dayAfter(today, 3) }, { token: merchant.token })
  expect((await page('PAGE-A')).data).toMatchObject({ backDay: dayAfter(today, 4), total: 0, list: [] })
  await runSql(shop.database, sql`update merchants set state = 'suspended' where merchant_id = ${merchant.merchantId}`)
  expect((await page('PAGE-A')).code).toBe(NOT_FOUND)
})

test('the shop itself has no such page, nor has a code that nobody has', async () => {
  expect((await page('SHOP')).code).toBe(NOT_FOUND)
  expect((await page('NOBODY')).code).toBe(NOT_FOUND)
})
