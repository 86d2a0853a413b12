import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { closeExpiredOrders } from '#flows/close-order.ts'
import { pressCard } from '#flows/order.builders.ts'
import { requireInvariants } from '#flows/invariants.builders.ts'
import type { BuiltMerchant } from '#flows/sellers/sellers.builders.ts'
import { endOverdueSearches } from '#flows/sourcing/search-item.ts'
import { getAdminOrder, listOrders, moveOrder } from '#modules/orders/orders.paths.ts'
import { confirmPayment, listDisputes, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { getKeptMerchant, holdMerchant } from '#modules/merchants/kept-merchants.paths.ts'
import { getAdminRequest, judgeRequest } from '#modules/sourcing/desk-sourcing.paths.ts'
import { giveUpSearch, saveQuote } from '#modules/sourcing/seller-sourcing.paths.ts'
import { acceptQuote, closeRequest, getRequest } from '#modules/sourcing/sourcing.paths.ts'
import { clock, DAY, MINUTE } from '#platform/clock.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { sourcingOf } from './sourcing.builders.ts'

const PATIENCE = { timeout: 30_000, interval: 100 }
let shop: TestShop
let people: ReturnType<typeof sourcingOf>
let paris: BuiltMerchant
let milan: BuiltMerchant
let office: string
beforeAll(async () => {
  shop = await startTestShop()
  people = sourcingOf(shop)
  paris = await people.buyer('PARIS')
  milan = await people.buyer('MILAN')
  office = await shop.operator()
})
afterEach(async () => {
  clock.reset()
  await requireInvariants(shop.database)
})
afterAll(() => shop.stop())

type Signed = { token: string }
const own = async ({ token }: Signed, requestNo: string) => (await shop.ask(getRequest, { requestNo }, { token })).data
const order = async (orderNo: string) => (await shop.ask(getAdminOrder, { orderNo }, { token: office })).data
/** A member whose request both have quoted for, and the one of Paris is accepted. */
async function chosen() {
  const member = await people.member()
  const { requestNo } = (await people.ask(member)).data
  await people.quote(paris, requestNo)
  await people.quote(milan, requestNo, { price: '8000' })
  const { data } = await people.accept(member, requestNo, paris.code)
  return { member, requestNo, deposit: data.deposit?.orderNo ?? '', data }
}
const depositsHeld = async (): Promise<number> =>
  (
    await readRows(
      shop.database.pool,
      z.object({ cents: z.number() }),
      sql`select coalesce(-sum(amount), 0)::bigint as cents from ledger_lines where purpose = 'sourcing-deposits'`,
    )
  )[0]?.cents ?? 0
/** Finance lets go of what was asked back by itself. */
const letGo = (orderNo: string) => shop.ask(moveOrder, { orderNo, move: 'refund' }, { token: office })

test('a quote is accepted with its deposit, which is a payment of its own, lies apart, and starts the search', async () => {
  const before = await depositsHeld()
  const { member, requestNo, deposit, data } = await chosen()
  expect(data).toMatchObject({ state: 'chosen', deposit: { amount: '2670.00', state: 'due' }, dueTime: '' })
  expect(data.list.map(({ state }) => state)).toEqual(['open', 'accepted'])
  const minutes = (Date.parse(data.deposit?.expireTime ?? '') - clock.now().getTime()) / MINUTE
  expect([minutes > 29, minutes <= 30]).toEqual([true, true])
  await people.payCard(member, deposit)
  const paid = await own(member, requestNo)
  expect(paid).toMatchObject({ state: 'searching', deposit: { orderNo: deposit, state: 'with-us' } })
  expect(paid.list.map(({ state }) => state)).toEqual(['lost', 'accepted'])
  expect(Math.round((Date.parse(paid.dueTime) - clock.now().getTime()) / DAY)).toBe(3)
  expect((await people.look(paris, requestNo)).data).toMatchObject({
    state: 'searching',
    dueTime: paid.dueTime,
    acts: ['buy', 'give-up'],
  })
  const { data: lost } = await people.look(milan, requestNo)
  expect([lost.acts, lost.steps.at(-1)?.act]).toEqual([[], 'choose'])
  expect(await depositsHeld()).toBe(before + 267_000)
  expect((await shop.ask(listOrders, {}, { token: member.token })).data.list).toEqual([])
  expect(await order(deposit)).toMatchObject({ state: 'pending-seller-delivery', invoiceNo: '', moves: [], productItems: [] })
  const desk = await shop.ask(moveOrder, { orderNo: deposit, move: 'request-refund', note: 'No.' }, { token: office })
  expect(desk.code).toBe(refusals.ORDER_MOVED_ON.code)
})

test('a deposit that is not paid within its window lets all quotes be taken again', async () => {
  const { member, requestNo, deposit } = await chosen()
  clock.advance(31 * MINUTE)
  await shop.database.inTransaction((tx) => closeExpiredOrders(tx, 100))
  await shop.workOff()
  const open = await own(member, requestNo)
  expect(open).toMatchObject({ state: 'open', deposit: null })
  expect(open.list.map(({ state }) => state)).toEqual(['open', 'open'])
  const again = (await people.accept(member, requestNo, milan.code)).data
  expect(again.deposit?.orderNo).not.toBe(deposit)
  expect(again).toMatchObject({ state: 'chosen', deposit: { amount: '2400.00' } })
})

test('one that comes late, or twice, goes back and starts nothing', async () => {
  const { member, requestNo, deposit } = await chosen()
  const late = (await shop.ask(startPayment, { orderNo: deposit, payType: 'fps' }, { token: member.token })).data
  clock.advance(31 * MINUTE)
  await shop.database.inTransaction((tx) => closeExpiredOrders(tx, 100))
  await shop.ask(confirmPayment, { paymentId: late.paymentId }, { token: office })
  await shop.workOff()
  expect((await own(member, requestNo)).state).toBe('open')
  expect(await order(deposit)).toMatchObject({ state: 'refund-pending', refunds: [{ kind: 'surplus', amount: '2670.00' }] })
  clock.reset()

  const twice = await chosen()
  const transfer = (await shop.ask(startPayment, { orderNo: twice.deposit, payType: 'fps' }, { token: twice.member.token })).data
  await people.payCard(twice.member, twice.deposit)
  await shop.ask(confirmPayment, { paymentId: transfer.paymentId }, { token: office })
  await shop.workOff()
  expect((await own(twice.member, twice.requestNo)).state).toBe('searching')
  expect((await order(twice.deposit)).refunds).toMatchObject([{ kind: 'surplus', amount: '2670.00' }])
  // A deposit is no order yet.
  expect(await people.letters(twice.deposit)).toEqual([`Deposit ${twice.deposit}: we will refund an extra payment`])
})

test('less than the deposit waits for the rest, and what the shop accepts for it counts whole', async () => {
  const { member, requestNo, deposit } = await chosen()
  const { paymentId } = (await shop.ask(startPayment, { orderNo: deposit, payType: 'fps' }, { token: member.token })).data
  await shop.ask(confirmPayment, { paymentId, amount: '2000' }, { token: office })
  await shop.workOff()
  expect((await own(member, requestNo)).state).toBe('chosen')
  await shop.ask(confirmPayment, { paymentId, before: '2000.00' }, { token: office })
  await shop.workOff()
  expect((await own(member, requestNo)).state).toBe('searching')
})

test('of two quotes accepted at once, and of one that is changed meanwhile, one is taken', async () => {
  const member = await people.member()
  const { requestNo } = (await people.ask(member)).data
  await people.quote(paris, requestNo)
  await people.quote(milan, requestNo)
  const both = await Promise.all([people.accept(member, requestNo, paris.code), people.accept(member, requestNo, milan.code)])
  expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, refusals.SOURCING_MOVED_ON.code])

  const other = await people.member()
  const asked = (await people.ask(other)).data.requestNo
  await people.quote(paris, asked)
  const { data: seen } = await people.look(paris, asked)
  const said = {
    requestNo: asked,
    version: seen.version,
    quoteVersion: 1,
    price: '9999',
    days: 5,
    validHours: 5,
    country: 'FR' as const,
  }
  const race = await Promise.all([people.accept(other, asked, paris.code), shop.ask(saveQuote, said, { token: paris.token })])
  expect(race.map(({ code }) => code).toSorted((one, two) => one - two)).toEqual([200, refusals.SOURCING_MOVED_ON.code])
  const { list, state } = await own(other, asked)
  expect(list[0]?.price).toBe(state === 'chosen' ? '8900.00' : '9999.00')
})

