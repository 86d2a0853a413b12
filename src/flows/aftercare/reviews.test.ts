import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import { merchantOf, personOf } from '#flows/sellers/sellers.builders.ts'
import { regroupOwners } from '#modules/merchants/index.server.ts'
import { getKeptMerchant, listKeptMerchants } from '#modules/merchants/kept-merchants.paths.ts'
import { getOrder } from '#modules/orders/orders.paths.ts'
import { getProduct, listReviews } from '#modules/catalogue/catalogue.paths.ts'
import type { WriteReviewInput } from '#modules/reviews/reviews.contract.ts'
import { join } from '#flows/members/sign-in.builders.ts'
import {
  decideReview,
  listAdminReviews,
  listOwnMarks,
  listReviewChoices,
  markHelpful,
  reportReview,
  writeReview,
} from '#modules/reviews/reviews.paths.ts'
import { readUpload } from '#modules/uploads/uploads.paths.ts'
import { MEDIA_WIDTHS } from '#platform/media/media-encoding.server.ts'
import { newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { aftercareOf, sendPicture } from './aftercare.builders.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof aftercareOf>>
beforeAll(async () => {
  shop = await startTestShop()
  people = await aftercareOf(shop)
})
afterAll(() => shop.stop())

type Order = Awaited<ReturnType<typeof people.received>>
const write = ({ orderNo, token, product }: Order, given: Partial<WriteReviewInput> = {}) =>
  shop.ask(writeReview, { orderNo, productId: product.productId, stars: 5, text: 'A fine bag.', ...given }, { token })
const shown = async ({ product }: Order) => {
  const { rating, reviewNum, reviews } = (await shop.ask(getProduct, { brandCode: product.brandCode, code: product.spuCode }))
    .data
  return { rating, reviewNum, reviews }
}
const acts = async ({ orderNo, token }: Order) =>
  (await shop.ask(getOrder, { orderNo }, { token })).data.productItems[0]?.units[0]?.acts
const queue = async (name: 'waiting' | 'reported' | 'hidden' | 'approved', order: Order) =>
  (await shop.ask(listAdminReviews, { queue: name }, { token: people.support })).data.list.filter(
    ({ orderNo }) => orderNo === order.orderNo,
  )
const decide = (reviewId: string, act: 'approve' | 'hide' | 'reply', words = '', token = people.support) =>
  shop.ask(decideReview, { reviewId, act, words }, { token })

/** At the address that a page would name. */
const seenByAll = async (uploadId: string): Promise<number> =>
  (await fetch(`${shop.url}/media/${uploadId.replaceAll('-', '')}/${MEDIA_WIDTHS[0]}.webp`)).status
const seenBy = async (token: string, uploadId: string): Promise<number> => {
  const headers = { Authorization: `Bearer ${token}` }
  return (await fetch(`${shop.url}${BASE_PATH}${readUpload.path}?uploadId=${uploadId}`, { headers })).status
}

describe('a review', () => {
  test('is shown without telephone numbers and accounts, and is signed by none', async () => {
    const order = await people.received()
    const refused = { code: refusals.BAD_INPUT.code, data: { fields: { name: expect.any(String) } } }
    expect(await write(order, { name: 'Wai 9123 4567' })).toMatchObject(refused)
    const written = await write(order, { text: 'EU 38, HK$12,000. More: 9123 4567' })
    expect(written.data.pieces).toMatchObject([{ review: { text: 'EU 38, HK$12,000. More: •••' } }])
    const [waiting] = await queue('waiting', order)
    await decide(waiting?.reviewId ?? '', 'approve')
    expect((await shown(order)).reviews).toMatchObject([{ text: 'EU 38, HK$12,000. More: •••' }])
  })

  test('of a received piece is read first, and then stands on the page of its product with stars, picture and reply', async () => {
    const order = await people.received()
    expect(await acts(order)).toEqual(expect.arrayContaining(['review', 'care']))
    const pictures = [await sendPicture(shop, 'review', order.token)]
    const written = await write(order, { stars: 4, name: 'Wai Ching', pictures })
    expect(written.data.pieces).toMatchObject([{ review: { stars: 4, state: 'waiting', name: 'Wai Ching' } }])
    expect(await acts(order)).not.toContain('review')
    expect(await shown(order)).toEqual({ rating: 0, reviewNum: 0, reviews: [] })
    const [waiting] = await queue('waiting', order)
    const reviewId = waiting?.reviewId ?? ''
    expect((await decide(reviewId, 'approve', '', people.desk)).code).toBe(refusals.NOT_PERMITTED.code)
    expect(waiting?.pictureIds).toEqual(pictures)
    const [picture = ''] = pictures
    expect([await seenByAll(picture), await seenBy(await shop.visitor(), picture)]).toEqual([404, 404])
    expect([await seenBy(order.token, picture), await seenBy(people.support, picture)]).toEqual([200, 200])
    expect(await seenBy(people.desk, picture)).toBe(403)
    await decide(reviewId, 'approve')
    expect(await seenByAll(picture)).toBe(200)
    await decide(reviewId, 'reply', 'Thank you.')
    expect(await shown(order)).toMatchObject({
      rating: 4,
      reviewNum: 1,
      reviews: [
        {
          reviewId,
          author: 'Wai Ching',
          text: 'A fine bag.',
          reply: 'Thank you.',
          pictures: [{ hash: pictures[0]?.replaceAll('-', '') }],
        },
      ],
    })
    const told = await readRows(
      shop.database.pool,
      z.object({ productId: z.string() }),
      sql`select payload -> 'productIds' ->> 0 as "productId" from outbox where topic = 'product-changed'
        and payload -> 'productIds' ->> 0 = ${order.product.productId}`,
    )
    expect(told).toHaveLength(2)
    await decide(reviewId, 'hide', 'It shows somebody.')
    // What was made of it goes, too.
    await expect.poll(() => seenByAll(picture)).toBe(404)
    expect(await seenBy(order.token, picture)).toBe(200)
    await decide(reviewId, 'approve')
    expect(await seenByAll(picture)).toBe(200)
  })

  test('is not taken from whoever acts for the seller of the item, however they order; the shop sees what they have bought', async () => {
    const [seller, sister] = [await merchantOf(shop, 'Egret'), await merchantOf(shop, 'Stilt')]
    const staff = await personOf(shop, seller.merchantId, 'staff', ['ship'])
    await runSql(
      shop.database,
      sql`insert into merchant_people (person_id, merchant_id, account_id, role, scopes)
        values (${newId()}, ${sister.merchantId}, ${seller.account}, 'owner', '{}')`,
    )
    await shop.database.inTransaction(regroupOwners)
    const sold = {
      colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ merchantCode: 'Egret' }] }] }],
    }
    const own = await people.received({ product: sold, token: staff.token })
    const twin = await people.received({
      product: sold,
      token: (await personOf(shop, sister.merchantId, 'staff', ['ship'])).token,
    })
    const other = await people.received({ product: sold })
    for (const order of [own, twin]) {
      const refused = await write(order)
      expect(refused.code).toBe(refusals.REVIEW_OWN_SALE.code)
      expect(refused.msg).toContain('You act for the seller of this item')
    }
    expect((await write(other)).code).toBe(200)
    const guest = await people.received({ product: sold })
    await runSql(
      shop.database,
      sql`update orders set contact_email = ${seller.email.toUpperCase()} where order_number = ${guest.orderNo}`,
    )
    expect((await write(guest)).code).toBe(refusals.REVIEW_OWN_SALE.code)
    const household = await people.received({ product: sold })
    await runSql(
      shop.database,
      sql`insert into device_ids (device_hash, account_id, seen_at)
        select '\\x0123'::bytea, a, now() from unnest(array[${seller.account}::uuid, (select owner_id from orders where order_number = ${household.orderNo})]) a`,
    )
    expect((await write(household)).code).toBe(200)
    const shown = (await shop.ask(getKeptMerchant, { merchantId: seller.merchantId }, { token: people.support })).data
    expect(Object.fromEntries(shown.ownOrders.map(({ orderNo, by }) => [orderNo, by]))).toEqual({
      [own.orderNo]: ['person'],
      [twin.orderNo]: ['person'],
      [guest.orderNo]: ['email'],
      [household.orderNo]: ['device'],
    })
    expect(shown.ownOrders[0]).toMatchObject({ items: 1, amount: '12000.00' })
    const { list } = (await shop.ask(listKeptMerchants, { word: 'Egret' }, { token: people.support })).data
    expect(list).toMatchObject([{ ownOrders: 4 }])
  })

  test('is written once for each product of an order, also from two tabs, and not before the piece is there', async () => {
    const waiting = await people.bought()
    expect((await write(waiting)).code).toBe(refusals.REVIEW_BARRED.code)
    expect((await shop.ask(listReviewChoices, { orderNo: waiting.orderNo }, { token: waiting.token })).data.pieces).toEqual([])
    const order = await people.received({ quantity: 2 })
    const answers = await Promise.all([write(order), write(order)])
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, refusals.REVIEW_BARRED.code])
    expect(await queue('waiting', order)).toHaveLength(1)
  })

  test.each<[string, Partial<WriteReviewInput>, string]>([
    ['no star', { stars: 0 }, 'stars'],
    ['six', { stars: 6 }, 'stars'],
    ['half a star', { stars: 4.5 }, 'stars'],
    ['no word', { text: ' ' }, 'text'],
    ['61 Chinese characters', { text: '靚'.repeat(61) }, 'text'],
    ['a name of 11', { name: '陳'.repeat(11) }, 'name'],
  ])('with %s is refused beside the field', async (_, given, field) => {
    const answer = await write(await people.received(), given)
    expect(answer).toMatchObject({ code: refusals.BAD_INPUT.code, data: { fields: { [field]: expect.any(String) } } })
  })

  test('is its buyer’s alone to write, with pictures of their own', async () => {
    const order = await people.received()
    const token = await shop.visitor()
    expect((await write({ ...order, token })).code).toBe(refusals.NOT_FOUND.code)
    expect((await write(order, { pictures: [await sendPicture(shop, 'review', token)] })).code).toBe(refusals.NOT_FOUND.code)
    const other = await people.received()
    expect((await write({ ...order, product: other.product })).code).toBe(refusals.REVIEW_BARRED.code)
  })

  test('without a name hides whose it is; a script in it stays text', async () => {
    const order = await people.received()
    const text = '</script><img src=x onerror=alert(1)>'
    await write(order, { text })
    const [waiting] = await queue('waiting', order)
    await decide(waiting?.reviewId ?? '', 'approve')
    expect((await shown(order)).reviews).toMatchObject([{ author: 'T•••', text }])
  })
})

