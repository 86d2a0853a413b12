import { refuseContacts, withoutContacts } from '#modules/conversations/index.server.ts'
import { countSeen } from '#modules/daily-counts/index.server.ts'
import { tellMasked } from '#modules/inbox/index.server.ts'
import {
  getOrder,
  getOrderById,
  listLines,
  listUnits,
  lockOrder,
  type LineRow,
  requireProven,
} from '#modules/orders/index.server.ts'
import { isOwnSale } from '#modules/merchants/index.server.ts'
import { findMember } from '#modules/members/index.server.ts'
import {
  type CaseSubject,
  findRefused,
  openCase,
  refuseOwnWriting,
  screenText,
  settleCase,
} from '#modules/moderation/index.server.ts'
import {
  addReview,
  decideReview,
  getReview,
  listPictures,
  listReviewsOfOrder,
  reportReview as keepReport,
} from '#modules/reviews/index.server.ts'
import type { ReviewChoicesWire, ReviewDecision, WantedReview } from '#modules/reviews/reviews.contract.ts'
import { maskedReviewer, reviewProblems } from '#modules/reviews/reviews.rules.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import { reviewMessages } from '#language/account/review-messages.text.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Viewer } from '#platform/call.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { notifyShopper } from './notify-shopper.ts'

/** The products of an order of which a piece was received; only anyone who may act on the order writes about them. */
export async function showReviewChoices(tx: Read, viewer: Viewer, orderNumber: string): Promise<ReviewChoicesWire> {
  const order = await getOrder(tx, orderNumber)
  await requireProven(tx, order, viewer.ownerId)
  const reviews = await listReviewsOfOrder(tx, order.order_id)
  return {
    orderNo: order.order_number,
    masked: maskedReviewer(order.receiver),
    pieces: (await receivedProducts(tx, order.order_id)).map(({ line, unitIds }) => {
      const { snapshot } = line
      const title = viewer.language === 'zh' ? snapshot.titleZh : snapshot.titleEn
      const review = reviews.find(({ product_id }) => product_id === line.product_id)
      return {
        productId: line.product_id,
        unitIds,
        brandCode: snapshot.brandCode,
        articleNumber: snapshot.articleNumber,
        brandName: snapshot.brandName,
        title,
        productImg: { ...snapshot.picture, alt: title },
        review: review
          ? {
              stars: review.stars,
              text: review.body,
              name: review.author,
              state: review.state,
              reason: review.reason,
              reply: review.reply,
            }
          : null,
      }
    }),
  }
}

/** The first line of each product that has received pieces, with all of these. */
async function receivedProducts(tx: Read, orderId: string): Promise<{ line: LineRow; unitIds: string[] }[]> {
  const received = (await listUnits(tx, orderId)).filter(({ state }) => state === 'received')
  const pieces = (await listLines(tx, orderId)).map((line) => ({
    line,
    unitIds: received.filter(({ line_id }) => line_id === line.line_id).map(({ unit_id }) => unit_id),
  }))
  const byProduct = Map.groupBy(
    pieces.filter(({ unitIds }) => unitIds.length > 0),
    ({ line }) => line.product_id,
  )
  return [...byProduct.values()].flatMap(([first, ...others]) =>
    first ? [{ line: first.line, unitIds: [first, ...others].flatMap(({ unitIds }) => unitIds) }] : [],
  )
}

