import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { join, lastMailTo } from '#flows/members/sign-in.builders.ts'
import { merchantOf, personOf, shownFactor } from '#flows/sellers/sellers.builders.ts'
import { decideApproval, listApprovals } from '#modules/approvals/approvals.paths.ts'
import { getAdminMember, resetMemberFactor } from '#modules/members/admin-members.paths.ts'
import { getMemberFactor } from '#modules/second-factor/second-factor.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let [one, other] = ['', '']
beforeAll(async () => {
  shop = await startTestShop()
  ;[one, other] = [await shop.operator(['support']), await shop.operator(['support'])]
})
afterAll(() => shop.stop())

const reason = 'Called back on the number in the account.'
const reset = (accountId: string, token = one) => shop.ask(resetMemberFactor, { accountId, reason }, { token })
const waiting = async (accountId: string) =>
  (await shop.ask(listApprovals, { about: accountId }, { token: other })).data.list.find(({ kind }) => kind === 'factor')
const decide = async (accountId: string, agree: boolean, token = other) => {
  const { approvalId = '' } = (await waiting(accountId)) ?? {}
  return shop.ask(decideApproval, { approvalId, agree, reason: agree ? '' : 'Not reached.' }, { token })
}
const isThere = async (accountId: string) => (await shop.ask(getAdminMember, { accountId }, { token: one })).data.hasFactor

test('a lost second factor goes once a colleague agrees: sessions end, and member and owners are written to', async () => {
  const merchant = await merchantOf(shop, 'PLOVER')
  const staff = await personOf(shop, merchant.merchantId, 'staff', ['money'])
  expect((await reset(staff.account)).data).toMatchObject({ hasFactor: true })
  expect(await waiting(staff.account)).toMatchObject({ memberId: staff.account, reason })
  expect((await decide(staff.account, true, one)).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
  expect((await shop.ask(getMemberFactor, {}, { token: staff.token })).data.hasFactor).toBe(true)
  expect((await decide(staff.account, true)).data).toEqual({ state: 'approved' })
  expect(await isThere(staff.account)).toBe(false)
  expect((await shop.ask(getMemberFactor, {}, { token: staff.token })).code).not.toBe(200)
  expect((await lastMailTo(shop, staff.email)).subject).toBe('Your second factor was removed')
  expect((await lastMailTo(shop, merchant.email)).subject).toBe('A second factor was removed from your shop’s team')
  const trail = await readRows(
    shop.database.pool,
    z.object({ action: z.string() }),
    sql`select action from audit_trail where subject_id = ${staff.account} and action like 'member-factor-%' order by recorded_at`,
  )
  expect(trail.map(({ action }) => action)).toEqual(['member-factor-asked', 'member-factor-reset'])
})

test('what a colleague declines leaves it, and can be asked for again', async () => {
  const { account } = await join(shop)
  await shownFactor(shop, account)
  await reset(account)
  expect((await reset(account)).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
  expect((await decide(account, false)).data).toEqual({ state: 'declined' })
  expect(await isThere(account)).toBe(true)
  expect((await reset(account)).code).toBe(200)
})

test('of two who agree at once it goes once, and without one there is nothing to reset', async () => {
  const { account, email } = await join(shop)
  await shownFactor(shop, account)
  await reset(account)
  const third = await shop.operator(['support'])
  const { approvalId = '' } = (await waiting(account)) ?? {}
  await Promise.all([other, third].map((token) => shop.ask(decideApproval, { approvalId, agree: true }, { token })))
  const letters = await readRows(
    shop.database.pool,
    z.object({ num: z.int() }),
    sql`select count(*)::int as num from mails where recipient = ${email} and subject = 'Your second factor was removed'`,
  )
  expect(letters).toEqual([{ num: 1 }])
  expect((await reset(account)).code).toBe(refusals.FACTOR_NONE.code)
})
