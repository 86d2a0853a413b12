import type { FieldProblem } from '#language/field-problems.ts'
import { caseOf } from '#platform/cases/case-steps.ts'
import { textWidth } from '#platform/text/text-width.ts'

/** As a form counts it: a Chinese character or an emoji is two. */
export const WIDEST_REVIEW = 120
export const WIDEST_REVIEWER = 20
export const MOST_REVIEW_PICTURES = 3
export const MOST_REPORT_WORDS = 200
export const reviewStates = ['waiting', 'approved', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]
/** What a merchant says to a review, and how its room works through them. */
export const LONGEST_ANSWER = 300
export const answerStates = ['shown', 'waiting', 'hidden'] as const
export type AnswerState = (typeof answerStates)[number]
export const answerQueues = ['open', 'answered'] as const
export const reviewActs = ['approve', 'hide', 'reply'] as const
type ReviewAct = (typeof reviewActs)[number]

/** A review is read before it is shown; both ways are open afterwards, too, and a reply changes nothing of that. */
export const { after: reviewAfter } = caseOf<ReviewState, never, ReviewAct>({
  approve: { from: reviewStates, to: 'approved' },
  hide: { from: reviewStates, to: 'hidden' },
  reply: { from: reviewStates },
})

export type WrittenReview = { text: string; name: string }

/** What is wrong with a review, by field. */
export function reviewProblems({ text, name }: WrittenReview): Partial<Record<keyof WrittenReview, FieldProblem>> {
  return {
    ...(text.trim() === ''
      ? { text: 'required' as const }
      : textWidth(text.trim()) > WIDEST_REVIEW
        ? { text: 'review-width' as const }
        : {}),
    ...(textWidth(name.trim()) > WIDEST_REVIEWER ? { name: 'list-title' as const } : {}),
  }
}

/** Who is not named is hidden: “T•••”, 陳•••. */
export function maskedReviewer({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const name = /\p{Script=Han}/u.test(lastName) ? lastName : firstName || lastName
  const { value } = new Intl.Segmenter('en').segment(name.trim())[Symbol.iterator]().next()
  return `${value?.segment ?? ''}•••`
}
