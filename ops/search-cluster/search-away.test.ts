import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusals } from '../../src/refusals.ts'
import { buildProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { ensureCategories } from '../../src/modules/catalogue/index.server.ts'
import { searchProducts } from '../../src/modules/search/search.paths.ts'
import { type Database, openDatabase } from '../../src/platform/database.server.ts'
import { createTestDatabase, type TestDatabase } from '../../src/platform/test-database.server.ts'
import { ensureScreens } from '../screens-build.ts'
import { askShop, type ShopProcess, startShopProcess } from '../programs/shop-process.ts'
import { TestNodes } from './test-nodes.ts'

let own: TestDatabase
let database: Database
let nodes: TestNodes
let shop: ShopProcess

beforeAll(async () => {
  await ensureScreens(() => {})
  own = await createTestDatabase()
  database = openDatabase(own.url, { connections: 2 })
  await database.inTransaction(async (tx) => {
    await ensureCategories(tx)
    await buildProduct(tx, { nameEn: 'Leather tote', categories: ['women/bags/tote-bags'] })
  })
  nodes = await TestNodes.start(1)
  shop = await startShopProcess(own.url, { SEARCH_URL: nodes.address('shop'), PAGE_CACHE_MB: '0' })
}, 600_000)
afterAll(async () => {
  await shop?.kill()
  await nodes?.stop()
  await database?.close()
  await own?.drop()
})

const page = async (path: string) => {
  const response = await fetch(shop.url + path, { headers: { Accept: 'text/html' } })
  return { status: response.status, text: await response.text() }
}
const ask = () => askShop(shop.url, searchProducts, { keyword: 'tote' })

test('while no server answers shoppers are told calmly, the log says which one was asked, and nothing else is', async () => {
  expect((await ask()).envelope).toMatchObject({ code: 200, data: { total: 1, list: [{ productTitle: 'Leather tote' }] } })
  expect(await page('/product/list')).toMatchObject({ status: 200, text: expect.stringContaining('Leather tote') })
  // The menu is kept from pages shown before; without it only the calmest of pages could be shown.
  expect((await page('/zh/product/list')).status).toBe(200)
  await nodes.kill(0)
  const { status, headers, envelope } = await ask()
  expect([status, headers.get('retry-after'), envelope.code]).toEqual([503, '2', refusals.SEARCH_AWAY.code])
  const away = await page('/zh/product/list?keyword=tote')
  expect(away.status).toBe(503)
  expect(away.text).toContain(refusals.SEARCH_AWAY.zh)
  expect(away.text).toContain('href="/zh"')
  expect(shop.output()).toContain(nodes.nodeName(0))
  await nodes.begin(0)
  await expect.poll(async () => (await ask()).envelope.code, { timeout: 120_000 }).toBe(200)
  expect((await page('/zh/product/list?keyword=tote')).status).toBe(200)
})
