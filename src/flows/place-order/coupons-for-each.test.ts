import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCartCoupons, quoteOrder } from '#modules/orders/orders.paths.ts'
import type { CreateInput } from '#modules/orders/orders.contract.ts'
import { cancelOrder } from '#modules/orders/orders.paths.ts'
import { newSpokenCode } from '#platform/ids.server.ts'
import { refusals } from '#refusals.ts'
import { richMember } from '#flows/place-order/rewards.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { hongKongAddress, orderFor, placeAsGuest, pressCard } from '../order.builders.ts'
import { getPaymentState, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { buildPiece, runCampaign } from './rewards.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

let people = 0
/** A receiver nobody has been before. */
const somebody = () => {
  people += 1
  return { mobile: String(51_000_000 + people), billEmail: `buyer-${people}@example.test` }
}
type Typed = ReturnType<typeof somebody>
const buy = async (
  { mobile, billEmail }: Typed,
  couponCodes: string[],
  given: Partial<CreateInput> & { token?: string } = {},
) => {
  const orderAddressIVO = { ...hongKongAddress, mobile }
  return placeAsGuest(shop, [await buildPiece(shop, 100_000)], { orderAddressIVO, billEmail, couponCodes, ...given })
}
const codeOf = async (wanted: Parameters<typeof runCampaign>[1]) => {
  const code = `E${newSpokenCode(9)}`
  await runCampaign(shop, { had: 'shared-code', shared_code: code, ...wanted })
  return code
}

test('what each person may use once is refused to a guest who comes again from another browser with the phone, or the e-mail, of before', async () => {
  const code = await codeOf({ per_member: 1 })
  const one = somebody()
  const { answer, token } = await buy(one, [code])
  expect(answer.code).toBe(200)
  const refused = { code: refusals.COUPON_LIMIT.code, data: { field: 'couponCode' } }
  expect((await buy({ ...somebody(), mobile: one.mobile }, [code])).answer).toMatchObject(refused)
  expect((await buy({ ...somebody(), billEmail: one.billEmail }, [code])).answer).toMatchObject(refused)
  const [name, host] = one.billEmail.split('@')
  expect((await buy({ ...somebody(), billEmail: `${name?.toUpperCase()}+again@${host}` }, [code])).answer).toMatchObject(refused)
  // Without it the order is placed, and somebody else may use it.
  expect((await buy({ ...somebody(), mobile: one.mobile }, [])).answer.code).toBe(200)
  expect((await buy(somebody(), [code])).answer.code).toBe(200)
  // An order that was cancelled has used nothing.
  await shop.ask(cancelOrder, { orderNo: answer.data.orderNo }, { token })
  expect((await buy(one, [code])).answer.code).toBe(200)
})

test('two browsers that use it for one phone at the same moment: one of them is placed', async () => {
  const code = await codeOf({ per_member: 1 })
  const { mobile } = somebody()
  const answers = await Promise.all([buy({ ...somebody(), mobile }, [code]), buy({ ...somebody(), mobile }, [code])])
  expect(answers.map(({ answer }) => answer.code).toSorted((one, other) => one - other)).toEqual([
    200,
    refusals.COUPON_LIMIT.code,
  ])
})

test('what is for a first order is refused to whoever has ordered before, as a guest or under an account with that contact', async () => {
  const code = await codeOf({ conditions: { firstOrder: true } })
  const one = somebody()
  expect((await buy(one, [])).answer.code).toBe(200)
  const again = (await buy(one, [code])).answer
  expect(again).toMatchObject({ code: refusals.COUPON_NOT_FIRST.code, data: { field: 'couponCode' } })
  const member = await richMember(shop)
  expect((await buy(one, [code], { token: member.token })).answer.code).toBe(refusals.COUPON_NOT_FIRST.code)
  expect((await buy(somebody(), [code])).answer.code).toBe(200)
})

test('a card that has paid for one use belongs to the same person, a device or an address alone does not', async () => {
  const code = await codeOf({ per_member: 1 })
  const [one, other] = [somebody(), somebody()]
  const pay = async (who: Typed, couponCodes: string[]) => {
    const { answer, token } = await buy(who, couponCodes, { comitPayType: 'card' })
    const { orderNo } = answer.data
    const { data } = await shop.ask(startPayment, { orderNo, payType: 'card' }, { token })
    await pressCard(shop, data.providerUrl, 'succeed')
    await expect
      .poll(async () => (await shop.ask(getPaymentState, { orderNo }, { token })).data.paymentState, { timeout: 30_000 })
      .toBe('succeeded')
  }
  await pay(one, [code])
  // Another phone and e-mail, at the same address: flatmates.
  await pay(other, [])
  expect((await buy(other, [code])).answer.code).toBe(refusals.COUPON_LIMIT.code)
  expect((await buy(somebody(), [code])).answer.code).toBe(200)
})

test('what is taken off by itself and limited for each person is for members, who lose it once it is used up', async () => {
  const brandCode = `each-${newSpokenCode(6).toLowerCase()}`
  await runCampaign(shop, { per_member: 1, conditions: { brands: [brandCode] } })
  const product = await buildPiece(shop, 100_000, brandCode)
  const { productItems } = orderFor([product], { total: '' })
  const quote = async (token: string) => (await shop.ask(quoteOrder, { productItems }, { token })).data.total
  const guest = await shop.visitor()
  expect(await quote(guest)).toBe('1000.00')
  expect((await shop.ask(listCartCoupons, { productItems }, { token: guest })).data.saved).toBe('0.00')
  const { token } = await richMember(shop)
  const before = await quote(token)
  expect(Number(before)).toBeLessThan(1_000)
  expect((await placeAsGuest(shop, [product], { token })).answer.code).toBe(200)
  expect(await quote(token)).toBe('1000.00')
  expect((await placeAsGuest(shop, [product], { token })).answer.code).toBe(200)
})
