import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aftercareOf, inOneYear } from '#flows/aftercare/aftercare.builders.ts'
import { inZone } from '#flows/aftercare/claims.builders.ts'
import { join } from '#flows/members/sign-in.builders.ts'
import { receipt } from '#flows/receipt.builders.ts'
import { listCare, listCareDays } from '#modules/care/care.paths.ts'
import { decideClaim, listClaims } from '#modules/claims/claims.paths.ts'
import { decideReturn, listReturns } from '#modules/returns/returns.paths.ts'
import { decideReview, listAdminReviews, listReviewChoices } from '#modules/reviews/reviews.paths.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { askPage, heldBy, openPage, ORIGIN, type Page, sayAll, sendForm } from '../own-pages.builders.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof aftercareOf>>
beforeAll(async () => {
  shop = await startTestShop({ PUBLIC_URL: ORIGIN }, sayAll)
  people = await aftercareOf(shop)
})
afterAll(() => shop.stop())

type Fields = Record<string, string>

/** A form with pictures as a browser sends it: the mark stands first. */
async function sendPictures(path: string, fields: Fields, pictures: Buffer[], cookie: string): Promise<Page> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const picture of pictures) body.append('picture', new Blob([new Uint8Array(picture)]), 'piece.png')
  // What a browser sends of a field in which nothing was chosen.
  if (pictures.length === 0) body.append('picture', new Blob([]), '')
  return askPage(shop, path, cookie, { method: 'POST', body, headers: { 'Sec-Fetch-Site': 'same-origin' } })
}

async function memberWith(given: Parameters<typeof people.bought>[0] = {}, isReceived = true) {
  const member = await join(shop)
  const order = await (isReceived ? people.received : people.bought)({ ...given, token: member.token })
  const own = await openPage(shop, member)
  return { ...order, ...own, unitId: order.unitIds[0] ?? '' }
}

type Buyer = Awaited<ReturnType<typeof memberWith>>
const claimsOf = async ({ token }: Buyer) => (await shop.ask(listClaims, {}, { token })).data.list
const returnsOf = async ({ token }: Buyer) => (await shop.ask(listReturns, {}, { token })).data.list

