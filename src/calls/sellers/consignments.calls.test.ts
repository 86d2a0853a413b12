import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import { requireInvariants } from '#flows/invariants.builders.ts'
import { type BuiltMerchant, merchantOf, paidOrderOf, personOf, productOf } from '#flows/sellers/sellers.builders.ts'
import { listBench } from '#modules/authentication/authentication.paths.ts'
import { getAdminOrder, getOrder, handlePieces, moveOrder } from '#modules/orders/orders.paths.ts'
import {
  consignmentPapers,
  getConsignment,
  listConsignments,
  sendConsignment,
} from '#modules/orders/pieces/consignments.paths.ts'
import type { ConsignmentTab } from '#modules/orders/pieces/consignments.contract.ts'
import { askReturn } from '#modules/returns/returns.paths.ts'
import { saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let office: string
let alpha: BuiltMerchant
let beta: BuiltMerchant
beforeAll(async () => {
  shop = await startTestShop()
  office = await shop.operator()
  alpha = await merchantOf(shop, 'Alpha')
  beta = await merchantOf(shop, 'Beta')
})
afterEach(() => clock.reset())
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

const PARCEL = { courier: 'SF Express', trackingNumber: 'SF 1234567890123' }
const detail = async (orderNo: string, { token } = alpha) => (await shop.ask(getConsignment, { orderNo }, { token })).data
const list = async (tab: ConsignmentTab, { token } = alpha) => (await shop.ask(listConsignments, { tab }, { token })).data
const numbersIn = async (tab: ConsignmentTab, who = alpha) => (await list(tab, who)).list.map(({ orderNo }) => orderNo)
const piecesOf = async (orderNo: string, who = alpha) => (await detail(orderNo, who)).pieces.map(({ unitId }) => unitId)
const send = (orderNo: string, unitIds: string[], more: Partial<typeof PARCEL> & { key?: string } = {}, { token } = alpha) => {
  const { key, ...parcel } = more
  return shop.ask(sendConsignment, { orderNo, unitIds, ...PARCEL, ...parcel }, { token, ...(key ? { key } : {}) })
}
const adminOf = async (orderNo: string) => (await shop.ask(getAdminOrder, { orderNo }, { token: office })).data
/** A piece of Alpha and one of Beta in one order. */
const ofBoth = async () => paidOrderOf(shop, office, [await productOf(shop, alpha), await productOf(shop, beta)])

test('a merchant sees its own pieces of a paid order with what each brings to the cent, and nothing of who bought them', async () => {
  const { orderNo } = await ofBoth()
  const own = await detail(orderNo)
  // 12 % of HK$12,000, as a company.
  const parts = { goods: '12000.00', commission: '1440.00', card: '0.00', receives: '10560.00' }
  expect(own).toMatchObject({ tab: 'to-send', ...parts, parcels: [], pieces: [{ ...parts, state: 'awaited', isComing: false }] })
  expect(await numbersIn('to-send')).toContain(orderNo)
  const said = JSON.stringify([own, await list('to-send')])
  for (const word of ['Chan', 'Tai Man', 'tai.man', 'Queen', '6000', 'Beta']) expect(said).not.toContain(word)
})

test('each is due at 18:00 of the last dispatch day, counted from payment over weekends and holidays, and late ones are marked', async () => {
  // Thursday before Easter: Good Friday, the day after, Easter Monday and the Sunday between are no working days.
  clock.advance(new Date('2027-03-25T04:00:00Z').getTime() - clock.now().getTime())
  office = await shop.operator()
  const owner = await personOf(shop, alpha.merchantId, 'owner')
  const { orderNo } = await paidOrderOf(shop, office, [await productOf(shop, alpha)])
  const own = await detail(orderNo, { ...alpha, ...owner })
  expect(own).toMatchObject({ dueTime: '2027-04-01T10:00:00.000Z', isLate: false })
  const value = { dispatchDays: 1, most: '5000', mostADay: '100000', workingDays: 3, restHours: 72 }
  await shop.ask(saveSetting, { name: 'selling', version: 0, value }, { token: office })
  const later = await paidOrderOf(shop, office, [await productOf(shop, alpha)])
  expect(await detail(later.orderNo, { ...alpha, ...owner })).toMatchObject({ dueTime: '2027-03-30T10:00:00.000Z' })
  expect(await detail(orderNo, { ...alpha, ...owner })).toMatchObject({ dueTime: '2027-04-01T10:00:00.000Z' })
  const { list: shown } = await list('to-send', { ...alpha, ...owner })
  expect(shown.map(({ dueTime }) => dueTime)).toEqual(shown.map(({ dueTime }) => dueTime).toSorted())
  clock.advance(8 * DAY)
  const after = await personOf(shop, alpha.merchantId, 'owner')
  expect(await detail(orderNo, { ...alpha, ...after })).toMatchObject({ isLate: true })
  expect((await list('to-send', { ...alpha, ...after })).late).toBeGreaterThanOrEqual(2)
  clock.reset()
  office = await shop.operator()
})

test('it is sent once with courier and number: on its way for both sides, and with us only when the desk has it', async () => {
  const { orderNo, token } = await ofBoth()
  const [unitId = ''] = await piecesOf(orderNo)
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(orderNo, [unitId])))
  const codes = answers.map(({ code }) => code)
  expect(codes.filter((code) => code === 200)).toHaveLength(1)
  expect(codes.filter((code) => code === refusals.ORDER_MOVED_ON.code)).toHaveLength(3)
  const sent = await detail(orderNo)
  expect(sent).toMatchObject({
    tab: 'sent',
    pieces: [{ state: 'awaited', isComing: true }],
    parcels: [{ courier: 'SF Express', trackingNumber: 'SF1234567890123', arriveTime: '', unitIds: [unitId] }],
  })
  const desk = await adminOf(orderNo)
  expect(desk.history.at(-1)).toMatchObject({ move: 'merchant-sent', actorKind: 'seller', actor: 'Wai' })
  expect(desk.units.filter(({ isComing }) => isComing)).toMatchObject([{ unitId, state: 'awaited', isWithUs: false }])
  expect(desk.state).toBe('pending-seller-delivery')
  expect((await shop.ask(listBench, { word: orderNo }, { token: office })).data.list).toEqual([])
  // Its shopper cannot call it back by themselves any more: the desk decides.
  const cancel = await shop.ask(askReturn, { orderNo, kind: 'cancel', units: [{ unitId }] }, { token })
  expect(cancel.data).toMatchObject({ cancelled: 0 })
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent', unitIds: [unitId] }, { token: office })
  expect(await detail(orderNo)).toMatchObject({ tab: 'bench', pieces: [{ state: 'with-us', isComing: false }] })
  expect((await detail(orderNo)).parcels).toMatchObject([
    { trackingNumber: 'SF1234567890123', arriveTime: expect.stringMatching(/Z$/) },
  ])
  expect(await numbersIn('to-send', beta)).toContain(orderNo)
})

