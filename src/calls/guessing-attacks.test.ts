import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeAsGuest } from '#flows/order.builders.ts'
import { findOrder, getOrder } from '#modules/orders/orders.paths.ts'
import { getFriendList, setWish, shareWishList } from '#modules/wishlist/wishlist.paths.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ RATE_LIMIT_SCALE: '1' })
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
