import { sql } from 'kysely'
import { z } from 'zod'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { decideMerchantAccount, getKeptMerchant, listKeptMerchants } from '#modules/merchants/kept-merchants.paths.ts'
import { showToday } from '#modules/reports/reports.paths.ts'
import type { MerchantAccountInput } from '#modules/settlement/merchant-money.contract.ts'
import {
  askMerchantWithdrawal,
  cancelMerchantWithdrawal,
  getMerchantMoney,
  nameMerchantAccount,
} from '#modules/settlement/merchant-money.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { hashToken, newId } from '#platform/ids.server.ts'
import { post } from '#platform/ledger.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { lastMailTo, PASSWORD } from '../members/sign-in.builders.ts'
import { acceptAccount, type BuiltMerchant, merchantOf, personOf } from './sellers.builders.ts'

let shop: TestShop
let office: string
let finance: string
beforeAll(async () => {
  shop = await startTestShop()
  office = await shop.operator()
  finance = await shop.operator(['finance'])
})
afterEach(() => clock.reset())
afterAll(() => shop.stop())

let serial = 0
/** With HK$10,560 that is due, without the sale behind it. */
async function dueMerchant(): Promise<BuiltMerchant> {
  const of = await merchantOf(shop, `Ruff${(serial += 1)}`)
  const entries = [
    { ownerId: of.merchantId, purpose: 'merchant-debts', amount: -1_056_000 },
    { purpose: 'sales', amount: 1_056_000 },
  ]
  await shop.database.inTransaction((tx) => post(tx, { kind: 'claim', subjectId: newId(), entries }))
  await runSql(
    shop.database,
    sql`update sessions set expires_at = expires_at + interval '1 year' where token_hash = ${hashToken(of.token)}`,
  )
  return of
}
const money = async ({ token }: BuiltMerchant) => (await shop.ask(getMerchantMoney, {}, { token })).data
const nameAccount = (of: BuiltMerchant, more: Partial<MerchantAccountInput> = {}) =>
  shop.ask(
    nameMerchantAccount,
    { bankCode: '004', account: '123-456789-833', holder: `${of.code} Ltd`, oldPassword: PASSWORD, ...more },
    { token: of.token },
  )
const withdraw = (of: BuiltMerchant, amount: string) =>
  shop.ask(askMerchantWithdrawal, { amount, oldPassword: PASSWORD }, { token: of.token })

test('an account is in the name its merchant was accepted by; another one rests payouts for 72 hours, and all owners are told', async () => {
  const of = await dueMerchant()
  await nameAccount(of)
  await acceptAccount(shop, of.merchantId)
  const second = await personOf(shop, of.merchantId, 'owner')
  const clerk = await personOf(shop, of.merchantId, 'staff', ['money'])
  expect((await nameAccount(of, { holder: 'Somebody Else' })).data).toMatchObject({ field: 'holder' })
  expect((await nameAccount(of, { account: '12' })).data).toMatchObject({ field: 'account' })
  expect((await nameAccount(of, { cardNumber: '12' })).data).toMatchObject({ field: 'cardNumber' })
  expect((await nameAccount({ ...of, token: clerk.token })).code).toBe(refusals.NOT_PERMITTED.code)
  expect((await nameAccount(of, { oldPassword: 'Not-this-1' })).code).toBe(refusals.PASSWORD_NOW_WRONG.code)
  const named = await nameAccount(of, { account: '999-888777-666', cardNumber: '4111 1111 1111 1234' })
  expect(named.data.account).toMatchObject({ account: '•••9833' })
  expect(named.data.named).toMatchObject({
    ...{ state: 'waiting', account: '•••7666', cardNumber: '•••1234' },
    holder: `${of.code} LTD`.toUpperCase(),
  })
  expect(JSON.stringify(named)).not.toMatch(/888777|41111/)
  for (const email of [of.email, second.email])
    expect((await lastMailTo(shop, email)).subject).toBe('Your shop has a new bank account')
  expect((await lastMailTo(shop, clerk.email)).subject).not.toBe('Your shop has a new bank account')
  expect((await withdraw(of, '10')).code).toBe(refusals.MERCHANT_ACCOUNT_WAITS.code)
  await decide(of, 'accept')
  expect((await lastMailTo(shop, second.email)).subject).toBe('The bank account of your shop is accepted')
  expect((await withdraw(of, '10')).code).toBe(refusals.MERCHANT_ACCOUNT_RESTS.code)
  clock.advance(3 * DAY + 1_000)
  expect((await withdraw(of, '10')).code).toBe(200)
  const { withdrawals, account } = await money(of)
  expect(account).toMatchObject({ account: '•••7666', restTime: '' })
  const { data } = await shop.ask(
    cancelMerchantWithdrawal,
    { withdrawalId: withdrawals[0]?.withdrawalId ?? '' },
    { token: of.token },
  )
  expect(data).toMatchObject({ balance: '10560.00', withdrawals: [{ state: 'cancelled' }] })
})

