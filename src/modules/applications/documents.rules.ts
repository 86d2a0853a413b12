import type { RequirementKind } from './applicant-kinds.contract.ts'
import { dayAfter } from '#platform/clock.ts'

/** So many days before its last one a document is asked for again. */
export const ASKED_AGAIN = [30, 7] as const

/**
 * How long what an applicant has shown is kept. Of one who does not sell here it is needed no longer than for a question about the decision
 * (Cap. 486, principle 2). What a merchant has shown is a business record: as long as it is a merchant, and for seven years after another
 * document has taken its place (Cap. 112, section 51C).
 */
export const KEPT_DAYS = { untouched: 365, unapproved: 180, replaced: 7 * 366 } as const

/** Whether what was accepted is valid, ends soon, or has ended; without an end it stays valid. Missing: nothing was accepted yet. */
export const documentStates = ['valid', 'ending', 'ended', 'missing'] as const
export type DocumentState = (typeof documentStates)[number]

/** `lastDay`, `today`: days of Hong Kong. On its last day a document is valid still. */
export function documentState(lastDay: string, today: string): DocumentState {
  if (lastDay === '') return 'valid'
  if (lastDay < today) return 'ended'
  return lastDay <= dayAfter(today, ASKED_AGAIN[0]) ? 'ending' : 'valid'
}

/** The bank account has a page of its own, and a pledge that was given stays given. */
const KEPT: ReadonlySet<RequirementKind> = new Set<RequirementKind>(['bank-account', 'pledge'])
export const isReplaceable = (kind: RequirementKind): boolean => !KEPT.has(kind)
