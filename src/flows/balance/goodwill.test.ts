import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import { decideGoodwill, getMemberBalance, giveGoodwill, listBalances } from '#modules/balance/balance-room.paths.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { requireInvariants } from '../invariants.builders.ts'
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

const give = (accountId: string, amount: string, token = finance, key?: string) =>
  shop.ask(giveGoodwill, { accountId, amount, reason: 'The parcel was late.' }, { token, ...(key ? { key } : {}) })
const balance = async (accountId: string) => (await shop.ask(getMemberBalance, { accountId }, { token: finance })).data

test('goodwill is the member’s at once, is told to them in both languages, and stands in the audit trail', async () => {
  const { account, token, email } = await join(shop)
  expect((await give(account, '120.50')).data).toMatchObject({ balance: '120.50' })
  expect(await balance(account)).toMatchObject({
    balance: '120.50',
    goodwills: [{ amount: '120.50', state: 'given', askedBy: 'Ada', decidedBy: '' }],
  })
  expect((await lastMailTo(shop, email)).subject).toBe('HK$120.50 is yours to spend')
  const told = await shop.ask(listMessages, {}, { token, language: 'cht_CN' })
  expect(told.data.list[0]).toMatchObject({ title: '您的結餘已存入HK$120.50', link: '/myaccount/balance' })
  const trail = await readRows(
    shop.database.pool,
    z.object({ action: z.string(), reason: z.string() }),
    sql`select action, after ->> 'reason' as reason from audit_trail where subject_id = ${account}`,
  )
  expect(trail).toEqual([{ action: 'balance-goodwill-given', reason: 'The parcel was late.' }])
})

test('the same request a second time gives nothing more', async () => {
  const { account } = await join(shop)
  const key = `goodwill-${account}`
  await Promise.all(Array.from({ length: 10 }, () => give(account, '10', finance, key)))
  expect(await balance(account)).toMatchObject({ balance: '10.00' })
})

test('above the limit of a day it waits until somebody else agrees, once; in small pieces, too', async () => {
  const { account } = await join(shop)
  await give(account, '60000')
  const { data } = await give(account, '40000.01')
  expect(data).toMatchObject({ balance: '60000.00', goodwills: [{ state: 'waiting' }, { state: 'given' }] })
  const goodwillId = data.goodwills[0]?.goodwillId ?? ''
  const decide = (token: string, agree: boolean) => shop.ask(decideGoodwill, { goodwillId, agree }, { token })
  expect((await decide(finance, true)).code).toBe(refusals.GOODWILL_SAME_PERSON.code)
  const answers = await Promise.all(Array.from({ length: 5 }, () => decide(second, true)))
  expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array(4).fill(refusals.GOODWILL_DECIDED.code),
  ])
  expect(await balance(account)).toMatchObject({ balance: '100000.01' })
})

test('what was declined is never given', async () => {
  const { account } = await join(shop)
  const goodwillId = (await give(account, '100000.01')).data.goodwills[0]?.goodwillId ?? ''
  expect((await shop.ask(listBalances, {}, { token: second })).data.waiting).toMatchObject([{ goodwillId, accountId: account }])
  await shop.ask(decideGoodwill, { goodwillId, agree: false }, { token: second })
  expect((await shop.ask(decideGoodwill, { goodwillId, agree: true }, { token: second })).code).toBe(
    refusals.GOODWILL_DECIDED.code,
  )
  expect(await balance(account)).toMatchObject({ balance: '0.00', goodwills: [{ state: 'declined' }] })
})

test('a guest has no balance, and no amount is nothing, negative or half a cent', async () => {
  await shop.visitor()
  const guests = await readRows(
    shop.database.pool,
    z.object({ id: z.string() }),
    sql`select account_id as id from accounts where kind = 'visitor' limit 1`,
  )
  expect((await give(guests[0]?.id ?? '', '10')).code).toBe(refusals.NOT_FOUND.code)
  const { account, email } = await join(shop)
  for (const amount of ['0', '0.00', '-5', '1.005', '1e3', '１２', ''])
    expect((await give(account, amount)).code).toBe(refusals.BAD_INPUT.code)
  expect(await balance(account)).toMatchObject({ balance: '0.00' })
  await give(account, '3')
  const found = (await shop.ask(listBalances, { word: email }, { token: finance })).data
  expect(found.list).toMatchObject([{ accountId: account, email, balance: '3.00' }])
})
