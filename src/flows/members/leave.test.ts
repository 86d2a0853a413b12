import { sql } from 'kysely'
import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteDueAccounts } from '#flows/members/leave.ts'
import { refusals } from '#refusals.ts'
import { addToBag } from '#modules/bag/bag.paths.ts'
import { getMemberBalance } from '#modules/balance/balance-page.paths.ts'
import { cancelOrder, listOrders } from '#modules/orders/orders.paths.ts'
import { approveRefund } from '#modules/orders/payments/payments.paths.ts'
import { askToLeave, listSignIns, signInWithPassword, stayMember } from '#modules/members/sign-in.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { returnsOf } from '../aftercare/returns.builders.ts'
import { withdrawalsOf } from '../balance/withdrawals.builders.ts'
import { completeEarly, placeAsGuest } from '../order.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { join, lastMailTo, PASSWORD } from './sign-in.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

const leave = (token: string, oldPassword = PASSWORD) => shop.ask(askToLeave, { oldPassword }, { token })
const letDaysPass = () => runSql(shop.database, sql`update members set leaving_at = now() where leaving_at is not null`)
const deleteDue = () => shop.database.inTransaction((tx) => deleteDueAccounts(tx, 50))
const isIn = async (token: string) => (await shop.ask(listSignIns, {}, { token })).code === 200

test('asking needs the password, is told to the contact, and can be taken back for fourteen days', async () => {
  const { token, email } = await join(shop)
  expect((await leave(token, 'Not-this-1')).code).toBe(refusals.PASSWORD_NOW_WRONG.code)
  const { data } = await leave(token)
  expect(Math.round((Date.parse(data.leaveTime ?? '') - Date.now()) / 86_400_000)).toBe(14)
  expect((await lastMailTo(shop, email)).subject).toBe('Your account will be deleted in 14 days')
  await deleteDue()
  expect(await isIn(token)).toBe(true)
  expect((await shop.ask(stayMember, {}, { token })).data).toEqual({ leaveTime: null, owedPoints: 0 })
  await letDaysPass()
  await deleteDue()
  expect(await isIn(token)).toBe(true)
})

test('an account whose day has come is gone: nobody signs in, its contact is free, and what it held is forgotten', async () => {
  const { token, email, account } = await join(shop)
  await shop.ask(addToBag, { list: [{ skuId: (await shop.product()).skuIds[0] ?? '', quantity: 1 }] }, { token })
  await leave(token)
  await letDaysPass()
  await deleteDue()
  expect(await isIn(token)).toBe(false)
  expect((await shop.ask(signInWithPassword, { email, password: PASSWORD }, {})).code).toBe(refusals.MEMBER_UNKNOWN.code)
  expect((await lastMailTo(shop, email)).subject).toBe('Your account is deleted')
  const left = await readRows(
    shop.database.pool,
    z.object({ left: z.number() }),
    sql`select (select count(*) from contacts where account_id = ${account}) + (select count(*) from account_details where account_id = ${account})
      + (select count(*) from bag_lines where owner_id = ${account}) + (select count(*) from passwords where account_id = ${account}) as left`,
  )
  expect(left).toEqual([{ left: 0 }])
  expect((await join(shop, { email })).account).not.toBe(account)
})

test('an order under way is finished first, and stays when the account goes', async () => {
  const [visitor, email] = [await shop.visitor(), 'under.way@mail.test']
  const { answer } = await placeAsGuest(shop, [await shop.product()], { token: visitor, billEmail: email })
  const { token, account } = await join(shop, { token: visitor, email })
  await leave(token)
  await letDaysPass()
  await deleteDue()
  expect(await isIn(token)).toBe(true)
  expect((await shop.ask(listOrders, {}, { token })).data.list).toHaveLength(1)
  await shop.ask(cancelOrder, { orderNo: answer.data.orderNo }, { token })
  await deleteDue()
  expect(await isIn(token)).toBe(false)
  const kept = await readRows(
    shop.database.pool,
    z.object({ number: z.string() }),
    sql`select order_number as number from orders where owner_id = ${account}`,
  )
  expect(kept).toEqual([{ number: answer.data.orderNo }])
})

test('an account stays while a piece of its orders is on its way back and until its money is there, so that whoever owns it can have it', async () => {
  const work = await returnsOf(shop)
  const { token, account } = await join(shop)
  const order = await work.received({ token, quantity: 2 })
  await completeEarly(shop, order.orderNo, work.office)
  const [unitId = ''] = order.unitIds
  const { returnNo } = (await work.ask(order, { units: [{ unitId, reason: 'faulty' }], toBalance: true })).data
  await work.decide(returnNo, 'agree')
  expect((await leave(token)).code).toBe(200)
  await letDaysPass()
  for (const goOn of [() => work.decide(returnNo, 'arrive'), () => work.inspect(returnNo, unitId)]) {
    await deleteDue()
    expect((await goOn()).code).toBe(200)
  }
  await deleteDue()
  expect(await isIn(token)).toBe(true)
  const refundId = (await work.look(order.orderNo)).refunds[0]?.refundId ?? ''
  await shop.ask(approveRefund, { refundId }, { token: work.finance })
  expect((await shop.ask(getMemberBalance, { accountId: account }, { token: work.finance })).data.balance).toBe('12000.00')
  await deleteDue()
  expect(await isIn(token)).toBe(true)
})

test('whoever still has money here is asked to take it first, and no account with money is deleted', async () => {
  const finance = await shop.operator(['finance'])
  const work = withdrawalsOf(shop, () => finance)
  const { token, account } = await work.holder('50')
  expect((await leave(token)).code).toBe(refusals.BALANCE_LEFT.code)
  const [asked] = (await work.ask(token, '50')).data.list
  expect((await leave(token)).code).toBe(200)
  await letDaysPass()
  await deleteDue()
  expect(await isIn(token)).toBe(true)
  await work.cancel(token, asked?.withdrawalId ?? '')
  await deleteDue()
  expect(await isIn(token)).toBe(true)
  await work.ask(token, '50')
  await runSql(
    shop.database,
    sql`update payouts set state = 'confirmed', sealed_account = null, bank_reference = 'B', approved_by = member_id where member_id = ${account} and state = 'requested'`,
  )
  await deleteDue()
  expect(await isIn(token)).toBe(false)
})
