import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SearchFeed, startSearchFeed } from '../../src/jobs/search/search-feed.ts'
import { startSearchClusterFeed } from '../../src/jobs/search/search-cluster-feed.ts'
import { fillAlone } from '../../src/jobs/search/search-cluster-fill.ts'
import { buildProduct, type BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { ensureCategories } from '../../src/modules/catalogue/index.server.ts'
import { takeStock } from '../../src/modules/offers/stock/stock.builders.ts'
import { findCards, saveSynonymGroup, SearchCluster, searchProducts } from '../../src/modules/search/index.server.ts'
import { answerSearch } from '../../src/modules/search/lists/present-search.ts'
import { SearchInput } from '../../src/modules/search/search.contract.ts'
import { clock } from '../../src/platform/clock.ts'
import { type Database, openDatabase, type Tx } from '../../src/platform/database.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { createLog } from '../../src/platform/log.server.ts'
import { emit } from '../../src/events/events.server.ts'
import { runSql } from '../../src/platform/run-sql.builders.ts'
import { createTestDatabase, type TestDatabase } from '../../src/platform/test-database.server.ts'
import { TestNodes } from './test-nodes.ts'

const log = createLog('silent')
let own: TestDatabase
let database: Database
let nodes: TestNodes
let product: BuiltProduct
let inProcess: SearchFeed
/** Two processes of one shop, as far as search is concerned. */
let clusters: SearchCluster[]
let feeds: Awaited<ReturnType<typeof startSearchClusterFeed>>[]

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url)
  nodes = await TestNodes.start(1)
  await database.inTransaction(async (tx) => {
    await ensureCategories(tx)
    product = await buildProduct(tx, {
      nameEn: 'Pleated dress',
      categories: ['women/clothing/dresses'],
      colours: [
        {
          colourId: 'red',
          nameEn: 'Rouge',
          nameZh: '紅色',
          variants: [
            { size: '38', offers: [{ available: 1, salePriceCents: 800_00 }] },
            { size: '40', offers: [{ available: 9, salePriceCents: 900_00 }] },
          ],
        },
      ],
    })
  })
  clusters = [new SearchCluster(nodes.address('shop')), new SearchCluster(nodes.address('shop'))]
  inProcess = await startSearchFeed(database, log)
  feeds = await Promise.all(clusters.map((cluster) => startSearchClusterFeed(database, cluster, log)))
}, 600_000)
afterAll(async () => {
  for (const feed of [inProcess, ...(feeds ?? [])]) await feed?.stop()
  await database?.close()
  await own?.drop()
  await nodes?.stop()
})

const gubbins = SearchInput.parse({ keyword: 'gubbins' })

/** What each of the two processes shows, and the engine in the process. */
async function shown() {
  const theirs = clusters.map(({ engine }) => engine.cardsByCode([product.spuCode], 'en', clock.now()))
  return Promise.all([findCards([product.spuCode], 'en'), ...theirs])
}
/** Events wait for every older transaction of the server, those of other tests too. */
const soon = (expected: unknown) => expect.poll(shown, { timeout: 120_000 }).toMatchObject([expected, expected, expected])

test('a sale shows in both engines and in every process, and so does a piece that is withdrawn', async () => {
  await soon([{ spuCode: product.spuCode, salesPrice: '800.00', sizes: ['38', '40'] }])
  const before = clusters.map(({ engine }) => engine.version)
  await database.inTransaction((tx) => takeStock(tx, [{ offerId: product.offerIds[0]!, quantity: 1 }]))
  await soon([{ salesPrice: '900.00', sizes: ['40'] }])
  for (const [at, { engine }] of clusters.entries())
    await expect.poll(() => engine.version, { timeout: 120_000 }).toBeGreaterThan(before[at]!)
  await change((tx) => sql`update products set listed = false where product_id = ${product.productId}`.execute(tx))
  await soon([])
  await change((tx) => sql`update products set listed = true where product_id = ${product.productId}`.execute(tx))
  await soon([{ salesPrice: '900.00' }])
})

test('words that operators make one another’s are found by every process at once', async () => {
  const totals = () =>
    Promise.all(
      [searchProducts(gubbins, 'en'), ...clusters.map(({ engine }) => answerSearch(engine, gubbins, 'en', clock.now()))].map(
        async (answer) => (await answer).total,
      ),
    )
  expect(await totals()).toEqual([0, 0, 0])
  const words = ['Gubbins', 'Pleated']
  const ada = { kind: 'operator', id: newId(), name: 'Ada' } as const
  await runSql(database, sql`insert into accounts (account_id, kind) values (${ada.id}, 'operator')`)
  await database.inTransaction((tx) => saveSynonymGroup(tx, ada, { groupId: '', version: 0, words, oneWay: false }))
  await expect.poll(totals, { timeout: 120_000 }).toEqual([1, 1, 1])
})

test('the index is built anew by one process at a time while others change products, and the new one answers', async () => {
  const filled = await Promise.all([
    ...clusters.map((cluster) => fillAlone(database, cluster, log)),
    ...[1, 2, 3].map((at) => rename(`Dress number ${at}`)),
  ])
  expect(filled).toContain(true)
  await rename('Plissé dress')
  await soon([{ productTitle: 'Plissé dress' }])
  // A process that begins now learns its words from the new index.
  const fresh = new SearchCluster(nodes.address('shop'))
  const feed = await startSearchClusterFeed(database, fresh, log)
  const found = await answerSearch(fresh.engine, SearchInput.parse({ keyword: 'plisse' }), 'en', clock.now())
  expect(found.list).toMatchObject([{ spuCode: product.spuCode }])
  await feed.stop()
})

test('what changes while the servers are away is written when they are back', async () => {
  await nodes.kill(0)
  await rename('Plain dress')
  await nodes.begin(0)
  await soon([{ productTitle: 'Plain dress' }])
  expect(await shown()).toHaveLength(3)
})

const rename = (name: string): Promise<void> =>
  change((tx) => sql`update products set name_en = ${name} where product_id = ${product.productId}`.execute(tx))

const change = (how: (tx: Tx) => Promise<unknown>): Promise<void> =>
  database.inTransaction(async (tx) => {
    await how(tx)
    await emit(tx, 'product-changed', { productIds: [product.productId] })
  })
