import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { join } from '#flows/members/sign-in.builders.ts'
import { placeAsGuest } from '#flows/order.builders.ts'
import { claimCoupon, listClaimable } from '#modules/coupons/coupons.paths.ts'
import type { CampaignDocument } from '#modules/coupons/admin/campaign-page.contract.ts'
import {
  exportCodes,
  getCampaign,
  listCampaigns,
  makeCodes,
  moveCampaign,
  previewCampaign,
  saveCampaign,
} from '#modules/coupons/admin/campaign-page.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { campaign as document } from './campaigns.builders.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator(['merchandiser'])
})
afterAll(() => shop.stop())

const save = (wanted: CampaignDocument) => shop.ask(saveCampaign, wanted, { token })
const saved = async (wanted: Partial<CampaignDocument> = {}) => (await save(document(wanted))).data
/** Those that give much away start once a colleague has pressed, too. */
const move = async (campaignId: string, to: 'start' | 'pause' | 'end') => {
  const answer = await shop.ask(moveCampaign, { campaignId, move: to }, { token })
  const waits = to === 'start' && answer.code === 200 && answer.data.state !== 'running'
  return waits ? shop.ask(moveCampaign, { campaignId, move: to }, { token: await shop.colleague() }) : answer
}

describe('a campaign', () => {
  test('comes back as it was typed, and whoever comes second is told who was quicker', async () => {
    const typed = document({
      minimum: '1000',
      merchantPercent: '50',
      groups: ['top'],
      payTypes: ['card'],
      holdsDays: '30',
      uses: '1000',
    })
    const first = (await save(typed)).data
    const found = (await shop.ask(getCampaign, { campaignId: first.campaignId }, { token })).data
    expect(found.document).toEqual({ ...typed, campaignId: first.campaignId, version: 1, priority: '100' })
    expect(found).toMatchObject({ state: 'draft', gives: '10% off, up to HK$500', spent: { used: 0, cost: '0.00' } })
    expect((await save({ ...found.document, percent: '20' })).data.version).toBe(2)
    expect((await save({ ...found.document, percent: '30' })).code).toBe(refusals.MOVED_ON.code)
  })

  test.each<[Partial<CampaignDocument>, string]>([
    [{ kind: 'amount' }, 'amount'],
    [{ minimum: '1,000' }, 'minimum'],
    [{ percent: 'a tenth' }, 'percent'],
    [{ kind: 'buy-get', buy: '2' }, 'get'],
    [{ had: 'shared-code' }, 'sharedCode'],
    [{ until: '2025-12-31T00:00' }, 'until'],
    [{ percent: '101' }, 'percent'],
    [{ merchants: ['HOUSE'] }, 'merchants.0'],
    [{ name: { en: 'Only English', zh: '' } }, 'name.zh'],
  ])('is not kept as %j', async (wanted, field) => {
    const refused = await save(document(wanted))
    expect(refused.code).toBe(refusals.BAD_INPUT.code)
    expect(refused.data).toHaveProperty(['fields', field])
  })

  test('is had by shoppers once it runs, by nobody while it pauses, and never again once it has ended', async () => {
    const { campaignId } = await saved({ had: 'claimed', sharedCode: 'RUNS88', brands: [] })
    const claim = async () => (await shop.ask(claimCoupon, { couponCode: 'RUNS88' }, { token: (await join(shop)).token })).code
    expect(await claim()).toBe(refusals.COUPON_UNKNOWN.code)
    await move(campaignId, 'start')
    expect(await claim()).toBe(200)
    await move(campaignId, 'pause')
    expect(await claim()).toBe(refusals.COUPON_ENDED.code)
    await move(campaignId, 'start')
    expect((await move(campaignId, 'end')).data).toMatchObject({ state: 'ended', spent: { waiting: 1 } })
    expect((await move(campaignId, 'start')).code).toBe(refusals.CAMPAIGN_STANDS.code)
    expect((await shop.ask(listCampaigns, { state: 'ended' }, { token })).data.list).toMatchObject([
      { campaignId, state: 'ended' },
    ])
  })

  test('has a code and an occasion of its own', async () => {
    await saved({ had: 'shared-code', sharedCode: 'TAKEN1' })
    expect((await save(document({ had: 'claimed', sharedCode: 'TAKEN1' }))).code).toBe(refusals.CAMPAIGN_CODE_TAKEN.code)
    const [one, other] = [
      await saved({ had: 'granted', occasion: 'new-member' }),
      await saved({ had: 'granted', occasion: 'new-member' }),
    ]
    expect((await move(one.campaignId, 'start')).code).toBe(200)
    expect((await move(other.campaignId, 'start')).code).toBe(refusals.CAMPAIGN_OCCASION_TAKEN.code)
    await move(one.campaignId, 'end')
  })
})

