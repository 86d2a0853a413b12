import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { sendPicture } from '#flows/aftercare/aftercare.builders.ts'
import { join } from '#flows/members/sign-in.builders.ts'
import { placeAsGuest } from '#flows/order.builders.ts'
import { type BuiltMerchant, merchantOf, paidOrderOf, productOf } from '#flows/sellers/sellers.builders.ts'
import { askShop } from '#modules/conversations/seller-talk.paths.ts'
import { getAdminOrder } from '#modules/orders/orders.paths.ts'
import { scopeFor } from '#platform/call.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readSettings } from '#platform/settings.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { servicesOf } from '../../services.ts'
import { allCalls } from '../../subjects.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { buyersIn, CONTENT, everythingOf, influencersIn, registrationOf } from './seller-ids.builders.ts'

let shop: TestShop
let own: Awaited<ReturnType<typeof everythingOf>>
let influencers: Awaited<ReturnType<typeof influencersIn>>
let buyers: Awaited<ReturnType<typeof buyersIn>>
/** Who names what is not theirs, with an order of their own. */
let stranger: BuiltMerchant & { orderNo: string; unitId: string; boughtNo: string; requirementId: string; conversationId: string }
beforeAll(async () => {
  shop = await startTestShop()
  own = await everythingOf(shop)
  influencers = await influencersIn(shop)
  buyers = await buyersIn(shop)
  const built = await merchantOf(shop, 'Avocet')
  const requirementId = await registrationOf(shop, built)
  const said = { key: newId(), words: 'When is the next payout?' }
  const { conversationId } = (await shop.ask(askShop, said, { token: built.token })).data
  const { orderNo } = await paidOrderOf(shop, own.office, [await productOf(shop, built)])
  const buyer = await join(shop)
  const bought = await placeAsGuest(shop, [await productOf(shop, built)], { token: buyer.token })
  const { units } = (await shop.ask(getAdminOrder, { orderNo }, { token: own.office })).data
  stranger = {
    ...built,
    orderNo,
    unitId: units[0]?.unitId ?? '',
    requirementId,
    conversationId,
    boughtNo: bought.answer.data.orderNo,
  }
})
afterAll(() => shop.stop())

const calls = allCalls(servicesOf(readSettings({}), () => '')).filter(({ access }) => scopeFor(access) !== undefined)

