import { caseOf } from '#platform/cases/case-steps.ts'
import { dayAfter, dayInHongKong } from '#platform/clock.ts'

/** The bench has turned a piece down, or it is genuine and differs from what was described. */
export const benchCaseKinds = ['rejected', 'difference'] as const
type BenchCaseKind = (typeof benchCaseKinds)[number]

/**
 * Its merchant answers about the lower price, then its buyer; they agree. Or it goes to nobody: it is held here, to be fetched, or to be
 * sent back; and has been. `closed`: nothing is to be done with it.
 */
export const benchCaseStates = [
  'merchant',
  'buyer',
  'agreed',
  'held',
  'fetch',
  'return',
  'fetched',
  'sent-back',
  'closed',
] as const
export type BenchCaseState = (typeof benchCaseStates)[number]

export const benchCaseActs = [
  'reject',
  'propose',
  'accept',
  'take-back',
  'agree',
  'decline',
  'choose-hold',
  'choose-fetch',
  'choose-return',
  'lapse-merchant',
  'lapse-buyer',
  'lapse-hold',
  'hand-over',
  'send-back',
  'drop',
] as const
export type BenchCaseAct = (typeof benchCaseActs)[number]
export type LaterAct = Exclude<BenchCaseAct, 'reject' | 'propose'>

export const merchantActs = ['accept', 'take-back', 'choose-fetch', 'choose-return', 'choose-hold'] as const
export type MerchantAct = (typeof merchantActs)[number]
export const buyerActs = ['agree', 'decline'] as const
export type BuyerAct = (typeof buyerActs)[number]
export const deskActs = ['hand-over', 'send-back'] as const
export type DeskAct = (typeof deskActs)[number]

const here: readonly BenchCaseState[] = ['held', 'fetch', 'return']

const benchCase = caseOf<BenchCaseState, BenchCaseKind, LaterAct>({
  accept: { from: ['merchant'], to: 'buyer' },
  'take-back': { from: ['merchant'], to: 'held' },
  agree: { from: ['buyer'], to: 'agreed' },
  decline: { from: ['buyer'], to: 'held' },
  'choose-hold': { from: ['fetch', 'return'], to: 'held' },
  'choose-fetch': { from: ['held', 'return'], to: 'fetch' },
  'choose-return': { from: ['held', 'fetch'], to: 'return' },
  'lapse-merchant': { from: ['merchant'], to: 'held' },
  'lapse-buyer': { from: ['buyer'], to: 'held' },
  'lapse-hold': { from: ['held', 'fetch'], to: 'return' },
  // It may be fetched as long as it is here.
  'hand-over': { from: here, to: 'fetched' },
  'send-back': { from: ['return'], to: 'sent-back' },
  drop: { from: ['merchant', 'buyer'], to: 'closed' },
})
export const { actsFrom: benchCaseActsFrom, after: benchCaseAfter } = benchCase

/** What silence means where somebody is asked. */
export const lapseOf = (state: BenchCaseState): LaterAct | undefined => {
  if (state === 'merchant') return 'lapse-merchant'
  if (state === 'buyer') return 'lapse-buyer'
  return state === 'held' || state === 'fetch' ? 'lapse-hold' : undefined
}

/** Merchant or buyer is asked about a price: the piece stays where it is. */
export const isAsked = (state: BenchCaseState): boolean => state === 'merchant' || state === 'buyer'

/** An answer counts until its time is over, and not in that moment any more. */
export const isInTime = ({ due_at: dueAt }: { due_at: Date | null }, now: Date): boolean => dueAt !== null && now < dueAt

/** Until when a piece is held that was turned down now: 18:00 of the day that comes so many after it. */
export const keptUntil = (now: Date, days: number): Date => new Date(`${dayAfter(dayInHongKong(now), days)}T18:00:00+08:00`)

export const MOST_CASE_WORDS = 500
export const MOST_CASE_PICTURES = 12

/** How the desk works through them. */
export const benchCaseQueues = ['asked', 'held', 'fetch', 'return', 'over'] as const
export type BenchCaseQueue = (typeof benchCaseQueues)[number]
export const statesOfQueue: Record<BenchCaseQueue, readonly BenchCaseState[]> = {
  asked: ['merchant', 'buyer'],
  held: ['held'],
  fetch: ['fetch'],
  return: ['return'],
  over: ['agreed', 'fetched', 'sent-back', 'closed'],
}
