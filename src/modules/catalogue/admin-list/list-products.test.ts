import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#platform/database.server.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test-database.server.ts'
import { buildBrand, buildProduct } from '../catalogue.builders.ts'
import { listBrands } from '../index.server.ts'
import { listAdminProducts } from './index.server.ts'
import { ProductListQuery } from './admin-list.contract.ts'

let own: TestDatabase
let database: Database

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url)
  await database.inTransaction(async (tx) => {
    await buildBrand(tx, 'eclat', 'Éclat Noir')
    await buildBrand(tx, 'empty', 'Nobody')
    await buildBrand(tx, 'seven', '7 Seas')
    await buildProduct(tx, { spuCode: 'PR1', brandCode: 'eclat', nameEn: '50% wool coat', nameZh: '羊毛大衣' })
    await buildProduct(tx, { spuCode: 'PR2', brandCode: 'seven', nameEn: 'Cotton shirt', listed: false })
    await buildProduct(tx, { spuCode: 'PR3', brandCode: 'seven', nameEn: 'Linen shirt' })
  })
})
afterAll(async () => {
  await database.close()
  await own.drop()
})

const codes = async (word: string) =>
  (await listAdminProducts(database.pool, { ...ProductListQuery.parse({ word }), pageNum: 1 }, 'en')).list
    .map(({ spuCode }) => spuCode)
    .sort((one, other) => (one < other ? -1 : 1))

test.each([
  ['nothing', '', ['PR1', 'PR2', 'PR3']],
  ['part of a name', 'shirt', ['PR2', 'PR3']],
  ['a Chinese name', '大衣', ['PR1']],
  ['a code', 'pr3', ['PR3']],
  ['a Chinese name of which one character is known', '毛', ['PR1']],
  ['two letters a word begins with', 'wo', ['PR1']],
  ['words that stand apart', 'shirt linen', ['PR3']],
  ['a brand', 'seas', ['PR2', 'PR3']],
  ['a brand and a name', '7 linen', ['PR3']],
  ['a sign that means something to the database', '50%', ['PR1']],
  ['what is not there', '_', []],
])('the back office finds products by %s', async (_, word, found) => {
  expect(await codes(word)).toEqual(found)
})

test('a row tells stock, offers and whether the product is listed', async () => {
  const { list, total } = await listAdminProducts(
    database.pool,
    { ...ProductListQuery.parse({ word: 'cotton' }), pageNum: 1 },
    'zh',
  )
  expect(total).toBe(1)
  expect(list[0]).toMatchObject({
    listed: false,
    variantNum: 1,
    offerNum: 1,
    available: 5,
    held: 0,
    salesPrice: '12000.00',
    category: 'tote-bags',
  })
})

test('brands stand under the letter of their plain name, those without products nowhere', async () => {
  const { brands } = await listBrands(database.pool)
  expect(brands.map(({ code, letter, productNum }) => [code, letter, productNum])).toEqual([
    ['seven', '#', 1],
    ['eclat', 'E', 1],
  ])
})
