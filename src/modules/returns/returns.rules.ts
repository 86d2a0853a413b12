import { caseOf } from '#platform/cases/case-steps.ts'
import { DAY, dayInHongKong } from '#platform/clock.ts'

/** That a piece is not sent, or that it goes back. */
export const returnKinds = ['cancel', 'return'] as const
export type ReturnKind = (typeof returnKinds)[number]
export const returnStates = [
  'asked',
  'agreed',
  'sent',
  'arrived',
  'going-back',
  'done',
  'declined',
  'withdrawn',
  'lapsed',
] as const
export type ReturnState = (typeof returnStates)[number]

/** Days of Hong Kong from that of the receipt, the last one included: as the page of returns says. */
export const RETURN_DAYS = 7
/** Days to send it, once it is agreed to; and how long before their end that is said again. */
export const SEND_DAYS = 14
export const REMIND_DAYS = 3
/** Of a piece, whatever became of them. */
const MOST_RETURNS = 3
export const MOST_RETURN_PICTURES = 6
export const MOST_RETURN_WORDS = 500
/** By width: a Chinese character counts two. */
export const MOST_RETURN_NOTE = 240

export const returnReasons = ['changed-mind', 'wrong-size', 'faulty', 'not-as-described', 'wrong-piece'] as const
export type ReturnReason = (typeof returnReasons)[number]
/** What the shop has to answer for: the law sets it no days, the way back is ours, and the payment fee goes back, too. */
export const isFault = (reason: ReturnReason): boolean =>
  reason === 'faulty' || reason === 'not-as-described' || reason === 'wrong-piece'
/** What was never sent is paid back to the last cent. */
export const feeGoesBack = (kind: ReturnKind, reason: ReturnReason): boolean => kind === 'cancel' || isFault(reason)

/** What a piece is taken back by only as it left the shop, or not at all; from its category. */
export const returnLimits = ['', 'beauty', 'hygiene', 'pierced'] as const
export type ReturnLimit = (typeof returnLimits)[number]
const LIMITS: readonly [RegExp, ReturnLimit][] = [
  [/(^|\/)(beauty|skincare|make-up|makeup|fragrance)(\/|$)/, 'beauty'],
  [/(^|\/)(lingerie-and-sleepwear|underwear-and-socks|socks-and-tights|swimwear)(\/|$)/, 'hygiene'],
  [/(^|\/)earrings(\/|$)/, 'pierced'],
]
export const limitOf = (category: string): ReturnLimit => LIMITS.find(([pattern]) => pattern.test(category))?.[1] ?? ''

/** The last day of Hong Kong on which somebody may think better of a piece. */
export const lastDayOfReturn = (receivedAt: Date): string => dayInHongKong(new Date(receivedAt.getTime() + RETURN_DAYS * DAY))

export type ReturnablePiece = {
  /** Of the piece, as orders name them. */
  state: string
  receivedAt: Date | null
  limit: ReturnLimit
  /** Something is asked about it already. */
  isOpen: boolean
  /** How often it was asked about, whatever became of it. */
  earlier: number
}

/** The reasons for which a piece may be sent back now. */
export function reasonsFor({ state, receivedAt, limit, isOpen, earlier }: ReturnablePiece, now: Date): ReturnReason[] {
  if (state !== 'received' || isOpen || earlier >= MOST_RETURNS) return []
  const inTime = receivedAt !== null && dayInHongKong(now) <= lastDayOfReturn(receivedAt)
  return returnReasons.filter((reason) => isFault(reason) || (inTime && limit !== 'pierced'))
}

/** How a piece that was paid for can be kept from leaving: at once where nobody has done anything for it, else the desk is asked. */
export function cancelOf({
  state,
  isOpen,
  isPaid,
  isComing,
}: Pick<ReturnablePiece, 'state' | 'isOpen'> & {
  isPaid: boolean
  /** Its seller has sent it. */
  isComing: boolean
}) {
  if (!isPaid || isOpen) return undefined
  if (state === 'awaited' && !isComing) return 'at-once'
  return state === 'awaited' || state === 'with-us' || state === 'passed' ? 'ask' : undefined
}

export const returnActs = ['ask', 'withdraw', 'agree', 'decline', 'send', 'arrive', 'inspect', 'send-back', 'lapse'] as const
export type ReturnAct = (typeof returnActs)[number]
export type LaterAct = Exclude<ReturnAct, 'ask'>
export const shopperActs = ['send', 'withdraw'] as const
export const deskActs = ['agree', 'decline', 'arrive', 'inspect', 'send-back'] as const
export type DeskAct = (typeof deskActs)[number]

export const inspectionResults = ['accepted', 'rejected'] as const
export type InspectionResult = (typeof inspectionResults)[number]
type Standing = { kind: ReturnKind; state: ReturnState }

const returnCase = caseOf<ReturnState, ReturnKind, LaterAct>({
  // Until it is with us.
  withdraw: { from: ['asked', 'agreed', 'sent'], to: 'withdrawn' },
  agree: { from: ['asked'], to: { cancel: 'done', return: 'agreed' } },
  decline: { from: ['asked'], to: 'declined' },
  send: { from: ['agreed'], to: 'sent' },
  // Somebody may bring it to the store, or never say that it was sent.
  arrive: { from: ['agreed', 'sent'], to: 'arrived' },
  inspect: { from: ['arrived'] },
  'send-back': { from: ['going-back'], to: 'done' },
  lapse: { from: ['agreed'], to: 'lapsed' },
})
export const returnActsFrom = returnCase.actsFrom

/** Where an act leads; undefined when there is none from here. `results`: of its pieces, that of this act included. */
export function nextState(
  standing: Standing,
  act: LaterAct,
  results: readonly (InspectionResult | null)[] = [],
): ReturnState | undefined {
  const next = returnCase.after(standing, act)
  // A parcel is looked at piece by piece.
  if (act !== 'inspect' || next === undefined || results.includes(null)) return next
  return results.includes('rejected') ? 'going-back' : 'done'
}

/** Nothing comes of it any more: its pieces may be asked about again. */
export const isOver = (state: ReturnState): boolean =>
  state === 'done' || state === 'declined' || state === 'withdrawn' || state === 'lapsed'

/** How the desk works through them. */
export const returnQueues = ['asked', 'on-its-way', 'arrived', 'going-back', 'over'] as const
export type ReturnQueue = (typeof returnQueues)[number]
export const statesOfQueue: Record<ReturnQueue, readonly ReturnState[]> = {
  asked: ['asked'],
  'on-its-way': ['agreed', 'sent'],
  arrived: ['arrived'],
  'going-back': ['going-back'],
  over: ['done', 'declined', 'withdrawn', 'lapsed'],
}
