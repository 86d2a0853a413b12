import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { cancelLate, remindOfLate } from '#flows/aftercare/late-consignments.ts'
import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import { requireInvariants } from '#flows/invariants.builders.ts'
import { payOutAll } from '#flows/order.builders.ts'
import { countWaiting } from '#flows/money/merchants/held-seller.builders.ts'
import { bankAnswer, payoutPage } from '#flows/money/payout.builders.ts'
import { settleReceivedPieces } from '#flows/settlement/complete-order.ts'
import { requestRefund, approveRefund } from '#modules/orders/payments/payments.paths.ts'
import { confirmReceipt, getAdminOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import {
  askMerchantWithdrawal,
  cancelMerchantWithdrawal,
  getMerchantMoney,
  getMerchantStatement,
  listComingMoney,
  merchantStatementFile,
  nameMerchantAccount,
} from '#modules/settlement/merchant-money.paths.ts'
import type { MerchantAccountInput } from '#modules/settlement/merchant-money.contract.ts'
import { listMerchants } from '#modules/settlement/settlement.paths.ts'
import { listMerchantKinds } from '#modules/applications/applications.paths.ts'
import { getConsignment, listWaiting } from '#modules/orders/pieces/consignments.paths.ts'
import { endPerson, listPeople } from '#modules/merchants/people.paths.ts'
import { doubtSilentPayouts } from '#modules/treasury/index.server.ts'
import { FIRST_SELLING } from '#modules/shop-settings/setting-list.contract.ts'
import { saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { hashToken, newId } from '#platform/ids.server.ts'
import { createLog } from '#platform/log.server.ts'
import { clock, DAY, dayInHongKong } from '#platform/clock.ts'
import { lockHolders } from '#platform/ledger.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { lastMailTo, PASSWORD } from '../members/sign-in.builders.ts'
import {
  acceptAccount,
  type BuiltMerchant,
  chargeLate as chargeLateBy,
  merchantOf,
  paidOrderOf,
  personOf,
  productOf,
} from './sellers.builders.ts'

let shop: TestShop
let office: string
let finance: string
let desk: ReturnType<typeof payoutPage>
beforeAll(async () => {
  shop = await startTestShop()
  office = await stays(await shop.operator())
  finance = await stays(await shop.operator(['finance']))
  desk = payoutPage(shop, () => finance)
})
afterEach(async () => {
  clock.reset()
  await requireInvariants(shop.database)
})
afterAll(() => shop.stop())

/** Days pass here that no session lasts. */
async function stays(token: string): Promise<string> {
  await runSql(
    shop.database,
    sql`update sessions set expires_at = expires_at + interval '1 year' where token_hash = ${hashToken(token)}`,
  )
  return token
}

let serial = 0
async function merchant(): Promise<BuiltMerchant> {
  serial += 1
  const built = await merchantOf(shop, `Tern${serial}`)
  await stays(built.token)
  return built
}

const PARCEL = { courier: 'SF Express', trackingNumber: 'SF1234567890123' }
/** Bought, delivered and received; its days are over once the clock has moved on. */
async function received(of: BuiltMerchant, quantity = 1) {
  const order = await paidOrderOf(shop, office, [await productOf(shop, of)], quantity)
  const { orderNo } = order
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: office })
  await authenticateAll(benchOf(shop, office), orderNo)
  await shop.ask(moveOrder, { orderNo, move: 'dispatch', ...PARCEL }, { token: office })
  await shop.ask(confirmReceipt, { orderNo }, { token: order.token })
  return order
}
async function settle(): Promise<void> {
  clock.advance(8 * DAY)
  await settleReceivedPieces({ database: shop.database, settings: shop.settings, log: createLog('silent') })
  clock.reset()
}
const money = async ({ token }: BuiltMerchant) => (await shop.ask(getMerchantMoney, {}, { token })).data
const nameAccount = (of: BuiltMerchant, more: Partial<MerchantAccountInput> = {}) =>
  shop.ask(
    nameMerchantAccount,
    { bankCode: '004', account: '123-456789-833', holder: `${of.code} Ltd`, oldPassword: PASSWORD, ...more },
    { token: of.token },
  )