describe('the preview', () => {
  const preview = async (wanted: Partial<CampaignDocument>, bag: { pieces?: string; orderNo?: string }) =>
    shop.ask(previewCampaign, { document: document(wanted), orderNo: '', pieces: '', payType: '', ...bag }, { token })

  test('says what a campaign would take off each piece, or why nothing', async () => {
    const bag = await shop.product({ brandCode: 'seen', categories: ['women/bags/totes'] })
    const shoes = await shop.product({ brandCode: 'unseen', categories: ['women/shoes/boots'] })
    const pieces = `${bag.spuCode} x 2\n${shoes.articleNumber}`
    const found = (await preview({ cap: '', brands: ['seen'] }, { pieces })).data
    expect(found).toMatchObject({
      off: '2400.00',
      amount: '36000.00',
      why: '',
      lines: [
        { quantity: 2, off: '2400.00' },
        { quantity: 1, off: '0.00' },
      ],
    })
    expect((await preview({ minimum: '40000' }, { pieces })).data).toMatchObject({
      off: '0.00',
      why: 'Spend HK$4,000 more to use this coupon.',
    })
    expect((await preview({}, { pieces: 'NOSUCH1' })).code).toBe(refusals.PREVIEW_UNKNOWN.code)
  })

  test('looks at the bag of an order', async () => {
    const { answer } = await placeAsGuest(shop, [await shop.product()])
    const found = (await preview({ cap: '' }, { orderNo: answer.data.orderNo })).data
    expect(found).toMatchObject({ off: '1200.00', lines: [{ quantity: 1 }] })
    expect((await preview({ members: true }, { orderNo: answer.data.orderNo })).data.why).toBe('For members. Sign in to use it.')
  })
})

test('single codes are made in the background and taken out as a file, each once', async () => {
  const { campaignId } = await saved({ had: 'single-codes' })
  const key = newId()
  const ask = () => shop.ask(makeCodes, { campaignId, count: '12000' }, { token, key })
  await ask()
  await ask()
  await shop.workOff()
  const { batches } = (await shop.ask(getCampaign, { campaignId }, { token })).data
  expect(batches).toMatchObject([{ wanted: 12_000, made: 12_000 }])
  const answer = await fetch(`${shop.url}${BASE_PATH}${exportCodes.path}?campaignId=${campaignId}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const [head, ...codes] = (await answer.text()).trim().split('\n')
  expect(head).toContain('code,state')
  expect(new Set(codes).size).toBe(12_000)
  await move(campaignId, 'start')
  const couponCode = codes[0]?.split(',')[0] ?? ''
  const member = await join(shop)
  expect((await shop.ask(claimCoupon, { couponCode }, { token: member.token })).code).toBe(200)
})

test('what shoppers are offered follows at once when a campaign changes', async () => {
  const product = await shop.product({ brandCode: 'followed' })
  const visitor = await shop.visitor()
  const offered = async () => (await shop.ask(listClaimable, { code: product.spuCode }, { token: visitor })).data.list.length
  expect(await offered()).toBe(0)
  const { campaignId } = await saved({ brands: ['followed'] })
  await move(campaignId, 'start')
  expect(await offered()).toBe(1)
  await move(campaignId, 'pause')
  expect(await offered()).toBe(0)
})
