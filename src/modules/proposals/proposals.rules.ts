import { caseOf } from '#platform/cases/case-steps.ts'

/** `returned`: parts of it were refused, and are asked for again. */
export const proposalStates = ['submitted', 'returned', 'accepted', 'declined', 'withdrawn'] as const
export type ProposalState = (typeof proposalStates)[number]

/** What is decided by itself; only what was refused is given again. */
export const proposalParts = ['words', 'brand', 'category', 'variants', 'pictures'] as const
export type ProposalPart = (typeof proposalParts)[number]
export const partStates = ['in-review', 'accepted', 'refused'] as const

export const proposalActs = ['send', 'send-again', 'accept', 'return', 'decline', 'withdraw', 'offer'] as const
export type ProposalAct = (typeof proposalActs)[number]
export type LaterAct = Exclude<ProposalAct, 'send'>
/** What a reviewer can do. */
export const reviewActs = ['accept', 'return', 'decline'] as const
export type ReviewAct = (typeof reviewActs)[number]

export const { actsFrom: proposalActsFrom, after: proposalAfter } = caseOf<ProposalState, never, LaterAct>({
  'send-again': { from: ['returned'], to: 'submitted' },
  accept: { from: ['submitted'], to: 'accepted' },
  return: { from: ['submitted'], to: 'returned' },
  decline: { from: ['submitted', 'returned'], to: 'declined' },
  withdraw: { from: ['submitted', 'returned'], to: 'withdrawn' },
  offer: { from: ['accepted'] },
})

/** How reviewers work through them: what waits for them, what waits for the merchant, and what is over. */
export const proposalQueues = ['waiting', 'open', 'over'] as const
export type ProposalQueue = (typeof proposalQueues)[number]

export const MOST_PROPOSAL_REASON = 500
export const MOST_PROPOSED_COLOURS = 10
export const MOST_PROPOSED_SIZES = 40
/** A merchant that sends more than so many waits for an answer first. */
export const MOST_WAITING = 50
