import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aftercareOf, wholeCareDays } from '#flows/aftercare/aftercare.builders.ts'
import { remindOfCoupons } from '#flows/coupons/remind-of-coupons.ts'
import { requireInvariants } from '#flows/invariants.builders.ts'
import { sendNotices } from '#flows/notices/send-notices.ts'
import { join, lastMailTo } from '#flows/members/sign-in.builders.ts'
import { bookCare, cancelCare, listCare } from '#modules/care/care.paths.ts'
import { updateConsent } from '#modules/consents/consents.paths.ts'
import { type BuildCampaign, buildCampaign, buildCoupon } from '#modules/coupons/coupons.builders.ts'
import { claimCoupon, listClaimable, queryCoupons } from '#modules/coupons/coupons.paths.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterEach(() => clock.reset())
afterAll(async () => {
  clock.reset()
  await requireInvariants(shop.database)
  await shop.stop()
})

const campaign = (wanted?: BuildCampaign) => shop.database.inTransaction((tx) => buildCampaign(tx, wanted))
const couponsOf = async (token: string, state: 'unused' | 'used' | 'expired' | '' = '') =>
  (await shop.ask(queryCoupons, { state }, { token })).data
const claim = (token: string, couponCode: string) => shop.ask(claimCoupon, { couponCode }, { token })
const titles = async (token: string) =>
  (await shop.ask(listMessages, { kind: 'offers' }, { token })).data.list.map(({ title }) => title)

describe('who joins', () => {
  test('has the welcome coupon at once, and is told; once for a contact', async () => {
    await campaign({ had: 'granted', occasion: 'new-member', holds_days: 3, conditions: { minimumCents: 100_000 } })
    const member = await join(shop)
    const { counts, list } = await couponsOf(member.token)
    expect(counts).toEqual({ unused: 1, used: 0, expired: 0 })
    expect(list).toMatchObject([
      { gives: 'HK$200 off', asks: ['From HK$1,000'], state: 'unused', couponCode: expect.stringMatching(/^\w{10}$/) },
    ])
    expect(await titles(member.token)).toEqual(['A coupon for you: HK$200 off'])
    const chinese = await shop.ask(queryCoupons, {}, { token: member.token, language: 'cht_CN' })
    expect(chinese.data.list).toMatchObject([{ gives: '減HK$200', asks: ['滿HK$1,000適用'] }])
    clock.advance(4 * DAY)
    expect((await couponsOf(member.token, 'expired')).list).toHaveLength(1)
  })
})

describe('a code', () => {
  test('is put by once, however often it is claimed, and not by others where it is single', async () => {
    const campaignId = await campaign({ had: 'single-codes', name_en: 'Letter' })
    await shop.database.inTransaction((tx) => buildCoupon(tx, { campaignId, code: 'LETTER4711' }))
    const [first, second] = [await join(shop), await join(shop)]
    const answers = await Promise.all([1, 2, 3].map(() => claim(first.token, ' letter-4711 ')))
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
    expect((await couponsOf(first.token)).list.filter(({ name }) => name === 'Letter')).toHaveLength(1)
    expect((await claim(second.token, 'LETTER4711')).code).toBe(refusals.COUPON_UNKNOWN.code)
    expect((await claim(second.token, 'NEVERWAS')).code).toBe(refusals.COUPON_UNKNOWN.code)
  })

  test('of which there are so many goes to as many of those who claim it at once', async () => {
    await campaign({ had: 'claimed', shared_code: 'THREE', budget_uses: 3 })
    const people = await Promise.all(Array.from({ length: 8 }, () => join(shop)))
    const answers = await Promise.all(people.map(({ token }) => claim(token, 'three')))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3)
    expect(answers.filter(({ code }) => code === refusals.COUPON_USED_UP.code)).toHaveLength(5)
  })

  test('that has ended, or is claimed by a visitor, is refused', async () => {
    await campaign({ had: 'claimed', shared_code: 'TOOLATE', ends_at: new Date(clock.now().getTime() - 1) })
    expect((await claim((await join(shop)).token, 'TOOLATE')).code).toBe(refusals.COUPON_ENDED.code)
    expect((await claim(await shop.visitor(), 'TOOLATE')).code).not.toBe(200)
  })
})

