import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import { requireInvariants } from '#flows/invariants.builders.ts'
import { countWaiting } from '#flows/money/merchants/held-seller.builders.ts'
import { failPayout } from '#flows/money/pay-out.ts'
import { payoutPage } from '#flows/money/payout.builders.ts'
import { acceptAccount, type BuiltMerchant, merchantOf, paidOrderOf, productOf } from '#flows/sellers/sellers.builders.ts'
import { makeStatements } from '#flows/sellers/make-statements.ts'
import { decideApproval, listApprovals } from '#modules/approvals/approvals.paths.ts'
import { lockOrder } from '#modules/orders/index.server.ts'
import { confirmReceipt, moveOrder } from '#modules/orders/orders.paths.ts'
import { bookMerchantPayables, listSettledPieces } from '#modules/settlement/index.server.ts'
import { askMerchantWithdrawal, getMerchantMoney, nameMerchantAccount } from '#modules/settlement/merchant-money.paths.ts'
import {
  approveStatement,
  listDebts,
  listPaidStatements,
  remindOfDebt,
  statementPaper,
  writeOffDebt,
} from '#modules/settlement/merchant-statements.paths.ts'
import { generalTerms } from '#modules/settlement/settlement.rules.ts'
import { getCommissions, listCommissionHistory, saveCommissions } from '#modules/shop-settings/commissions.paths.ts'
import { lockPayout } from '#modules/treasury/index.server.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { hashToken, newId } from '#platform/ids.server.ts'
import { post } from '#platform/ledger.server.ts'
import { createLog } from '#platform/log.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../../test-shop.builders.ts'
import { lastMailTo, PASSWORD } from '#flows/members/sign-in.builders.ts'
import { settleReceivedPieces } from '#flows/settlement/complete-order.ts'

let shop: TestShop
/** Five people of finance. */
let ada: string
let ben: string
let cleo: string
let dan: string
let eve: string
beforeAll(async () => {
  shop = await startTestShop()
  const one = async () => stays(await shop.operator(['finance']))
  ;[ada, ben, cleo, dan, eve] = [await one(), await one(), await one(), await one(), await one()]
})
afterEach(async () => {
  clock.reset()
  await requireInvariants(shop.database)
})
afterAll(() => shop.stop())

/** Months pass here that no session lasts. */
async function stays(token: string): Promise<string> {
  const longer = sql`update sessions set expires_at = expires_at + interval '2 years' where token_hash = ${hashToken(token)}`
  await runSql(shop.database, longer)
  return token
}

let serial = 0
async function brand(): Promise<BuiltMerchant> {
  const built = await merchantOf(shop, `Avocet${(serial += 1)}`)
  await runSql(shop.database, sql`update merchants set kind = 'brand' where merchant_id = ${built.merchantId}`)
  await stays(built.token)
  return built
}
const named = (of: BuiltMerchant) =>
  shop.ask(
    nameMerchantAccount,
    { bankCode: '004', account: '123-456789-833', holder: `${of.code} Ltd`, oldPassword: PASSWORD },
    { token: of.token },
  )
const account = async (of: BuiltMerchant) => {
  await named(of)
  await acceptAccount(shop, of.merchantId)
}
const waiting = async (token: string) => (await shop.ask(listPaidStatements, {}, { token })).data.list
const statementOf = async (of: BuiltMerchant, token = cleo) =>
  (await waiting(token)).find(({ merchantId }) => merchantId === of.merchantId)!
const approve = ({ statementId, pays }: { statementId: string; pays: string }, token: string) =>
  shop.ask(approveStatement, { statementId, pays }, { token })

/** A sum that is due, without the sale behind it; in a month that is over once the statements are made. */
async function owed({ merchantId }: BuiltMerchant, cents: number): Promise<void> {
  const entries = [
    { ownerId: merchantId, purpose: 'merchant-debts', amount: -cents },
    { purpose: 'sales', amount: cents },
  ]
  await shop.database.inTransaction((tx) => post(tx, { kind: 'claim', subjectId: newId(), entries }))
}
/** The number of an order whose piece its shopper has. */
async function received(of: BuiltMerchant, office: string): Promise<string> {
  const { orderNo, token } = await paidOrderOf(shop, office, [await productOf(shop, of)])
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: office })
  await authenticateAll(benchOf(shop, office), orderNo)
  const parcel = { courier: 'SF Express', trackingNumber: 'SF1234567890123' }
  await shop.ask(moveOrder, { orderNo, move: 'dispatch', ...parcel }, { token: office })
  await shop.ask(confirmReceipt, { orderNo }, { token })
  return orderNo
}
async function monthPasses(): Promise<void> {
  clock.advance(40 * DAY)
  await makeStatements(shop.database)
}
const save = async (commission: string, token: string, kept: { kind: 'brand' | 'company'; commission: string }[] = []) => {
  const { rules } = (await shop.ask(getCommissions, {}, { token })).data
  const every = { category: '', least: '', most: '' }
  const named = kept.map((rule) => ({ ...every, ...rule, name: { en: `Each ${rule.kind}`, zh: `每類${rule.kind}` } }))
  const value = { ...rules.value, commission, rules: named }
  return shop.ask(saveCommissions, { version: rules.version, value }, { token })
}

