import { caseOf } from '#platform/cases/case-steps.ts'

/** `chosen`: the deposit may be paid. `kept`: the rest was not paid, so the buyer abroad has the deposit. */
export const requestStates = [
  'waiting',
  'open',
  'chosen',
  'searching',
  'bought',
  'sent',
  'passed',
  'done',
  'kept',
  'closed',
  'lapsed',
  'refused',
  'not-found',
  'not-passed',
  'cancelled',
] as const
export type RequestState = (typeof requestStates)[number]

export const requestKinds = [
  'bags',
  'shoes',
  'clothing',
  'accessories',
  'jewellery',
  'watches',
  'beauty',
  'home',
  'other',
] as const

export const sourcingActs = [
  'ask',
  'change',
  'release',
  'refuse',
  'close',
  'lapse',
  'quote',
  'requote',
  'unquote',
  'choose',
  'unchoose',
  'pay',
  'buy',
  'send',
  'arrive',
  'pass',
  'fail',
  'miss',
  'give-up',
  'cancel',
  'complete',
  'keep',
  'dispute',
  'review',
  'hide-review',
] as const
export type SourcingAct = (typeof sourcingActs)[number]

/** While the buyer abroad looks for it, has it, or has sent it, praya holds the deposit. */
export const held = ['searching', 'bought', 'sent'] as const satisfies readonly RequestState[]
/** A buyer can still say in these that it cannot be had. */
const searched = ['searching', 'bought'] as const satisfies readonly RequestState[]

/** What a global buyer did is known in these; the rest was not theirs to decide. */
const reviewed = ['done', 'not-found', 'not-passed'] as const satisfies readonly RequestState[]

export const { actsFrom: sourcingActsFrom, after: sourcingAfter } = caseOf<RequestState, never, Exclude<SourcingAct, 'ask'>>({
  change: { from: ['waiting', 'open'] },
  release: { from: ['waiting'], to: 'open' },
  refuse: { from: ['waiting', 'open'], to: 'refused' },
  close: { from: ['waiting', 'open'], to: 'closed' },
  lapse: { from: ['open'], to: 'lapsed' },
  quote: { from: ['open'] },
  requote: { from: ['open'] },
  unquote: { from: ['open'] },
  choose: { from: ['open'], to: 'chosen' },
  unchoose: { from: ['chosen'], to: 'open' },
  pay: { from: ['chosen'], to: 'searching' },
  buy: { from: ['searching'], to: 'bought' },
  send: { from: ['bought'], to: 'sent' },
  arrive: { from: ['sent'] },
  pass: { from: ['sent'], to: 'passed' },
  fail: { from: ['sent'], to: 'not-passed' },
  miss: { from: held, to: 'not-found' },
  'give-up': { from: searched, to: 'not-found' },
  cancel: { from: [...held, 'passed'], to: 'cancelled' },
  complete: { from: ['passed'], to: 'done' },
  keep: { from: ['passed'], to: 'kept' },
  dispute: { from: [...held, 'passed'] },
  review: { from: reviewed },
  'hide-review': { from: reviewed },
})

/** What is over: nothing more is done about it. */
const endStates = [
  'done',
  'kept',
  'closed',
  'lapsed',
  'refused',
  'not-found',
  'not-passed',
  'cancelled',
] as const satisfies readonly RequestState[]
export const isEnded = (state: RequestState): boolean => endStates.some((end) => end === state)

/** How a member, a global buyer and the desk go through them. */
/** What a global buyer can say of what it has taken on. */
export const buyerActs = ['buy', 'send', 'give-up'] as const
export const ownActs = ['close', 'change', 'review'] as const
export const sellerQueues = ['open', 'quoted', 'finding', 'over'] as const
export type SellerQueue = (typeof sellerQueues)[number]
export const deskSourcingQueues = ['waiting', 'open', 'finding', 'over'] as const
export type DeskSourcingQueue = (typeof deskSourcingQueues)[number]
/** Which states each of the desk’s queues holds. */
export const statesOfQueue: Readonly<Record<DeskSourcingQueue, readonly RequestState[]>> = {
  // An item that has been sent waits for the bench.
  waiting: ['waiting', 'sent'],
  open: ['open'],
  finding: ['chosen', ...searched, 'passed'],
  over: endStates,
}

export const quoteStates = ['open', 'withdrawn', 'accepted', 'lost'] as const

export const MOST_WANTED_PICTURES = 6
export const MOST_RECEIPT_PICTURES = 4
export const MOST_SOURCING_WORDS = 600
/** Of a buyer’s latest reviews, so many are shown beside a quote. */
export const REVIEWS_SHOWN = 3
export const MOST_OPEN_REQUESTS = 5
export const MOST_QUOTE_DAYS = 60
export const MOST_NEEDED_DAYS = 180

type Ranked = { priceCents: number; days: number; quotedAt: Date }
/** What costs least in all comes first, then what is here soonest, then what was said first; nothing else moves a quote. */
export const compareQuotes = (one: Ranked, other: Ranked): number =>
  one.priceCents - other.priceCents || one.days - other.days || one.quotedAt.getTime() - other.quotedAt.getTime()

/** What is paid when a quote is accepted, in whole dollars; never nothing, never all of it. */
export const depositOf = (priceCents: number, percent: number): number =>
  Math.max(100, Math.min(priceCents - 100, Math.round((priceCents * percent) / 10_000) * 100))

type Scope = { houses: readonly string[] }
/** A global buyer who names houses sees requests for these, and those for a house the shop does not know. */
export const isInScope = ({ houses }: Scope, brandCode: string | null): boolean =>
  houses.length === 0 || brandCode === null || houses.includes(brandCode)

/** Where things are bought: codes of countries. */
export const sourceCountries = [
  'FR',
  'IT',
  'GB',
  'ES',
  'DE',
  'CH',
  'NL',
  'BE',
  'US',
  'CA',
  'JP',
  'KR',
  'TW',
  'SG',
  'TH',
  'AE',
  'AU',
  'CN',
] as const
export type SourceCountry = (typeof sourceCountries)[number]
