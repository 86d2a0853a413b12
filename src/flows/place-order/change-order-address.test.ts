import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAddress, queryAddress } from '#modules/address-book/address-book.paths.ts'
import type { CreateAddressInput } from '#modules/address-book/address-book.contract.ts'
import { changeOrderAddress, findOrder, getAdminOrder, getOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { startSession } from '#platform/access/sessions.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { hongKongAddress, placeAsGuest } from '../order.builders.ts'

let shop: TestShop
let operator: string
beforeAll(async () => {
  shop = await startTestShop()
  operator = await shop.operator()
})
afterAll(() => shop.stop())

const member = (): Promise<string> => shop.database.inTransaction((tx) => startSession(tx, 'member', newId()))
const taipa = {
  firstName: 'Mei',
  lastName: 'Lam',
  areaNum: '+853',
  mobile: '66123456',
  territory: 'MO' as const,
  provinceCode: 'taipa',
  address: 'Flat B, 3/F, 40 Rua do Sal',
}
const keep = async (token: string, address: CreateAddressInput = taipa): Promise<string> =>
  (await shop.ask(createAddress, address, { token })).data.userAddressId
const placed = async (given: Parameters<typeof placeAsGuest>[2] = {}) => {
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], given)
  return { token, answer, orderNo: answer.data.orderNo }
}
const shown = async (orderNo: string, token: string) => (await shop.ask(getOrder, { orderNo }, { token })).data

test('a member’s order goes to the address of their book that it names, as the book has it', async () => {
  const token = await member()
  const orderAddressIVO = { userAddressId: await keep(token), firstName: 'Somebody', address: 'Somewhere else entirely' }
  const { orderNo } = await placed({ token, orderAddressIVO })
  expect((await shown(orderNo, token)).address).toEqual(taipa)
})

test('another’s address, and one that is none, place no order; one where nothing is delivered says so', async () => {
  const [token, other] = [await member(), await member()]
  const foreign = await keep(other)
  const missing = await placed({ token, orderAddressIVO: { userAddressId: newId() } })
  expect(missing.answer.code).toBe(refusals.NOT_FOUND.code)
  expect((await placed({ token, orderAddressIVO: { userAddressId: foreign } })).answer).toEqual(missing.answer)
  expect((await placed({ orderAddressIVO: { userAddressId: foreign } })).answer).toEqual(missing.answer)
  const far = await keep(token, {
    ...taipa,
    areaNum: '+55',
    mobile: '1155256325',
    territory: 'ABROAD',
    provinceCode: 'BR',
    city: 'São Paulo',
  })
  const refused = await placed({ token, orderAddressIVO: { userAddressId: far } })
  expect(refused.answer).toMatchObject({
    code: refusals.BAD_INPUT.code,
    data: { fields: { userAddressId: expect.stringContaining('do not deliver there') } },
  })
})

test('what a member types is kept when they ask for it, once, and what a guest types never is', async () => {
  const token = await member()
  await placed({ token, orderAddressIVO: taipa })
  expect((await shop.ask(queryAddress, {}, { token })).data).toEqual([])
  for (const _ of [1, 2]) await placed({ token, orderAddressIVO: taipa, saveAddress: true })
  const list = await shop.ask(queryAddress, {}, { token })
  expect(list.data).toEqual([expect.objectContaining({ ...taipa, isDefault: true })])
  expect((await placed({ orderAddressIVO: taipa, saveAddress: true })).answer.code).toBe(200)
})

