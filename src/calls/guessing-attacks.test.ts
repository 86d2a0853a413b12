import { afterAll, beforeAll, expect, test } from 'vitest'
import { join } from '#flows/members/sign-in.builders.ts'
import { orderFor, placeAsGuest } from '#flows/order.builders.ts'
import { runCampaign } from '#flows/place-order/rewards.builders.ts'
import { createOrder, findOrder, getOrder, listCartCoupons, quoteOrder } from '#modules/orders/orders.paths.ts'
import { getFriendList, setWish, shareWishList } from '#modules/wishlist/wishlist.paths.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => shop.stop())

test('whoever tries numbers of orders is held back after a dozen, and learns of none that it exists', async () => {
  const { answer } = await placeAsGuest(shop, [await shop.product()])
  const { orderNo } = answer.data
  expect(orderNo).toMatch(/^P[0-9A-Z]{9}$/)
  const stranger = await shop.visitor()
  const guess = (number: string, contact: string) => shop.ask(findOrder, { orderNo: number, contact }, { token: stranger })
  const none = await guess('P000000000', 'somebody@example.com')
  const wrong = await guess(orderNo, 'somebody@example.com')
  expect([wrong.code, wrong.msg, wrong.data]).toEqual([none.code, none.msg, none.data])
  expect((await shop.ask(getOrder, { orderNo }, { token: stranger })).code).toBe(refusals.NOT_FOUND.code)
  const codes = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      guess(`P${String(at).padStart(9, '0')}`, 'tai.man@example.com').then(({ code }) => code),
    ),
  )
  expect(codes.filter((code) => code !== refusals.TOO_MANY.code).length).toBeLessThanOrEqual(12)
})

test('the code of a list that is shared has more than a hundred bits, and a code that is near it opens nothing', async () => {
  const token = await shop.visitor()
  const { spuCode } = await shop.product()
  await shop.ask(setWish, { spuCode, wished: true }, { token })
  const { code } = (await shop.ask(shareWishList, { title: '' }, { token })).data
  expect(code).toMatch(/^[\w-]{20,}$/)
  const near = (code.startsWith('A') ? 'B' : 'A') + code.slice(1)
  expect((await shop.ask(getFriendList, { code }, { token })).code).toBe(200)
  expect((await shop.ask(getFriendList, { code: near }, { token })).code).toBe(refusals.NOT_FOUND.code)
})

test('whoever tries codes of coupons by asking for prices is held back after twenty, however they ask and for however many', async () => {
  await runCampaign(shop, { had: 'shared-code', shared_code: 'HARBOUR7' })
  const draft = orderFor([await shop.product()], { total: '0.00' })
  const { productItems } = draft
  const session = async (from: string) => ({ from, token: await shop.visitor() })
  const [thief, other] = [await session('203.0.113.20'), await session('203.0.113.20')]
  const settle = async (couponCodes: string[], who: { from: string; token: string }) =>
    (await shop.ask(quoteOrder, { productItems, couponCodes }, who)).code
  // A code that is known, and one that stays in a bag and is asked about with every change, use up nothing more.
  for (let time = 0; time < 15; time += 1) expect(await settle(['harbour7', 'MISTYPED'], thief)).toBe(200)
  const ways = [
    (couponCode: string) => shop.ask(quoteOrder, { productItems, couponCodes: [couponCode] }, thief),
    (couponCode: string) => shop.ask(listCartCoupons, { productItems: [{ ...productItems[0]!, couponCode }] }, other),
    (couponCode: string) => shop.ask(createOrder, { ...draft, couponCodes: [couponCode] }, thief),
  ]
  const codes = await Promise.all(Array.from({ length: 60 }, async (_, at) => (await ways[at % 3]!(`GUESS${at}`)).code))
  expect(codes.filter((code) => code !== refusals.TOO_MANY.code)).toHaveLength(19)
  // From then on no new code is told from one there is; those that were found before are priced as ever.
  await runCampaign(shop, { had: 'shared-code', shared_code: 'HARBOUR8' })
  expect([await settle(['HARBOUR8'], thief), await settle(['GUESS99'], thief)]).toEqual([
    refusals.TOO_MANY.code,
    refusals.TOO_MANY.code,
  ])
  expect([await settle(['harbour7'], thief), await settle([], thief)]).toEqual([200, 200])
  expect(await settle(['HARBOUR8'], await session('203.0.113.21'))).toBe(200)
})

test('a member who tries codes of coupons is held back from whichever address, and nobody else at that address is', async () => {
  const { productItems } = orderFor([await shop.product()], { total: '0.00' })
  const member = await join(shop)
  const settle = async (couponCode: string, token: string, from: string) =>
    (await shop.ask(quoteOrder, { productItems, couponCodes: [couponCode] }, { token, from })).code
  const codes: number[] = []
  for (let at = 0; at < 22; at += 1) codes.push(await settle(`TRY${at}`, member.token, `198.51.100.${at + 1}`))
  expect(codes).toEqual([...Array.from({ length: 20 }, () => 200), refusals.TOO_MANY.code, refusals.TOO_MANY.code])
  expect(await settle('TRY99', await shop.visitor(), '198.51.100.22')).toBe(200)
})
