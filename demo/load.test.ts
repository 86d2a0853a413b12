import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  checkSome,
  getImport,
  keepImport,
  listImportItems,
  readHeader,
  readSome,
  streamCsv,
} from '../src/modules/catalogue/imports/index.server.ts'
import type { Operator } from '../src/platform/audit-trail.server.ts'
import { joinOffers } from '../src/flows/products/join-offers.ts'
import { type Database, openDatabase } from '../src/platform/database.server.ts'
import { openMediaStore } from '../src/platform/media/media.server.ts'
import { folderStorage } from '../src/platform/storage/folder-storage.server.ts'
import { createTestDatabase, type TestDatabase } from '../src/platform/test-database.server.ts'
import { buildDemoCatalogue } from './catalogue/demo-catalogue.ts'
import { buildHomePages } from './catalogue/home-content.ts'
import { loadDemo } from './load.ts'

let database: TestDatabase
let dataDir: string
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'praya-demo-'))
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await loadAndBeKilled()
  await loadDemo({ databaseUrl: database.url, dataDir, quiet: true, ahead: true })
})
afterAll(async () => {
  await client.end()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** A first run of which nothing remains but some pictures. */
async function loadAndBeKilled(): Promise<void> {
  const script = `import { loadDemo } from '${new URL('./load.ts', import.meta.url).href}'; await loadDemo(${JSON.stringify({ databaseUrl: database.url, dataDir, quiet: true })})`
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  await pause(2_500)
  run.kill('SIGKILL')
  await new Promise((resolve) => run.once('exit', resolve))
}

async function ask<Row>(statement: string): Promise<Row[]> {
  return (await client.query(statement)).rows as Row[]
}
const count = async (table: string): Promise<number> =>
  Number((await ask<{ count: string }>(`select count(*) from ${table}`))[0]?.count)

test('after a run that was killed and one that was not, everything is there once', async () => {
  const { brands, merchants, products } = buildDemoCatalogue()
  const variants = products.flatMap(({ colours }) => colours.flatMap((colour) => colour.variants))
  const expected = {
    brands: brands.length,
    merchants: merchants.length,
    products: products.length,
    variants: variants.length,
    offers: variants.flatMap(({ offers }) => offers).length,
    reviews: products.flatMap(({ reviews }) => reviews).length,
  }
  const found: Record<string, number> = {}
  for (const table of Object.keys(expected)) found[table] = await count(table)
  expect(found).toEqual(expected)
  expect(await count('announcements')).toBeGreaterThan(0)
  const { women, men } = buildHomePages({ brands, products })
  expect(await count('home_releases')).toBe(women.releases.length + men.releases.length)
})

test('a second run changes nothing', async () => {
  const before = await ask('select product_id from products order by product_id limit 5')
  await loadDemo({ databaseUrl: database.url, dataDir })
  expect(await ask('select product_id from products order by product_id limit 5')).toEqual(before)
})

test('every product has a picture on every colour, a price, and a category of the tree', async () => {
  expect(
    await ask(
      'select c.product_id from product_colours c where not exists (select from colour_pictures p where p.colour_row_id = c.colour_row_id)',
    ),
  ).toEqual([])
  expect(
    await ask(
      'select p.spu_code from products p where not exists (select from variants v join offers o using (sku_id) where v.product_id = p.product_id)',
    ),
  ).toEqual([])
  expect(
    await ask(
      'select p.spu_code from products p where not exists (select from product_categories c where c.product_id = p.product_id and c.is_primary)',
    ),
  ).toEqual([])
})

test('what pages ask for of a picture is there: no visitor waits for one to be made', async () => {
  const store = openMediaStore(folderStorage(dataDir), dataDir)
  const readyAt = async (hash: string, width: 360 | 720 | 1080 | 1440 | 2000): Promise<number | undefined> => {
    const ready = await store.derive(hash, width, 'avif', () => false)
    return ready && (await sharp(ready).metadata()).width
  }
  const fronts = await ask<{ hash: string }>(
    'select p.media_hash as hash from colour_pictures p where p.position = 0 order by 1 limit 40',
  )
  for (const { hash } of fronts) expect([await readyAt(hash, 360), await readyAt(hash, 720)]).toEqual([360, 720])
  const whole = await ask<{ hash: string }>('select media_hash as hash from media where width = 720 order by 1')
  expect(whole.length).toBeGreaterThan(3_000)
  for (const { hash } of whole.slice(0, 40)) expect(await readyAt(hash, 720)).toBe(720)
  const pages = await ask<{ wide: string; tall: string }>(
    `select block #>> '{wide,hash}' as wide, block #>> '{tall,hash}' as tall from home_releases, jsonb_array_elements(blocks) block
     where block ->> 'kind' = 'scene'`,
  )
  expect(pages.length).toBeGreaterThan(5)
  for (const { wide, tall } of pages)
    expect([await readyAt(wide, 2000), await readyAt(wide, 1440), await readyAt(tall, 1080)]).toEqual([2000, 1440, 1080])
})

test('every picture is asked for ahead, those of the home page first', async () => {
  const waiting = await ask<{ hash: string; width: number }>(
    'select media_hash as hash, width from pictures_to_make order by asked_at, media_hash',
  )
  const [page] = await ask<{ text: string }>(`select string_agg(blocks::text, '') as text from home_releases`)
  const home = new Set([...page!.text.matchAll(/"hash": "([0-9a-f]+)"/g)].map(([, hash]) => hash))
  expect(waiting.slice(0, home.size).filter(({ hash }) => !home.has(hash))).toEqual([])
  expect(Math.max(...waiting.slice(0, home.size).map(({ width }) => width))).toBe(2000)
  const known = new Set(waiting.map(({ hash }) => hash))
  const shown = await ask<{ hash: string }>('select media_hash as hash from media')
  expect(shown.filter(({ hash }) => !known.has(hash))).toEqual([])
})

test('close views are cut from the pictures they belong to', async () => {
  const store = openMediaStore(folderStorage(dataDir), dataDir)
  const cuts = await ask<{ hash: string }>('select media_hash as hash from media where width < 720 order by 1 limit 5')
  expect(cuts).toHaveLength(5)
  for (const { hash } of cuts)
    expect(await sharp(await store.derive(hash, 240, 'webp')).metadata()).toMatchObject({ width: 240, height: 320 })
})

test('the whole catalogue written into a file and read back changes nothing, whatever the order of its parts', async () => {
  joinOffers()
  const own = openDatabase(database.url)
  try {
    const file = Buffer.concat(
      await Array.fromAsync(await streamCsv(own.pool, { what: 'live', word: '', publicUrl: '' }), Buffer.from),
    )
    const [{ id } = { id: '' }] = await ask<{ id: string }>('select account_id as id from accounts limit 1')
    const importId = await bringIn(own, file, { kind: 'operator', id, name: 'Test' })
    const guard = async () => ({ percent: 30, secondPerson: false })
    while (await checkSome(own, importId, { guard }));
    const { list } = await listImportItems(own.pool, { importId, outcome: 'changed', pageNum: 1 }, 'en')
    expect(list.map(({ title, changes }) => [title, changes])).toEqual([])
    expect((await getImport(own.pool, importId)).counts).toEqual({
      ...{ new: 0, changed: 0, refused: 0 },
      same: await count('products'),
    })
  } finally {
    await own.close()
  }
})

async function bringIn(own: Database, file: Buffer, by: Operator): Promise<string> {
  const { header, first } = await readHeader(file)
  const may = { takesPrices: true, takesCosts: true, oneLanguage: true }
  const importId = await own.inTransaction((tx) =>
    keepImport(tx, by, { fileName: 'all.csv', header, first, objectKey: 'imports/all', ...may }),
  )
  await readSome(own, importId, file, () => false)
  return importId
}