type Shape = { type?: string; format?: string; properties?: Record<string, Shape>; items?: Shape; anyOf?: Shape[] }
/** Fields by which an input names something: ids, and the numbers people call things by. A key only tells two tries from each other. */
function namesIn(shape: Shape, name = ''): string[] {
  const { properties = {}, items, anyOf = [] } = shape
  const inside = Object.entries(properties).flatMap(([inner, one]) => namesIn(one, inner))
  const others = [...(items ? [items] : []), ...anyOf].flatMap((one) => namesIn(one, name))
  const isName = shape.format === 'uuid' || (shape.type === 'string' && name.endsWith('No'))
  return [...new Set([...inside, ...others, ...(isName && name !== 'key' ? [name] : [])])]
}
const named = calls.flatMap(({ path, input }) =>
  namesIn(z.toJSONSchema(input as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape).map(
    (field) => `${path} ${field}`,
  ),
)

/**
 * `as`: who names what is not theirs; `by`: whose it is. `own`: what they say of theirs, where that differs. `unknown`: the same with an id of
 * nothing, where the call has a word of its own for it.
 */
type Asking = { input: object; as?: BuiltMerchant; by?: BuiltMerchant; own?: object; unknown?: object }
/** `everybody`: nobody’s own, such as an item of the shop, which any seller names. `left-out`: it says nothing where it is another’s. */
type Row = (() => Asking | Promise<Asking>) | 'everybody' | 'left-out'
type World = typeof own
const one =
  (more: (world: World) => object, unknown?: object): Row =>
  () => ({ input: more(own), ...(unknown ? { unknown } : {}) })
const talk = (more: object = {}): Row => one(({ conversationId }) => ({ conversationId, ...more }))
const order = (more: object = {}): Row => one(({ orderNo }) => ({ orderNo, ...more }))
/** Of two who find things, the other names what the first one has. */
const request =
  (more: object = {}): Row =>
  async () => ({
    input: { requestNo: buyers.requestNo, version: await buyers.versionOf(), ...more },
    as: buyers.other,
    by: buyers.one,
  })
/** A stranger says in a way of their own what they brought, and names a picture of somebody else. */
const foreignPicture =
  (purpose: Parameters<World['picture']>[0], say: (ids: string[], isOwner: boolean) => object): Row =>
  async () => {
    const ids = await Promise.all([1, 2, 3].map(() => own.picture(purpose)))
    return { input: say(ids, false), own: say(ids, true) }
  }
const SAID = { key: newId(), words: 'It left us without a mark.' }
const offered = { salesPrice: '100', stock: 1, dispatchDays: 2, condition: 'good' }
const DATES = { effectiveDate: '2024-03-01', expiryDate: '2099-02-28' }

const sent = (of: { orderNo: string; unitId: string }, more: object) => ({
  orderNo: of.orderNo,
  unitIds: [of.unitId],
  courier: 'SF Express',
  trackingNumber: 'SF1234567890123',
  ...more,
})

const rows: Record<string, Row> = {
  '/seller/order/detail orderNo': order(),
  '/seller/order/papers orderNo': order(),
  '/seller/order/cases orderNo': order(),
  '/seller/order/answerCase caseNo': one(({ caseNo }) => ({ caseNo, act: 'accept' })),
  '/seller/order/send orderNo': one(({ orderNo, unitId }) => ({ orderNo, unitIds: [unitId], courier: 'SF Express' })),
  '/seller/order/send unitIds': () => ({
    input: sent(stranger, { unitIds: [own.unitId] }),
    own: sent(own, {}),
  }),
  '/seller/order/cannotSend orderNo': one(({ orderNo, unitId }) => ({ orderNo, unitIds: [unitId], reason: 'gone' })),
  '/seller/order/cannotSend unitIds': () => ({
    input: { orderNo: stranger.orderNo, unitIds: [own.unitId], reason: 'gone' },
    own: { orderNo: own.orderNo, unitIds: [own.unitId], reason: 'gone' },
  }),
  // Photographs of an item that is not in the parcel are left out.
  '/seller/order/send unitId': 'left-out',
  '/seller/order/send uploadIds': foreignPicture('sent-item', (uploadIds, isOwner) => {
    const of = isOwner ? own : stranger
    return sent(of, { photos: [{ unitId: of.unitId, uploadIds: uploadIds.slice(0, 1) }] })
  }),
  '/seller/review/answer reviewId': one(({ reviewId }) => ({ reviewId, version: 0, text: 'Thank you.' })),
  '/seller/review/unanswer reviewId': one(({ reviewId }) => ({ reviewId, version: 1 })),
  '/seller/team/save personId': one(({ personId }) => ({ personId, scopes: ['talk'] })),
  '/seller/team/makeOwner personId': one(({ personId }) => ({ personId })),
  '/seller/team/end personId': one(({ personId }) => ({ personId })),
  '/seller/team/endInvitation invitationId': one(({ invitationId }) => ({ invitationId })),
  '/seller/holiday/end holidayId': one(({ holidayId }) => ({ holidayId })),
  '/seller/offer/save skuId': 'everybody',
  '/seller/offer/save photos': foreignPicture('offer-picture', (photos) => ({ skuId: own.skuId, ...offered, photos })),
  '/seller/offer/saveMany skuId': 'everybody',
  '/seller/offer/saveMany photos': foreignPicture('offer-picture', (photos) => ({
    list: [{ skuId: own.skuId, ...offered, photos }],
  })),
  '/seller/offer/end offerIds': one(({ offerId }) => ({ offerIds: [offerId] })),
  '/seller/offer/file fileId': one(({ fileId }) => ({ fileId })),
  '/seller/offer/runFile fileId': one(({ fileId }) => ({ fileId })),
  '/seller/offer/refused fileId': one(({ fileId }) => ({ fileId })),
  '/seller/offer/putMany offerId': one(({ offerId }) => ({ offers: [{ offerId, price: '90' }] }), {
    offers: [{ offerId: newId(), price: '90' }],
  }),
  '/seller/key/end keyId': one(({ keyId }) => ({ keyId })),
  '/seller/webhook/move endpointId': one(({ endpointId }) => ({ endpointId, state: 'paused' })),
  '/seller/document/replace requirementId': async () => ({
    input: {
      requirementId: own.requirementId,
      requirement: 'business-registration',
      fields: DATES,
      files: [await sendPicture(shop, 'application', stranger.token)],
    },
    unknown: {
      requirementId: newId(),
      requirement: 'business-registration',
      fields: DATES,
      files: [await sendPicture(shop, 'application', stranger.token)],
    },
    own: {
      requirementId: own.requirementId,
      requirement: 'business-registration',
      fields: DATES,
      files: [await own.picture('application')],
    },
  }),
  '/seller/document/replace files': foreignPicture('application', ([file = ''], isOwner) => ({
    requirementId: isOwner ? own.requirementId : stranger.requirementId,
    requirement: 'business-registration',
    fields: DATES,
    files: [file],
  })),
  '/seller/referral/end linkId': () => ({ input: { linkId: influencers.linkId }, as: influencers.other, by: influencers.one }),
  '/seller/referral/days linkId': () => ({ input: { linkId: influencers.linkId }, as: influencers.other, by: influencers.one }),
  '/seller/listing/detail proposalNo': one(({ proposalNo }) => ({ proposalNo })),
  '/seller/listing/send proposalNo': one(({ proposalNo }) => ({ proposalNo, version: 1, content: CONTENT })),
  '/seller/listing/withdraw proposalNo': one(({ proposalNo }) => ({ proposalNo, version: 1 })),
  '/seller/money/statementPaper statementId': one(({ statementId }) => ({ statementId, format: 'csv' })),
  '/seller/money/cancel withdrawalId': one(({ withdrawalId }) => ({ withdrawalId })),
  '/seller/conversation/detail conversationId': talk(),
  '/seller/conversation/send conversationId': talk(SAID),
  '/seller/conversation/send pictures': foreignPicture('conversation', (pictures, isOwner) => ({
    key: newId(),
    words: SAID.words,
    pictures,
    conversationId: isOwner ? own.conversationId : stranger.conversationId,
  })),
  '/seller/conversation/ask orderNo': order(SAID),
  '/seller/conversation/ask pictures': foreignPicture('conversation', (pictures) => ({ ...SAID, key: newId(), pictures })),
  '/seller/conversation/write orderNo': order(SAID),
  '/seller/conversation/write pictures': foreignPicture('conversation', (pictures, isOwner) => ({
    key: newId(),
    words: SAID.words,
    pictures,
    orderNo: isOwner ? own.orderNo : stranger.boughtNo,
  })),
  '/seller/conversation/report conversationId': talk({ reason: 'spam' }),
  '/seller/conversation/block conversationId': talk({ block: false }),
  '/seller/conversation/read conversationId': talk({ position: 0 }),
  '/seller/conversation/settle conversationId': talk(),
  '/seller/conversation/picture conversationId': one(({ conversationId, talkPicture: uploadId }) => ({
    conversationId,
    uploadId,
  })),
  '/seller/conversation/picture uploadId': () => ({
    input: { conversationId: stranger.conversationId, uploadId: own.talkPicture },
    own: { conversationId: own.conversationId, uploadId: own.talkPicture },
  }),
  '/seller/answer/detail answerNo': one(({ answerNo }) => ({ answerNo })),
  '/seller/answer/give pictures': async () => {
    const say = (picture: string) => ({ answerNo: own.answerNo, act: 'answer', words: SAID.words, pictures: [picture] })
    return {
      as: own.merchant,
      input: say(await sendPicture(shop, 'seller-answer', stranger.token)),
      own: say(await own.picture('seller-answer')),
    }
  },
  '/seller/answer/give answerNo': one(({ answerNo }) => ({ answerNo, act: 'answer', words: SAID.words })),
  '/seller/sourcing/detail requestNo': request(),
  // What is open is everybody’s to quote for.
  '/seller/sourcing/quote requestNo': 'everybody',
  '/seller/sourcing/withdraw requestNo': request({ quoteVersion: 1 }),
  '/seller/sourcing/bought requestNo': async () => ({
    as: buyers.other,
    by: buyers.one,
    input: { requestNo: buyers.requestNo, version: await buyers.versionOf(), pictures: [await buyers.pictureOf(buyers.other)] },
    own: { requestNo: buyers.requestNo, version: 0, pictures: [await buyers.pictureOf(buyers.one)] },
  }),
  '/seller/sourcing/bought pictures': async () => ({
    as: buyers.one,
    by: buyers.one,
    input: { requestNo: buyers.requestNo, version: await buyers.versionOf(), pictures: [await buyers.pictureOf(buyers.other)] },
    own: { requestNo: buyers.requestNo, version: 0, pictures: [await buyers.pictureOf(buyers.one)] },
  }),
  '/seller/sourcing/sent requestNo': request({ courier: 'La Poste', trackingNumber: 'EE123456785FR' }),
  '/seller/sourcing/giveUp requestNo': request({ reason: 'The shop has sold it.' }),
  '/seller/sourcing/picture requestNo': () => ({
    as: buyers.other,
    by: buyers.one,
    input: { requestNo: buyers.requestNo, uploadId: buyers.picture },
  }),
  '/seller/sourcing/picture uploadId': async () => ({
    as: buyers.one,
    by: buyers.one,
    input: { requestNo: buyers.requestNo, uploadId: await buyers.pictureOf(buyers.other) },
    own: { requestNo: buyers.requestNo, uploadId: buyers.picture },
  }),
}

async function make(pair: string, by: BuiltMerchant, input: object) {
  const call = calls.find(({ path }) => path === pair.split(' ')[0])!
  const isGet = call.method === 'GET'
  const query = isGet ? `?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))}` : ''
  const response = await fetch(shop.url + BASE_PATH + call.path + query, {
    method: call.method,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newId(), Authorization: `Bearer ${by.token}` },
    ...(isGet ? {} : { body: JSON.stringify(input) }),
  })
  const text = await response.text()
  const isEnvelope = response.headers.get('content-type')?.includes('json') === true
  const said = isEnvelope ? (JSON.parse(text) as { code: number; data: object }) : { code: 200, data: {} }
  const { time: _, ...data } = said.data as { time?: string }
  return { status: response.status, code: said.code, data }
}

test('every field by which a call for sellers names something has its row here', () => {
  expect(named.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(Object.keys(rows).toSorted((a, b) => (a < b ? -1 : 1)))
})

const asked = Object.entries(rows).filter((row): row is [string, Exclude<Row, string>] => typeof row[1] === 'function')

test.each(asked)('what another merchant has is not there: %s', async (pair, row) => {
  const { input, as = stranger, by = own.merchant, own: theirs = input, unknown } = await row()
  const answer = await make(pair, as, input)
  const nothing = unknown ? await make(pair, as, unknown) : { status: 404, code: refusals.NOT_FOUND.code }
  expect(answer).toMatchObject(nothing)
  // It is there: who has it is told something else.
  const told = await make(pair, by, theirs)
  expect(told).not.toEqual(answer)
  expect(told.code).not.toBe(refusals.NOT_FOUND.code)
})
