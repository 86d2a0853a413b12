import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { listAudit } from '../../src/modules/audit/audit.paths.ts'
import { addOperator } from '../../src/modules/operators/index.server.ts'
import { buildProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { operatorSignIn } from '../../src/modules/operators/operators.paths.ts'
import { addRole } from '../../src/modules/operators/roles.paths.ts'
import { type Database, openDatabase, type Read } from '../../src/platform/database.server.ts'
import { keepBeating, notingWrites } from '../../src/platform/database/last-writes.server.ts'
import { followDatabaseClock } from '../../src/platform/database-clock.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { createLog } from '../../src/platform/log.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { ensureScreens } from '../screens-build.ts'
import { askShop, askUntilServed, startShopProcess } from './shop-process.ts'
import { openServers, type Server, type Servers } from './standby-servers.ts'

const BEHIND_SECONDS = 10
const PATIENCE = { timeout: 90_000, interval: 100 }
const log = createLog('silent')

let servers: Servers
let primary: Server
let following: Server
let late: Server
let stops: (() => Promise<void>)[] = []

const open = (copy: Server, mostLagSeconds = 60): Database => {
  const database = openDatabase(primary.url, { connections: 4, copy: { url: copy.url, mostLagSeconds } })
  stops.push(() => database.close())
  return database
}

beforeAll(async () => {
  servers = await openServers()
  primary = await servers.primary()
  following = await servers.standby(primary, 'following')
  late = await servers.standby(primary, 'late', { behindSeconds: BEHIND_SECONDS })
  const database = openDatabase(primary.url, { connections: 1 })
  const parts = [await followDatabaseClock(database, log), keepBeating(database, log)]
  stops = [...parts.map(({ stop }) => stop), () => database.close()]
})

afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
  await servers.stop()
})

/** Whether it answered from a copy. */
async function isCopied(read: Read): Promise<boolean> {
  const [found] = await readRows(read, z.object({ copied: z.boolean() }), sql`select pg_is_in_recovery() as copied`)
  return found?.copied ?? false
}

/** Writes as this caller and answers the transaction, as their next call would find it. */
async function writeAs(database: Database, writer: string): Promise<string> {
  await notingWrites(database, writer).inTransaction((tx) =>
    sql`insert into count_changes (subject_id, counter, amount) values (${writer}, 'likes', 1)`.execute(tx),
  )
  const [noted] = await readRows(
    database.pool,
    z.object({ xid: z.string() }),
    sql`select xid::text from last_writes where writer_id = ${writer}`,
  )
  return noted?.xid ?? ''
}

const countOf = async (read: Read, writer: string): Promise<number> =>
  (
    await readRows(
      read,
      z.object({ n: z.number() }),
      sql`select count(*)::int as n from count_changes where subject_id = ${writer}`,
    )
  )[0]?.n ?? 0

test('whoever has written nothing reads from the copy, and others from where their words are', async () => {
  const database = open(following)
  await vi.waitFor(async () => expect(await isCopied(database.copy!.readFor())).toBe(true), PATIENCE)
  for (let turn = 1; turn <= 50; turn += 1) {
    const writer = newId()
    const xid = await writeAs(database, writer)
    expect(await countOf(database.copy!.readFor({ xid }), writer)).toBe(1)
  }
  const quiet = newId()
  const xid = await writeAs(database, quiet)
  await vi.waitFor(async () => expect(await isCopied(database.copy!.readFor({ xid }))).toBe(true), PATIENCE)
})

test('ten seconds behind, it answers strangers with what was, and shows nobody less than they wrote', async () => {
  const database = open(late)
  const copy = database.copy!
  const writer = newId()
  await vi.waitFor(async () => expect(await isCopied(copy.readFor())).toBe(true), PATIENCE)
  const xid = await writeAs(database, writer)
  const seen = { own: await countOf(copy.readFor({ xid }), writer), others: await countOf(copy.readFor(), writer) }
  expect(seen).toEqual({ own: 1, others: 0 })
  // It began a moment ago, and falls behind by and by.
  await vi.waitFor(async () => expect(await copy.lagSeconds()).toBeGreaterThan(BEHIND_SECONDS - 2), PATIENCE)
  await vi.waitFor(async () => expect(await isCopied(copy.readFor({ xid }))).toBe(true), PATIENCE)
  expect(await countOf(copy.readFor(), writer)).toBe(1)
})

