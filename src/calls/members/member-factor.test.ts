import { TOTP, Secret } from 'otpauth'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { join, lastMailTo, PASSWORD } from '#flows/members/sign-in.builders.ts'
import { acceptAccount, type BuiltMerchant, merchantOf, personOf } from '#flows/sellers/sellers.builders.ts'
import { endPerson, inviteStaff, listPeople, savePerson } from '#modules/merchants/people.paths.ts'
import {
  beginMemberFactor,
  confirmMemberFactor,
  getMemberFactor,
  showMemberFactor,
} from '#modules/second-factor/second-factor.paths.ts'
import { askMerchantWithdrawal, getMerchantMoney, nameMerchantAccount } from '#modules/settlement/merchant-money.paths.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterEach(() => clock.reset())
afterAll(() => shop.stop())

let serial = 0
/** An owner who has no second factor. */
async function owner(): Promise<BuiltMerchant> {
  const of = await merchantOf(shop, `Dunlin${(serial += 1)}`)
  await runSql(shop.database, sql`delete from factor_shows where account_id = ${of.account}`)
  await runSql(shop.database, sql`delete from second_factors where account_id = ${of.account}`)
  return of
}
const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() })

async function setUp({ token }: { token: string }) {
  const { data } = await shop.ask(beginMemberFactor, { oldPassword: PASSWORD }, { token })
  const { data: confirmed } = await shop.ask(confirmMemberFactor, { code: codeOf(data.secret) }, { token })
  return { secret: data.secret, recoveryCodes: confirmed.recoveryCodes }
}
const account = (of: BuiltMerchant) =>
  shop.ask(
    nameMerchantAccount,
    { bankCode: '004', account: '123-456789-833', holder: `${of.code} Ltd`, oldPassword: PASSWORD },
    { token: of.token },
  )
const withdraw = ({ token }: BuiltMerchant) => shop.ask(askMerchantWithdrawal, { amount: '1', oldPassword: PASSWORD }, { token })
const invite = ({ token }: BuiltMerchant, scopes: ('money' | 'offer')[]) =>
  shop.ask(inviteStaff, { email: `a${(serial += 1)}@praya.test`, scopes }, { token })

test('money asks for a second factor: set up by its owner, shown for this session, and asked for again after ten minutes', async () => {
  const of = await owner()
  const missing = refusals.FACTOR_MISSING.code
  expect([(await account(of)).code, (await withdraw(of)).code, (await invite(of, ['money'])).code]).toEqual([
    missing,
    missing,
    missing,
  ])
  expect((await invite(of, ['offer'])).code).toBe(200)
  const wrong = await shop.ask(beginMemberFactor, { oldPassword: 'Not-this-1' }, { token: of.token })
  expect(wrong).toMatchObject({ code: refusals.PASSWORD_NOW_WRONG.code, data: { field: 'oldPassword' } })
  const { secret, recoveryCodes } = await setUp(of)
  expect(recoveryCodes).toHaveLength(10)
  expect((await lastMailTo(shop, of.email)).subject).toBe('A second factor was set up for your account')
  expect((await account(of)).code).toBe(200)
  await acceptAccount(shop, of.merchantId)
  clock.advance(11 * MINUTE)
  const needed = { code: refusals.FACTOR_NEEDED.code, data: { field: 'code' } }
  expect(await withdraw(of)).toMatchObject(needed)
  expect(await account(of)).toMatchObject(needed)
  expect(await invite(of, ['money'])).toMatchObject(needed)
  const show = (code: string) => shop.ask(showMemberFactor, { code }, { token: of.token })
  expect(await show('000000')).toMatchObject({ code: refusals.FACTOR_WRONG.code, data: { field: 'code' } })
  const code = codeOf(secret)
  const both = await Promise.all([show(code), show(code)])
  expect(both.map((one) => one.code).toSorted((one, other) => one - other)).toEqual(
    [200, refusals.FACTOR_WRONG.code].toSorted((one, other) => one - other),
  )
  expect((await withdraw(of)).code).toBe(refusals.WITHDRAWAL_ABOVE_BALANCE.code)
  expect((await invite(of, ['money'])).code).toBe(200)
  clock.advance(11 * MINUTE)
  expect((await show(recoveryCodes[0] ?? '')).code).toBe(200)
  expect((await shop.ask(getMemberFactor, {}, { token: of.token })).data).toMatchObject({ hasFactor: true, recoveryCodesLeft: 9 })
})

test('another phone takes the code of the one before, and a factor shown in one session opens no other', async () => {
  const of = await owner()
  const { secret } = await setUp(of)
  const again = await shop.ask(beginMemberFactor, { oldPassword: PASSWORD }, { token: of.token })
  expect(again).toMatchObject({ code: refusals.FACTOR_NEEDED.code })
  clock.advance(MINUTE)
  const begun = await shop.ask(beginMemberFactor, { oldPassword: PASSWORD, code: codeOf(secret) }, { token: of.token })
  expect(begun.code).toBe(200)
  await runSql(shop.database, sql`update factor_shows set session_id = gen_random_uuid() where account_id = ${of.account}`)
  expect((await withdraw(of)).code).toBe(refusals.FACTOR_NEEDED.code)
})

test('whoever is let at the money is let there by somebody with the second factor; who is removed is out at once', async () => {
  const of = await owner()
  const staff = await personOf(shop, of.merchantId, 'staff', ['offer'])
  const { list } = (await shop.ask(listPeople, {}, { token: of.token })).data
  const personId = list.find(({ role }) => role === 'staff')?.personId ?? ''
  const save = () => shop.ask(savePerson, { personId, scopes: ['money'] }, { token: of.token })
  expect((await save()).code).toBe(refusals.FACTOR_MISSING.code)
  await setUp(of)
  await save()
  expect((await shop.ask(getMerchantMoney, {}, { token: staff.token })).code).toBe(200)
  const [, ...asked] = await Promise.all([
    shop.ask(endPerson, { personId }, { token: of.token }),
    ...Array.from({ length: 3 }, () => shop.ask(getMerchantMoney, {}, { token: staff.token })),
  ])
  expect(asked.every(({ code }) => code === 200 || code === refusals.NOT_PERMITTED.code)).toBe(true)
  expect((await shop.ask(getMerchantMoney, {}, { token: staff.token })).code).toBe(refusals.NOT_PERMITTED.code)
})

test('somebody who only shops may set one up, too', async () => {
  const { token } = await join(shop)
  expect((await setUp({ token })).recoveryCodes).toHaveLength(10)
})
