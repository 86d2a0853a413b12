import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { requireInvariants } from '#flows/invariants.builders.ts'
import { lastMailTo } from '#flows/members/sign-in.builders.ts'
import { actsAlsoAs, type BuiltMerchant, merchantOf } from '#flows/sellers/sellers.builders.ts'
import { decideApproval, listApprovals } from '#modules/approvals/approvals.paths.ts'
import { getMerchantMoney, getMerchantStatement } from '#modules/settlement/merchant-money.paths.ts'
import { listDebts } from '#modules/settlement/merchant-statements.paths.ts'
import { listMoney, recordMoney, repairMoney } from '#modules/treasury/money.paths.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { post } from '#platform/ledger.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../../test-shop.builders.ts'

let shop: TestShop
let [ada, ben] = ['', '']
beforeAll(async () => {
  shop = await startTestShop()
  ;[ada, ben] = [await shop.operator(['finance']), await shop.operator(['finance'])]
})
afterEach(() => requireInvariants(shop.database))
afterAll(() => shop.stop())

/** A seller of whom more came back than was left. */
async function debtor(code: string, cents: number): Promise<BuiltMerchant> {
  const merchant = await merchantOf(shop, code)
  const entries = [
    { ownerId: merchant.merchantId, purpose: 'merchant-debts', amount: cents },
    { purpose: 'sales', amount: -cents },
  ]
  await shop.database.inTransaction((tx) => post(tx, { kind: 'claim', subjectId: newId(), entries }))
  return merchant
}
const money = async ({ token }: BuiltMerchant) => (await shop.ask(getMerchantMoney, {}, { token })).data
/** A line of the bank's statement, and the case that it makes. */
async function arrives(amount: string, reference: string) {
  await shop.ask(recordMoney, { payType: 'bank', amount, reference, payer: reference }, { token: ada })
  return caseOf(reference)
}
const caseOf = async (wanted: string) =>
  (await shop.ask(listMoney, {}, { token: ada })).data.cases.find(({ reference }) => reference === wanted)
const book = (id: string, sellerCode: string, token = ada) =>
  shop.ask(repairMoney, { source: 'held', id, repair: 'debt', sellerCode, reason: 'It names the seller.' }, { token })
const waiting = async (id: string) =>
  (await shop.ask(listApprovals, {}, { token: ben })).data.list.find(({ subjectId }) => subjectId === id)
const owes = async ({ merchantId }: BuiltMerchant) =>
  (await shop.ask(listDebts, {}, { token: ada })).data.list.find((one) => one.merchantId === merchantId)?.owed

test('a seller who owes reads where to pay, and the transfer pays the debt once a second colleague has agreed', async () => {
  const merchant = await debtor('M-GREBE', 50_000)
  const { payDebt } = await money(merchant)
  expect(payDebt).toMatchObject({ amount: '500.00', reference: 'M-GREBE', account: expect.stringMatching(/^[\d-]+$/) })
  const came = await arrives('300', `Debt ${payDebt?.reference}`)
  expect(came?.repairs).toEqual(['book', 'debt', 'return'])
  const id = came?.id ?? ''
  expect((await book(id, 'm-grebe')).code).toBe(200)
  expect([await owes(merchant), (await caseOf('Debt M-GREBE'))?.id]).toEqual(['500.00', id])
  expect((await book(id, 'M-GREBE')).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
  const asked = await waiting(id)
  expect(asked).toMatchObject({ kind: 'debt-payment', amount: '300.00' })
  const agreed = await shop.ask(decideApproval, { approvalId: asked?.approvalId ?? '', agree: true, reason: '' }, { token: ben })
  expect(agreed.msg).toBe('')
  expect([await owes(merchant), await caseOf('Debt M-GREBE')]).toEqual(['200.00', undefined])
  expect(await money(merchant)).toMatchObject({ balance: '-200.00', payDebt: { amount: '200.00' } })
  expect((await lastMailTo(shop, merchant.email)).subject).toBe('We have received HK$300 for your shop’s debt')
  const month = dayInHongKong(clock.now()).slice(0, 7)
  const { data } = await shop.ask(getMerchantStatement, { month }, { token: merchant.token })
  expect(data.list[0]).toMatchObject({ kind: 'debt-paid', amount: '300.00' })
  // What is owed no more is not asked for.
  const rest = await arrives('200', 'Rest M-GREBE')
  for (const token of [ada, ben]) expect((await book(rest?.id ?? '', 'M-GREBE', token)).msg).toBe('')
  expect(await money(merchant)).toMatchObject({ balance: '0.00', payDebt: null })
})

test('money is booked to a seller who owes as much, and not by its own people', async () => {
  const merchant = await debtor('M-SCAUP', 10_000)
  await merchantOf(shop, 'M-POCHARD')
  const id = (await arrives('150', 'M-SCAUP too much'))?.id ?? ''
  expect((await book(id, 'M-NOBODY')).code).toBe(refusals.DEBT_NO_SELLER.code)
  expect((await book(id, '')).code).toBe(refusals.BAD_INPUT.code)
  expect((await book(id, 'M-POCHARD')).code).toBe(refusals.DEBT_NONE.code)
  expect((await book(id, 'M-SCAUP')).code).toBe(refusals.DEBT_SMALLER.code)
  const own = await shop.operator(['finance'])
  await actsAlsoAs(shop, own, merchant.email)
  const fits = (await arrives('100', 'M-SCAUP'))?.id ?? ''
  expect((await book(fits, 'M-SCAUP', own)).code).toBe(refusals.MERCHANT_OWN.code)
  expect(await owes(merchant)).toBe('100.00')
})

test('of a debt that a sale has paid meanwhile, and of one transfer booked twice, nothing is paid again', async () => {
  const [merchant, other] = [await debtor('M-GOOSANDER', 10_000), await debtor('M-WIGEON', 10_000)]
  const id = (await arrives('100', 'M-GOOSANDER'))?.id ?? ''
  await book(id, 'M-GOOSANDER')
  const entries = [
    { ownerId: merchant.merchantId, purpose: 'merchant-debts', amount: -10_000 },
    { purpose: 'sales', amount: 10_000 },
  ]
  await shop.database.inTransaction((tx) => post(tx, { kind: 'claim', subjectId: newId(), entries }))
  expect((await book(id, 'M-GOOSANDER', ben)).code).toBe(refusals.DEBT_NONE.code)
  // It waits as one thing alone.
  expect((await book(id, 'M-WIGEON', ben)).code).toBe(refusals.APPROVAL_WAITS.code)
  const twice = (await arrives('100', 'M-WIGEON'))?.id ?? ''
  await book(twice, 'M-WIGEON')
  const both = await Promise.all([1, 2].map(() => book(twice, 'M-WIGEON', ben)))
  expect(both.map(({ code }) => code).toSorted((one, more) => one - more)).toEqual([200, refusals.MONEY_IS_SETTLED.code])
  expect(await money(other)).toMatchObject({ balance: '0.00' })
})
