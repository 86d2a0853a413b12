import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { sql } from 'kysely'
import { join } from '#flows/members/sign-in.builders.ts'
import { type BuildCampaign, buildCampaign } from '#modules/coupons/coupons.builders.ts'
import { decideApproval, listApprovals } from '#modules/approvals/approvals.paths.ts'
import { queryCoupons } from '#modules/coupons/coupons.paths.ts'
import { giveMemberCoupon, listMemberCoupons } from '#modules/coupons/admin/member-coupons.paths.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator(['support'])
})
afterAll(() => shop.stop())

const campaign = (wanted: BuildCampaign) => shop.database.inTransaction((tx) => buildCampaign(tx, wanted))
type Given = { reason?: string; key?: string; again?: boolean }
const ask = (accountId: string, campaignId: string, given: Given = {}) => {
  const { reason = 'Her parcel was late.', again = false, ...asked } = given
  return shop.ask(giveMemberCoupon, { accountId, campaignId, reason, again }, { token, ...asked })
}
const agree = async (accountId: string) => {
  const by = { token: await shop.colleague() }
  const { list } = (await shop.ask(listApprovals, { about: accountId }, by)).data
  return shop.ask(decideApproval, { approvalId: list[0]?.approvalId ?? newId(), agree: true }, by)
}
/** One asks, and another agrees. */
const give = async (accountId: string, campaignId: string, given: Given = {}) => {
  const asked = await ask(accountId, campaignId, { again: true, ...given })
  return asked.code === 200 ? agree(accountId) : asked
}

test('the desk hands a member a coupon once a colleague has agreed; they are told, and the trail says who did it and why', async () => {
  const { account, token: own } = await join(shop)
  const campaignId = await campaign({ had: 'granted', name_en: 'With our apologies' })
  const key = newId()
  for (const _ of [1, 2]) expect((await ask(account, campaignId, { key })).data.list).toEqual([])
  expect((await ask(account, campaignId)).code).toBe(refusals.APPROVAL_WAITS.code)
  expect((await agree(account)).data).toEqual({ state: 'approved' })
  const had = (await shop.ask(listMemberCoupons, { accountId: account }, { token })).data.list
  expect(had).toMatchObject([{ name: 'With our apologies', state: 'unused' }])
  expect((await ask(account, campaignId)).data).toMatchObject({ field: 'again' })
  expect((await shop.ask(queryCoupons, {}, { token: own })).data.list).toMatchObject([{ gives: 'HK$200 off', state: 'unused' }])
  const messages = (await shop.ask(listMessages, { kind: 'offers' }, { token: own })).data.list
  expect(messages.map(({ title }) => title)).toEqual(['A coupon for you: HK$200 off'])
  const trail = await readRows(
    shop.database.pool,
    z.object({ actor: z.string(), after: z.object({ reason: z.string(), campaignId: z.string() }) }),
    sql`select actor, after from audit_trail where action = 'coupon-given' and subject_id = ${account}`,
  )
  expect(trail).toEqual([{ actor: 'Ada', after: { reason: 'Her parcel was late.', campaignId } }])
})

test('nothing is handed out without a reason, beyond what the campaign allows, or of one that is had otherwise, pauses or is over', async () => {
  const { account } = await join(shop)
  const twice = await campaign({ had: 'granted', per_member: 2 })
  expect(await give(account, twice, { reason: ' ' })).toMatchObject({ code: refusals.BAD_INPUT.code, data: { field: 'reason' } })
  const codes: number[] = []
  for (const _ of [1, 2, 3]) codes.push((await give(account, twice)).code)
  expect(codes).toEqual([200, 200, refusals.COUPON_HAD.code])
  const last = await campaign({ had: 'granted', budget_uses: 1 })
  expect((await give(account, last)).code).toBe(200)
  expect((await give((await join(shop)).account, last)).code).toBe(refusals.COUPON_USED_UP.code)
  const claimed = await campaign({ had: 'claimed', shared_code: 'ASKFORIT' })
  const paused = await campaign({ had: 'granted', state: 'paused', name_en: 'Rests' })
  expect((await give(account, claimed)).code).toBe(refusals.NOT_FOUND.code)
  expect((await give(account, paused)).code).toBe(refusals.COUPON_ENDED.code)
  expect((await give(newId(), twice)).code).toBe(refusals.NOT_FOUND.code)
  const { campaigns } = (await shop.ask(listMemberCoupons, { accountId: account }, { token })).data
  expect(campaigns.map(({ campaignId }) => campaignId)).toEqual(expect.arrayContaining([twice, last]))
  expect(campaigns.filter(({ campaignId }) => [claimed, paused].includes(campaignId))).toEqual([])
})
