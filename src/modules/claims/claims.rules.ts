import { caseOf } from '#platform/cases/case-steps.ts'
import { DAY, dayInHongKong } from '#platform/clock.ts'

/** The difference to a lower price, or that a piece is a fake. */
export const claimKinds = ['price', 'fake'] as const
export type ClaimKind = (typeof claimKinds)[number]
export const claimStates = ['asked', 'more-asked', 'upheld', 'declined', 'withdrawn'] as const
export type ClaimState = (typeof claimStates)[number]
export const isOpen = (state: ClaimState): boolean => state === 'asked' || state === 'more-asked'

/** Days of Hong Kong from that of the payment, the last one included. */
const PROMISE_DAYS = 14
/** Of a fake, times its price, on top of what was paid for it. */
export const FAKE_TIMES = 3
/** Of a kind and piece, whatever became of them. */
const MOST_CLAIMS = 3
export const MOST_CLAIM_PICTURES = 6
export const MOST_CLAIM_WORDS = 500

/** What is said and done about a claim: by the shopper, the desk, and the bench. */
export const claimActs = [
  'ask',
  'answer',
  'withdraw',
  'ask-more',
  'ask-piece',
  'look-genuine',
  'look-fake',
  'uphold',
  'decline',
] as const
export type ClaimAct = (typeof claimActs)[number]

const open: readonly ClaimState[] = ['asked', 'more-asked']
type LaterAct = Exclude<ClaimAct, 'ask'>
export const { actsFrom: claimActsFrom, after: claimAfter } = caseOf<ClaimState, ClaimKind, LaterAct>({
  answer: { from: ['more-asked'], to: 'asked' },
  withdraw: { from: open, to: 'withdrawn' },
  'ask-more': { from: open, to: 'more-asked' },
  'ask-piece': { from: open, to: 'more-asked', only: 'fake' },
  'look-genuine': { from: open, only: 'fake' },
  'look-fake': { from: open, only: 'fake' },
  uphold: { from: open, to: 'upheld' },
  decline: { from: open, to: 'declined' },
})
export const deskActs = ['ask-more', 'ask-piece', 'uphold', 'decline'] as const
export type DeskAct = (typeof deskActs)[number]
export const lookActs = ['look-genuine', 'look-fake'] as const
export type LookAct = (typeof lookActs)[number]

/** Why a piece cannot be claimed for. */
export type ClaimBar = 'not-in-zone' | 'too-late' | 'not-received' | 'gone' | 'open' | 'upheld' | 'too-many'

export type ClaimedPiece = {
  /** Where the piece stands, as orders know it. */
  state: string
  /** It was in the lowest-price zone when it was ordered. */
  isLowestPrice: boolean
  paidAt: Date | null
  /** What became of earlier claims of this kind. */
  earlier: readonly ClaimState[]
}

/** The first that holds; undefined: it may be claimed for. */
export function claimBar(
  kind: ClaimKind,
  { state, isLowestPrice, paidAt, earlier }: ClaimedPiece,
  now: Date,
): ClaimBar | undefined {
  if (!paidAt || state === 'cancelled' || state === 'rejected' || state === 'returned') return 'gone'
  if (earlier.some(isOpen)) return 'open'
  if (earlier.includes('upheld')) return 'upheld'
  if (kind === 'fake') return state === 'received' ? (earlier.length >= MOST_CLAIMS ? 'too-many' : undefined) : 'not-received'
  if (!isLowestPrice) return 'not-in-zone'
  if (dayInHongKong(now) > lastDayOfPromise(paidAt)) return 'too-late'
  return earlier.length >= MOST_CLAIMS ? 'too-many' : undefined
}

/** The day of Hong Kong until which the difference may be asked for. */
export const lastDayOfPromise = (paidAt: Date): string => dayInHongKong(new Date(paidAt.getTime() + PROMISE_DAYS * DAY))
