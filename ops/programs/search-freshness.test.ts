import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startSearchFeed } from '../../src/jobs/search/search-feed.ts'
import { buildProduct, type BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { searchProducts } from '../../src/modules/search/index.server.ts'
import { SearchInput } from '../../src/modules/search/search.contract.ts'
import { type Database, openDatabase } from '../../src/platform/database.server.ts'
import { createLog } from '../../src/platform/log.server.ts'
import { emit } from '../../src/events/events.server.ts'
import { createTestDatabase, type TestDatabase } from '../../src/platform/test-database.server.ts'
import { changeSomething, changingCategories, changingWords, chanceFrom, someProduct } from './catalogue-changes.builders.ts'
import { answerMuch } from './search-answers.ts'
import { type FeedProcess, startFeedProcess } from './feed-process.ts'
import { runSql } from '../../src/platform/run-sql.builders.ts'

const PRODUCTS = 160
const WRITERS = 3
const KILLS = 5

let own: TestDatabase
let database: Database
let folder: string
const products: BuiltProduct[] = []
const processes: FeedProcess[] = []

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, { connections: WRITERS + 3 })
  folder = await mkdtemp(join(tmpdir(), 'praya-search-'))
  const chance = chanceFrom(1)
  await database.inTransaction(async (tx) => {
    for (let at = 0; at < PRODUCTS; at += 1) products.push(await buildProduct(tx, someProduct(chance)))
  })
})
afterAll(async () => {
  for (const one of processes) await one.kill()
  await database.close()
  await own.drop()
  await rm(folder, { recursive: true, force: true })
})

async function start(dataDir: string, environment: Record<string, string> = {}): Promise<FeedProcess> {
  const started = await startFeedProcess({ DATABASE_URL: own.url, DATA_DIR: join(folder, dataDir), ...environment })
  processes.push(started)
  return started
}
const muchOf = (one: FeedProcess): Promise<string[]> => one.much(changingWords, changingCategories)

/** Several people change the catalogue at once until so many changes are made. */
async function changeMuch(changes: number, seed: number): Promise<void> {
  const writer = async (number: number): Promise<void> => {
    const chance = chanceFrom(seed * 100 + number)
    for (let change = 0; change < changes / WRITERS; change += 1) await changeSomething(database, products, chance)
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)))
}

test('a change is seen by every process, by those that started from a file too, each within a moment', async () => {
  const first = await start('shared')
  await first.writeSnapshot()
  const second = await start('shared')
  expect(first.output()).toContain('"from":"database"')
  expect(second.output()).toContain('"from":"file"')
  const { productId, spuCode, brandCode } = products[0]!
  await runSql(database, sql`update products set listed = true where product_id = ${productId}`)
  const changes = [
    ['productTitle', 'Quilted trunk', sql`update products set name_en = 'Quilted trunk' where product_id = ${productId}`],
    [
      'salesPrice',
      '12.00',
      sql`update offers set sale_price_cents = 1200, available = 3 where offer_id = any(${products[0]!.offerIds})`,
    ],
    ['stock', 'out', sql`update offers set available = 0 where offer_id = any(${products[0]!.offerIds})`],
    ['brandName', 'Atelier Sept', sql`update brands set name = 'Atelier Sept' where brand_code = ${brandCode}`],
  ] as const
  for (const [property, expected, change] of changes) {
    const began = performance.now()
    await database.inTransaction(async (tx) => {
      await change.execute(tx)
      if (property !== 'brandName') await emit(tx, 'product-changed', { productIds: [productId] })
    })
    for (const one of [first, second])
      await vi.waitFor(async () => expect((await one.card(spuCode))?.[property]).toBe(expected), {
        timeout: 90_000,
        interval: 10,
      })
    console.log(`${property} was seen by both processes after ${Math.round(performance.now() - began)} ms`)
  }
})

let near: FeedProcess | undefined
/** What an index that was built by its own process answers; nothing changes meanwhile. */
const builtNear = async (): Promise<string[]> => muchOf((near ??= await start('near')))

test('a large catalogue is built by a process of its own, and answers like one that this process builds', async () => {
  const apart = await start('apart', { APART_FROM: '1' })
  expect(apart.output()).toContain('search is being built by a process of its own')
  expect(apart.output()).toContain('"from":"database"')
  expect(apart.output()).not.toContain('could not')
  expect(await muchOf(apart)).toEqual(await builtNear())
})

test('where no process can build it apart, the process builds it itself', async () => {
  await writeFile(join(folder, 'no-folder'), '')
  const alone = await start('no-folder', { APART_FROM: '1' })
  expect(alone.output()).toContain('search is being built by a process of its own')
  expect(await muchOf(alone)).toEqual(await builtNear())
})

test('whatever changes while readers search, in the end the index answers like one that is built anew', async () => {
  const feed = await startSearchFeed(database, createLog('silent'), { directUrl: own.url })
  let changing = true
  const read = async (): Promise<number> => {
    let answers = 0
    for (const chance = chanceFrom(5); changing; answers += 1) {
      const sort = (['recommended', 'newest', 'price-up', 'price-down', 'discount'] as const)[Math.floor(chance() * 5)]!
      const { total, list } = await searchProducts(SearchInput.parse({ sort, pages: 5, pageNum: 5 }), 'en')
      // Each listed piece once.
      expect(new Set(list.map(({ spuCode }) => spuCode)).size).toBe(Math.min(total, 240))
      await pause(5)
    }
    return answers
  }
  const reading = read()
  await changeMuch(400, 2).finally(() => (changing = false))
  expect(await reading).toBeGreaterThan(0)
  await upToDate(async () => {
    await feed.catchUp()
    return answerMuch(changingWords, changingCategories)
  })
  await feed.stop()
})

/** The answers become those of a rebuilt index; events wait for every older transaction of the server. */
async function upToDate(answers: () => Promise<string[]>): Promise<void> {
  const anew = await start(`anew-${processes.length}`)
  const expected = await muchOf(anew)
  await vi.waitFor(async () => expect(await answers()).toEqual(expected), { timeout: 90_000, interval: 200 })
  await anew.kill()
}

test('a process that is killed in the middle of keeping its file and of catching up is right again after its start', async () => {
  const chance = chanceFrom(9)
  const first = await start('killed')
  await first.writeSnapshot()
  await first.kill()
  let fromFile = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    const victim = await start('killed', { KEEP_ALWAYS: 'yes' })
    if (victim.output().includes('"from":"file"')) fromFile += 1
    const changing = changeMuch(60, 10 + kill)
    await pause(chance() * 400)
    await victim.kill()
    await changing
  }
  const survivor = await start('killed')
  if (survivor.output().includes('"from":"file"')) fromFile += 1
  await upToDate(() => muchOf(survivor))
  // No kill costs the file that was there before.
  expect(fromFile).toBe(KILLS + 1)
})

test('a file of another database is not used, and a start leaves what is good', async () => {
  const other = await createTestDatabase()
  const foreign = await startFeedProcess({ DATABASE_URL: other.url, DATA_DIR: join(folder, 'shared') })
  expect(foreign.output()).toContain('it is of another database, or too old')
  expect(foreign.output()).toContain('"from":"database"')
  await foreign.kill()
  await other.drop()
  expect(await readdir(join(folder, 'shared'))).toContain('search.snapshot')
})
