import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { BenchResult } from '../ops/bench-run.ts'
import { askShop } from '../ops/programs/shop-process.ts'
import { useTestPostgres } from '../ops/test-postgres.ts'
import { getProduct } from '../src/modules/catalogue/catalogue.paths.ts'
import { visitorLogin } from '../src/modules/members/members.paths.ts'
import { addOperator } from '../src/modules/operators/index.server.ts'
import { operatorSignIn } from '../src/modules/operators/operators.paths.ts'
import { listAdminOrders, listOrders } from '../src/modules/orders/orders.paths.ts'
import { openDatabase } from '../src/platform/database.server.ts'
import { createTestDatabase } from '../src/platform/test-database.server.ts'
import type { CallPath } from '../src/platform/wire/call-path.ts'
import { startCallsOnly } from './calls-only.ts'
import { recordStatements } from './recorded-checkout.ts'
import { measureAtRest } from './shop-at-rest.ts'
import { buildStocked, fillWithOrders, type Stocked } from './many/many-orders.builders.ts'

const ORDERS = 200_000
const VISITORS = 20_000
const ROUNDS = 40
/** A piece of a name, of a phone, of an e-mail and of an order's number. */
const WORDS = ['Tai Man 12345', '60054321', 'guest150007@', 'P000123456'.slice(1)]

/** What an empty shop takes at rest; and what its own lists cost among 200,000 orders of 20,000 visitors: the middle of forty answers over HTTP. */
export async function run(): Promise<BenchResult> {
  const leave = await useTestPostgres()
  const own = await createTestDatabase()
  const database = openDatabase(own.url, { connections: 2 })
  const account = { email: 'ada@praya.test', password: randomBytes(12).toString('hex') }
  const product = await buildStocked(database)
  await database.inTransaction((tx) => addOperator(tx, { ...account, name: 'Ada', roles: ['administrator'] }))
  const shop = await startCallsOnly(own.url)
  try {
    const { token: visitor } = (await askShop(shop.url, visitorLogin, { deviceType: 'web' })).envelope.data
    const { token: operator } = (await askShop(shop.url, operatorSignIn, account)).envelope.data
    await fill(own.url, product)
    const figures = {
      ...(await measureAtRest()),
      own_orders_ms: await middle(shop.url, listOrders, [{}], visitor),
      admin_list_ms: await middle(shop.url, listAdminOrders, [{ word: '', state: '', pageNum: 1 }], operator),
      admin_search_ms: await middle(
        shop.url,
        listAdminOrders,
        WORDS.map((word) => ({ word, state: '' as const, pageNum: 1 })),
        operator,
      ),
      product_page_round_trips: await roundTrips(shop.url, product),
    }
    return { table: Object.entries(figures).map(([figure, value]) => ({ figure, value })), figures }
  } finally {
    await shop.stop()
    await database.close()
    await own.drop()
    await leave()
  }
}

async function fill(url: string, product: Stocked): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await fillWithOrders(client, ORDERS, VISITORS, product)
  } finally {
    await client.end()
  }
}

async function middle<Input, Output>(
  url: string,
  path: CallPath<Input, Output>,
  inputs: readonly Input[],
  token: string,
): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const answer = await askShop(url, path, inputs[round % inputs.length]!, { token })
    if (answer.envelope.code !== 200) throw new Error(`${path.path}: ${answer.envelope.code} ${answer.envelope.msg}`)
    took.push(answer.ms)
  }
  took.sort((one, other) => one - other)
  return Math.round((took[ROUNDS / 2] ?? 0) * 10) / 10
}

/** How often one product page asks the database, one question after the other. */
async function roundTrips(url: string, { brandCode, articleNumber }: Stocked): Promise<number> {
  const [, statements] = await recordStatements(() => askShop(url, getProduct, { brandCode, code: articleNumber }))
  return statements.length
}
