import { sql } from 'kysely'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { authenticateAll, benchOf, passes, sendPhotograph } from '#flows/delivery/bench.builders.ts'
import { cancelLate, remindOfLate } from '#flows/aftercare/late-consignments.ts'
import { requireInvariants } from '#flows/invariants.builders.ts'
import { type BuiltMerchant, merchantOf, paidOrderOf, personOf, productOf } from '#flows/sellers/sellers.builders.ts'
import { lastMailTo } from '#flows/members/sign-in.builders.ts'
import { FIRST_SELLING } from '#modules/shop-settings/setting-list.contract.ts'
import { listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { decidePiece, listBench } from '#modules/authentication/authentication.paths.ts'
import { getAdminOrder, getOrder, handlePieces, moveOrder } from '#modules/orders/orders.paths.ts'
import {
  consignmentPapers,
  getConsignment,
  getHealth,
  getHealthOf,
  listConsignments,
  sendConsignment,
} from '#modules/orders/pieces/consignments.paths.ts'
import type { ConsignmentTab } from '#modules/orders/pieces/consignments.contract.ts'
import { askReturn } from '#modules/returns/returns.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { createLog } from '#platform/log.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
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

test('the desk sees of an order of several sellers by when each of them sends', async () => {
  const { orderNo } = await ofBoth()
  const { consignments } = await adminOf(orderNo)
  expect(consignments.map(({ merchantName }) => merchantName)).toEqual(['Alpha Limited', 'Beta Limited'])
  for (const { dueTime } of consignments) expect(new Date(dueTime).getTime()).toBeGreaterThan(clock.now().getTime())
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: office })
  expect((await adminOf(orderNo)).consignments.map(({ dueTime }) => dueTime)).toEqual(['', ''])
})

const sayDays = (offerId = '', days: number) =>
  runSql(shop.database, sql`update offers set dispatch_days = ${days} where offer_id = ${offerId}`)

