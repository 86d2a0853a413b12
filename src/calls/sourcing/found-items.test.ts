import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import { closeExpiredOrders } from '#flows/close-order.ts'
import { requireInvariants } from '#flows/invariants.builders.ts'
import { whileHeld } from '#flows/money/merchants/held-seller.builders.ts'
import type { BuiltMerchant } from '#flows/sellers/sellers.builders.ts'
import { endOverdueSearches } from '#flows/sourcing/search-item.ts'
import { getKeptMerchant, holdMerchant } from '#modules/merchants/kept-merchants.paths.ts'
import { cancelOrder, confirmReceipt, getAdminOrder, getOrder, listOrders, moveOrder } from '#modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { getAdminRequest } from '#modules/sourcing/desk-sourcing.paths.ts'
import { sayBought, saySent } from '#modules/sourcing/seller-sourcing.paths.ts'
import { getRequest } from '#modules/sourcing/sourcing.paths.ts'
import { clock, DAY, MINUTE } from '#platform/clock.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { sourcingOf } from './sourcing.builders.ts'

let shop: TestShop
let people: ReturnType<typeof sourcingOf>
let paris: BuiltMerchant
let office: string
beforeAll(async () => {
  shop = await startTestShop()
  people = sourcingOf(shop)
  paris = await people.buyer('PARIS')
  office = await shop.operator()
  // A brand and a category.
  await shop.product()
})
afterEach(async () => {
  clock.reset()
  await requireInvariants(shop.database)
})
afterAll(() => shop.stop())

type Signed = { token: string }
const own = async ({ token }: Signed, requestNo: string) => (await shop.ask(getRequest, { requestNo }, { token })).data
const order = async (orderNo: string) => (await shop.ask(getAdminOrder, { orderNo }, { token: office })).data
/** The balance of an account: of a merchant, of a member, or of the shop. */
const standing = async (purpose: string, ownerId: string | null = null): Promise<number> =>
  (
    await readRows(
      shop.database.pool,
      z.object({ cents: z.number() }),
      sql`select coalesce(-sum(amount), 0)::bigint as cents from ledger_lines where purpose = ${purpose}
        and owner_id is not distinct from ${ownerId}::uuid`,
    )
  )[0]?.cents ?? 0

test('from the deposit to the door: bought, sent, examined, ordered at the quoted price, and delivered', async () => {
  const { member, requestNo, deposit } = await people.searching(paris)
  const bare = await shop.ask(sayBought, { requestNo, version: 1, pictures: [] }, { token: paris.token })
  expect(bare.data).toMatchObject({ field: 'pictures' })
  await people.bought(paris, requestNo)
  const bought = await own(member, requestNo)
  expect(bought).toMatchObject({ state: 'bought', receipts: [expect.any(String)] })
  expect(Math.round((Date.parse(bought.dueTime) - clock.now().getTime()) / DAY)).toBe(18)
  await people.sent(paris, requestNo)
  expect(await own(member, requestNo)).toMatchObject({ state: 'sent', dueTime: bought.dueTime, trackingNumber: 'EE123456785FR' })
  expect((await people.look(paris, requestNo)).data.acts).toEqual([])
  const [held, before] = [await standing('sourcing-deposits'), await standing('balance', member.account)]
  await people.examined(office, requestNo)
  const passed = await own(member, requestNo)
  expect(passed).toMatchObject({ state: 'passed', deposit: { state: 'used' }, order: { rest: '6230.00', isPaid: false } })
  expect(Math.round((Date.parse(passed.dueTime) - clock.now().getTime()) / (60 * MINUTE))).toBe(48)
  expect(await standing('sourcing-deposits')).toBe(held - 267_000)
  expect(await standing('balance', member.account)).toBe(before)
  const orderNo = passed.order?.orderNo ?? ''
  const { data: placed } = await shop.ask(getOrder, { orderNo }, { token: member.token })
  expect(placed).toMatchObject({
    state: 'payment-pending',
    amount: '8900.00',
    depositPaid: '2670.00',
    balancePrice: '0.00',
    total: '6230.00',
  })
  expect((await shop.ask(listOrders, {}, { token: member.token })).data.list.map((one) => one.orderNo)).toEqual([orderNo])
  await people.payCard(member, orderNo)
  expect((await own(member, requestNo)).state).toBe('done')
  expect((await order(orderNo)).state).toBe('pending-platform-delivery')
  await authenticateAll(benchOf(shop, office), orderNo)
  const parcel = { courier: 'SF Express', trackingNumber: 'SF1234567890123' }
  await shop.ask(moveOrder, { orderNo, move: 'dispatch', ...parcel }, { token: office })
  await shop.ask(confirmReceipt, { orderNo }, { token: member.token })
  expect((await order(orderNo)).state).toBe('received')
  expect((await order(deposit)).state).toBe('successful')
  const { list } = (await people.look(paris, requestNo)).data.own ? { list: (await own(member, requestNo)).list } : { list: [] }
  expect(list[0]).toMatchObject({ ended: 1, kept: 1 })
})