test('whoever asked for a rule, or agreed to it, approves neither the statement of its sales nor the payout', async () => {
  expect((await save('10', ada)).data.version).toBe(0)
  expect((await save('10', ben)).data.version).toBe(1)
  const { list } = (await shop.ask(listCommissionHistory, {}, { token: ada })).data
  expect(list).toMatchObject([{ name: 'settlement', version: 1, by: 'Ada' }])
  const of = await brand()
  const office = await stays(await shop.operator())
  await received(of, office)
  await account(of)
  // What is changed after the sale bars nobody from it.
  await save('20', cleo)
  await save('20', dan)
  clock.advance(8 * DAY)
  await settleReceivedPieces({ database: shop.database, settings: shop.settings, log: createLog('silent') })
  await monthPasses()
  const found = await statementOf(of)
  expect(found).toMatchObject({ closing: '10800.00', pays: '10800.00', isBarred: false })
  for (const barred of [ada, ben]) {
    expect(await statementOf(of, barred)).toMatchObject({ isBarred: true })
    expect(await approve(found, barred)).toMatchObject({ code: refusals.STATEMENT_RULE_CHANGER.code })
  }
  const both = await Promise.all([approve(found, cleo), approve(found, dan)])
  expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, refusals.STATEMENT_DONE.code])
  const by = both[0].code === 200 ? cleo : dan
  const other = both[0].code === 200 ? dan : cleo
  const desk = payoutPage(shop, () => other)
  const payoutId = (await desk.room()).payouts.find(({ merchantId }) => merchantId === of.merchantId)?.payoutId ?? ''
  expect((await desk.move(payoutId, 'approve', {}, ada)).code).toBe(refusals.STATEMENT_RULE_CHANGER.code)
  expect((await desk.move(payoutId, 'approve', {}, by)).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
  await desk.move(payoutId, 'approve', {}, other)
  expect((await desk.room()).payouts.find((one) => one.payoutId === payoutId)).toMatchObject({
    state: 'approved',
    amount: '10800.00',
  })
  expect((await shop.ask(getMerchantMoney, {}, { token: of.token })).data).toMatchObject({
    balance: '0.00',
    onTheWay: '10800.00',
  })
  expect((await lastMailTo(shop, of.email)).subject).toContain('HK$10,800')
})

