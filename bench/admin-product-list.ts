import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { askShop } from '../ops/programs/shop-process.ts'
import type { AdminProductsInput } from '../src/modules/catalogue/admin-list/admin-list.contract.ts'
import { listAdminProducts } from '../src/modules/catalogue/admin-list/admin-list.paths.ts'
import { addOperator } from '../src/modules/operators/index.server.ts'
import { operatorSignIn } from '../src/modules/operators/operators.paths.ts'
import { openDatabase } from '../src/platform/database.server.ts'
import { createTestDatabase } from '../src/platform/test-database.server.ts'
import { startCallsOnly } from './calls-only.ts'
import { fillWithProducts } from './many/many-products.builders.ts'

const PRODUCTS = 500_000
const ROUNDS = 10

/** What merchandisers ask all day, and what is hard to answer. */
const QUESTIONS: Record<string, AdminProductsInput> = {
  'the first page': {},
  'the last page': { pageNum: 200 },
  'a code': { word: 'BN250001' },
  'part of an item number': { word: 'it4321' },
  'a word that many have': { word: 'coat' },
  'two words and a number': { word: 'silk scarf 77' },
  'a Chinese word of two characters': { word: '大衣' },
  'a Chinese word, by price': { word: '茄士咩頸巾', sort: 'price-down' },
  'two letters': { word: 'bn' },
  'a brand by its name': { word: 'house 123' },
  'what is not there': { word: 'crocodile' },
  'a brand, by stock': { brand: 'house-7', sort: 'stock-up' },
  'a category with all below it, by name': { category: 'women', sort: 'name' },
  'a category of a side, by price': { category: 'men/room-3', sort: 'price-up' },
  'unlisted and on sale': { state: 'unlisted', sale: 'yes' },
  'without a picture': { lacks: 'picture' },
  'incomplete, changed last': { state: 'incomplete', sort: 'changed' },
  'sold out, of men, on sale': { stock: 'none', gender: 'men', sale: 'yes', sort: 'price-down' },
  'few left of a brand': { stock: 'low', brand: 'house-31' },
  'nothing fits': { category: 'women/room-1', gender: 'men', state: 'unlisted', lacks: 'price', sale: 'yes' },
  'changed since a day, by name': { since: '2026-01-01', sort: 'name' },
  'a word in a category': { word: 'linen', category: 'women/room-2/kind-1', sort: 'stock-down' },
}

/** How long the back office's list of 500,000 products takes to answer over HTTP: the slowest twentieth of many kinds of questions. */
export async function measureProductList() {
  const own = await createTestDatabase()
  const database = openDatabase(own.url, { connections: 2 })
  const account = { email: 'ada@praya.test', password: randomBytes(12).toString('hex') }
  await database.inTransaction((tx) => addOperator(tx, { ...account, name: 'Ada', roles: ['administrator'] }))
  const shop = await startCallsOnly(own.url, 4)
  try {
    await fill(own.url)
    const { token } = (await askShop(shop.url, operatorSignIn, account)).envelope.data
    const all: number[] = []
    const table: Record<string, unknown>[] = []
    for (const [question, input] of Object.entries(QUESTIONS)) {
      const took: number[] = []
      let total = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        const { envelope, ms } = await askShop(shop.url, listAdminProducts, input, { token })
        if (envelope.code !== 200) throw new Error(`${question}: ${envelope.code} ${envelope.msg}`)
        total = envelope.data.total
        took.push(ms)
      }
      all.push(...took)
      table.push({ question, total, middle_ms: at(took, 0.5), slowest_ms: at(took, 1) })
    }
    return { table, figures: { admin_product_list_ms: at(all, 0.95), admin_product_list_middle_ms: at(all, 0.5) } }
  } finally {
    await shop.stop()
    await database.close()
    await own.drop()
  }
}

async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await fillWithProducts(client, PRODUCTS)
  } finally {
    await client.end()
  }
}

function at(took: readonly number[], share: number): number {
  const inOrder = took.toSorted((one, other) => one - other)
  return Math.round((inOrder[Math.ceil(inOrder.length * share) - 1] ?? 0) * 10) / 10
}