test('in the shop an operator sees at once what they did, and a colleague a little later', async () => {
  await ensureScreens(() => {})
  const database = openDatabase(primary.url, { connections: 1 })
  stops.push(() => database.close())
  const accounts = ['ada', 'bea'].map((name) => ({ email: `${name}@praya.test`, password: 'a good password', name }))
  await database.inTransaction(async (tx) => {
    for (const account of accounts) await addOperator(tx, { ...account, roles: ['administrator'] })
  })
  const shop = await startShopProcess(primary.url, { DATABASE_READ_URL: late.url, DATABASE_READ_LAG_SECONDS: '60' })
  stops.push(() => shop.kill())
  const tokens: string[] = []
  for (const { email, password } of accounts)
    tokens.push((await askUntilServed(shop.url, operatorSignIn, { email, password })).token)
  const [own = '', colleague = ''] = tokens
  // What they did last was to sign in: the copy has to have that before it answers them.
  const signedIn = async () => (await late.ask("select from sessions where kind = 'operator'")).length
  await vi.waitFor(async () => expect(await signedIn()).toBe(2), PATIENCE)
  const role = { nameEn: 'Night desk', nameZh: '夜班', permissions: ['read-audit' as const] }
  expect((await askShop(shop.url, addRole, role, { token: own })).envelope.code).toBe(200)
  const found = async (token: string): Promise<boolean> => {
    const { envelope } = await askShop(shop.url, listAudit, {}, { token })
    return envelope.data.list.some(({ action }) => action === 'role-added')
  }
  expect([await found(own), await found(colleague)]).toEqual([true, false])
  await vi.waitFor(async () => expect(await found(colleague)).toBe(true), PATIENCE)
  expect(await (await fetch(`${shop.url}/metrics`)).text()).toMatch(/^praya_copy_lag_seconds (9|1\d)/m)

  // Feeds of goods are late, too; the sitemap, which is kept, is not.
  const articleNumber = await database.inTransaction(async (tx) => {
    const product = await buildProduct(tx, { categories: ['women/bags'] })
    await sql`insert into media (media_hash, content_type, width, height, placeholder) values ('0123', 'image/webp', 900, 1200, '')`.execute(
      tx,
    )
    await sql`insert into colour_pictures (colour_row_id, position, media_hash, alt_en, alt_zh)
      select colour_row_id, 0, '0123', 'A bag', '手袋' from product_colours where product_id = ${product.productId}`.execute(tx)
    return product.articleNumber
  })
  const names = async (path: string): Promise<boolean> => (await (await fetch(shop.url + path)).text()).includes(articleNumber)
  expect([await names('/feeds/google-en.xml'), await names('/sitemap-products-1.xml')]).toEqual([false, true])
  await vi.waitFor(async () => expect(await names('/feeds/google-en.xml')).toBe(true), PATIENCE)
})

test('further behind than it may be, it is not read', async () => {
  const { copy } = open(late, 2)
  await expect.poll(() => copy!.lagSeconds(), PATIENCE).toBeGreaterThan(2)
  expect(await isCopied(copy!.readFor())).toBe(false)
})

test('a transaction the copy has seen begin and not end is waited for at the primary', async () => {
  const database = open(following)
  const copy = database.copy!
  const writer = newId()
  let xid = ''
  await database.inTransaction(async (tx) => {
    const [own] = await readRows(tx, z.object({ xid: z.string() }), sql`select pg_current_xact_id()::text as xid`)
    xid = own?.xid ?? ''
    await sql`insert into count_changes (subject_id, counter, amount) values (${writer}, 'likes', 1)`.execute(tx)
    // Newer ones end meanwhile, and the copy has them: this one lies between what it has and what it has not.
    for (let turn = 0; turn < 3; turn += 1) {
      const newer = await writeAs(database, newId())
      await vi.waitFor(async () => expect(await isCopied(copy.readFor({ xid: newer }))).toBe(true), PATIENCE)
    }
    expect(await isCopied(copy.readFor({ xid }))).toBe(false)
    const present = { xid: await writeAs(database, newId()), before: true as const }
    expect(await isCopied(copy.readFor(present))).toBe(false)
  })
  await vi.waitFor(async () => expect(await isCopied(copy.readFor({ xid }))).toBe(true), PATIENCE)
  expect(await countOf(copy.readFor({ xid }), writer)).toBe(1)
})

test('a copy that goes, comes back and takes over costs nobody an answer', async () => {
  const gone = await servers.standby(primary, 'gone')
  const database = open(gone)
  const copy = database.copy!
  await vi.waitFor(async () => expect(await isCopied(copy.readFor())).toBe(true), PATIENCE)
  const asking = Array.from({ length: 40 }, async (_, turn) => {
    if (turn === 20) await gone.kill()
    return isCopied(copy.readFor())
  })
  expect(await Promise.all(asking)).toHaveLength(40)
  await vi.waitFor(async () => expect(await isCopied(copy.readFor())).toBe(false), PATIENCE)
  expect(await copy.lagSeconds()).toBeUndefined()

  const promoted = await servers.standby(primary, 'promoted')
  const another = open(promoted)
  await vi.waitFor(async () => expect(await isCopied(another.copy!.readFor())).toBe(true), PATIENCE)
  await promoted.promote()
  const writer = newId()
  await writeAs(another, writer)
  // It says nothing of the primary any more.
  await vi.waitFor(async () => expect(await another.copy!.lagSeconds()).toBeUndefined(), PATIENCE)
  expect(await countOf(another.copy!.readFor(), writer)).toBe(1)
})
