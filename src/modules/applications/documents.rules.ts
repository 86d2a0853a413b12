import type { RequirementKind } from './applicant-kinds.contract.ts'
import { dayAfter } from '#platform/clock.ts'

/** So many days before its last one a document is asked for again. */
export const ASKED_AGAIN = [30, 7] as const

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
