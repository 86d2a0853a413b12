import { caseOf } from '#platform/cases/case-steps.ts'

/** About what a buyer has asked for: a piece goes back, or something is claimed for it. */
export const answerSubjects = ['return', 'claim'] as const

export const answerStates = ['asked', 'answered', 'decided', 'appealed', 'granted', 'declined', 'over'] as const
export type AnswerState = (typeof answerStates)[number]

export const answerActs = ['ask', 'answer', 'decide', 'end', 'appeal', 'grant', 'decline'] as const
export type AnswerAct = (typeof answerActs)[number]
export type LaterAct = Exclude<AnswerAct, 'ask'>
export const sellerActs = ['answer', 'appeal'] as const
export type SellerAct = (typeof sellerActs)[number]
export const deskActs = ['grant', 'decline'] as const
export type AppealAct = (typeof deskActs)[number]

export const { actsFrom: answerActsFrom, after: answerAfter } = caseOf<AnswerState, never, LaterAct>({
  answer: { from: ['asked'], to: 'answered' },
  // The shop has decided for the buyer; or nothing came of it for the merchant.
  decide: { from: ['asked', 'answered'], to: 'decided' },
  end: { from: ['asked', 'answered'], to: 'over' },
  // Once.
  appeal: { from: ['decided'], to: 'appealed' },
  grant: { from: ['appealed'], to: 'granted' },
  decline: { from: ['appealed'], to: 'declined' },
})

/** An answer counts until its time is over. */
export const isAnswerInTime = ({ due_at: dueAt }: { due_at: Date | null }, now: Date): boolean => dueAt !== null && now < dueAt

export const MOST_ANSWER_WORDS = 1_000
export const MOST_ANSWER_PICTURES = 6

/** How a merchant and the desk work through them. */
export const answerQueues = ['asked', 'answered', 'decided', 'appealed', 'over'] as const
export type AnswerQueue = (typeof answerQueues)[number]
export const statesOfQueue: Record<AnswerQueue, readonly AnswerState[]> = {
  asked: ['asked'],
  answered: ['answered'],
  decided: ['decided'],
  appealed: ['appealed'],
  over: ['granted', 'declined', 'over'],
}