test('a product’s page says what is to be had with it, and who has claimed it', async () => {
  const product = await shop.product({ brandCode: 'page-brand', categories: ['women/bags/totes'] })
  const other = await shop.product({ brandCode: 'other-brand', categories: ['women/shoes/boots'] })
  await campaign({ name_en: 'Bags', conditions: { categories: ['women/bags'] }, priority: 1 })
  await campaign({ had: 'claimed', shared_code: 'BRANDED', conditions: { brands: ['page-brand'] }, priority: 2 })
  const { token } = await join(shop)
  const offered = async (asked: { code?: string; brandCode?: string }) =>
    (await shop.ask(listClaimable, asked, { token })).data.list.map(({ couponCode, claimed }) => [couponCode, claimed])
  expect(await offered({ code: product.spuCode })).toEqual([
    ['', false],
    ['BRANDED', false],
  ])
  expect(await offered({ code: other.spuCode })).toEqual([])
  expect(await offered({ brandCode: 'page-brand' })).toEqual([['BRANDED', false]])
  await claim(token, 'BRANDED')
  expect(await offered({ brandCode: 'page-brand' })).toEqual([['BRANDED', true]])
})

describe('whoever receives a bag', () => {
  const [first = '', second = ''] = wholeCareDays()
  const slot = (day: string) => ({ day, place: 'store' as const, half: 'morning' as const })

  test('has a coupon that pays for one more care of it this year, and has it back when that is cancelled', async () => {
    await campaign({
      had: 'granted',
      occasion: 'bag-received',
      name_en: 'Bag care',
      benefit: { kind: 'care', worthCents: 28_800 },
      conditions: { categories: ['women/bags'] },
    })
    const people = await aftercareOf(shop)
    const member = await join(shop)
    const bought = await people.received({ token: member.token, product: { categories: ['women/bags/totes'] } })
    await people.received({ token: member.token, product: { categories: ['women/shoes/boots'] } })
    await shop.workOff()
    const care = async () => (await couponsOf(member.token)).list.filter(({ name }) => name === 'Bag care')
    expect(await care()).toMatchObject([{ gives: 'Care service worth HK$288', state: 'unused' }])
    const [unitId = ''] = bought.unitIds
    const book = (day: string, couponCode = '') =>
      shop.ask(bookCare, { unitId, couponCode, ...slot(day) }, { token: member.token })
    const pieceOf = async () =>
      (await shop.ask(listCare, {}, { token: member.token })).data.pieces.find((piece) => piece.unitId === unitId)
    // The appointment of the year comes first.
    expect((await pieceOf())?.couponCode).toBe('')
    await book(first)
    expect((await book(second)).code).toBe(refusals.CARE_BARRED.code)
    const code = (await pieceOf())?.couponCode ?? ''
    expect((await care())[0]?.couponCode).toBe(code)
    const stranger = await join(shop)
    expect((await shop.ask(bookCare, { unitId, couponCode: code, ...slot(second) }, { token: stranger.token })).code).not.toBe(
      200,
    )
    const booked = await book(second, code)
    expect(booked.data.pieces.find((piece) => piece.unitId === unitId)?.bookings).toHaveLength(2)
    expect(await care()).toMatchObject([{ state: 'used' }])
    expect((await book(second, code)).code).toBe(refusals.COUPON_UNKNOWN.code)
    const bookingId = (await pieceOf())?.bookings.find(({ day }) => day === second)?.bookingId ?? ''
    await shop.ask(cancelCare, { bookingId }, { token: member.token })
    expect(await care()).toMatchObject([{ state: 'unused' }])
    expect((await book(second, code)).code).toBe(200)
  })
})

test('a member is reminded of a coupon once, three days before it ends, by mail only where they want news', async () => {
  const campaignId = await campaign({ had: 'granted', name_en: 'Ends soon' })
  const member = await join(shop)
  const other = await join(shop)
  await shop.ask(updateConsent, { kind: 'news-email', given: true }, { token: other.token })
  const expiresAt = new Date(clock.now().getTime() + 10 * DAY)
  for (const ownerId of [member.account, other.account])
    await shop.database.inTransaction((tx) => buildCoupon(tx, { campaignId, ownerId, expiresAt }))
  const remind = () => shop.database.inTransaction((tx) => remindOfCoupons(tx, 50))
  const told = async ({ token, email }: typeof member) => [
    (await titles(token)).filter((title) => title.startsWith('Your coupon ends')).length,
    (await lastMailTo(shop, email)).subject.startsWith('Your coupon ends'),
  ]
  const send = () => sendNotices({ ...shop, publicUrl: () => shop.url, sms: async () => undefined })
  await remind()
  expect([await told(member), await told(other)]).toEqual([
    [0, false],
    [0, false],
  ])
  clock.advance(8 * DAY)
  await remind()
  await remind()
  // By night it would wait for the morning.
  for (const _ of [1, 2]) {
    await send()
    clock.advance(DAY / 2)
  }
  expect([await told(member), await told(other)]).toEqual([
    [1, false],
    [1, true],
  ])
})
