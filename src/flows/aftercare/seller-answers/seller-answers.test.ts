import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aftercareOf, sendPicture } from '#flows/aftercare/aftercare.builders.ts'
import { authenticateAll, benchOf, sendPhotograph } from '#flows/delivery/bench.builders.ts'
import { requireInvariants } from '#flows/invariants.builders.ts'
import { whileHeld } from '#flows/money/merchants/held-seller.builders.ts'
import { lastMailTo } from '#flows/members/sign-in.builders.ts'
import { actsAlsoAs, type BuiltMerchant, merchantOf, paidOrderOf, personOf, productOf } from '#flows/sellers/sellers.builders.ts'
import type { BuildProduct } from '#modules/catalogue/catalogue.builders.ts'
import { askClaim, decideClaim } from '#modules/claims/claims.paths.ts'
import { confirmReceipt, getAdminOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { askReturn, decideReturn, inspectReturned, sendReturn } from '#modules/returns/returns.paths.ts'
import { listWaiting } from '#modules/orders/pieces/consignments.paths.ts'
import {
  decideAppeal,
  getAdminAnswer,
  getSellerAnswer,
  giveAnswer,
  listAnswersOf,
  listSellerAnswers,
} from '#modules/seller-answers/seller-answers.paths.ts'
import type { AnswerQueue } from '#modules/seller-answers/seller-answers.rules.ts'
import { getMerchantMoney } from '#modules/settlement/merchant-money.paths.ts'
import { readUpload } from '#modules/uploads/uploads.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { hashToken } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../../test-shop.builders.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof aftercareOf>>
let merchant: BuiltMerchant
let other: BuiltMerchant
beforeAll(async () => {
  shop = await startTestShop()
  desk = await aftercareOf(shop)
  merchant = await merchantOf(shop, 'Dunlin')
  other = await merchantOf(shop, 'Egret')
  for (const token of [merchant.token, desk.office])
    await runSql(
      shop.database,
      sql`update sessions set expires_at = expires_at + interval '1 year' where token_hash = ${hashToken(token)}`,
    )
})
afterEach(async () => {
  clock.reset()
  await requireInvariants(shop.database)
})
afterAll(() => shop.stop())

const PARCEL = { courier: 'SF Express', trackingNumber: 'SF1234567890123' }
/** A piece of the merchant with its buyer; HK$12,000, of which the merchant receives HK$10,560. */
async function received(more: BuildProduct = {}) {
  const order = await paidOrderOf(shop, desk.office, [await productOf(shop, merchant, more)])
  const { orderNo, token } = order
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: desk.office })
  await authenticateAll(benchOf(shop, desk.office), orderNo)
  await shop.ask(moveOrder, { orderNo, move: 'dispatch', ...PARCEL }, { token: desk.office })
  await shop.ask(confirmReceipt, { orderNo }, { token })
  const { units } = (await shop.ask(getAdminOrder, { orderNo }, { token: desk.office })).data
  return { ...order, unitId: units[0]?.unitId ?? '' }
}
const listed = async (queue: AnswerQueue, { token } = merchant) =>
  (await shop.ask(listSellerAnswers, { queue }, { token })).data.list
const detail = async (answerNo: string, token = merchant.token) => shop.ask(getSellerAnswer, { answerNo }, { token })
const give = (answerNo: string, act: 'answer' | 'appeal', words: string, pictures: string[] = [], token = merchant.token) =>
  shop.ask(giveAnswer, { answerNo, act, words, pictures }, { token })
/** The buyer asks for the piece to go back. */
async function askBackOf({ orderNo, unitId, token }: { orderNo: string; unitId: string; token: string }) {
  const picture = await sendPicture(shop, 'return', token)
  const asked = { orderNo, kind: 'return' as const, units: [{ unitId, reason: 'faulty' as const }] }
  const { returnNo } = (await shop.ask(askReturn, { ...asked, note: 'The clasp is loose.', pictures: [picture] }, { token })).data
  await shop.workOff()
  return { returnNo, picture }
}
/** And the merchant has been asked. */
async function returned() {
  const order = await received()
  const { returnNo, picture } = await askBackOf(order)
  const answerNo = (await listed('asked')).find(({ orderNo }) => orderNo === order.orderNo)?.answerNo ?? ''
  return { ...order, returnNo, answerNo, picture }
}
/** The desk takes it back. */
async function takeBack({ returnNo, unitId, token }: { returnNo: string; unitId: string; token: string }, by = desk.desk) {
  await shop.ask(decideReturn, { returnNo, act: 'agree' }, { token: by })
  await shop.ask(sendReturn, { returnNo, ...PARCEL }, { token })
  await shop.ask(decideReturn, { returnNo, act: 'arrive' }, { token: by })
  await shop.ask(inspectReturned, { returnNo, unitId, result: 'accepted', reason: 'The clasp is loose indeed.' }, { token: by })
  await shop.workOff()
}
const balance = async () => Number((await shop.ask(getMerchantMoney, {}, { token: merchant.token })).data.balance)