test('a number its courier cannot have given is refused beside the field, and our own messengers have none', async () => {
  const { orderNo } = await paidOrderOf(shop, office, [await productOf(shop, alpha)], 2)
  const [one = '', two = ''] = await piecesOf(orderNo)
  expect((await send(orderNo, [one], { trackingNumber: '12' })).data).toMatchObject({ field: 'trackingNumber' })
  expect((await send(orderNo, [], {})).data).toMatchObject({ field: 'unitIds' })
  expect((await send(orderNo, [one])).code).toBe(200)
  expect(await detail(orderNo)).toMatchObject({ tab: 'to-send' })
  expect((await send(orderNo, [one, two])).code).toBe(refusals.ORDER_MOVED_ON.code)
  expect((await send(orderNo, [two], { courier: 'Own delivery', trackingNumber: '' })).code).toBe(200)
  expect(await detail(orderNo)).toMatchObject({ tab: 'sent', parcels: [{}, { courier: 'Own delivery', trackingNumber: '' }] })
})

test('what is another merchant’s is not there: neither its order, nor its piece in an order of one’s own, nor its label', async () => {
  const { orderNo } = await ofBoth()
  const [theirs = ''] = await piecesOf(orderNo, beta)
  expect((await send(orderNo, [theirs])).code).toBe(refusals.NOT_FOUND.code)
  const [mine = ''] = await piecesOf(orderNo)
  expect((await send(orderNo, [mine, theirs])).code).toBe(refusals.NOT_FOUND.code)
  const other = await paidOrderOf(shop, office, [await productOf(shop, beta)])
  expect((await shop.ask(getConsignment, { orderNo: other.orderNo }, { token: alpha.token })).code).toBe(refusals.NOT_FOUND.code)
  expect((await send(other.orderNo, [mine])).code).toBe(refusals.NOT_FOUND.code)
  expect((await papers(other.orderNo)).status).toBe(404)
  expect(await detail(orderNo)).toMatchObject({ tab: 'to-send' })
})

