import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import { getMemberBalance } from '#modules/balance/balance-page.paths.ts'
import { listDisputes, approveRefund, requestRefund, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { disableMember } from '#modules/members/admin-members.paths.ts'
import { getAdminOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { askReturn, listReturnChoices } from '#modules/returns/returns.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { join, lastMailTo } from '../members/sign-in.builders.ts'
import { placeAsGuest, pressCard } from '../order.builders.ts'

let shop: TestShop
let finance: string
beforeAll(async () => {
  shop = await startTestShop()
  finance = await shop.operator(['finance', 'order-desk'])
})
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

const look = async (orderNo: string) => (await shop.ask(getAdminOrder, { orderNo }, { token: finance })).data
const balanceOf = async (accountId: string) => (await shop.ask(getMemberBalance, { accountId }, { token: finance })).data.balance
const atCardProvider = async (): Promise<number> =>
  (await readRows(shop.database.pool, z.object({ num: z.number() }), sql`select count(*) as num from sandbox_stripe_refunds`))[0]
    ?.num ?? -1

const press = (path: string) => fetch(new URL(path, shop.url), { method: 'POST', redirect: 'manual' })

/** Two pieces of HK$12,000 each, paid by card with its fee of HK$468. */
async function bought(token: string, billEmail = 'tai.man@example.com') {
  const { answer } = await placeAsGuest(shop, [await shop.product()], { quantity: 2, comitPayType: 'card', token, billEmail })
  const { orderNo } = answer.data
  const { providerUrl } = (await shop.ask(startPayment, { orderNo, payType: 'card' }, { token })).data
  await pressCard(shop, providerUrl, 'succeed')
  await expect.poll(async () => (await look(orderNo)).state).toBe('pending-seller-delivery')
  return { orderNo, page: providerUrl, unitIds: (await look(orderNo)).units.map(({ unitId }) => unitId) }
}

test('what a member asked back into the balance and the card issuer has taken meanwhile is given once', async () => {
  const { token, account, email } = await join(shop)
  const { orderNo, unitIds, page } = await bought(token, email)
  await shop.ask(askReturn, { orderNo, kind: 'cancel', units: [{ unitId: unitIds[0] ?? '' }], toBalance: true }, { token })
  const disputeOf = async () =>
    (await shop.ask(listDisputes, {}, { token: finance })).data.list.find((one) => one.orderNo === orderNo)
  await press(`${page}/dispute`)
  await expect.poll(disputeOf).toBeDefined()
  await press(`${(await disputeOf())?.url}/lose`)
  await expect.poll(async () => (await disputeOf())?.state).toBe('lost')
  expect((await look(orderNo)).refunds.map(({ kind, state, toBalance, amount }) => [kind, state, toBalance, amount])).toEqual([
    ['refund', 'confirmed', false, '12234.00'],
    ['chargeback', 'confirmed', false, '12234.00'],
  ])
  expect(await balanceOf(account)).toBe('0.00')
  await requireInvariants(shop.database)
})

test('a member who cancels may have the money in the balance at once: nothing is asked of the provider, and they are told where it is', async () => {
  const { token, account, email } = await join(shop)
  const { orderNo, unitIds } = await bought(token, email)
  expect((await shop.ask(listReturnChoices, { orderNo, kind: 'cancel' }, { token })).data.mayTakeBalance).toBe(true)
  const units = unitIds.map((unitId) => ({ unitId }))
  await shop.ask(askReturn, { orderNo, kind: 'cancel', units: units.slice(0, 1), toBalance: true }, { token })
  const [refund] = (await look(orderNo)).refunds
  expect([refund?.toBalance, refund?.state, await balanceOf(account)]).toEqual([true, 'requested', '0.00'])
  const refundId = refund?.refundId ?? ''
  const answers = await Promise.all(Array.from({ length: 6 }, () => shop.ask(approveRefund, { refundId }, { token: finance })))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(await balanceOf(account)).toBe('12234.00')
  expect(await atCardProvider()).toBe(0)
  await shop.workOff()
  const told = (await shop.ask(listMessages, {}, { token, language: 'cht_CN' })).data.list
  expect(told.map(({ title }) => title)).toContain(`訂單${orderNo}的部分退款HK$12,234已存入結餘`)

  await shop.ask(askReturn, { orderNo, kind: 'cancel', units: units.slice(1), toBalance: true }, { token })
  const rest = (await look(orderNo)).refunds.find(({ state }) => state === 'requested')
  await shop.ask(approveRefund, { refundId: rest?.refundId ?? '' }, { token: finance })
  expect([(await look(orderNo)).state, await balanceOf(account)]).toEqual(['refunded', '24468.00'])
  await shop.workOff()
  expect(await lastMailTo(shop, email)).toMatchObject({
    subject: `Refund for order ${orderNo}: it is in your balance`,
    body: expect.stringContaining('/myaccount/balance'),
  })
})

test('finance may choose the balance for what was asked back another way, and the other way round', async () => {
  const { token, account } = await join(shop)
  const { orderNo, unitIds } = await bought(token)
  const ask = (given: object) =>
    shop.ask(requestRefund, { orderNo, kind: 'refund', reason: 'as agreed', ...given }, { token: finance })
  const approve = async (toBalance: boolean) => {
    const waits = (await look(orderNo)).refunds.find(({ state }) => state === 'requested')
    return shop.ask(approveRefund, { refundId: waits?.refundId ?? '', toBalance }, { token: await shop.colleague() })
  }
  const before = await atCardProvider()
  await ask({ unitIds: unitIds.slice(0, 1) })
  await approve(true)
  await ask({ unitIds: unitIds.slice(1), toBalance: true })
  await approve(false)
  await shop.workOff()
  expect([await balanceOf(account), (await atCardProvider()) - before]).toEqual(['12234.00', 1])
  await ask({ kind: 'goodwill', amount: '50', toBalance: true })
  await approve(true)
  expect(await balanceOf(account)).toBe('12284.00')
})

test('what was to go into the balance of an account that is closed meanwhile goes back the way it came', async () => {
  const { token, account } = await join(shop)
  const { orderNo, unitIds } = await bought(token)
  const before = await atCardProvider()
  const units = unitIds.map((unitId) => ({ unitId }))
  await shop.ask(askReturn, { orderNo, kind: 'cancel', units, toBalance: true }, { token })
  const closed = await shop.ask(disableMember, { accountId: account, reason: 'As asked.' }, { token: await shop.operator() })
  expect(closed.data.state).toBe('disabled')
  await shop.ask(moveOrder, { orderNo, move: 'refund' }, { token: finance })
  await shop.workOff()
  const { state, refunds } = await look(orderNo)
  expect([state, refunds.map(({ toBalance }) => toBalance)]).toEqual(['refunded', [false]])
  expect([await balanceOf(account), (await atCardProvider()) - before]).toEqual(['0.00', 1])
})

test('what goes on top of an order into a balance is not approved by who asked for it, however little it is', async () => {
  const { token, account } = await join(shop)
  const { orderNo } = await bought(token)
  const goodwill = { orderNo, kind: 'goodwill' as const, reason: 'sorry', amount: '10', toBalance: true }
  const answers = await Promise.all(Array.from({ length: 6 }, () => shop.ask(requestRefund, goodwill, { token: finance })))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === refusals.APPROVAL_WAITS.code)).toHaveLength(5)
  const refundId = (await look(orderNo)).refunds[0]?.refundId ?? ''
  const approve = async (by: string) => (await shop.ask(approveRefund, { refundId }, { token: by })).code
  expect(await approve(finance)).toBe(refusals.APPROVAL_SAME_PERSON.code)
  expect(await balanceOf(account)).toBe('0.00')
  expect(await approve(await shop.operator(['finance']))).toBe(200)
  expect(await balanceOf(account)).toBe('10.00')
  expect((await shop.ask(requestRefund, goodwill, { token: finance })).data).toMatchObject({ field: 'again' })
  expect((await shop.ask(requestRefund, { ...goodwill, again: true }, { token: finance })).code).toBe(200)
})

test('a guest has no balance to choose', async () => {
  const guest = await shop.visitor()
  const { orderNo, unitIds } = await bought(guest)
  expect((await shop.ask(listReturnChoices, { orderNo, kind: 'cancel' }, { token: guest })).data.mayTakeBalance).toBe(false)
  const units = unitIds.map((unitId) => ({ unitId }))
  const asked = await shop.ask(askReturn, { orderNo, kind: 'cancel', units, toBalance: true }, { token: guest })
  expect(asked.code).toBe(refusals.BALANCE_NONE.code)
  const wanted = { orderNo, kind: 'refund' as const, reason: 'as agreed', toBalance: true }
  expect((await shop.ask(requestRefund, wanted, { token: finance })).code).toBe(refusals.BALANCE_NONE.code)
})