test('a merchant sees what a buyer says and shows of its piece, answers with photographs, and the desk reads it beside', async () => {
  const { answerNo, returnNo, orderNo, picture } = await returned()
  const { data } = await detail(answerNo)
  expect(data).toMatchObject({
    subject: 'return',
    state: 'asked',
    buyerWords: 'The clasp is loose.',
    evidence: [picture],
    acts: ['answer'],
  })
  expect(data.pieces).toMatchObject([{ reason: 'faulty', result: '' }])
  for (const word of ['Chan', 'Tai Man', 'tai.man']) expect(JSON.stringify(data)).not.toContain(word)
  expect((await lastMailTo(shop, merchant.email)).subject).toContain(orderNo)
  const waiting = (await shop.ask(listWaiting, {}, { token: merchant.token })).data.list
  expect(waiting.find(({ number }) => number === answerNo)).toMatchObject({ kind: 'return' })
  expect((await give(answerNo, 'answer', '')).data).toMatchObject({ field: 'words' })
  const photograph = await sendPhotograph(benchOf(shop, merchant.token), 'seller-answer')
  expect((await give(answerNo, 'answer', 'It closed well when it left.', [photograph])).data).toMatchObject({ state: 'answered' })
  const beside = (await shop.ask(listAnswersOf, { returnNo }, { token: desk.desk })).data.list
  expect(beside).toMatchObject([{ answer: 'It closed well when it left.', answerPictures: [photograph] }])
  expect((await give(answerNo, 'answer', 'Again.')).code).toBe(refusals.ANSWER_MOVED_ON.code)
})

const readPicture = (uploadId: string, token: string) =>
  fetch(`${shop.url}${BASE_PATH}${readUpload.path}?${new URLSearchParams({ uploadId })}`, {
    headers: { Authorization: `Bearer ${token}` },
  })

test('what a buyer shows is seen by those who ship for this merchant alone, and another merchant’s case is not there', async () => {
  const { answerNo, picture } = await returned()
  const talker = await personOf(shop, merchant.merchantId, 'staff', ['talk'])
  expect((await readPicture(picture, merchant.token)).status).toBe(200)
  for (const token of [other.token, talker.token, await shop.visitor()])
    expect((await readPicture(picture, token)).status).not.toBe(200)
  expect((await detail(answerNo, other.token)).code).toBe(refusals.NOT_FOUND.code)
  expect((await give(answerNo, 'answer', 'Mine.', [], other.token)).code).toBe(refusals.NOT_FOUND.code)
  expect((await listed('asked', other)).map((one) => one.answerNo)).not.toContain(answerNo)
})

test('an answer counts until 18:00 of the last working day, and not in that second any more', async () => {
  const { answerNo } = await returned()
  const { dueTime } = (await detail(answerNo)).data
  expect(dueTime).toMatch(/T10:00:00\.000Z$/)
  clock.advance(new Date(dueTime).getTime() - clock.now().getTime())
  expect((await give(answerNo, 'answer', 'Late.')).code).toBe(refusals.ANSWER_MOVED_ON.code)
  expect((await detail(answerNo)).data.acts).toEqual([])
})

test('after the decision it appeals once; another person decides, and what is granted is the merchant’s to the cent', async () => {
  const order = await returned()
  const { answerNo } = order
  await takeBack(order)
  expect((await detail(answerNo)).data).toMatchObject({ state: 'decided', refunded: '12000.00', acts: ['appeal'] })
  const appeals = await Promise.all([1, 2].map(() => give(answerNo, 'appeal', 'The clasp was bent by force.')))
  expect(appeals.filter(({ code }) => code === 200)).toHaveLength(1)
  const decide = (act: 'grant' | 'decline', amount: string, token: string) =>
    shop.ask(decideAppeal, { answerNo, act, amount, reason: 'Bent by force.' }, { token })
  expect((await decide('grant', '10560.00', desk.desk)).code).toBe(refusals.OWN_APPEAL.code)
  const both = await shop.operator()
  await actsAlsoAs(shop, both, merchant.email)
  expect((await decide('grant', '10560.00', both)).code).toBe(refusals.MERCHANT_OWN.code)
  expect((await shop.ask(getAdminAnswer, { answerNo }, { token: desk.office })).data.most).toBe('10560.00')
  for (const amount of ['', '0', '10560.01'])
    expect((await decide('grant', amount, desk.finance)).data).toMatchObject({ field: 'amount' })
  const before = await balance()
  const decided = await Promise.all([decide('grant', '10560.00', desk.finance), decide('decline', '', desk.office)])
  expect(decided.filter(({ code }) => code === 200)).toHaveLength(1)
  const { state } = (await detail(answerNo)).data
  expect(await balance()).toBe(before + (state === 'granted' ? 10_560 : 0))
})