test('above the limit a third person agrees, and what comes back can be approved again, once', async () => {
  const of = await brand()
  await owed(of, 15_000_000)
  await monthPasses()
  expect((await approve(await statementOf(of), ada)).code).toBe(refusals.STATEMENT_NO_ACCOUNT.code)
  clock.reset()
  await named(of)
  clock.advance(40 * DAY)
  expect((await approve(await statementOf(of), ada)).code).toBe(refusals.STATEMENT_ACCOUNT_WAITS.code)
  clock.reset()
  await acceptAccount(shop, of.merchantId)
  clock.advance(40 * DAY)
  const found = await statementOf(of)
  expect((await approve({ ...found, pays: '1.00' }, ada)).code).toBe(refusals.STATEMENT_CHANGED.code)
  await approve(found, ada)
  const desk = payoutPage(shop, () => ben)
  const payout = async () =>
    (await desk.room()).payouts.find(({ merchantId, state }) => merchantId === of.merchantId && state !== 'returned')
  const { payoutId = '' } = (await payout()) ?? {}
  await desk.move(payoutId, 'approve', {}, ben)
  expect(await payout()).toMatchObject({ state: 'checked' })
  for (const same of [ada, ben])
    expect((await desk.move(payoutId, 'second', {}, same)).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
  await desk.move(payoutId, 'second', {}, eve)
  expect(await payout()).toMatchObject({ state: 'approved' })
  expect(await statementOf(of)).toBeUndefined()
  await desk.move(payoutId, 'fail', { failure: 'account', note: 'Closed.' })
  expect(await statementOf(of)).toMatchObject({ pays: '150000.00' })
  expect((await approve(found, ben)).code).toBe(200)
  const headers = { Authorization: `Bearer ${ada}` }
  const paper = await fetch(`${shop.url}${BASE_PATH}${statementPaper.path}?statementId=${found.statementId}`, { headers })
  expect(paper.headers.get('content-type')).toBe('application/pdf')
})

test('a merchant that is paid by statement withdraws nothing itself, and one below nothing is approved without a payout', async () => {
  const of = await brand()
  await owed(of, -50_000)
  await account(of)
  const asked = await shop.ask(askMerchantWithdrawal, { amount: '1', oldPassword: PASSWORD }, { token: of.token })
  expect(asked.code).toBe(refusals.PAID_BY_STATEMENT.code)
  await monthPasses()
  expect(await statementOf(of)).toMatchObject({ closing: '-500.00', pays: '0.00' })
  expect((await approve(await statementOf(of), ada)).code).toBe(200)
  expect(await statementOf(of)).toBeUndefined()
})

/** HK$1,000 and HK$500 stand in two statements that wait, HK$300 in none. */
async function withTwoWaiting() {
  const of = await brand()
  await account(of)
  await owed(of, 100_000)
  await monthPasses()
  await owed(of, 50_000)
  await monthPasses()
  await owed(of, 30_000)
  const [first, second] = (await waiting(cleo)).filter(({ merchantId }) => merchantId === of.merchantId)
  return { of, first, second }
}

test('two statements that wait pay what they close with together, and leave what was sold since', async () => {
  const { of, first, second } = await withTwoWaiting()
  expect(first).toMatchObject({ closing: '1000.00', pays: '1000.00' })
  expect(second).toMatchObject({ closing: '1500.00', pays: '1500.00' })
  expect((await approve(first!, ada)).code).toBe(200)
  expect((await approve(second!, ada)).code).toBe(refusals.STATEMENT_CHANGED.code)
  expect(await statementOf(of)).toMatchObject({ closing: '1500.00', pays: '500.00' })
  expect((await approve(await statementOf(of), ada)).code).toBe(200)
  expect((await shop.ask(getMerchantMoney, {}, { token: of.token })).data).toMatchObject({ balance: '300.00' })
})

test('what a later statement has paid an earlier one pays no more, unless it came back', async () => {
  const { of, first, second } = await withTwoWaiting()
  expect((await approve(second!, ada)).code).toBe(200)
  expect(await statementOf(of)).toMatchObject({ statementId: first!.statementId, pays: '0.00' })
  const desk = payoutPage(shop, () => ben)
  const { payoutId } = (await desk.room()).payouts.find(({ merchantId }) => merchantId === of.merchantId)!
  await desk.move(payoutId, 'approve', {}, ben)
  await desk.move(payoutId, 'fail', { failure: 'account', note: 'Closed.' })
  const again = (await waiting(cleo)).filter(({ merchantId }) => merchantId === of.merchantId)
  expect(again.map(({ pays }) => pays)).toEqual(['1000.00', '1500.00'])
})

test('what a statement carries from one that waits bars the makers of its rule, until that one is paid before it', async () => {
  await save('12', ada)
  await save('12', ben)
  const office = await stays(await shop.operator())
  const of = await brand()
  const other = await brand()
  for (const one of [of, other]) {
    await received(one, office)
    await account(one)
  }
  await save('15', cleo)
  await save('15', dan)
  clock.advance(8 * DAY)
  await settleReceivedPieces({ database: shop.database, settings: shop.settings, log: createLog('silent') })
  await monthPasses()
  for (const one of [of, other]) await owed(one, 50_000)
  await monthPasses()
  const carrying = await lastOf(of)
  expect(carrying).toMatchObject({ pays: '11060.00', isBarred: true })
  expect((await approve(carrying, ben)).code).toBe(refusals.STATEMENT_RULE_CHANGER.code)
  expect((await approve(carrying, eve)).code).toBe(200)
  expect((await approve(await statementOf(of), eve)).code).toBe(200)
  const desk = payoutPage(shop, () => cleo)
  const { payoutId } = (await desk.room()).payouts.find(({ merchantId }) => merchantId === of.merchantId)!
  expect((await desk.move(payoutId, 'approve', {}, ada)).code).toBe(refusals.STATEMENT_RULE_CHANGER.code)
  expect((await desk.move(payoutId, 'approve', {}, cleo)).code).toBe(200)
  expect((await approve(await statementOf(other), eve)).code).toBe(200)
  expect(await lastOf(other)).toMatchObject({ pays: '500.00', isBarred: false })
  expect((await approve(await lastOf(other), ada)).code).toBe(200)
})

test('the makers of the rule of a sale are barred from its statement however often other rules were saved before the sale', async () => {
  const office = await stays(await shop.operator())
  const of = await brand()
  await account(of)
  const brands = { kind: 'brand' as const, commission: '8' }
  for (const token of [ada, ben]) await save('15', token, [brands])
  for (const token of [cleo, dan]) await save('15', token, [{ kind: 'company', commission: '9' }, brands])
  await received(of, office)
  for (const token of [cleo, dan]) await save('15', token)
  clock.advance(8 * DAY)
  await settleReceivedPieces({ database: shop.database, settings: shop.settings, log: createLog('silent') })
  await monthPasses()
  const found = await statementOf(of, eve)
  expect(found).toMatchObject({ pays: '11040.00', isBarred: false })
  for (const barred of [ada, ben, cleo, dan]) {
    expect(await statementOf(of, barred)).toMatchObject({ isBarred: true })
    expect((await approve(found, barred)).code).toBe(refusals.STATEMENT_RULE_CHANGER.code)
  }
  expect((await approve(found, eve)).code).toBe(200)
})

/** The last of its statements that waits, as one who asked for a rule sees it. */
const lastOf = async (of: BuiltMerchant) => (await waiting(ada)).findLast(({ merchantId }) => merchantId === of.merchantId)!

test('a debt is listed with its age, reminded of once a day, and given up by two people as balanced rows', async () => {
  const of = await brand()
  await owed(of, -50_000)
  clock.advance(10 * DAY)
  const debt = async () =>
    (await shop.ask(listDebts, {}, { token: ada })).data.list.find(({ merchantId }) => merchantId === of.merchantId)
  expect(await debt()).toMatchObject({ owed: '500.00', days: 10, remindTime: '', waits: '' })
  const remind = () => shop.ask(remindOfDebt, { merchantId: of.merchantId }, { token: ada })
  const codes = (await Promise.all([remind(), remind()])).map(({ code }) => code)
  expect(codes.toSorted((one, other) => one - other)).toEqual([200, refusals.DEBT_REMINDED.code])
  expect((await lastMailTo(shop, of.email)).subject).toBe('Your shop owes us HK$500')
  const giveUp = (amount: string, token: string) =>
    shop.ask(writeOffDebt, { merchantId: of.merchantId, amount, reason: 'It has closed.' }, { token })
  expect(await giveUp('500.01', ada)).toMatchObject({ code: refusals.DEBT_SMALLER.code, data: { field: 'amount' } })
  await giveUp('300', ada)
  expect(await debt()).toMatchObject({ owed: '500.00', waits: '300.00' })
  const [approval] = (await shop.ask(listApprovals, { about: of.merchantId }, { token: ben })).data.list
  const decide = (token: string) =>
    shop.ask(decideApproval, { approvalId: approval?.approvalId ?? '', agree: true, reason: '' }, { token })
  expect((await decide(ada)).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
  const both = await Promise.all([decide(ben), decide(cleo)])
  expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual(
    [200, refusals.APPROVAL_DECIDED.code].toSorted((one, other) => one - other),
  )
  expect(await debt()).toMatchObject({ owed: '200.00', waits: '' })
  expect((await shop.ask(getMerchantMoney, {}, { token: of.token })).data).toMatchObject({ balance: '-200.00' })
})

/** The whole debt of HK$500 is agreed to be written off in the moment in which something else is booked. */
async function writtenOffBeside(of: BuiltMerchant, book: (tx: Tx) => Promise<void>): Promise<number> {
  const given = { merchantId: of.merchantId, amount: '500', reason: 'It has closed.' }
  await shop.ask(writeOffDebt, given, { token: ada })
  const [approval] = (await shop.ask(listApprovals, { about: of.merchantId }, { token: ben })).data.list
  const decided = { approvalId: approval?.approvalId ?? '', agree: true, reason: '' }
  const { deciding } = await shop.database.inTransaction(async (tx) => {
    await book(tx)
    const asked = shop.ask(decideApproval, decided, { token: ben })
    await expect.poll(() => countWaiting(shop)).toBe(1)
    return { deciding: asked }
  })
  return (await deciding).code
}

test('a debt that a sale makes up for at the moment it is written off is not written off', async () => {
  const of = await brand()
  const office = await stays(await shop.operator())
  const orderNumber = await received(of, office)
  await owed(of, -50_000)
  const code = await writtenOffBeside(of, async (tx) => {
    const order = await lockOrder(tx, { orderNumber })
    const { settlement } = await shop.settings(tx)
    await bookMerchantPayables(tx, order, await listSettledPieces(tx, order.order_id), generalTerms(settlement))
  })
  expect(code).toBe(refusals.DEBT_NONE.code)
})

test('a debt is not written off where a payout that comes back at that moment makes up for it', async () => {
  const of = await brand()
  await account(of)
  await owed(of, 100_000)
  await monthPasses()
  await approve(await statementOf(of), cleo)
  await owed(of, -50_000)
  const { payoutId } = (await payoutPage(shop, () => ben).room()).payouts.find(({ merchantId }) => merchantId === of.merchantId)!
  const code = await writtenOffBeside(of, async (tx) =>
    failPayout(tx, await lockPayout(tx, payoutId), { failure: 'account', note: 'Closed.' }),
  )
  expect(code).toBe(refusals.DEBT_NONE.code)
})
