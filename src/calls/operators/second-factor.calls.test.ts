import { sql } from 'kysely'
import { TOTP, Secret } from 'otpauth'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import { addOperator } from '#modules/operators/index.server.ts'
import { resetOperatorFactor, setOperatorRoles } from '#modules/operators/admin-operators.paths.ts'
import { getOperator, operatorSignIn } from '#modules/operators/operators.paths.ts'
import {
  beginFactor,
  changeOwnPassword,
  confirmFactor,
  endOwnSession,
  getOwnAccount,
  removeFactor,
} from '#modules/operators/own-account.paths.ts'
import { listAdminOrders } from '#modules/orders/orders.paths.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

const PASSWORD = 'nine quiet harbours'
/** A shop that is no demo. */
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://nowhere/praya',
  PUBLIC_URL: 'https://praya.test',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'praya <orders@praya.test>',
  BANK_PAYEE: 'Praya Limited',
  BANK_CODE: '024',
  BANK_ACCOUNT: '123456789',
  FPS_ID: '1234567',
  SEALING_KEYS: `first:${Buffer.alloc(32, 1).toString('base64')}`,
  CERTIFICATE_KEYS: `first:${Buffer.alloc(32, 1).toString('base64')}`,
}
const { FACTOR_MISSING, FACTOR_NEEDED, FACTOR_RESTS, FACTOR_WRONG, NOT_PERMITTED, PASSWORD_NOW_WRONG } = refusals

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(PRODUCTION)
})
afterEach(() => clock.reset())
afterAll(() => shop.stop())

type Known = { email: string; id: string }
async function add(roles = ['administrator']): Promise<Known> {
  const email = `${newId()}@praya.test`
  await shop.database.inTransaction((tx) => addOperator(tx, { email, name: 'Kit', password: PASSWORD, roles }))
  const [row] = await readRows(
    shop.database.pool,
    z.object({ id: z.string() }),
    sql`select operator_id as id from operators where email = ${email}`,
  )
  return { email, id: row?.id ?? '' }
}
const signIn = ({ email }: Known, code = '') => shop.ask(operatorSignIn, { email, password: PASSWORD, code })

/** What an authenticator app shows, `steps` half minutes from now. */
const shown = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() + steps * 30_000 })

async function setUp(who: Known): Promise<{ token: string; secret: string; recoveryCodes: string[] }> {
  const { token } = (await signIn(who)).data
  const { secret } = (await shop.ask(beginFactor, {}, { token })).data
  const { recoveryCodes } = (await shop.ask(confirmFactor, { code: shown(secret) }, { token })).data
  // The code that confirmed it is used up.
  clock.advance(MINUTE)
  return { token, secret, recoveryCodes }
}