describe('without script', () => {
  test('a return is looked through before it is sent, with reason, note and picture, and is withdrawn when that is said twice', async () => {
    const buyer = await memberWith()
    const { orderNo, mark, key, cookie, unitId } = buyer
    const path = `/zh/myaccount/orders/return?kind=return&orderNo=${orderNo}`
    const chosen = { mark, key, [`unit-${unitId}`]: 'on', [`reason-${unitId}`]: 'faulty', note: '扣子鬆脫。' }
    const looked = await sendPictures(path, { ...chosen, act: 'check' }, [await receipt()], cookie)
    expect([looked.status, looked.told?.tried?.values.note]).toEqual([200, '扣子鬆脫。'])
    expect(await returnsOf(buyer)).toEqual([])
    const pictures = looked.told?.tried?.values.pictures ?? ''
    const sent = await sendForm(shop, path, { ...chosen, pictures, act: 'send' }, { cookie })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/zh/myaccount/returns?done=asked'])
    const [asked] = await returnsOf(buyer)
    expect(asked).toMatchObject({ note: '扣子鬆脫。', pictures: 1, pieces: [{ reason: 'faulty' }] })
    const withdraw = { mark, returnNo: asked?.returnNo ?? '' }
    expect((await sendForm(shop, '/myaccount/returns', { ...withdraw, act: 'withdraw' }, { cookie })).status).toBe(200)
    expect((await returnsOf(buyer))[0]?.state).toBe('asked')
    await sendForm(shop, '/myaccount/returns', { ...withdraw, act: 'withdraw-surely' }, { cookie })
    expect((await returnsOf(buyer))[0]?.state).toBe('withdrawn')
  })

  test('a piece that has not left is cancelled at once', async () => {
    const { orderNo, mark, cookie, unitId } = await memberWith({}, false)
    const path = `/myaccount/orders/return?kind=cancel&orderNo=${orderNo}`
    const sent = await sendForm(shop, path, { mark, [`unit-${unitId}`]: 'on', act: 'send' }, { cookie })
    expect(sent.headers.get('location')).toBe(`/myaccount/orders/orderDetail?done=cancelled&orderNo=${orderNo}`)
    expect((await people.look(orderNo)).units).toMatchObject([{ state: 'cancelled' }])
  })

  test('a parcel is told of, and a courier that is missing is said beside its field', async () => {
    const buyer = await memberWith()
    const { orderNo, mark, cookie, unitId } = buyer
    const chosen = { mark, [`unit-${unitId}`]: 'on', [`reason-${unitId}`]: 'faulty', act: 'send' }
    await sendForm(shop, `/myaccount/orders/return?kind=return&orderNo=${orderNo}`, chosen, { cookie })
    const returnNo = (await returnsOf(buyer))[0]?.returnNo ?? ''
    const parcel = { mark, returnNo, act: 'send', trackingNumber: 'SF1234567890123' }
    const early = await sendForm(shop, '/myaccount/returns', { ...parcel, courier: 'SF Express' }, { cookie })
    expect([early.status, early.told?.tried?.told]).toEqual([422, expect.stringMatching(/\w/)])
    await agree(returnNo)
    const refused = await sendForm(shop, '/zh/myaccount/returns', { ...parcel, courier: '' }, { cookie })
    expect(refused.told?.tried?.problems.courier).toMatch(/\p{Script=Han}/u)
    expect(refused.told?.tried?.values.trackingNumber).toBe('SF1234567890123')
    await sendForm(shop, '/myaccount/returns', { ...parcel, courier: 'SF Express' }, { cookie })
    expect(await returnsOf(buyer)).toMatchObject([{ state: 'sent', trackingNumber: 'SF1234567890123' }])
  })

  test('the price difference is asked for; what is missing is said beside its field, and nothing that was typed is lost', async () => {
    const buyer = await memberWith(inZone, false)
    const { orderNo, mark, cookie, unitId } = buyer
    const path = `/zh/myaccount/orders/claim?kind=price&orderNo=${orderNo}`
    const typed = { mark, unitId, price: '99999', place: '他店', link: 'https://example.com/bag', words: '同款' }
    const refused = await sendPictures(path, typed, [], cookie)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.told?.tried?.problems ?? {})).toEqual(['price'])
    expect(refused.told?.tried?.problems.price).toMatch(/\p{Script=Han}/u)
    expect(refused.told?.tried?.values).toMatchObject({ place: '他店', link: 'https://example.com/bag', words: '同款' })
    const sent = await sendPictures(path, { ...typed, price: '11000' }, [], cookie)
    expect(sent.headers.get('location')).toBe('/zh/myaccount/claims?done=sent')
    expect(await claimsOf(buyer)).toMatchObject([{ kind: 'price', price: '11000.00', place: '他店' }])
  })

  test('a doubt comes with pictures, which a refusal does not lose, is answered for and withdrawn', async () => {
    const buyer = await memberWith()
    const { orderNo, mark, key, cookie, unitId } = buyer
    const path = `/myaccount/orders/claim?kind=fake&orderNo=${orderNo}`
    const refused = await sendPictures(path, { mark, unitId, words: '' }, [await receipt(), await receipt()], cookie)
    expect(Object.keys(refused.told?.tried?.problems ?? {})).toEqual(['words'])
    const pictures = refused.told?.tried?.values.pictures ?? ''
    expect(pictures.split(' ')).toHaveLength(2)
    const typed = { mark, key, unitId, words: 'The stitches differ.', pictures }
    const [first, again] = [await sendPictures(path, typed, [], cookie), await sendPictures(path, typed, [], cookie)]
    expect([first.status, again.status]).toEqual([303, 303])
    const [asked, ...others] = await claimsOf(buyer)
    expect([asked?.pictures, others]).toEqual([2, []])
    const about = { mark, claimId: asked?.claimId ?? '' }
    await shop.ask(
      decideClaim,
      { claimId: about.claimId, act: 'ask-more', reason: 'Where is the number?' },
      { token: people.desk },
    )
    const empty = await sendForm(shop, '/myaccount/claims', { ...about, act: 'answer', words: ' ' }, { cookie })
    expect(Object.keys(empty.told?.tried?.problems ?? {})).toEqual(['words'])
    await sendForm(shop, '/myaccount/claims', { ...about, act: 'answer', words: 'Inside.' }, { cookie })
    expect((await claimsOf(buyer))[0]).toMatchObject({
      state: 'asked',
      steps: expect.arrayContaining([expect.objectContaining({ words: 'Inside.' })]),
    })
    await sendForm(shop, '/myaccount/claims', { ...about, act: 'withdraw-surely' }, { cookie })
    expect((await claimsOf(buyer))[0]?.state).toBe('withdrawn')
  })

  test('a file that is no picture is said beside the field, with what came before it', async () => {
    const buyer = await memberWith()
    const { orderNo, mark, cookie, unitId } = buyer
    const path = `/zh/myaccount/orders/claim?kind=fake&orderNo=${orderNo}`
    const typed = { mark, unitId, words: '車線不同。' }
    const refused = await sendPictures(path, typed, [await receipt(), Buffer.from('<svg/>')], cookie)
    expect(refused.status).toBe(422)
    expect(refused.told?.tried).toMatchObject({
      problems: { pictures: refusals.UPLOAD_REFUSED.zh },
      values: { words: '車線不同。' },
    })
    expect(refused.told?.tried?.values.pictures).toMatch(/^[0-9a-f-]{36}$/)
    const large = await sendPictures(path, typed, [Buffer.alloc(6 * 1024 * 1024)], cookie)
    expect(large.told?.tried?.problems.pictures).toBe(refusals.UPLOAD_TOO_LARGE.zh)
    expect(await claimsOf(buyer)).toEqual([])
  })

  test('a form with pictures and a foreign mark, from another site or of nobody keeps none of them', async () => {
    const { orderNo, mark, cookie, unitId, token } = await memberWith()
    const foreign = (await openPage(shop, await join(shop))).mark
    const path = `/myaccount/orders/claim?kind=fake&orderNo=${orderNo}`
    const typed = { unitId, words: 'The stitches differ.' }
    const refused = await sendPictures(path, { mark: foreign, ...typed }, [await receipt()], cookie)
    // The mark stands after what it is to vouch for.
    const late = new FormData()
    late.append('picture', new Blob([new Uint8Array(await receipt())]), 'piece.png')
    late.append('mark', mark)
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    const without = await askPage(shop, path, cookie, { method: 'POST', body: late, headers })
    expect([refused.status, without.status]).toEqual([403, 422])
    for (const { told } of [refused, without]) expect(told?.tried?.values).not.toHaveProperty('pictures')
    const nobody = await sendPictures(path, { mark, ...typed }, [await receipt()], heldBy({ token: `${token}x` }))
    expect([nobody.status, nobody.headers.get('location')]).toEqual([303, expect.stringContaining('/member/login?back=')])
  })

  test('an appointment is booked, moved and cancelled', async () => {
    const buyer = await memberWith()
    const { mark, cookie, unitId, token } = buyer
    const { days } = (await shop.ask(listCareDays, { place: 'store' }, { token })).data
    const [first = '', second = ''] = inOneYear(days.map(({ day }) => day))
    const pieces = async () => (await shop.ask(listCare, {}, { token })).data.pieces
    const book = `/myaccount/care?unit=${unitId}&place=store`
    const choice = { mark, place: 'store', act: 'choose' }
    const nothing = await sendForm(shop, `/zh${book}`, { ...choice, slot: '' }, { cookie })
    expect([nothing.status, nothing.told?.tried?.problems.day]).toEqual([422, expect.stringMatching(/\p{Script=Han}/u)])
    const booked = await sendForm(shop, book, { ...choice, slot: `${first} morning` }, { cookie })
    expect(booked.headers.get('location')).toBe('/myaccount/care?done=booked')
    const [booking] = (await pieces())[0]?.bookings ?? []
    const bookingId = booking?.bookingId ?? ''
    await sendForm(shop, `/myaccount/care?booking=${bookingId}`, { ...choice, slot: `${second} morning` }, { cookie })
    expect(await pieces()).toMatchObject([{ bookings: [{ day: second, state: 'booked' }] }])
    expect((await sendForm(shop, '/myaccount/care', { mark, bookingId, act: 'cancel' }, { cookie })).status).toBe(200)
    await sendForm(shop, '/myaccount/care', { mark, bookingId, act: 'cancel-surely' }, { cookie })
    expect(await pieces()).toMatchObject([{ bookings: [] }])
  })

  test('a review is written once stars are chosen, and one that is wrong is reported', async () => {
    const { orderNo, mark, cookie, token } = await memberWith()
    const path = `/zh/myaccount/orders/review?orderNo=${orderNo}`
    const productOf = async () => (await shop.ask(listReviewChoices, { orderNo }, { token })).data.pieces[0]
    const productId = (await productOf())?.productId ?? ''
    const typed = { mark, productId, text: '皮質柔軟。', name: '陳小姐' }
    const refused = await sendPictures(path, typed, [await receipt()], cookie)
    expect(Object.keys(refused.told?.tried?.problems ?? {})).toEqual(['stars'])
    expect(refused.told?.tried?.values).toMatchObject({ text: '皮質柔軟。', name: '陳小姐' })
    const pictures = refused.told?.tried?.values.pictures ?? ''
    const sent = await sendPictures(path, { ...typed, stars: '4', pictures }, [], cookie)
    expect(sent.headers.get('location')).toBe(`/zh/myaccount/orders/review?done=sent&orderNo=${orderNo}`)
    expect((await productOf())?.review).toMatchObject({ stars: 4, text: '皮質柔軟。', state: 'waiting' })
    const { list } = (await shop.ask(listAdminReviews, {}, { token: people.office })).data
    const own = list.find((one) => one.orderNo === orderNo)
    expect(own?.pictureIds).toHaveLength(1)
    const report = `/product/report?review=${own?.reviewId}`
    const wordless = await sendForm(shop, report, { mark, words: '' }, { cookie })
    expect(Object.keys(wordless.told?.tried?.problems ?? {})).toEqual(['words'])
    await shop.ask(decideReview, { reviewId: own?.reviewId ?? '', act: 'approve' }, { token: people.office })
    const reported = await sendForm(shop, report, { mark, words: 'Untrue.' }, { cookie })
    expect(reported.headers.get('location')).toBe(`/product/report?done=sent&review=${own?.reviewId}`)
  })
})

const agree = (returnNo: string) => shop.ask(decideReturn, { returnNo, act: 'agree' }, { token: people.desk })