test('a claim: declined for the buyer it ends for the merchant, upheld it may be appealed against within its days', async () => {
  const fakeOf = async () => {
    const order = await received()
    const pictures = [await sendPicture(shop, 'claim', order.token)]
    const wanted = {
      orderNo: order.orderNo,
      kind: 'fake' as const,
      unitId: order.unitId,
      words: 'The stamp looks odd.',
      pictures,
    }
    const { list } = (await shop.ask(askClaim, wanted, { token: order.token })).data
    await shop.workOff()
    const answerNo = (await listed('asked')).find(({ orderNo }) => orderNo === order.orderNo)?.answerNo ?? ''
    return { claimId: list.find(({ orderNo }) => orderNo === order.orderNo)?.claimId ?? '', answerNo }
  }
  const declined = await fakeOf()
  await shop.ask(decideClaim, { claimId: declined.claimId, act: 'decline', reason: 'It is genuine.' }, { token: desk.desk })
  const upheld = await fakeOf()
  await shop.ask(decideClaim, { claimId: upheld.claimId, act: 'uphold', reason: 'It is not.' }, { token: desk.desk })
  await shop.workOff()
  expect((await detail(declined.answerNo)).data).toMatchObject({ subject: 'claim', claimKind: 'fake', state: 'over', acts: [] })
  const { state, dueTime } = (await detail(upheld.answerNo)).data
  expect(state).toBe('decided')
  clock.advance(new Date(dueTime).getTime() - clock.now().getTime())
  expect((await give(upheld.answerNo, 'appeal', 'Too late.')).code).toBe(refusals.ANSWER_MOVED_ON.code)
  clock.reset()
  clock.advance(DAY / 24)
  expect((await give(upheld.answerNo, 'appeal', 'We bought it from the house.')).data).toMatchObject({ state: 'appealed' })
  const [before, words] = [await balance(), { amount: '100.00', reason: 'The house has sold it.' }]
  const grant = () => shop.ask(decideAppeal, { answerNo: upheld.answerNo, act: 'grant', ...words }, { token: desk.finance })
  expect((await whileHeld(shop, merchant.merchantId, grant)).code).toBe(200)
  expect(await balance()).toBe(before + 100)
})

test('two appeals about one item give its merchant no more than it has lost', async () => {
  const order = await received({ flags: ['lowestPrice'] })
  const { orderNo, unitId, token } = order
  const seen = { kind: 'price' as const, price: '11000', place: 'Elsewhere', link: 'https://example.com/bag' }
  const { list } = (await shop.ask(askClaim, { orderNo, unitId, ...seen }, { token })).data
  await shop.workOff()
  const claimId = list.find((one) => one.orderNo === orderNo)?.claimId ?? ''
  const upheld = { claimId, act: 'uphold' as const, amount: '1000.00', reason: 'It was cheaper.' }
  await shop.ask(decideClaim, upheld, { token: desk.desk })
  await takeBack({ ...order, ...(await askBackOf(order)) })
  const answers = (await listed('decided')).filter((one) => one.orderNo === orderNo).map(({ answerNo }) => answerNo)
  for (const answerNo of answers) await give(answerNo, 'appeal', 'It was the last of its kind.')
  const most = async () =>
    Promise.all(answers.map(async (answerNo) => (await shop.ask(getAdminAnswer, { answerNo }, { token: desk.office })).data.most))
  expect(await most()).toEqual(['10560.00', '10560.00'])
  const granted = { answerNo: answers[0] ?? '', act: 'grant' as const, amount: '10000.00', reason: 'It was.' }
  expect((await shop.ask(decideAppeal, granted, { token: desk.finance })).code).toBe(200)
  expect((await most()).at(-1)).toBe('560.00')
  const again = { ...granted, answerNo: answers[1] ?? '', amount: '560.01' }
  expect((await shop.ask(decideAppeal, again, { token: desk.finance })).data).toMatchObject({ field: 'amount' })
})