const kept = async ({ merchantId }: BuiltMerchant, token = office) =>
  (await shop.ask(getKeptMerchant, { merchantId }, { token })).data
const WHY = { en: 'The name on the letter is another.', zh: '信上的名稱不同。' }
const decide = async (of: BuiltMerchant, act: 'accept' | 'refuse', token = office, bankAccountId?: string) => {
  const id = bankAccountId ?? (await kept(of)).accounts.waiting?.bankAccountId ?? newId()
  return shop.ask(
    decideMerchantAccount,
    { merchantId: of.merchantId, bankAccountId: id, act, ...(act === 'refuse' ? { reason: WHY } : {}) },
    { token },
  )
}

test('nothing is paid before a reviewer has accepted the first account, and a refused change leaves the one in use', async () => {
  const of = await dueMerchant()
  await nameAccount(of)
  expect((await withdraw(of, '10')).code).toBe(refusals.MERCHANT_ACCOUNT_WAITS.code)
  const waiting = async () => (await shop.ask(listKeptMerchants, { queue: 'accounts' }, { token: office })).data.list
  expect(await waiting()).toMatchObject([{ merchantId: of.merchantId, isAccountWaiting: true }])
  const today = (await shop.ask(showToday, {}, { token: office })).data.waiting
  expect(today).toContainEqual({ room: 'merchant-accounts', num: 1 })
  expect((await kept(of)).accounts).toMatchObject({
    now: null,
    waiting: { account: '•••9833', holder: `${of.code} LTD`.toUpperCase(), restTime: '' },
    names: [`${of.code} Limited`, `${of.code}有限公司`],
  })
  // Neither someone of finance nor one of its own people decides.
  expect((await decide(of, 'accept', finance)).code).toBe(refusals.NOT_PERMITTED.code)
  const own = await shop.operator(['support'])
  await runSql(
    shop.database,
    sql`insert into merchant_people (person_id, merchant_id, account_id, role, scopes)
      select ${newId()}, ${of.merchantId}, account_id, 'staff', '{}' from sessions where token_hash = ${hashToken(own)}`,
  )
  expect((await decide(of, 'accept', own)).code).toBe(refusals.MERCHANT_OWN.code)
  const both = await Promise.all([decide(of, 'accept'), decide(of, 'accept', await shop.colleague())])
  expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, refusals.MERCHANT_MOVED_ON.code])
  expect(await waiting()).toEqual([])
  expect((await withdraw(of, '10')).code).toBe(200)

  await nameAccount(of, { account: '999-888777-666' })
  const older = (await kept(of)).accounts.waiting?.bankAccountId
  await nameAccount(of, { account: '999-888777-555' })
  expect((await decide(of, 'accept', office, older)).code).toBe(refusals.MERCHANT_MOVED_ON.code)
  const without = { merchantId: of.merchantId, bankAccountId: newId(), act: 'refuse' } as const
  expect((await shop.ask(decideMerchantAccount, without, { token: office })).code).toBe(refusals.BAD_INPUT.code)
  expect((await decide(of, 'refuse')).data.accounts).toMatchObject({ now: { account: '•••9833' }, waiting: null })
  expect((await lastMailTo(shop, of.email)).body).toContain(`Reason: ${WHY.en}`)
  expect(await money(of)).toMatchObject({
    account: { account: '•••9833' },
    named: { state: 'refused', account: '•••7555', reason: WHY.en },
  })
  expect((await withdraw(of, '10')).code).toBe(200)
  const left = await readRows(
    shop.database.pool,
    z.object({ sealed: z.int() }),
    sql`select count(sealed_account)::int as sealed from merchant_bank_accounts where merchant_id = ${of.merchantId}`,
  )
  expect(left).toEqual([{ sealed: 1 }])
})