test('each is due at 18:00 of the last dispatch day, counted from payment over weekends and holidays, and late ones are marked', async () => {
  // Thursday before Easter: Good Friday, the day after, Easter Monday and the Sunday between are no working days.
  clock.advance(new Date('2027-03-25T04:00:00Z').getTime() - clock.now().getTime())
  office = await shop.operator()
  const owner = await personOf(shop, alpha.merchantId, 'owner')
  const { orderNo } = await paidOrderOf(shop, office, [await productOf(shop, alpha)])
  const own = await detail(orderNo, { ...alpha, ...owner })
  expect(own).toMatchObject({ dueTime: '2027-04-02T10:00:00.000Z', isLate: false })
  const [quick, far] = [await productOf(shop, alpha), await productOf(shop, alpha)]
  await sayDays(quick.offerIds[0], 1)
  const later = await paidOrderOf(shop, office, [quick])
  expect(await detail(later.orderNo, { ...alpha, ...owner })).toMatchObject({ dueTime: '2027-03-30T10:00:00.000Z' })
  // From elsewhere all days count, and the longest of what is sent together.
  await sayDays(far.offerIds[0], 10)
  const both = await paidOrderOf(shop, office, [quick, far])
  expect(await detail(both.orderNo, { ...alpha, ...owner })).toMatchObject({ dueTime: '2027-04-04T10:00:00.000Z' })
  // What was promised stays when an offer says something else later.
  await sayDays(quick.offerIds[0], 4)
  expect(await detail(later.orderNo, { ...alpha, ...owner })).toMatchObject({ dueTime: '2027-03-30T10:00:00.000Z' })
  const { list: shown } = await list('to-send', { ...alpha, ...owner })
  expect(shown.map(({ dueTime }) => dueTime)).toEqual(shown.map(({ dueTime }) => dueTime).toSorted())
  clock.advance(12 * DAY)
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
  const bench = benchOf(shop, office)
  const refused = {
    ...passes(one, await sendPhotograph(bench)),
    result: 'reject' as const,
    reason: 'The stamp is not the maker’s.',
  }
  expect((await shop.ask(decidePiece, refused, { token: office })).code).toBe(200)
  expect(await detail(orderNo)).toMatchObject({ tab: 'bench', goods: '12000.00' })
  expect((await detail(orderNo)).pieces.map(({ reason }) => reason)).toContain('The stamp is not the maker’s.')
  await authenticateAll(bench, orderNo)
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

test('what is not sent in time is reminded of once, and cancelled by the days of the setting: its buyer gets all of it back', async () => {
  const { orderNo } = await paidOrderOf(shop, office, [await productOf(shop, alpha)], 2)
  const [sent = '', unsent = ''] = await piecesOf(orderNo)
  await send(orderNo, [sent])
  const remind = () => shop.database.inTransaction((tx) => remindOfLate(tx, 100))
  const cancel = () => cancelLate({ database: shop.database, log: createLog('silent'), publicUrl: () => shop.url })
  const { dueTime } = await detail(orderNo)
  clock.advance(new Date(dueTime).getTime() + 1_000 - clock.now().getTime())
  const [once, twice] = await Promise.all([remind(), remind()])
  expect([once + twice > 0, await remind()]).toEqual([true, 0])
  await cancel()
  expect((await lastMailTo(shop, alpha.email)).subject).toMatch(/^Order P\w+ is late$/)
  clock.advance(20 * DAY)
  await Promise.all([cancel(), cancel()])
  clock.reset()
  const { pieces } = await detail(orderNo)
  expect(pieces.map(({ unitId, state }) => [unitId, state])).toEqual([
    [sent, 'awaited'],
    [unsent, 'cancelled'],
  ])
  const desk = await adminOf(orderNo)
  expect(desk.refunds).toMatchObject([{ state: 'requested', amount: '12000.00', reason: 'not sent by the seller' }])
  // Perhaps it is not there: nobody buys it again by itself.
  expect(desk.units.find(({ unitId }) => unitId === unsent)).toMatchObject({ shelf: 'written-off' })
  expect((await lastMailTo(shop, 'tai.man@example.com')).subject).toMatch(/the seller did not send/)
})

test('its people and the shop see the same figures of how it delivers, each with the orders behind it', async () => {
  const gamma = await merchantOf(shop, 'Gamma')
  const [late, refused, good] = await Promise.all(
    [1, 2, 3].map(async () => (await paidOrderOf(shop, office, [await productOf(shop, gamma)])).orderNo),
  )
  for (const orderNo of [refused!, good!]) await send(orderNo, await piecesOf(orderNo, gamma), {}, gamma)
  await shop.ask(moveOrder, { orderNo: refused!, move: 'seller-sent' }, { token: office })
  const [unitId = ''] = await piecesOf(refused!, gamma)
  await shop.ask(handlePieces, { orderNo: refused!, act: 'reject', unitIds: [unitId], note: 'The stamp.' }, { token: office })
  await runSql(
    shop.database,
    // Of what has left in time, too, the time is over.
    sql`update consignments c set due_at = case when o.order_number = ${late} then now() - interval '1 day' else now() end
      from orders o where o.order_id = c.order_id and c.merchant_id = ${gamma.merchantId} and o.order_number <> ${good}`,
  )
  const own = (await shop.ask(getHealth, { days: 30 }, { token: gamma.token })).data
  expect(own.figures).toMatchObject([
    { figure: 'late', num: 1, of: 2, share: '50.0', limit: '4.0', standing: 'few', rows: [{ orderNo: late }] },
    { figure: 'cancelled', num: 0, of: 3, rows: [] },
    { figure: 'rejected', num: 1, of: 1, rows: [{ orderNo: refused, unitCode: `${refused}-1` }] },
    { figure: 'described', num: 0, of: 0, limit: '1.0', rows: [] },
    { figure: 'unanswered', num: 0, of: 0, rows: [] },
  ])
  const theirs = await shop.ask(getHealthOf, { merchantId: gamma.merchantId, days: 30 }, { token: office })
  expect(theirs.data).toEqual(own)
  expect((await shop.ask(getHealth, { days: 30 }, { token: beta.token })).data.figures[2]).toMatchObject({ num: 0 })
})

test('one parcel in time does not make up for the item that follows late, and what was cancelled unsent does not count', async () => {
  const bought = async (code: string) => {
    const of = await merchantOf(shop, code)
    const { orderNo, token } = await paidOrderOf(shop, office, [await productOf(shop, of)], 2)
    const [first = '', second = ''] = await piecesOf(orderNo, of)
    return { of, orderNo, token, first, second, due: new Date((await detail(orderNo, of)).dueTime).getTime() }
  }
  const [split, whole, less] = [await bought('Split'), await bought('Whole'), await bought('Less')]
  await send(split.orderNo, [split.first], {}, split.of)
  await send(whole.orderNo, [whole.first, whole.second], {}, whole.of)
  await send(less.orderNo, [less.first], {}, less.of)
  await shop.ask(askReturn, { orderNo: less.orderNo, kind: 'cancel', units: [{ unitId: less.second }] }, { token: less.token })
  clock.advance(Math.max(split.due, whole.due, less.due) + 1_000 - clock.now().getTime())
  const late = async ({ of }: typeof split, owner?: Pick<BuiltMerchant, 'token'>) => {
    const { token } = owner ?? (await personOf(shop, of.merchantId, 'owner'))
    const { num, of: all, rows } = (await shop.ask(getHealth, { days: 30 }, { token })).data.figures[0]!
    return { num, all, rows: rows.map(({ orderNo }) => orderNo) }
  }
  const owner = { ...split.of, ...(await personOf(shop, split.of.merchantId, 'owner')) }
  const isLate = { num: 1, all: 1, rows: [split.orderNo] }
  expect(await late(split, owner)).toEqual(isLate)
  expect((await send(split.orderNo, [split.second], {}, owner)).code).toBe(200)
  expect(await late(split, owner)).toEqual(isLate)
  expect([await late(whole), await late(less)]).toEqual([1, 2].map(() => ({ num: 0, all: 1, rows: [] })))
})

test('a kind of item that needs photographs is sent with them alone, and the bench sees them', async () => {
  const by = { token: office }
  const version = (await shop.ask(listSettings, {}, by)).data.settings.find(({ name }) => name === 'selling')?.version ?? 0
  const sentPhotos = { bag: 2, watch: 2, shoes: 2, jewellery: 2, clothing: 2, beauty: 2, other: 2 }
  await shop.ask(saveSetting, { name: 'selling', version, value: { ...FIRST_SELLING, sentPhotos } }, by)
  const { orderNo } = await paidOrderOf(shop, office, [await productOf(shop, alpha)])
  const [piece] = (await detail(orderNo)).pieces
  const unitId = piece?.unitId ?? ''
  expect(piece?.photosNeeded).toBe(2)
  const photograph = () => sendPhotograph(benchOf(shop, alpha.token), 'sent-item')
  const [one, other] = [await photograph(), await photograph()]
  const sendWith = (uploadIds: string[]) =>
    shop.ask(sendConsignment, { orderNo, unitIds: [unitId], ...PARCEL, photos: [{ unitId, uploadIds }] }, { token: alpha.token })
  for (const few of [[], [one], [one, one]]) expect((await sendWith(few)).code).toBe(refusals.SENT_ITEM_NEEDS_PHOTOS.code)
  const ofBeta = await sendPhotograph(benchOf(shop, beta.token), 'sent-item')
  expect((await sendWith([one, ofBeta])).code).toBe(refusals.NOT_FOUND.code)
  expect((await sendWith([one, other])).msg).toBe('')
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, by)
  const { list: waiting } = (await shop.ask(listBench, { word: orderNo }, by)).data
  expect(waiting[0]?.photos).toEqual([one, other])
  await shop.ask(saveSetting, { name: 'selling', version: version + 1, value: FIRST_SELLING }, by)
})
