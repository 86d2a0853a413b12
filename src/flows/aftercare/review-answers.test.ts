import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { join } from '#flows/members/sign-in.builders.ts'
import { type BuiltMerchant, merchantOf, paidOrderOf, personOf, productOf } from '#flows/sellers/sellers.builders.ts'
import { listReviews } from '#modules/catalogue/catalogue.paths.ts'
import type { DecideCaseInput } from '#modules/moderation/queue/cases.contract.ts'
import { decideModerationCase, getModerationCase, listModerationCases } from '#modules/moderation/queue/cases.paths.ts'
import { answerReview, listReviewsOfSeller, removeReviewAnswer } from '#modules/reviews/merchant-answers.paths.ts'
import { reportReview } from '#modules/reviews/reviews.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let [office, moderator] = ['', '']
let alpha: BuiltMerchant
let beta: BuiltMerchant
beforeAll(async () => {
  shop = await startTestShop()
  office = await shop.operator()
  moderator = await shop.operator(['support'])
  alpha = await merchantOf(shop, 'Alpha')
  beta = await merchantOf(shop, 'Beta')
})
afterAll(() => shop.stop())

/** A buyer’s review of an item that Alpha sold, which a moderator has let through. */
async function reviewed() {
  const product = await productOf(shop, alpha)
  const { orderNo } = await paidOrderOf(shop, office, [product])
  const reviewId = newId()
  await runSql(
    shop.database,
    sql`insert into reviews (review_id, product_id, stars, body, author, written_at, order_id, state)
      select ${reviewId}, ${product.productId}, 3, 'The strap is short.', 'Wai', now(), order_id, 'approved' from orders where order_number = ${orderNo}`,
  )
  return { reviewId, spuCode: product.spuCode }
}
type Review = Awaited<ReturnType<typeof reviewed>>
const shown = async ({ spuCode, reviewId }: Review, language: 'en_US' | 'cht_CN' = 'en_US') =>
  (await shop.ask(listReviews, { spuCode }, { language })).data.list.find((one) => one.reviewId === reviewId)?.answers
const own = async (state: 'open' | 'answered', { token } = alpha) =>
  (await shop.ask(listReviewsOfSeller, { state }, { token })).data.list
const answer = ({ reviewId }: Review, text: string, version = 0, { token }: { token: string } = alpha) =>
  shop.ask(answerReview, { reviewId, version, text }, { token, key: newId() })
const remove = ({ reviewId }: Review, version: number, { token } = alpha) =>
  shop.ask(removeReviewAnswer, { reviewId, version }, { token })
async function decide(words: string, given: Partial<DecideCaseInput>) {
  const { list } = (await shop.ask(listModerationCases, { queue: 'open' }, { token: moderator })).data
  const caseNo = list.find(({ kind, body }) => kind === 'answer' && body.includes(words))?.caseNo ?? ''
  const { version } = (await shop.ask(getModerationCase, { caseNo }, { token: moderator })).data
  return shop.ask(decideModerationCase, { caseNo, version, decision: 'leave', ...given }, { token: moderator })
}

test('a merchant answers a review of what it sold once, writes it anew and removes it, and all read it with its name', async () => {
  const review = await reviewed()
  expect((await own('open')).map(({ reviewId }) => reviewId)).toContain(review.reviewId)
  expect((await answer(review, 'We have longer ones at 9123 4567.')).data.state).toBe('shown')
  expect(await shown(review)).toMatchObject([{ name: 'Alpha Limited', text: 'We have longer ones at •••.' }])
  expect(await shown(review, 'cht_CN')).toMatchObject([{ name: 'Alpha有限公司' }])
  expect((await answer(review, 'Twice.')).code).toBe(refusals.REVIEW_ANSWER_MOVED_ON.code)
  expect((await answer(review, 'We have longer ones.', 1)).code).toBe(200)
  expect((await own('answered'))[0]).toMatchObject({ answer: { text: 'We have longer ones.', version: 2, state: 'shown' } })
  expect((await remove(review, 1)).code).toBe(refusals.REVIEW_ANSWER_MOVED_ON.code)
  expect((await remove(review, 2)).code).toBe(200)
  expect(await shown(review)).toEqual([])
  const done = await readRows(
    shop.database.pool,
    z.object({ action: z.string() }),
    sql`select action from audit_trail where subject_id = ${review.reviewId} order by recorded_at`,
  )
  expect(done.map(({ action }) => action)).toEqual(['review-answer', 'review-answer', 'review-answer-removed'])
})

test('of two who answer at once one is shown, and no other merchant and no one without the scope answers', async () => {
  const review = await reviewed()
  const answers = await Promise.all(['One.', 'Two.'].map((text) => answer(review, text)))
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, refusals.REVIEW_ANSWER_MOVED_ON.code])
  expect(await shown(review)).toHaveLength(1)
  expect((await answer(review, 'Not mine.', 0, beta)).code).toBe(refusals.NOT_FOUND.code)
  expect((await remove(review, 1, beta)).code).toBe(refusals.NOT_FOUND.code)
  const staff = await personOf(shop, alpha.merchantId, 'staff', ['ship'])
  expect((await answer(review, 'No.', 1, staff)).code).toBe(refusals.NOT_PERMITTED.code)
  expect((await answer(review, 'No.', 1, await join(shop))).code).toBe(refusals.NOT_PERMITTED.code)
})

test('an answer is read like all that is published: refused, held, reported, hidden with its reason, and shown again once it is read', async () => {
  const review = await reviewed()
  expect((await answer(review, 'Kill yourself')).code).toBe(refusals.BAD_INPUT.code)
  expect((await answer(review, 'Longer ones at https://other.example/x')).data.state).toBe('waiting')
  expect(await shown(review)).toEqual([])
  await decide('other.example', {})
  const [seen] = (await shown(review)) ?? []
  const reader = await join(shop)
  const report = (answerId: string) =>
    shop.ask(reportReview, { reviewId: review.reviewId, answerId, words: 'Leads elsewhere.' }, { token: reader.token })
  expect((await report(newId())).code).toBe(refusals.NOT_FOUND.code)
  expect((await report(seen?.answerId ?? '')).code).toBe(200)
  expect((await decide('other.example', { decision: 'hide', rule: 'spam', words: 'Leads elsewhere.' })).code).toBe(200)
  expect(await shown(review)).toEqual([])
  expect((await own('answered')).find(({ reviewId }) => reviewId === review.reviewId)?.answer).toMatchObject({
    state: 'hidden',
    reason: expect.stringContaining('Leads elsewhere.'),
  })
  expect((await remove(review, 1)).code).toBe(refusals.REVIEW_ANSWER_HIDDEN.code)
  expect((await answer(review, 'We have longer ones.', 1)).data.state).toBe('waiting')
  expect(await shown(review)).toEqual([])
  expect((await decide('longer ones.', {})).code).toBe(200)
  expect(await shown(review)).toMatchObject([{ text: 'We have longer ones.' }])
})
