import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import { addOperator } from '#modules/operators/index.server.ts'
import { getOperator, operatorSignIn } from '#modules/operators/operators.paths.ts'
import { addRole, changeRole, listRoles, removeRole } from '#modules/operators/roles.paths.ts'
import { listSettings } from '#modules/shop-settings/shop-settings.paths.ts'
import { listAdminOrders } from '#modules/orders/orders.paths.ts'
import { permissions, type Permission } from '#platform/access/permissions.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator()
})
afterAll(() => shop.stop())

const names = (word: string) => ({ nameEn: word, nameZh: `${word}組` })
/** A role of these permissions, made by an administrator. */
async function make(held: Permission[]): Promise<string> {
  const word = newId().slice(-12)
  const { data } = await shop.ask(addRole, { ...names(word), permissions: held }, { token })
  return data.list.find(({ nameEn }) => nameEn === word)?.roleId ?? ''
}
const find = async (roleId: string) =>
  (await shop.ask(listRoles, {}, { token })).data.list.find((role) => role.roleId === roleId)!

test('the shop comes with six roles, of which the administrator’s is everything', async () => {
  const { data } = await shop.ask(listRoles, {}, { token })
  const own = data.list.filter(({ isBuiltIn }) => isBuiltIn)
  expect(own.map(({ roleId }) => roleId)).toEqual([
    'administrator',
    'authenticator',
    'finance',
    'merchandiser',
    'order-desk',
    'support',
  ])
  expect(own[0]?.permissions).toEqual([...permissions])
  const { data: who } = await shop.ask(getOperator, {}, { token: await shop.operator(['authenticator']) })
  expect(who).toEqual({
    mustSetUp: false,
    name: 'Ada',
    roles: [{ roleId: 'authenticator', nameEn: 'Authenticator', nameZh: '鑑定師' }],
    permissions: ['read-orders', 'authenticate', 'read-products'],
  })
})

test('a role that is made opens its calls and no other, and what is taken from it is closed at once', async () => {
  const roleId = await make(['read-orders'])
  const held = await shop.operator([roleId])
  const code = async () => [
    (await shop.ask(listAdminOrders, {}, { token: held })).code,
    (await shop.ask(listSettings, {}, { token: held })).code,
  ]
  expect(await code()).toEqual([200, refusals.NOT_PERMITTED.code])
  const { version } = await find(roleId)
  const change = () =>
    shop.ask(changeRole, { roleId, version, ...names('Settings'), permissions: ['change-settings'] }, { token })
  expect((await change()).code).toBe(200)
  expect(await code()).toEqual([refusals.NOT_PERMITTED.code, 200])
  expect((await change()).code).toBe(refusals.MOVED_ON.code)
  const trail = await readRows(
    shop.database.pool,
    z.object({ action: z.string(), before: z.unknown(), after: z.unknown() }),
    sql`select action, before->'permissions' as before, after->'permissions' as after from audit_trail
      where subject = 'role' and subject_id = ${roleId} order by recorded_at, entry_id`,
  )
  expect(trail).toEqual([
    { action: 'role-added', before: null, after: ['read-orders'] },
    { action: 'role-changed', before: ['read-orders'], after: ['change-settings'] },
  ])
})

test('nobody gives what they have not, changes a role of their own, or touches the administrator’s', async () => {
  const keeper = await make(['keep-operators', 'read-orders'])
  const lesser = await make(['read-orders'])
  const rich = await make(['handle-money'])
  const email = `${newId()}@praya.test`
  const account = { email, password: 'a good password' }
  await shop.database.inTransaction((tx) => addOperator(tx, { ...account, name: 'Kit', roles: [keeper] }))
  const own = (await shop.ask(operatorSignIn, account)).data.token
  const ask = async (roleId: string, held: Permission[]) =>
    (await shop.ask(changeRole, { roleId, version: 1, ...names('X'), permissions: held }, { token: own })).code
  const { BEYOND_OWN, OWN_ROLES, ROLE_FIXED, NOT_FOUND } = refusals
  expect((await shop.ask(addRole, { ...names('X'), permissions: ['handle-money'] }, { token: own })).code).toBe(BEYOND_OWN.code)
  expect(await ask(lesser, ['read-orders', 'handle-money'])).toBe(BEYOND_OWN.code)
  expect(await ask(rich, ['read-orders'])).toBe(BEYOND_OWN.code)
  expect(await ask(keeper, ['keep-operators', 'read-orders', 'handle-money'])).toBe(OWN_ROLES.code)
  expect(await ask('administrator', [])).toBe(ROLE_FIXED.code)
  expect(await ask('no-such-role', [])).toBe(NOT_FOUND.code)
  expect((await shop.ask(removeRole, { roleId: rich }, { token: own })).code).toBe(BEYOND_OWN.code)
  expect(await ask(lesser, [])).toBe(200)
})

test('a role goes when nobody has it any more, and those the shop came with stay', async () => {
  const roleId = await make(['read-orders'])
  await shop.operator([roleId])
  const remove = async (which: string) => (await shop.ask(removeRole, { roleId: which }, { token })).code
  expect(await remove(roleId)).toBe(refusals.ROLE_IN_USE.code)
  expect(await remove('support')).toBe(refusals.ROLE_FIXED.code)
  expect(await remove(await make([]))).toBe(200)
})

test('a permission no program knows is refused, and one that stands in a table opens nothing', async () => {
  const role = { ...names('X'), permissions: JSON.parse('["all"]') }
  expect((await shop.ask(addRole, role, { token })).code).toBe(refusals.BAD_INPUT.code)
  const roleId = await make([])
  await shop.database.inTransaction((tx) =>
    readRows(
      tx,
      z.unknown(),
      sql`update roles set permissions = '{"__proto__","constructor","anyone","operator"}' where role_id = ${roleId}`,
    ),
  )
  const { data } = await shop.ask(getOperator, {}, { token: await shop.operator([roleId]) })
  expect(data.permissions).toEqual([])
})
