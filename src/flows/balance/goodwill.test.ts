import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import { decideGoodwill, getMemberBalance, giveGoodwill, listBalances } from '#modules/balance/balance-page.paths.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { setLimits } from '../approvals/limits.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { join, lastMailTo } from '../members/sign-in.builders.ts'

let shop: TestShop
let finance: string
let second: string
beforeAll(async () => {
  shop = await startTestShop()
  finance = await shop.operator(['finance'])
  second = await shop.operator(['finance'])
})
afterEach(() => requireInvariants(shop.database))
afterAll(() => shop.stop())

const ask = (accountId: string, amount: string, token = finance, more: { key?: string; again?: boolean } = {}) => {
  const { key, again = false } = more
  return shop.ask(giveGoodwill, { accountId, amount, reason: 'The parcel was late.', again }, { token, ...(key ? { key } : {}) })
}
const decide = (goodwillId: string, token: string, agree = true) => shop.ask(decideGoodwill, { goodwillId, agree }, { token })
/** One asks, and another agrees. */
const give = async (accountId: string, amount: string) => {
  const asked = await ask(accountId, amount)
  return asked.code === 200 ? decide(asked.data.goodwills[0]?.goodwillId ?? '', second) : asked
}
const balance = async (accountId: string) => (await shop.ask(getMemberBalance, { accountId }, { token: finance })).data

test('goodwill is the member’s once a second person has agreed, is told to them in both languages, and stands in the audit trail', async () => {
  const { account, token, email } = await join(shop)
  expect((await give(account, '120.50')).data).toMatchObject({ balance: '120.50' })
  expect(await balance(account)).toMatchObject({
    balance: '120.50',
    goodwills: [{ amount: '120.50', state: 'given', askedBy: 'Ada', decidedBy: 'Ada' }],
  })
  expect((await lastMailTo(shop, email)).subject).toBe('HK$120.50 is yours to spend')
  const told = await shop.ask(listMessages, {}, { token, language: 'cht_CN' })
  expect(told.data.list[0]).toMatchObject({ title: '您的結餘已存入HK$120.50', link: '/myaccount/balance' })
  const trail = await readRows(
    shop.database.pool,
    z.object({ action: z.string(), reason: z.string() }),
    sql`select action, after ->> 'reason' as reason from audit_trail where subject_id = ${account} and action <> 'member-signed-in'`,
  )
  expect(trail.toSorted((one, other) => one.action.localeCompare(other.action))).toEqual([
    { action: 'balance-goodwill-asked', reason: 'The parcel was late.' },
    { action: 'balance-goodwill-given', reason: 'The parcel was late.' },
  ])
})

test('the same request a second time asks for nothing more, and the same from other tabs waits once', async () => {
  const { account } = await join(shop)
  const key = `goodwill-${account}`
  await Promise.all(Array.from({ length: 10 }, () => ask(account, '10', finance, { key })))
  expect((await balance(account)).goodwills).toHaveLength(1)
  const tabs = await Promise.all(Array.from({ length: 6 }, () => ask(account, '11')))
  expect(tabs.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(tabs.filter(({ code }) => code === refusals.APPROVAL_WAITS.code)).toHaveLength(5)
})

test('who asked for it does not agree to it, however little it is, and of many who agree at once one does', async () => {
  const { account } = await join(shop)
  const { data } = await ask(account, '0.01')
  expect(data).toMatchObject({ balance: '0.00', goodwills: [{ state: 'waiting' }] })
  const goodwillId = data.goodwills[0]?.goodwillId ?? ''
  expect((await decide(goodwillId, finance)).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
  const answers = await Promise.all(Array.from({ length: 5 }, () => decide(goodwillId, second)))
  expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array(4).fill(refusals.GOODWILL_DECIDED.code),
  ])
  expect(await balance(account)).toMatchObject({ balance: '0.01' })
})

test('the same within minutes asks again, and what a day may have is the most there is', async () => {
  const { account } = await join(shop)
  await give(account, '20')
  expect((await ask(account, '20')).data).toMatchObject({ field: 'again' })
  expect((await ask(account, '20', finance, { again: true })).code).toBe(200)
  await setLimits(shop, { goodwillDay: '500' })
  const answer = await ask(account, '400')
  expect([answer.code, answer.msg]).toEqual([
    refusals.GOODWILL_ABOVE.code,
    'Compensation may come to HK$500. Enter a smaller amount.',
  ])
  await setLimits(shop, { goodwillDay: '9999999' })
})

test('what was declined is never given', async () => {
  const { account } = await join(shop)
  const goodwillId = (await ask(account, '70')).data.goodwills[0]?.goodwillId ?? ''
  const { waiting } = (await shop.ask(listBalances, {}, { token: second })).data
  expect(waiting.filter((one) => one.accountId === account)).toMatchObject([{ goodwillId }])
  await decide(goodwillId, second, false)
  expect((await decide(goodwillId, second)).code).toBe(refusals.GOODWILL_DECIDED.code)
  expect(await balance(account)).toMatchObject({ balance: '0.00', goodwills: [{ state: 'declined' }] })
})

test('a guest has no balance, and no amount is nothing, negative or half a cent', async () => {
  await shop.visitor()
  const guests = await readRows(
    shop.database.pool,
    z.object({ id: z.string() }),
    sql`select account_id as id from accounts where kind = 'visitor' limit 1`,
  )
  expect((await ask(guests[0]?.id ?? '', '10')).code).toBe(refusals.NOT_FOUND.code)
  const { account, email } = await join(shop)
  for (const amount of ['0', '0.00', '-5', '1.005', '1e3', '１２', ''])
    expect((await ask(account, amount)).code).toBe(refusals.BAD_INPUT.code)
  expect(await balance(account)).toMatchObject({ balance: '0.00' })
  await give(account, '3')
  const found = (await shop.ask(listBalances, { word: email }, { token: finance })).data
  expect(found.list).toMatchObject([{ accountId: account, email, balance: '3.00' }])
})
