import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import { getBag } from '#modules/bag/bag.paths.ts'
import { endKey, listKeys, makeKey, turnKey } from '#modules/operators/api-keys.paths.ts'
import { getOwnAccount } from '#modules/operators/own-account.paths.ts'
import { listAdminOrders } from '#modules/orders/orders.paths.ts'
import { addShortLink } from '#modules/short-links/short-links.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Permission } from '#platform/access/permissions.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { newId } from '#platform/ids.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator()
})
afterEach(() => clock.reset())
afterAll(() => shop.stop())

const wanted = (permissions: Permission[]) => ({ name: 'Warehouse', permissions, perMinute: 600, days: 30 })
const make = async (permissions: Permission[], by = token) => (await shop.ask(makeKey, wanted(permissions), { token: by })).data
const see = async (key: string) => (await shop.ask(listAdminOrders, {}, { token: key })).code
const { SESSION_INVALID, NOT_PERMITTED, BEYOND_OWN, BAD_INPUT } = refusals

test('a key is shown once, kept as a hash, and opens the calls of its permissions and no other', async () => {
  const made = await make(['read-orders'])
  expect(made.token).toMatch(/^praya_[0-9a-z]{8}_[\w-]{43}$/)
  expect(await see(made.token)).toBe(200)
  const asked = { token: made.token }
  const closed = [shop.ask(listKeys, {}, asked), shop.ask(getOwnAccount, {}, asked), shop.ask(getBag, {}, asked)]
  for (const { code } of await Promise.all(closed)) expect(code).toBe(NOT_PERMITTED.code)
  const { list } = (await shop.ask(listKeys, {}, { token })).data
  expect(list[0]).toMatchObject({ prefix: made.token.slice(0, 14), madeBy: 'Ada', state: 'open', usedTime: expect.any(String) })
  const [kept] = await readRows(
    shop.database.pool,
    z.object({ told: z.string() }),
    sql`select (select string_agg(k::text, '') from api_keys k) || (select string_agg(a::text, '') from audit_trail a)
      || coalesce((select string_agg(i::text, '') from idempotency_keys i), '') as told`,
  )
  expect(kept?.told).not.toContain(made.token.slice(15))
  expect(await see(`${made.token.slice(0, -1)}${made.token.endsWith('A') ? 'B' : 'A'}`)).toBe(SESSION_INVALID.code)
})

test('it is never given what its maker has not, nor what is for people', async () => {
  await runSql(
    shop.database,
    sql`insert into roles (role_id, name_en, name_zh, permissions) values ('keys', 'Keys', '密鑰', '{keep-keys,read-orders}')`,
  )
  const maker = await shop.operator(['keys'])
  const ask = async (permissions: Permission[]) => (await shop.ask(makeKey, wanted(permissions), { token: maker })).code
  expect(await ask(['handle-money'])).toBe(BEYOND_OWN.code)
  for (const name of ['keep-operators', 'keep-keys'] as const) expect(await ask([name])).toBe(BAD_INPUT.code)
  const key = (await make(['read-orders'], maker)).token
  expect(await see(key)).toBe(200)
  await runSql(shop.database, sql`update roles set permissions = '{keep-keys}' where role_id = 'keys'`)
  expect(await see(key)).toBe(NOT_PERMITTED.code)
  await runSql(shop.database, sql`update roles set permissions = '{keep-keys,read-orders}' where role_id = 'keys'`)
  expect(await see(key)).toBe(200)
  await runSql(shop.database, sql`update operators set disabled = true where 'keys' = any (roles)`)
  expect(await see(key)).toBe(SESSION_INVALID.code)
})

test('one that is ended or has expired opens nothing', async () => {
  const [ended, old] = [await make(['read-orders']), await make(['read-orders'])]
  const keyId = ended.list.find(({ prefix }) => ended.token.startsWith(prefix))?.keyId ?? ''
  expect((await shop.ask(endKey, { keyId }, { token })).code).toBe(200)
  expect(await see(ended.token)).toBe(SESSION_INVALID.code)
  expect(await see(old.token)).toBe(200)
  clock.advance(31 * DAY)
  expect(await see(old.token)).toBe(SESSION_INVALID.code)
})

test('the trail names the machine that did it', async () => {
  const key = (await make(['keep-links'])).token
  expect((await shop.ask(addShortLink, { code: 'machine', path: '/brands', note: '' }, { token: key })).code).toBe(200)
  const rows = await readRows(
    shop.database.pool,
    z.object({ actor: z.string(), kind: z.string() }),
    sql`select a.actor, o.kind from audit_trail a join accounts o on o.account_id = a.actor_id where a.subject_id = 'machine'`,
  )
  expect(rows).toEqual([{ actor: 'Warehouse', kind: 'machine' }])
})

test('a key makes so many calls a minute, whatever the address, and other keys go on', async () => {
  const limited = await startTestShop({ RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '127.0.0.1' })
  try {
    const by = await limited.operator()
    const slow = { ...wanted(['read-orders']), perMinute: 3 }
    const [one, other] = [await limited.ask(makeKey, slow, { token: by }), await limited.ask(makeKey, slow, { token: by })]
    const call = async (key: string, at: number) =>
      (await limited.ask(listAdminOrders, {}, { token: key, from: `203.0.113.${at}` })).code
    const codes: number[] = []
    for (let at = 1; at <= 5; at += 1) codes.push(await call(one.data.token, at))
    expect(codes).toEqual([200, 200, 200, refusals.TOO_MANY.code, refusals.TOO_MANY.code])
    const headers = { Authorization: `Bearer ${one.data.token}` }
    const held = await fetch(limited.url + BASE_PATH + listAdminOrders.path, { method: listAdminOrders.method, headers })
    expect(held.status).toBe(429)
    // A program waits as long as it is told, and no longer than the minute that is counted.
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(held.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(await call(other.data.token, 9)).toBe(200)
  } finally {
    await limited.stop()
  }
})

test('a key is replaced by one that may do the same; the one before it opens its calls for a day more', async () => {
  const made = await make(['read-orders'])
  const { keyId } = made.list.find(({ prefix }) => made.token.startsWith(prefix))!
  const turned = (await shop.ask(turnKey, { keyId }, { token })).data
  expect(turned.token).not.toBe(made.token)
  expect([await see(made.token), await see(turned.token)]).toEqual([200, 200])
  clock.advance(DAY + 60_000)
  expect([await see(made.token), await see(turned.token)]).toEqual([SESSION_INVALID.code, 200])
  clock.reset()
  expect((await shop.ask(turnKey, { keyId: newId() }, { token })).code).toBe(refusals.NOT_FOUND.code)
})