test('what is not paid in time leaves the deposit to the buyer abroad, once, and late money goes back', async () => {
  const { member, requestNo, orderNo } = await people.passed(paris, office)
  const due = await standing('merchant-due', paris.merchantId)
  const transfer = (await shop.ask(startPayment, { orderNo, payType: 'fps' }, { token: member.token })).data
  clock.advance(49 * 60 * MINUTE)
  const close = () => Promise.all([1, 2].map(() => shop.database.inTransaction((tx) => closeExpiredOrders(tx, 100))))
  await whileHeld(shop, paris.merchantId, close)
  await shop.ask(confirmPayment, { paymentId: transfer.paymentId }, { token: await shop.colleague() })
  await shop.workOff()
  clock.reset()
  expect(await own(member, requestNo)).toMatchObject({ state: 'kept' })
  expect(await standing('merchant-due', paris.merchantId)).toBe(due + 267_000)
  expect(await standing('balance', member.account)).toBe(0)
  expect(await order(orderNo)).toMatchObject({ state: 'refund-pending', refunds: [{ kind: 'surplus', amount: '6230.00' }] })
  expect((await people.letters(orderNo)).slice(0, 2)).toEqual([
    `Your item was found: please pay the rest for order ${orderNo}`,
    `Order ${orderNo} was closed: the rest was not paid`,
  ])
})

test('a member who gives the order up leaves the deposit, too; where the shop stops the seller, it is in their balance', async () => {
  const given = await people.passed(paris, office)
  const cancel = () => shop.ask(cancelOrder, { orderNo: given.orderNo }, { token: given.member.token })
  await whileHeld(shop, paris.merchantId, cancel)
  await shop.workOff()
  expect((await own(given.member, given.requestNo)).state).toBe('kept')
  const nice = await people.buyer('NICE')
  const stopped = await people.passed(nice, office)
  const { version } = (await shop.ask(getKeptMerchant, { merchantId: nice.merchantId }, { token: office })).data
  const reason = { en: 'Papers.', zh: '文件待查。' }
  await shop.ask(holdMerchant, { merchantId: nice.merchantId, version, kind: 'sales', reason }, { token: office })
  await shop.workOff()
  await shop.workOff()
  expect((await own(stopped.member, stopped.requestNo)).state).toBe('cancelled')
  expect(await standing('balance', stopped.member.account)).toBe(267_000)
  expect(await people.letters(stopped.orderNo)).toContain(
    `Order ${stopped.orderNo} was cancelled: your deposit is in your balance`,
  )
})

test('an item of another size does not pass, and the deposit goes back', async () => {
  const { member, requestNo } = await people.searching(paris)
  await people.bought(paris, requestNo)
  await people.sent(paris, requestNo)
  const failed = await people.examined(office, requestNo, { act: 'fail', reason: 'Size 38 has come; 36 was asked for.' })
  expect(failed.data).toMatchObject({ state: 'not-passed', deposit: { state: 'going-back' } })
  expect(await own(member, requestNo)).toMatchObject({ state: 'not-passed', order: null, deposit: { state: 'going-back' } })
})

test('of two who examine at once one decides; what lacks its name, category or picture is answered by its field', async () => {
  const { requestNo } = await people.searching(paris)
  await people.bought(paris, requestNo)
  await people.sent(paris, requestNo)
  expect((await people.examined(office, requestNo, { nameEn: '' })).data).toMatchObject({ field: 'nameEn' })
  expect((await people.examined(office, requestNo, { category: 'nowhere' })).data).toMatchObject({ field: 'category' })
  expect((await people.examined(office, requestNo, { brandCode: 'nobody' })).data).toMatchObject({ field: 'brandCode' })
  expect((await people.examined(office, requestNo, { pictures: [] })).data).toMatchObject({ field: 'pictures' })
  const colleague = await shop.operator()
  const both = await Promise.all([people.examined(office, requestNo), people.examined(colleague, requestNo, { act: 'fail' })])
  expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, refusals.SOURCING_MOVED_ON.code])
  const { acts } = (await shop.ask(getAdminRequest, { requestNo }, { token: office })).data
  expect(acts.filter((act) => act === 'pass' || act === 'fail')).toEqual([])
})

test('what was bought and is not here in time ends, and only the one who took it on can say so', async () => {
  const { member, requestNo } = await people.searching(paris)
  const milan = await people.buyer('MILAN')
  const sent = { requestNo, version: 1, courier: 'La Poste', trackingNumber: 'EE1' }
  expect((await shop.ask(saySent, sent, { token: milan.token })).code).toBe(refusals.NOT_FOUND.code)
  await people.bought(paris, requestNo)
  clock.advance(19 * DAY)
  await shop.database.inTransaction((tx) => endOverdueSearches(tx, 100))
  clock.reset()
  expect(await own(member, requestNo)).toMatchObject({ state: 'not-found', deposit: { state: 'going-back' } })
})
