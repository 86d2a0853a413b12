import { withoutContacts } from '#modules/conversations/index.server.ts'
import { countSeen } from '#modules/daily-counts/index.server.ts'
import { tellMasked } from '#modules/inbox/index.server.ts'
import { getMerchantName } from '#modules/merchants/index.server.ts'
import { type CaseSubject, openCase, screenText } from '#modules/moderation/index.server.ts'
import { getOrderById, listLines, listUnits } from '#modules/orders/index.server.ts'
import { type AnswerRow, getReview, getShownAnswer, keepAnswer, removeAnswer } from '#modules/reviews/index.server.ts'
import type { AnsweredReviewWire, RemoveAnswerInput, SaidToReview } from '#modules/reviews/merchant-answers.contract.ts'
import { reviewMessages } from '#language/account/review-messages.text.ts'
import { requirePerson, type Seller } from '#platform/access/memberships.ts'
import { type Actor, recordAudit } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { notifyShopper } from './notify-shopper.ts'

type Answerer = { seller: Seller; by: Actor }

/** A merchant answers a review of an item it sold, once, or writes its answer anew; who wrote the review is told of the first. */
export async function answerAsSeller(
  tx: Tx,
  { seller, by }: Answerer,
  { reviewId, version, text: written }: SaidToReview,
  publicUrl: string,
): Promise<AnsweredReviewWire> {
  requirePerson(seller)
  const { accountId } = seller
  const ownHost = new URL(publicUrl).hostname
  const { outcome, severity, signals } = await screenText(tx, { kind: 'answer', text: written, accountId, ownHost })
  if (outcome === 'refuse') refuse('BAD_INPUT', { field: 'text', fields: { text: 'words-refused' } })
  const { text, masked } = withoutContacts(written, ownHost)
  const { before, answer } = await keepAnswer(tx, seller, { reviewId, version, text, isHeld: outcome === 'wait' })
  const link = '/seller/reviews?state=answered'
  await tellMasked(tx, accountId, { masked, about: `answer ${answer.answer_id} ${answer.version}`, link })
  const isHeld = answer.state === 'waiting'
  // One that a moderator has hidden is read before it is shown again, whatever it says now.
  const said = signals.length > 0 ? signals : isHeld ? [{ source: 'first', reason: 'new', words: '' } as const] : []
  if (said.length > 0) await openCase(tx, await answerAsSubject(tx, answer), { by, severity, signals: said, isHeld })
  await keepTrail(tx, by, 'review-answer', { reviewId, before: before?.body, after: text })
  if (!before && !isHeld) await tellReviewer(tx, answer, publicUrl)
  return { reviewId, state: answer.state }
}

export async function unanswerAsSeller(tx: Tx, { seller, by }: Answerer, asked: RemoveAnswerInput): Promise<AnsweredReviewWire> {
  requirePerson(seller)
  const before = await removeAnswer(tx, seller, asked)
  await keepTrail(tx, by, 'review-answer-removed', { reviewId: asked.reviewId, before: before.body, after: undefined })
  return { reviewId: asked.reviewId, state: 'none' }
}

type Trail = { reviewId: string; before: string | undefined; after: string | undefined }

const keepTrail = (
  tx: Tx,
  by: Actor,
  action: 'review-answer' | 'review-answer-removed',
  { reviewId, before, after }: Trail,
): Promise<void> =>
  recordAudit(tx, {
    ...{ by, action, subject: 'review', subjectId: reviewId },
    ...(before === undefined ? {} : { before: { reply: before } }),
    ...(after === undefined ? {} : { after: { reply: after } }),
  })

/** An answer as moderators see it, below the name of its merchant. */
async function answerAsSubject(tx: Read, answer: AnswerRow): Promise<CaseSubject> {
  const { brand_code, article_number, spu_code, body } = await getReview(tx, answer.review_id)
  const { en } = await getMerchantName(tx, answer.merchant_id)
  return {
    ...{ kind: 'answer', subjectId: answer.answer_id, version: answer.version, authorId: answer.account_id, author: en },
    ...{ title: body, body: answer.body, link: `/product/detail/${brand_code}/${article_number}` },
    reach: await countSeen(tx, spu_code),
  }
}

/** What a merchant says to a review is found wrong: the moderators read it. */
export async function reportAnswer(
  tx: Tx,
  accountId: string,
  { reviewId, answerId, words }: { reviewId: string; answerId: string; words: string },
): Promise<void> {
  const answer = await getShownAnswer(tx, answerId)
  if (answer.review_id !== reviewId) refuse('NOT_FOUND')
  await openCase(tx, await answerAsSubject(tx, answer), {
    by: { kind: 'shopper', id: accountId },
    signals: [{ source: 'member', reason: 'other', words, reporterId: accountId }],
  })
}

async function tellReviewer(tx: Tx, { answer_id, review_id, merchant_id, body }: AnswerRow, publicUrl: string): Promise<void> {
  const { order_id, product_id } = await getReview(tx, review_id)
  if (order_id === null) return
  const order = await getOrderById(tx, order_id)
  const line = (await listLines(tx, order_id)).find((one) => one.product_id === product_id)
  const units = (await listUnits(tx, order_id)).filter(({ line_id }) => line_id === line?.line_id)
  const name = await getMerchantName(tx, merchant_id)
  await notifyShopper(
    tx,
    order,
    {
      kind: 'interactions',
      told: reviewMessages.answer,
      words: (language) => ({ words: body, merchant: name[language] }),
      unitIds: units.map(({ unit_id }) => unit_id),
      link: `/myaccount/orders/review?orderNo=${order.order_number}`,
      key: `review-answer:${answer_id}`,
    },
    publicUrl,
  )
}
