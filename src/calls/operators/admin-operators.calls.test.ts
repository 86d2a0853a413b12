import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import { addOperator } from '#modules/operators/index.server.ts'
import {
  disableOperator,
  enableOperator,
  getAdminOperator,
  inviteOperator,
  listOperators,
  mailOperatorLink,
  setOperatorRoles,
} from '#modules/operators/admin-operators.paths.ts'
import { getOperator, operatorSignIn } from '#modules/operators/operators.paths.ts'
import { choosePassword } from '#modules/operators/own-account.paths.ts'
import { addRole } from '#modules/operators/roles.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

const PASSWORD = 'nine quiet harbours'
let shop: TestShop
let ada: { id: string; token: string }
beforeAll(async () => {
  shop = await startTestShop()
  ada = await join(['administrator'])
})
afterAll(() => shop.stop())
// Whoever is left of the test before is no second administrator of the next.
beforeEach(() =>
  runSql(
    shop.database,
    sql`update operators set roles = '{support}' where 'administrator' = any (roles) and operator_id <> ${ada.id}`,
  ),
)

async function join(roles: string[]): Promise<{ id: string; token: string; email: string }> {
  const email = `${newId()}@praya.test`
  await shop.database.inTransaction((tx) => addOperator(tx, { email, name: 'Kit', password: PASSWORD, roles }))
  const { token } = (await shop.ask(operatorSignIn, { email, password: PASSWORD })).data
  const [row] = await readRows(
    shop.database.pool,
    z.object({ id: z.string() }),
    sql`select operator_id as id from operators where email = ${email}`,
  )
  return { id: row?.id ?? '', token, email }
}
const isIn = async (token: string) => (await shop.ask(getOperator, {}, { token })).code === 200
const trailOf = (operatorId: string) =>
  readRows(
    shop.database.pool,
    z.object({ action: z.string(), before: z.unknown(), after: z.unknown() }),
    sql`select action, before, after from audit_trail where subject = 'operator' and action <> 'operator-signed-in' and subject_id = ${operatorId}
      order by recorded_at, entry_id`,
  )

async function linkTo(email: string): Promise<string> {
  const rows = await readRows(
    shop.database.pool,
    z.object({ body: z.string() }),
    sql`select body from mails where recipient = ${email} order by created_at desc, mail_id desc limit 1`,
  )
  return /\/admin\/welcome#(\S+)/.exec(rows[0]?.body ?? '')?.[1] ?? ''
}

test('who is invited chooses a password by the link of a mail, once, and comes in as what they were invited as', async () => {
  const email = `${newId()}@praya.test`
  const wanted = { name: 'Mei Wong', email: email.toUpperCase(), language: 'zh' as const, roles: ['finance'] }
  const { data: invited } = await shop.ask(inviteOperator, wanted, { token: ada.token })
  expect(invited).toMatchObject({ state: 'invited', email, roles: [{ nameZh: '財務' }], hasFactor: false, isSelf: false })
  const token = await linkTo(email)
  const choose = async (password: string) => (await shop.ask(choosePassword, { token, password })).code
  expect((await shop.ask(operatorSignIn, { email, password: PASSWORD })).code).toBe(refusals.SIGN_IN_WRONG.code)
  expect(await choose('too short')).toBe(refusals.BAD_INPUT.code)
  expect(await choose('password123456')).toBe(refusals.PASSWORD_GUESSABLE.code)
  const codes = await Promise.all([1, 2, 3].map(() => choose(PASSWORD)))
  expect(codes.toSorted((a, b) => a - b)).toEqual([200, refusals.LINK_OVER.code, refusals.LINK_OVER.code])
  expect((await shop.ask(operatorSignIn, { email, password: PASSWORD })).data.roles).toMatchObject([{ roleId: 'finance' }])
  const { data } = await shop.ask(getAdminOperator, { operatorId: invited.operatorId }, { token: ada.token })
  expect(data).toMatchObject({ state: 'open', signedInTime: expect.any(String) })
  expect(data.sessions).toHaveLength(1)
  expect(await trailOf(invited.operatorId)).toMatchObject([
    { action: 'operator-invited', after: { roles: ['finance'] } },
    { action: 'operator-password-chosen' },
  ])
})

test('an address that is an account’s already is not invited again, and a link too old or renewed opens nothing', async () => {
  const email = `${newId()}@praya.test`
  const invite = () => shop.ask(inviteOperator, { name: 'Mei', email, language: 'en', roles: ['support'] }, { token: ada.token })
  const { operatorId } = (await invite()).data
  expect((await invite()).code).toBe(refusals.OPERATOR_KNOWN.code)
  const first = await linkTo(email)
  await shop.ask(mailOperatorLink, { operatorId }, { token: ada.token })
  const second = await linkTo(email)
  const choose = async (token: string) => (await shop.ask(choosePassword, { token, password: PASSWORD })).code
  expect(await choose(first)).toBe(refusals.LINK_OVER.code)
  await runSql(shop.database, sql`update operator_links set expires_at = now() - interval '1 second'`)
  expect(await choose(second)).toBe(refusals.LINK_OVER.code)
})

