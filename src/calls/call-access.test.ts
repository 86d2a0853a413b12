import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { listAdminOrders } from '#modules/orders/orders.paths.ts'
import { addToBag, getBag } from '#modules/bag/bag.paths.ts'
import { addOperator } from '#modules/operators/index.server.ts'
import { operatorSignOut } from '#modules/operators/operators.paths.ts'
import { type Call, isForStaff } from '#platform/call.server.ts'
import { newId } from '#platform/ids.server.ts'
import { startSession } from '#platform/access/sessions.server.ts'
import { readSettings } from '#platform/settings.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { servicesOf } from '../services.ts'
import { allCalls } from '../subjects.server.ts'
import { adminCalls, type Role, roles } from './operators/admin-calls.builders.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { z } from 'zod'

const settings = readSettings({})
const publicUrl = () => ''
const calls = allCalls(servicesOf(settings, publicUrl))
const closed: ReadonlySet<number> = new Set([
  refusals.SESSION_INVALID.code,
  refusals.SESSION_MISSING.code,
  refusals.NOT_PERMITTED.code,
])

let shop: TestShop
const operators = new Map<Role, string>()
beforeAll(async () => {
  shop = await startTestShop()
  for (const role of roles) operators.set(role, await signedIn(role))
})
afterAll(() => shop.stop())

/** A session begun in the database: signing in by password costs a tenth of a second each. */
async function signedIn(role: Role): Promise<string> {
  const email = `${role}@praya.test`
  await shop.database.inTransaction((tx) => addOperator(tx, { email, name: role, password: newId(), roles: [role] }))
  const found = await readRows(
    shop.database.pool,
    z.object({ id: z.string() }),
    sql`select operator_id as id from operators where email = ${email}`,
  )
  return found[0]?.id ?? ''
}

const tokenOf = (role: Role): Promise<string> =>
  shop.database.inTransaction((tx) => startSession(tx, 'operator', operators.get(role) ?? ''))

async function make(call: Call, token?: string): Promise<{ status: number; code: number }> {
  const response = await fetch(shop.url + BASE_PATH + call.path, {
    method: call.method,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': newId(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(call.method === 'POST' ? { body: '{}' } : {}),
  })
  // A file that was answered is no refusal.
  if (!response.headers.get('content-type')?.includes('json')) return { status: response.status, code: 200 }
  const { code } = (await response.json()) as { code: number }
  return { status: response.status, code }
}

test('the calls of the back office are these, and every other call under /admin is their door', () => {
  const guarded = calls.filter(({ access }) => isForStaff({ access }))
  expect(guarded.map(({ path }) => path).sort()).toEqual(Object.keys(adminCalls).sort())
  const others = calls.filter((call) => call.path.startsWith('/admin/') && !guarded.includes(call))
  expect(others.map(({ path }) => path).sort()).toEqual([
    '/admin/operator/first',
    '/admin/operator/login',
    '/admin/operator/welcome',
  ])
})

describe.each(calls.filter(({ path }) => path in adminCalls))('$path', (call) => {
  test('is refused to whoever has not logged in, and to shoppers', async () => {
    expect(await make(call)).toEqual({ status: 401, code: refusals.SESSION_INVALID.code })
    expect(await make(call, await shop.visitor())).toEqual({ status: 403, code: refusals.NOT_PERMITTED.code })
  })

  test('is open to the roles that are listed, and to no other', async () => {
    const asked = roles.map(async (role) => ({ role, answer: await make(call, await tokenOf(role)) }))
    for (const { role, answer } of await Promise.all(asked)) {
      const listed = role === 'administrator' || adminCalls[call.path]?.includes(role)
      expect(closed.has(answer.code), `the role ${role}`).toBe(!listed)
      expect(answer.status === 403 && answer.code === refusals.NOT_PERMITTED.code, `the role ${role}`).toBe(!listed)
    }
  })
})

describe.each(calls.filter(({ access }) => access === 'shopper'))('$path', (call) => {
  test('is refused to whoever has no session, and to operators', async () => {
    expect((await make(call)).code).toBe(refusals.SESSION_INVALID.code)
    expect((await make(call, await tokenOf('administrator'))).code).toBe(refusals.NOT_PERMITTED.code)
    expect(closed.has((await make(call, await shop.visitor())).code)).toBe(false)
  })
})

describe.each(calls.filter(({ access }) => access === 'member'))('$path', (call) => {
  test('is refused to nobody, to visitors and to operators, and open to members', async () => {
    expect(await make(call)).toEqual({ status: 401, code: refusals.SESSION_INVALID.code })
    expect(await make(call, await shop.visitor())).toEqual({ status: 401, code: refusals.SESSION_MISSING.code })
    expect((await make(call, await tokenOf('administrator'))).code).toBe(refusals.SESSION_MISSING.code)
    const member = await shop.database.inTransaction((tx) => startSession(tx, 'member', newId()))
    expect(closed.has((await make(call, member)).code)).toBe(false)
  })
})

describe('a session', () => {
  const order = calls.find(({ path }) => path === listAdminOrders.path)

  test('with one bit of its token changed is nobody’s', async () => {
    const token = await tokenOf('finance')
    for (const place of [0, 20, token.length - 2]) {
      const changed = String.fromCharCode(token.charCodeAt(place) ^ 1)
      expect((await make(order!, token.slice(0, place) + changed + token.slice(place + 1))).status).toBe(401)
    }
  })

  test('is the one of its token, whatever account the headers claim', async () => {
    const [own, foreign] = [await shop.visitor(), await shop.visitor()]
    const product = await shop.product()
    await shop.ask(addToBag, { list: [{ skuId: product.skuIds[0] ?? '', quantity: 1 }] }, { token: foreign })
    const rows = await readRows(shop.database.pool, z.object({ id: z.string() }), sql`select owner_id as id from bag_lines`)
    const headers = { Authorization: `Bearer ${own}`, Account: rows[0]?.id ?? '', 'Content-Type': 'application/json' }
    const response = await fetch(shop.url + BASE_PATH + getBag.path, { method: 'POST', headers, body: '{}' })
    expect(JSON.stringify(await response.json())).not.toContain(product.skuIds[0])
    expect(JSON.stringify(await shop.ask(getBag, {}, { token: foreign }))).toContain(product.skuIds[0])
  })

  test('of an operator who is disabled, or that was ended, is over at once', async () => {
    const token = await tokenOf('support')
    await runSql(shop.database, sql`update operators set disabled = true where email = 'support@praya.test'`)
    expect((await make(order!, token)).status).toBe(401)
    await runSql(shop.database, sql`update operators set disabled = false where email = 'support@praya.test'`)
    await shop.ask(operatorSignOut, {}, { token })
    expect((await make(order!, token)).status).toBe(401)
  })
})