const withdraw = (of: BuiltMerchant, amount: string, token = of.token) =>
  shop.ask(askMerchantWithdrawal, { amount, oldPassword: PASSWORD }, { token })
/** With so many pieces settled, each of which brings HK$10,560, and an account. */
async function paidMerchant(quantity = 1) {
  const of = await merchant()
  const order = await received(of, quantity)
  await settle()
  await nameAccount(of)
  await acceptAccount(shop, of.merchantId)
  return { of, order }
}
const payoutOf = async ({ merchantId }: BuiltMerchant) =>
  (await desk.room()).payouts.find((payout) => payout.merchantId === merchantId)
/** Asked for, approved, and in the newest file. */
async function sent(of: BuiltMerchant, amount: string) {
  await withdraw(of, amount)
  const payoutId = (await payoutOf(of))?.payoutId ?? ''
  await desk.move(payoutId, 'approve')
  await desk.makeFile()
  const [file] = (await desk.room()).files
  return {
    payoutId,
    fileId: file?.fileId ?? '',
    messageId: file?.messageId ?? '',
    endToEndId: (await payoutOf(of))?.bankReference ?? '',
  }
}

test('what is sold comes step by step, with the day on which it is due, and then stands in the balance to the cent', async () => {
  const of = await merchant()
  const coming = async () => (await shop.ask(listComingMoney, {}, { token: of.token })).data
  const sold = await paidOrderOf(shop, office, [await productOf(shop, of)])
  expect(await coming()).toMatchObject({
    total: 1,
    receives: '10560.00',
    list: [{ orderNo: sold.orderNo, stage: 'to-deliver', dueDay: '', receives: '10560.00' }],
  })
  const { orderNo } = await received(of)
  const in8Days = dayInHongKong(new Date(clock.now().getTime() + 8 * DAY))
  expect((await coming()).list[0]).toMatchObject({ orderNo, stage: 'in-days', dueDay: in8Days })
  expect(await money(of)).toMatchObject({ balance: '0.00', pending: '24000.00' })
  await settle()
  expect(await money(of)).toMatchObject({ balance: '10560.00', pending: '12000.00' })
  expect(await coming()).toMatchObject({ total: 1, receives: '10560.00' })
})