test('who is disabled is out at once, with the reason in the trail, and comes in again when it is taken back', async () => {
  const kit = await join(['support'])
  const { data } = await shop.ask(disableOperator, { operatorId: kit.id, reason: 'Has left' }, { token: ada.token })
  expect(data).toMatchObject({ state: 'disabled', disabledReason: 'Has left', sessions: [] })
  expect(await isIn(kit.token)).toBe(false)
  expect((await shop.ask(operatorSignIn, { email: kit.email, password: PASSWORD })).code).toBe(refusals.SIGN_IN_WRONG.code)
  expect((await shop.ask(enableOperator, { operatorId: kit.id }, { token: ada.token })).data.state).toBe('open')
  expect(await isIn(kit.token)).toBe(false)
  expect(await trailOf(kit.id)).toEqual([
    { action: 'operator-disabled', before: { disabled: false, reason: null }, after: { disabled: true, reason: 'Has left' } },
    { action: 'operator-enabled', before: { disabled: true, reason: 'Has left' }, after: { disabled: false } },
  ])
})

test('roles change at once; nobody changes their own, gives what they have not, or acts on somebody above them', async () => {
  const role = {
    nameEn: 'Keeper',
    nameZh: '人事',
    permissions: ['keep-operators', 'read-orders', 'read-products', 'authenticate'] as const,
  }
  const { data } = await shop.ask(addRole, { ...role, permissions: [...role.permissions] }, { token: ada.token })
  const keeper = await join([data.list.find(({ nameEn }) => nameEn === 'Keeper')?.roleId ?? ''])
  const kit = await join(['authenticator'])
  const set = async (operatorId: string, roles: string[], token = keeper.token) =>
    (await shop.ask(setOperatorRoles, { operatorId, roles, version: 1 }, { token })).code
  const { BEYOND_OWN, OWN_ROLES, NOT_FOUND } = refusals
  expect(await set(keeper.id, ['administrator'])).toBe(OWN_ROLES.code)
  expect(await set(ada.id, ['support'], ada.token)).toBe(OWN_ROLES.code)
  expect(await set(kit.id, ['administrator'])).toBe(BEYOND_OWN.code)
  expect(await set(kit.id, ['finance'])).toBe(BEYOND_OWN.code)
  expect(await set(kit.id, ['no-such-role'])).toBe(NOT_FOUND.code)
  expect(await set(newId(), ['authenticator'])).toBe(NOT_FOUND.code)
  expect(await set(ada.id, ['authenticator'])).toBe(BEYOND_OWN.code)
  for (const path of [mailOperatorLink, enableOperator])
    expect((await shop.ask(path, { operatorId: ada.id }, { token: keeper.token })).code).toBe(BEYOND_OWN.code)
  expect(await set(kit.id, ['authenticator', 'finance'], ada.token)).toBe(200)
  const { data: now } = await shop.ask(getOperator, {}, { token: kit.token })
  expect(now.permissions).toContain('handle-money')
  expect(await trailOf(kit.id)).toEqual([
    {
      action: 'operator-roles-changed',
      before: { roles: ['authenticator'] },
      after: { roles: ['authenticator', 'finance'] },
    },
  ])
})

test('of two administrators who shut each other out at once, one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const other = await join(['administrator'])
    const seen = async (operatorId: string) =>
      (await shop.ask(getAdminOperator, { operatorId }, { token: ada.token })).data.version
    const versions = new Map([
      [ada.id, await seen(ada.id)],
      [other.id, await seen(other.id)],
    ])
    const act = (by: string, operatorId: string) =>
      round % 2 === 0
        ? shop.ask(disableOperator, { operatorId, reason: 'race' }, { token: by })
        : shop.ask(setOperatorRoles, { operatorId, roles: ['support'], version: versions.get(operatorId) ?? 0 }, { token: by })
    const answers = await Promise.all([act(ada.token, other.id), act(other.token, ada.id)])
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    const [left] = await readRows(
      shop.database.pool,
      z.object({ left: z.number() }),
      sql`select count(*) as left from operators where 'administrator' = any (roles) and not disabled`,
    )
    expect(left).toEqual({ left: 1 })
    if (answers[1]?.code === 200) ada = await join(['support'])
    await runSql(
      shop.database,
      sql`update operators set roles = case when operator_id = ${ada.id} then '{administrator}'::text[] else '{support}' end`,
    )
  }
})

test('the last administrator stays one, whoever asks', async () => {
  const everything = { nameEn: 'All', nameZh: '全部', permissions: (await shop.ask(getOperator, {}, ada)).data.permissions }
  const { data } = await shop.ask(addRole, everything, { token: ada.token })
  const second = await join([data.list.find(({ nameEn }) => nameEn === 'All')?.roleId ?? ''])
  const asked = { token: second.token }
  const { LAST_ADMINISTRATOR } = refusals
  expect((await shop.ask(disableOperator, { operatorId: ada.id, reason: 'x' }, asked)).code).toBe(LAST_ADMINISTRATOR.code)
  const { version } = (await shop.ask(getAdminOperator, { operatorId: ada.id }, asked)).data
  const demoted = { operatorId: ada.id, roles: ['support'], version }
  expect((await shop.ask(setOperatorRoles, demoted, asked)).code).toBe(LAST_ADMINISTRATOR.code)
  expect(await isIn(ada.token)).toBe(true)
})

test('the list finds people by a piece of name or address, and says who asks', async () => {
  const find = async (word: string) => (await shop.ask(listOperators, { word }, { token: ada.token })).data
  expect((await find('kit')).total).toBeGreaterThan(0)
  expect((await find('%')).total).toBe(0)
  expect((await find('')).list.filter(({ isSelf }) => isSelf).map(({ operatorId }) => operatorId)).toEqual([ada.id])
})