test('the address of an order changes once, and its history keeps where it would have gone', async () => {
  const { token, orderNo } = await placed({ orderAddressIVO: hongKongAddress })
  expect((await shown(orderNo, token)).addressChange).toBe('open')
  const bad = await shop.ask(changeOrderAddress, { orderNo, orderAddressIVO: { ...taipa, address: '3/F' } }, { token })
  expect(bad).toMatchObject({ code: refusals.BAD_INPUT.code, data: { field: 'address' } })
  const changed = await shop.ask(changeOrderAddress, { orderNo, orderAddressIVO: taipa }, { token })
  expect(changed.data).toMatchObject({ address: taipa, addressChange: 'done', state: 'payment-pending' })
  expect(changed.data.history.map(({ move, actorKind, actor, note }) => [move, actorKind, actor, note])).toEqual([
    ['place', 'shopper', '', ''],
    ['change-address', 'shopper', '', ''],
  ])
  const again = await shop.ask(changeOrderAddress, { orderNo, orderAddressIVO: hongKongAddress }, { token, language: 'cht_CN' })
  expect(again).toMatchObject({ code: refusals.ADDRESS_FINAL.code, msg: refusals.ADDRESS_FINAL.zh })
  const desk = await shop.ask(getAdminOrder, { orderNo }, { token: operator })
  expect(desk.data.history.at(-1)?.note).toContain('Flat A, 12/F, 18 Queen’s Road Central')
})

test('of twenty changes at once exactly one is made, and a repeat of it gets its answer', async () => {
  const { token, orderNo } = await placed()
  const wanted = Array.from({ length: 20 }, (_, at) => ({ ...taipa, address: `Flat ${at}, 40 Rua do Sal` }))
  const answers = await Promise.all(
    wanted.map((orderAddressIVO, at) =>
      shop.ask(changeOrderAddress, { orderNo, orderAddressIVO }, { token, key: `change-of-address-${at}` }),
    ),
  )
  const made = answers.findIndex(({ code }) => code === 200)
  expect(answers.filter(({ code }) => code === refusals.ADDRESS_FINAL.code)).toHaveLength(19)
  expect((await shown(orderNo, token)).address).toEqual(wanted[made])
  const repeat = { orderNo, orderAddressIVO: wanted[made] ?? {} }
  expect(await shop.ask(changeOrderAddress, repeat, { token, key: `change-of-address-${made}` })).toEqual(answers[made])
  await requireInvariants(shop.database)
})

test('it changes after payment, not after dispatch, and not while it is fetched', async () => {
  const { token, orderNo } = await placed()
  const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
  await shop.ask(confirmPayment, { paymentId }, { token: operator })
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: operator })
  expect((await shown(orderNo, token)).addressChange).toBe('open')
  await authenticateAll(benchOf(shop, operator), orderNo)
  await shop.ask(moveOrder, { orderNo, move: 'dispatch', courier: 'Own delivery' }, { token: operator })
  const late = await shop.ask(changeOrderAddress, { orderNo, orderAddressIVO: taipa }, { token })
  expect(late).toMatchObject({ code: refusals.ADDRESS_FINAL.code, data: { addressChange: 'over' } })

  const pickUp = { ...taipa, provinceCode: 'central-store' }
  const fetched = await placed({ logisticsType: 1, selfLogisticsForm: pickUp })
  const moved = await shop.ask(changeOrderAddress, { orderNo: fetched.orderNo, orderAddressIVO: taipa }, { token: fetched.token })
  expect(moved.code).toBe(refusals.ADDRESS_FINAL.code)
})

test('nobody else changes it: not by guessing, not with an address of theirs, and by its number only with a code', async () => {
  const { token, orderNo } = await placed({ orderAddressIVO: hongKongAddress })
  const other = await member()
  const orderAddressIVO = { userAddressId: await keep(other) }
  const missing = await shop.ask(changeOrderAddress, { orderNo: 'PZZZZZZZZZ', orderAddressIVO }, { token: other })
  expect(missing.code).toBe(refusals.NOT_FOUND.code)
  expect(await shop.ask(changeOrderAddress, { orderNo, orderAddressIVO }, { token: other })).toEqual(missing)
  expect((await shop.ask(changeOrderAddress, { orderNo, orderAddressIVO }, { token })).code).toBe(refusals.NOT_FOUND.code)
  await shop.ask(findOrder, { orderNo, contact: 'tai.man@example.com' }, { token: other })
  const unproven = await shop.ask(changeOrderAddress, { orderNo, orderAddressIVO }, { token: other })
  expect(unproven.code).toBe(refusals.ORDER_CODE_NEEDED.code)
  expect((await shown(orderNo, token)).addressChange).toBe('open')
})