test('eight withdrawals of the whole balance at once are one, and the money is out of it from then on', async () => {
  const { of, order } = await paidMerchant()
  await shop.ask(
    requestRefund,
    { orderNo: order.orderNo, kind: 'refund', part: 'goods', amount: '6000.00', unitIds: [], reason: 'A scratch.' },
    { token: office },
  )
  await refundAll(order.orderNo)
  // HK$6,000 is left of the price, and 88 % of that.
  expect(await money(of)).toMatchObject({ balance: '5280.00' })
  await withdraw(of, '280')
  const asked = await Promise.all(Array.from({ length: 8 }, () => withdraw(of, '5000')))
  expect(asked.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(asked.filter(({ code }) => code === refusals.WITHDRAWAL_ABOVE_BALANCE.code)).toHaveLength(7)
  expect(await money(of)).toMatchObject({ balance: '0.00', onTheWay: '5280.00', leftToday: '94720.00' })
})

const unitOf = async (orderNo: string): Promise<string> =>
  (await shop.ask(getAdminOrder, { orderNo }, { token: office })).data.units[0]?.unitId ?? ''

/** Everything of it that was asked back goes back. */
async function refundAll(orderNo: string): Promise<void> {
  const { refunds } = (await shop.ask(getAdminOrder, { orderNo }, { token: office })).data
  for (const { refundId } of refunds.filter(({ state }) => state === 'requested'))
    await shop.ask(approveRefund, { refundId }, { token: finance })
  await payOutAll(shop, finance, orderNo)
}

test('a withdrawal keeps to the limits of the settings, of one time and of a day, and to an account there is', async () => {
  const of = await merchant()
  expect(await withdraw(of, '10')).toMatchObject({ code: refusals.MERCHANT_ACCOUNT_MISSING.code })
  const { of: rich } = await paidMerchant(2)
  expect(await withdraw(rich, '5000.01')).toMatchObject({ code: refusals.WITHDRAWAL_TOO_MUCH.code, data: { field: 'amount' } })
  const value = { most: '5000', mostADay: '6000', workingDays: 2, restHours: 72 }
  await shop.ask(saveSetting, { name: 'selling', version: 0, value }, { token: office })
  expect((await withdraw(rich, '5000')).data.withdrawals).toMatchObject([
    { amount: '5000.00', state: 'waiting', account: '•••9833' },
  ])
  expect(await withdraw(rich, '1000.01')).toMatchObject({ code: refusals.WITHDRAWALS_OF_DAY.code })
  for (const amount of ['0', '-1', '1.001', '']) expect((await withdraw(rich, amount)).code).toBe(refusals.BAD_INPUT.code)
  // Of its kind alone: lower than for all, and then as for all again.
  const byKind = { ...FIRST_SELLING.byKind, company: { most: '700', mostADay: '5600' } }
  await shop.ask(saveSetting, { name: 'selling', version: 1, value: { ...value, byKind } }, { token: office })
  expect(await money(rich)).toMatchObject({ most: '700.00', mostADay: '5600.00', leftToday: '600.00' })
  expect(await withdraw(rich, '700.01')).toMatchObject({ code: refusals.WITHDRAWAL_TOO_MUCH.code })
  expect(await withdraw(rich, '600.01')).toMatchObject({ code: refusals.WITHDRAWALS_OF_DAY.code })
  const wrong = await shop.ask(askMerchantWithdrawal, { amount: '1', oldPassword: 'Not-this-1' }, { token: rich.token })
  expect(wrong.code).toBe(refusals.PASSWORD_NOW_WRONG.code)
  await shop.ask(saveSetting, { name: 'selling', version: 2, value: { ...value, mostADay: '100000' } }, { token: office })
  await shop.ask(
    saveSetting,
    { name: 'selling', version: 2, value: { ...value, mostADay: '100000' } },
    { token: await shop.colleague() },
  )
})

test('who is removed from the team while their withdrawal waits for others has asked for nothing', async () => {
  const { of } = await paidMerchant()
  const clerk = await personOf(shop, of.merchantId, 'staff', ['money'])
  await stays(clerk.token)
  const { list } = (await shop.ask(listPeople, {}, { token: of.token })).data
  const personId = list.find(({ role }) => role === 'staff')?.personId ?? ''
  const before = (await money(of)).balance
  const asked = await shop.database.inTransaction(async (tx) => {
    await lockHolders(tx, [of.merchantId])
    const asking = withdraw(of, '100.00', clerk.token)
    await expect.poll(() => countWaiting(shop)).toBe(1)
    expect((await shop.ask(endPerson, { personId }, { token: of.token })).code).toBe(200)
    return { asking }
  })
  expect((await asked.asking).code).toBe(refusals.NOT_PERMITTED.code)
  expect((await money(of)).balance).toBe(before)
  expect(await payoutOf(of)).toBeUndefined()
})

test('it is paid by the file all payouts go in, to the whole number of its account, once a second person has agreed', async () => {
  const { of } = await paidMerchant()
  const { fileId, messageId, endToEndId } = await sent(of, '5000')
  const content = await desk.download(fileId)
  expect(content).toContain('<Ustrd>PRAYA WITHDRAWAL</Ustrd>')
  expect(content).toContain('<Id>123456789833</Id>')
  const answer = bankAnswer(messageId, [{ endToEndId, status: 'ACSC' }])
  const read = await Promise.all(Array.from({ length: 3 }, () => desk.answer(answer)))
  expect(read.reduce((sum, { data }) => sum + data.confirmed, 0)).toBe(1)
  expect(await money(of)).toMatchObject({ balance: '5560.00', onTheWay: '0.00', withdrawals: [{ state: 'paid' }] })
  expect(await payoutOf(of)).toMatchObject({ merchant: { en: `${of.code} Limited`, zh: `${of.code}有限公司` }, stage: 'done' })
  expect((await lastMailTo(shop, of.email)).subject).toBe('HK$5,000 has been paid to your shop’s bank')
  const { merchants } = (await shop.ask(listMerchants, {}, { token: finance })).data
  expect(merchants.find(({ merchantId }) => merchantId === of.merchantId)).toMatchObject({
    due: '10560.00',
    paid: '5000.00',
    balance: '5560.00',
  })
})

test('a bank that answers “paid” and then “returned” has it due again, and it is paid once', async () => {
  const { of } = await paidMerchant()
  const { messageId, endToEndId } = await sent(of, '5000')
  const paid = bankAnswer(messageId, [{ endToEndId, status: 'ACSC' }])
  await desk.answer(paid)
  const returned = bankAnswer(messageId, [{ endToEndId, status: 'RJCT', reason: 'AC04', words: 'closed' }])
  const read = await Promise.all([1, 2, 3].map(() => desk.answer(returned)))
  expect(read.reduce((sum, { data }) => sum + data.failed, 0)).toBe(1)
  expect((await desk.answer(paid)).data).toMatchObject({ confirmed: 0, late: 0, known: 1 })
  expect(await money(of)).toMatchObject({ balance: '10560.00', withdrawals: [{ state: 'returned', failure: 'closed' }] })
  const again = await sent(of, '5000')
  await desk.answer(bankAnswer(again.messageId, [{ endToEndId: again.endToEndId, status: 'ACSC' }]))
  await desk.answer(returned)
  expect(await money(of)).toMatchObject({ balance: '5560.00', withdrawals: [{ state: 'paid' }, { state: 'returned' }] })
})

test('a lost answer leaves it unknown: nothing is repeated, and a person says what became of it', async () => {
  const { of } = await paidMerchant()
  const { payoutId } = await sent(of, '5000')
  clock.advance(4 * DAY)
  await shop.database.inTransaction(doubtSilentPayouts)
  clock.reset()
  expect(await money(of)).toMatchObject({ balance: '5560.00', onTheWay: '5000.00', withdrawals: [{ state: 'unknown' }] })
  expect(await payoutOf(of)).toMatchObject({ stage: 'unknown', moves: ['confirm', 'fail'] })
  expect((await desk.makeFile()).code).toBe(refusals.PAYOUTS_NONE_APPROVED.code)
  expect((await desk.move(payoutId, 'send', { note: 'AGAIN' })).code).toBe(refusals.MONEY_IS_SETTLED.code)
  await desk.move(payoutId, 'fail', { note: 'It is not on the statement.', failure: 'other' })
  expect(await money(of)).toMatchObject({ balance: '10560.00', withdrawals: [{ state: 'returned' }] })
})

test('a refund after the payout makes the balance negative, and the next sale makes up for it first', async () => {
  const { of, order } = await paidMerchant()
  await sent(of, '5000')
  await shop.ask(
    requestRefund,
    { orderNo: order.orderNo, kind: 'refund', reason: 'goodwill', unitIds: [await unitOf(order.orderNo)] },
    { token: office },
  )
  await refundAll(order.orderNo)
  expect(await money(of)).toMatchObject({ balance: '-5000.00' })
  expect((await withdraw(of, '1')).code).toBe(refusals.WITHDRAWAL_ABOVE_BALANCE.code)
  await received(of)
  await settle()
  expect(await money(of)).toMatchObject({ balance: '5560.00' })
  const { data } = await shop.ask(
    getMerchantStatement,
    { month: dayInHongKong(new Date(clock.now().getTime() + 8 * DAY)).slice(0, 7) },
    { token: of.token },
  )
  expect(data).toMatchObject({ closing: '5560.00' })
})

test('the month as a table goes from each piece to its posting, and nobody reads or cancels what is another merchant’s', async () => {
  const { of, order } = await paidMerchant()
  const other = await merchant()
  const month = dayInHongKong(new Date(clock.now().getTime() + 8 * DAY)).slice(0, 7)
  const file = async (token: string) =>
    (
      await fetch(`${shop.url}${BASE_PATH}${merchantStatementFile.path}?month=${month}`, {
        headers: { Authorization: `Bearer ${token}` },
      })
    ).text()
  const rows = (await file(of.token)).trim().split('\r\n')
  expect(rows[0]).toContain('Date,Description,Order,Item,Price,Commission,Card share,Fees,Amount,Balance')
  expect(rows.find((row) => row.includes(order.orderNo))).toMatch(/Sale,.*,12000\.00,1440\.00,0\.00,0\.00,10560\.00,/)
  expect(await file(other.token)).not.toContain(order.orderNo)
  await withdraw(of, '10')
  const [one] = (await money(of)).withdrawals
  const cancel = await shop.ask(cancelMerchantWithdrawal, { withdrawalId: one?.withdrawalId ?? newId() }, { token: other.token })
  expect(cancel.code).toBe(refusals.NOT_FOUND.code)
  expect(await money(other)).toMatchObject({ balance: '0.00', withdrawals: [] })
})

const chargeLate = (late: string) => chargeLateBy(shop, office, late)

test('a late cancellation costs what the rule of its sale says, said before, on the statement, and made up for by the next sales', async () => {
  await chargeLate('300')
  const of = await merchant()
  const kinds = (await shop.ask(listMerchantKinds, {})).data.kinds
  expect(kinds.find(({ kind }) => kind === 'company')).toMatchObject({ lateFee: '300.00' })
  const { orderNo } = await paidOrderOf(shop, office, [await productOf(shop, of)], 2)
  // What is changed later is for what is sold later.
  await chargeLate('900')
  const own = async () => (await shop.ask(getConsignment, { orderNo }, { token: of.token })).data
  const { dueTime, lateFee } = await own()
  expect(lateFee).toBe('600.00')
  expect((await shop.ask(listWaiting, {}, { token: of.token })).data.list).toMatchObject([{ number: orderNo, lateFee: '600.00' }])
  clock.advance(new Date(dueTime).getTime() + 1_000 - clock.now().getTime())
  await shop.database.inTransaction((tx) => remindOfLate(tx, 100))
  expect((await lastMailTo(shop, of.email)).body).toContain('You are also charged HK$600.')
  clock.advance(20 * DAY)
  const cancel = () => cancelLate({ database: shop.database, log: createLog('silent'), publicUrl: () => shop.url })
  await Promise.all([cancel(), cancel()])
  const month = dayInHongKong(clock.now()).slice(0, 7)
  clock.reset()
  expect(await own()).toMatchObject({ lateFee: '0.00', pieces: [{ state: 'cancelled' }, { state: 'cancelled' }] })
  expect((await lastMailTo(shop, of.email)).body).toContain('You are also charged HK$600, which is deducted from your balance.')
  expect(await money(of)).toMatchObject({ balance: '-600.00' })
  await nameAccount(of)
  await acceptAccount(shop, of.merchantId)
  expect((await withdraw(of, '1')).code).toBe(refusals.WITHDRAWAL_ABOVE_BALANCE.code)

  const statement = (await shop.ask(getMerchantStatement, { month }, { token: of.token })).data
  expect(statement.list).toMatchObject([0, 1].map(() => ({ kind: 'late-cancelled', orderNo, amount: '-300.00' })))
  expect(statement.list[0]?.piece).not.toBe('')
  await chargeLate('')
  await received(of)
  await settle()
  expect(await money(of)).toMatchObject({ balance: '9960.00' })
})

test('it is never more than what was paid for the item, and nothing where no rule sets it', async () => {
  await chargeLate('99999')
  const of = await merchant()
  const dear = await paidOrderOf(shop, office, [await productOf(shop, of)])
  await chargeLate('')
  const free = await paidOrderOf(shop, office, [await productOf(shop, of)])
  const feeOf = async (orderNo: string) => (await shop.ask(getConsignment, { orderNo }, { token: of.token })).data.lateFee
  expect([await feeOf(dear.orderNo), await feeOf(free.orderNo)]).toEqual(['12000.00', '0.00'])
})