/** A buyer writes about a piece they have received, once for each product of an order; a moderator reads it before others do. */
export async function writeReview(tx: Tx, viewer: Viewer, wanted: WantedReview, ownHost: string): Promise<void> {
  const order = await lockOrder(tx, { orderNumber: wanted.orderNo })
  await requireProven(tx, order, viewer.ownerId)
  const { productId, stars, text, name } = wanted
  const isReceived = (await receivedProducts(tx, order.order_id)).some(({ line }) => line.product_id === productId)
  const written = await listReviewsOfOrder(tx, order.order_id)
  if (!isReceived || written.some(({ product_id }) => product_id === productId)) refuse('REVIEW_BARRED')
  if (await isOwnSale(tx, { orderId: order.order_id, productId, readerId: viewer.ownerId })) refuse('REVIEW_OWN_SALE')
  const problems = reviewProblems(wanted)
  const [field] = Object.keys(problems)
  if (field) refuse('BAD_INPUT', { field, fields: problems })
  refuseContacts('name', name, ownHost)
  const screened = await screenText(tx, { kind: 'review', text: `${name}\n${text}`, accountId: viewer.ownerId, ownHost })
  if (screened.outcome === 'refuse') refuse('BAD_INPUT', { field: 'text', fields: { text: 'words-refused' } })
  const pictures = [...new Set(wanted.pictures)]
  for (const uploadId of pictures) await claimUpload(tx, { uploadId, ownerId: viewer.ownerId, purpose: 'review' })
  const author = name || maskedReviewer(order.receiver)
  const shown = withoutContacts(text, ownHost)
  const reviewId = await addReview(tx, order, { productId, stars, body: shown.text, author, pictures })
  const link = `/myaccount/orders/review?orderNo=${order.order_number}`
  await tellMasked(tx, viewer.ownerId, { masked: shown.masked, about: `review ${reviewId}`, link })
  const signals = [...screened.signals, ...(await findRefused(tx, pictures))]
  await openCase(tx, await reviewAsSubject(tx, reviewId, pictures), {
    by: { kind: 'shopper', id: viewer.ownerId },
    isHeld: true,
    severity: screened.severity,
    signals: signals.length > 0 ? signals : [{ source: 'first', reason: 'new', words: '' }],
  })
}

/** Somebody finds a review that is shown wrong: the moderators read it. */
export async function reportReview(tx: Tx, accountId: string, said: { reviewId: string; words: string }): Promise<void> {
  await keepReport(tx, accountId, said)
  await openCase(tx, await reviewAsSubject(tx, said.reviewId, await listPictures(tx, said.reviewId)), {
    by: { kind: 'shopper', id: accountId },
    signals: [{ source: 'member', reason: 'other', words: said.words, reporterId: accountId }],
  })
}

const STARS = 5

/** A review as moderators see it; who wrote without an account is nobody to be told or warned. */
async function reviewAsSubject(tx: Read, reviewId: string, pictures: readonly string[]): Promise<CaseSubject> {
  const { stars, body, author, order_id, brand_code, article_number, spu_code } = await getReview(tx, reviewId)
  const order = order_id === null ? undefined : await getOrderById(tx, order_id)
  const isMember = order !== undefined && (await findMember(tx, order.owner_id)) !== undefined
  return {
    ...{ kind: 'review', subjectId: reviewId, version: 1, authorId: isMember ? order.owner_id : null },
    ...{ author, title: '★'.repeat(stars) + '☆'.repeat(STARS - stars), body, pictures },
    link: `/product/detail/${brand_code}/${article_number}`,
    reach: await countSeen(tx, spu_code),
  }
}

/** Shows, hides or answers a review; its author is told what it means for them. */
export async function judgeReview(tx: Tx, operator: Operator, decision: ReviewDecision, publicUrl: string): Promise<void> {
  const { reviewId, act, words } = decision
  const { authorId } = await reviewAsSubject(tx, reviewId, [])
  await refuseOwnWriting(tx, authorId, operator.id)
  const review = await decideReview(tx, decision)
  await recordAudit(tx, {
    by: operator,
    action: `review-${act}`,
    subject: 'review',
    subjectId: reviewId,
    before: { state: review.state },
    after: { note: words },
  })
  if (act !== 'reply') await settleCase(tx, 'review', reviewId, operator, { decision: act === 'hide' ? 'hide' : 'leave', words })
  if (act === 'approve' || words === '' || !review.order_id) return
  const order = await getOrderById(tx, review.order_id)
  const line = (await listLines(tx, order.order_id)).find(({ product_id }) => product_id === review.product_id)
  const units = (await listUnits(tx, order.order_id)).filter(({ line_id }) => line_id === line?.line_id)
  await notifyShopper(
    tx,
    order,
    {
      kind: 'interactions',
      told: reviewMessages[act],
      words: { words },
      unitIds: units.map(({ unit_id }) => unit_id),
      link: `/myaccount/orders/review?orderNo=${order.order_number}`,
      key: `review:${reviewId}:${act}:${words}`,
    },
    publicUrl,
  )
}
