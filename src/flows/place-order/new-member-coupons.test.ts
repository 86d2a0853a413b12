import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { campaignsChanged } from '#modules/coupons/index.server.ts'
import { buildCampaign, buildCoupon } from '#modules/coupons/coupons.builders.ts'
import { cancelOrder, listCartCoupons, quoteOrder } from '#modules/orders/orders.paths.ts'
import { join, type Joined, PASSWORD } from '#flows/members/sign-in.builders.ts'
import { signInWithPassword } from '#modules/members/sign-in.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { hongKongAddress, orderFor, placeAsGuest } from '../order.builders.ts'
import { type Browser, startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let campaignId: string
beforeAll(async () => {
  shop = await startTestShop()
  campaignId = await shop.database.inTransaction((tx) => buildCampaign(tx, { had: 'granted', occasion: 'new-member' }))
  campaignsChanged()
})
afterAll(() => shop.stop())

type Welcomed = Joined & { code: string; browser: Browser }

/** Somebody who has just opened an account in this browser, with the coupon for it. */
async function welcome(browser: Browser = new Map()): Promise<Welcomed> {
  const person = await join(shop, { browser })
  const code = `C${newId().replaceAll('-', '').toUpperCase()}`
  await shop.database.inTransaction((tx) => buildCoupon(tx, { campaignId, ownerId: person.account, code }))
  return { ...person, code, browser }
}

let homes = 0
/** They order something to a home of their own, unless it is named. */
async function use({ token, browser, code }: Welcomed, place?: string) {
  homes += 1
  const address = place ?? `Flat ${homes}, 9/F, Elgin Street`
  const mobile = String(62_000_000 + homes)
  const orderAddressIVO = { ...hongKongAddress, mobile, address }
  const { answer } = await placeAsGuest(shop, [await shop.product()], { token, browser, orderAddressIVO, couponCodes: [code] })
  return answer
}

/** What the bag says of the coupon. */
async function said({ token, browser, code }: Welcomed): Promise<string> {
  const { productItems } = orderFor([await shop.product()], { total: '' })
  const { data } = await shop.ask(listCartCoupons, { productItems, couponCodes: [code] }, { token, browser })
  return data.list[0]?.why ?? ''
}

test('of two accounts in one browser one uses the coupon for new members; bag and checkout say why the other cannot', async () => {
  const first = await welcome()
  const second = await welcome(first.browser)
  expect([await said(first), await said(second)]).toEqual(['', ''])
  const placed = await use(first)
  expect(placed.code).toBe(200)
  expect(await said(second)).toBe(
    'For new members only. A welcome offer has been used on this device, or with this contact or address.',
  )
  expect(await use(second)).toMatchObject({ code: refusals.COUPON_UNFIT.code })
  // An order that closes unpaid has used nothing.
  await shop.ask(cancelOrder, { orderNo: placed.data.orderNo }, { token: first.token })
  expect((await use(second)).code).toBe(200)
})

test('in another browser it is used, and refused where it goes to a place that has had one', async () => {
  const [first, second] = [await welcome(), await welcome()]
  expect((await use(first, 'Flat A, 3/F, 7 Gough Street')).code).toBe(200)
  expect((await use(second, 'FLAT A 3/F 7 gough street')).code).toBe(refusals.COUPON_NOT_NEW.code)
  expect((await use(second)).code).toBe(200)
})

test('what is for new members says so when it is chosen, once a place or a number that has had one is typed', async () => {
  const [first, second] = [await welcome(), await welcome()]
  expect((await use(first, 'Flat B, 5/F, 11 Peel Street')).code).toBe(200)
  const product = await shop.product()
  const { productItems } = orderFor([product], { total: '' })
  const quoted = async (typed: Partial<typeof hongKongAddress>) => {
    const wanted = { productItems, couponCodes: [second.code], orderAddressIVO: { ...hongKongAddress, ...typed } }
    const asked = { token: second.token, browser: second.browser }
    const { coupons, unfit } = (await shop.ask(quoteOrder, wanted, asked)).data
    const listed = (await shop.ask(listCartCoupons, wanted, asked)).data.list[0]
    return { used: coupons.length, why: unfit[0]?.why ?? '', listed: listed?.why }
  }
  const why = 'For new members only. A welcome offer has been used on this device, or with this contact or address.'
  const fresh = { mobile: '62990001', address: 'Flat Z, 30/F, Caine Road' }
  expect(await quoted(fresh)).toEqual({ used: 1, why: '', listed: '' })
  expect(await quoted({ ...fresh, address: 'flat b 5/f 11 PEEL street' })).toEqual({ used: 0, why, listed: why })
  expect(await quoted({ ...fresh, mobile: String(62_000_000 + homes) })).toEqual({ used: 0, why, listed: why })
})

test('two accounts of one browser that use theirs at the same moment: one of them is placed', async () => {
  const first = await welcome()
  const second = await welcome(first.browser)
  const codes = (await Promise.all([use(first), use(second)])).map(({ code }) => code)
  expect(codes.filter((code) => code === 200)).toHaveLength(1)
})

test('a browser is known by a cookie that begins with its first member, stays when they sign out, and is nobody else’s', async () => {
  const browser: Browser = new Map()
  const visitor = await shop.visitor()
  const person = await join(shop, { token: visitor, browser })
  const known = browser.get('device')
  expect(known).toMatch(/^[\w-]{43}$/)
  await shop.ask(signInWithPassword, { email: person.email, password: PASSWORD }, { token: await shop.visitor(), browser })
  expect(browser.get('device')).toBe(known)
  // What was made up elsewhere is not taken up.
  browser.set('device', 'x'.repeat(4_000))
  await shop.ask(signInWithPassword, { email: person.email, password: PASSWORD }, { token: await shop.visitor(), browser })
  expect(browser.get('device')).toMatch(/^[\w-]{43}$/)
  expect(browser.get('device')).not.toBe(known)
})