test('outside a demo an operator sets up a second factor before anything else', async () => {
  const who = await add()
  const { data } = await signIn(who)
  expect(data).toMatchObject({ mustSetUp: true, permissions: [] })
  const asked = { token: data.token }
  expect((await shop.ask(listAdminOrders, {}, asked)).code).toBe(FACTOR_MISSING.code)
  expect((await shop.ask(getOwnAccount, {}, asked)).code).toBe(FACTOR_MISSING.code)
  expect((await shop.ask(getOperator, {}, asked)).data.mustSetUp).toBe(true)
  const { secret, uri, picture } = (await shop.ask(beginFactor, {}, asked)).data
  expect(uri).toBe(
    `otpauth://totp/praya:${encodeURIComponent(who.email)}?issuer=praya&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
  expect(Buffer.from(picture.split(',')[1] ?? '', 'base64').toString()).toContain('<svg')
  expect((await shop.ask(confirmFactor, { code: '000000' }, asked)).code).toBe(FACTOR_WRONG.code)
  expect((await shop.ask(listAdminOrders, {}, asked)).code).toBe(FACTOR_MISSING.code)
  const { recoveryCodes } = (await shop.ask(confirmFactor, { code: shown(secret) }, asked)).data
  expect(recoveryCodes).toHaveLength(10)
  expect((await shop.ask(listAdminOrders, {}, asked)).code).toBe(200)
  expect((await shop.ask(getOwnAccount, {}, asked)).data).toMatchObject({ hasFactor: true, recoveryCodesLeft: 10 })
  const [row] = await readRows(
    shop.database.pool,
    z.object({ told: z.string() }),
    sql`select string_agg(a.before::text || a.after::text, '') || (select string_agg(encode(code_hash, 'escape'), '') from recovery_codes)
        || (select string_agg(secret, '') from second_factors) as told
      from audit_trail a`,
  )
  for (const word of [secret, ...recoveryCodes]) expect(row?.told).not.toContain(word)
})

test('its code is asked for at every sign-in and counts once, though typed four times at once', async () => {
  const who = await add()
  const { secret } = await setUp(who)
  expect((await signIn(who)).code).toBe(FACTOR_NEEDED.code)
  const code = shown(secret)
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(who, code)))
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1)
  expect((await signIn(who, shown(secret, -1))).code).toBe(FACTOR_WRONG.code)
  expect((await shop.ask(operatorSignIn, { email: who.email, password: 'wrong', code: shown(secret, 1) })).code).toBe(
    refusals.SIGN_IN_WRONG.code,
  )
})

test('of twelve guesses at once no more than five are looked at, and then even the right code waits', async () => {
  const who = await add()
  const { secret } = await setUp(who)
  const guesses = Array.from({ length: 12 }, (_, at) => String(at).padStart(6, '0')).filter((guess) => guess !== shown(secret))
  const answers = await Promise.all(guesses.map((guess) => signIn(who, guess)))
  expect(answers.filter(({ code }) => code === FACTOR_WRONG.code)).toHaveLength(5)
  expect((await signIn(who, shown(secret))).code).toBe(FACTOR_RESTS.code)
  await runSql(shop.database, sql`update second_factor_tries set created_at = created_at - interval '16 minutes'`)
  clock.advance(MINUTE)
  expect((await signIn(who, shown(secret))).code).toBe(200)
})

test('a recovery code opens once, however it is typed, and nobody else’s', async () => {
  const [who, other] = [await add(), await add()]
  const { recoveryCodes } = await setUp(who)
  await setUp(other)
  const code = recoveryCodes[3] ?? ''
  expect((await signIn(other, code)).code).toBe(FACTOR_WRONG.code)
  const { data } = await signIn(who, code.toLowerCase().replaceAll('-', ' '))
  expect((await shop.ask(getOwnAccount, {}, { token: data.token })).data.recoveryCodesLeft).toBe(9)
  expect((await signIn(who, code)).code).toBe(FACTOR_WRONG.code)
})

test('a new phone or password asks for the present password and a code, and ends what else is open', async () => {
  const who = await add()
  const { token, secret, recoveryCodes } = await setUp(who)
  const second = (await signIn(who, shown(secret))).data.token
  const asked = { token }
  const change = (typed: { oldPassword?: string; code?: string }) =>
    shop.ask(changeOwnPassword, { password: 'a lantern over the peak', ...typed }, asked)
  expect((await change({ oldPassword: 'wrong' })).code).toBe(PASSWORD_NOW_WRONG.code)
  expect((await change({ oldPassword: PASSWORD })).code).toBe(FACTOR_NEEDED.code)
  expect((await shop.ask(beginFactor, { oldPassword: PASSWORD }, asked)).code).toBe(FACTOR_NEEDED.code)
  expect((await shop.ask(removeFactor, { oldPassword: PASSWORD, code: recoveryCodes[0] ?? '' }, asked)).code).toBe(
    NOT_PERMITTED.code,
  )
  expect((await change({ oldPassword: PASSWORD, code: recoveryCodes[0] ?? '' })).code).toBe(200)
  expect((await shop.ask(getOwnAccount, {}, { token: second })).code).toBe(refusals.SESSION_INVALID.code)
  expect((await signIn(who, shown(secret, 1))).code).toBe(refusals.SIGN_IN_WRONG.code)
  const { data } = await shop.ask(getOwnAccount, {}, asked)
  expect(data.sessions).toMatchObject([{ isThis: true }])
  const ended = await shop.ask(endOwnSession, { sessionId: newId() }, asked)
  expect(ended.code).toBe(refusals.NOT_FOUND.code)
})

test('another operator resets it: what is open ends, and the next sign-in sets one up', async () => {
  const [who, boss] = [await add(['support']), await add()]
  const { token } = await setUp(who)
  const { token: by } = await setUp(boss)
  expect((await shop.ask(resetOperatorFactor, { operatorId: boss.id }, { token: by })).code).toBe(refusals.OWN_ROLES.code)
  expect((await shop.ask(resetOperatorFactor, { operatorId: who.id }, { token: by })).data.hasFactor).toBe(false)
  expect((await shop.ask(getOperator, {}, { token })).code).toBe(refusals.SESSION_INVALID.code)
  expect((await signIn(who)).data.mustSetUp).toBe(true)
  expect((await shop.ask(setOperatorRoles, { operatorId: who.id, roles: ['finance'], version: 1 }, { token: by })).code).toBe(200)
})