describe('others', () => {
  test('report a review, which is looked at again and kept or hidden with a reason that its writer reads', async () => {
    const order = await people.received()
    await write(order)
    const reviewId = (await queue('waiting', order))[0]?.reviewId ?? ''
    const [one, other] = [await shop.visitor(), await shop.visitor()]
    const report = (token: string, words = 'Untrue.') => shop.ask(reportReview, { reviewId, words }, { token })
    // What nobody is shown is nobody's to report.
    expect((await report(one)).code).toBe(refusals.NOT_FOUND.code)
    await decide(reviewId, 'approve')
    for (const token of [one, one, other]) expect((await report(token)).code).toBe(200)
    expect(await queue('reported', order)).toMatchObject([{ reports: ['Untrue.', 'Untrue.'] }])
    await decide(reviewId, 'approve')
    expect(await queue('reported', order)).toEqual([])
    await report(one)
    expect(await queue('reported', order)).toEqual([])
    expect((await decide(reviewId, 'hide')).code).toBe(refusals.BAD_INPUT.code)
    await decide(reviewId, 'hide', 'It names somebody.')
    expect((await shown(order)).reviewNum).toBe(0)
    expect((await shop.ask(listReviews, { spuCode: order.product.spuCode })).data).toMatchObject({ total: 0, list: [] })
    const own = (await shop.ask(listReviewChoices, { orderNo: order.orderNo }, { token: order.token })).data
    expect(own.pieces[0]?.review).toMatchObject({ state: 'hidden', reason: 'It names somebody.' })
  })

  test('find a review helpful, each once however often they press, and no longer; a guest and what is hidden have no part in it', async () => {
    const order = await people.received()
    await write(order)
    const reviewId = (await queue('waiting', order))[0]?.reviewId ?? ''
    const [one, other] = [await join(shop), await join(shop)]
    const mark = ({ token }: { token: string }, helpful = true) => shop.ask(markHelpful, { reviewId, helpful }, { token })
    const marksOf = async ({ token }: { token: string }) =>
      (await shop.ask(listOwnMarks, { spuCode: order.product.spuCode }, { token })).data.reviewIds
    expect((await mark(one)).code).toBe(refusals.NOT_FOUND.code)
    await decide(reviewId, 'approve')
    expect((await mark({ token: await shop.visitor() })).code).not.toBe(200)
    await Promise.all([mark(one), mark(one), mark(one), mark(other)])
    expect((await shown(order)).reviews).toMatchObject([{ reviewId, helpfulNum: 2 }])
    expect([await marksOf(one), await marksOf(other)]).toEqual([[reviewId], [reviewId]])
    expect((await mark(one, false)).data).toEqual({ helpfulNum: 1 })
    expect(await marksOf(one)).toEqual([])
    await decide(reviewId, 'hide', 'It names somebody.')
    expect(await marksOf(other)).toEqual([])
  })
})