test('a piece the bench has turned down brings nothing and is named as such, and what has passed is over once it is with its buyer', async () => {
  const { orderNo } = await paidOrderOf(shop, office, [await productOf(shop, alpha)], 2)
  const [one = '', two = ''] = await piecesOf(orderNo)
  await send(orderNo, [one, two])
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: office })
  await shop.ask(
    handlePieces,
    { orderNo, act: 'reject', unitIds: [one], note: 'The stamp is not the maker’s.' },
    { token: office },
  )
  expect(await detail(orderNo)).toMatchObject({ tab: 'bench', goods: '12000.00' })
  await authenticateAll(benchOf(shop, office), orderNo)
  await shop.ask(moveOrder, { orderNo, move: 'dispatch', ...PARCEL }, { token: office })
  expect(await detail(orderNo)).toMatchObject({ tab: 'rejected', receives: '10560.00' })
  expect(await numbersIn('rejected')).toContain(orderNo)
  const late = await send(orderNo, [one])
  expect(late.code).toBe(refusals.ORDER_MOVED_ON.code)
})

test('an order nobody has paid is nobody’s to send yet, and one that is cancelled is over', async () => {
  const { orderNo, token } = await paidOrderOf(shop, office, [await productOf(shop, alpha)])
  const [unitId = ''] = await piecesOf(orderNo)
  await shop.ask(askReturn, { orderNo, kind: 'cancel', units: [{ unitId }] }, { token })
  expect(await detail(orderNo)).toMatchObject({ tab: 'done', receives: '0.00', pieces: [{ state: 'cancelled' }] })
  expect((await send(orderNo, [unitId])).code).toBe(refusals.ORDER_MOVED_ON.code)
  expect((await shop.ask(getOrder, { orderNo }, { token })).data.state).toBe('refund-pending')
})

const papers = (orderNo: string, token = alpha.token) =>
  fetch(`${shop.url}${BASE_PATH}${consignmentPapers.path}?${new URLSearchParams({ orderNo })}`, {
    headers: { Authorization: `Bearer ${token}` },
  })

test('label and slip are two pages of A6: where it goes, by when, and each piece with its code, without a word of its buyer', async () => {
  const { orderNo } = await paidOrderOf(shop, office, [await productOf(shop, alpha)])
  const answer = await papers(orderNo)
  const paper = await getDocument({ data: new Uint8Array(await answer.arrayBuffer()), useSystemFonts: false }).promise
  expect(paper.numPages).toBe(2)
  const pages = await Promise.all([1, 2].map((number) => paper.getPage(number)))
  expect(pages.map(({ view }) => view.map(Math.round))).toEqual([1, 2].map(() => [0, 0, 298, 420]))
  const words = await Promise.all(
    pages.map(async (page) => (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ')),
  )
  expect(words[0]).toContain('Alpha Limited')
  expect(words[0]).toContain(orderNo)
  expect(words[1]).toContain(`${orderNo}-1`)
  expect(words.join(' ')).not.toContain('Chan')
})