test('a quote whose time is over, of another request, or of a buyer that is suspended is not taken', async () => {
  const member = await people.member()
  const { requestNo } = (await people.ask(member)).data
  await people.quote(paris, requestNo, { validHours: 1 })
  const lyon = await people.buyer('LYON')
  await people.quote(lyon, requestNo)
  clock.advance(61 * MINUTE)
  expect((await people.accept(member, requestNo, paris.code)).code).toBe(refusals.SOURCING_QUOTE_OVER.code)
  await runSql(shop.database, sql`update merchants set state = 'suspended' where merchant_id = ${lyon.merchantId}`)
  expect((await people.accept(member, requestNo, lyon.code)).code).toBe(refusals.SOURCING_BUYER_GONE.code)
  clock.reset()
  const other = await chosen()
  const quoteId = other.data.list[0]?.quoteId ?? ''
  expect((await people.accept(member, requestNo, paris.code, { quoteId })).code).toBe(refusals.NOT_FOUND.code)
  const wanted = { requestNo, version: 1, quoteId, quoteVersion: 1, addressId: quoteId }
  expect((await shop.ask(acceptQuote, wanted, { token: other.member.token })).code).toBe(refusals.NOT_FOUND.code)
  expect((await people.accept(member, requestNo, paris.code, { addressId: quoteId })).code).toBe(refusals.NOT_FOUND.code)
})

test('a buyer that is suspended while the deposit is paid, or while it looks, is relieved, and the deposit goes back', async () => {
  const nice = await people.buyer('NICE')
  const first = await people.searching(nice)
  const member = await people.member()
  const { requestNo } = (await people.ask(member)).data
  await people.quote(nice, requestNo)
  const deposit = (await people.accept(member, requestNo, nice.code)).data.deposit?.orderNo ?? ''
  const left = await people.member()
  const unpaid = (await people.ask(left)).data.requestNo
  await people.quote(nice, unpaid)
  const given = (await people.accept(left, unpaid, nice.code)).data.deposit?.orderNo ?? ''
  const { version } = (await shop.ask(getKeptMerchant, { merchantId: nice.merchantId }, { token: office })).data
  const hold = { merchantId: nice.merchantId, version, kind: 'sales' as const, reason: { en: 'Papers.', zh: '文件待查。' } }
  expect((await shop.ask(holdMerchant, hold, { token: office })).code).toBe(200)
  await people.payCard(member, deposit)
  expect(await own(member, requestNo)).toMatchObject({ state: 'cancelled', deposit: { state: 'going-back' } })
  expect(await own(first.member, first.requestNo)).toMatchObject({ state: 'cancelled', deposit: { state: 'going-back' } })
  expect(await own(left, unpaid)).toMatchObject({ state: 'open', deposit: null })
  expect((await order(given)).state).toBe('closed')
})

test('what is not bought in time, is given up, or is called off by the desk brings the deposit back with its fee', async () => {
  const before = await depositsHeld()
  const [late, given, cancelled] = [await people.searching(paris), await people.searching(paris), await people.searching(paris)]
  const { version } = (await people.look(paris, given.requestNo)).data
  const bare = await shop.ask(giveUpSearch, { requestNo: given.requestNo, version, reason: '' }, { token: paris.token })
  expect(bare.data).toMatchObject({ field: 'reason' })
  const reason = 'Sold out everywhere.'
  expect((await shop.ask(giveUpSearch, { requestNo: given.requestNo, version, reason }, { token: milan.token })).code).toBe(
    refusals.NOT_FOUND.code,
  )
  await shop.ask(giveUpSearch, { requestNo: given.requestNo, version, reason }, { token: paris.token })
  const { data: seen } = await shop.ask(getAdminRequest, { requestNo: cancelled.requestNo }, { token: office })
  expect(seen.acts).toEqual(['cancel'])
  const call = { requestNo: cancelled.requestNo, version: seen.version, act: 'cancel' as const, reason: 'The member has asked.' }
  await shop.ask(judgeRequest, call, { token: office })
  clock.advance(3 * DAY + MINUTE)
  await shop.database.inTransaction((tx) => endOverdueSearches(tx, 100))
  clock.reset()
  const states = await Promise.all([late, given, cancelled].map(({ member, requestNo }) => own(member, requestNo)))
  expect(states.map(({ state, deposit }) => [state, deposit?.state])).toEqual([
    ['not-found', 'going-back'],
    ['not-found', 'going-back'],
    ['cancelled', 'going-back'],
  ])
  for (const { deposit } of [late, given, cancelled]) expect((await letGo(deposit)).data.state).toBe('refunded')
  expect(await order(given.deposit)).toMatchObject({ refunds: [{ kind: 'refund', state: 'confirmed', amount: '2722.07' }] })
  expect((await own(given.member, given.requestNo)).deposit?.state).toBe('back')
  expect(await depositsHeld()).toBe(before)
})

test('a deposit that is disputed stops the purchase; lost, it ends the request and is gone', async () => {
  const { member, requestNo, deposit } = await people.searching(paris, '4000000000000259')
  const disputed = async () =>
    (await shop.ask(listDisputes, {}, { token: office })).data.list.find(({ orderNo }) => orderNo === deposit)
  await expect.poll(disputed, PATIENCE).toBeDefined()
  await shop.workOff()
  expect((await own(member, requestNo)).steps.at(-1)?.act).toBe('dispute')
  await fetch(new URL(`${(await disputed())?.url}/lose`, shop.url), { method: 'POST', redirect: 'manual' })
  await expect.poll(async () => (await disputed())?.state, PATIENCE).toBe('lost')
  await shop.workOff()
  expect(await own(member, requestNo)).toMatchObject({ state: 'cancelled', deposit: { state: 'back' } })
  expect(await order(deposit)).toMatchObject({ state: 'refunded', refunds: [{ kind: 'chargeback', state: 'confirmed' }] })
})

test('a deposit that is given back at the provider ends the search, and is not given back again', async () => {
  const { member, requestNo, deposit, page } = await people.searching(paris)
  await pressCard(shop, page, 'give-back')
  await expect.poll(async () => (await order(deposit)).state, PATIENCE).toBe('refunded')
  await shop.workOff()
  expect(await own(member, requestNo)).toMatchObject({ state: 'cancelled', deposit: { state: 'back' } })
  expect(await order(deposit)).toMatchObject({ refunds: [{ kind: 'refund', state: 'confirmed', amount: '2722.07' }] })
})

test('a request cannot be closed by its member once a quote is accepted', async () => {
  const { member, requestNo, data } = await chosen()
  const closed = await shop.ask(closeRequest, { requestNo, version: data.version }, { token: member.token })
  expect(closed.code).toBe(refusals.SOURCING_MOVED_ON.code)
})
