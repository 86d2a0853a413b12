import { MINUTE } from '../../src/platform/clock.ts'
import { type Choice, choiceFor } from '../catalogue/seeded-choice.ts'
import { booksCare, cancels, claimsFake, claimsPrice, type Ending, reviews, sendsBack } from './aftercare-life.ts'
import { sendOwn } from './consignment-life.ts'
import { atDesk, days, HOUR, later, type Life } from './lives.ts'
import { disputed, giveBack, giveBackPart } from './money-life.ts'
import { type Bought, buy, couponsFor, deliver, placeOrder, type Town, unitsOf, type Wanted } from './order-life.ts'
import { inventPeople, type Person } from './people.ts'
import type { Piece, Shelves } from './shelves.ts'
import type { Door } from './shoppers.ts'

export const WEEKS = 10
/** What becomes of an order beside being bought, delivered and kept; so many in a hundred. */
const FATES = {
  'never-paid': 7,
  cancels: 4,
  refused: 3,
  returns: 8,
  'return-rejected': 1.5,
  'return-declined': 1.5,
  'claims-price': 3,
  'claims-fake': 2,
  disputed: 1,
  'part-back': 2,
  'waits-long': 3,
} as const
type Fate = keyof typeof FATES | 'kept' | 'reviewed' | 'reviewed-rudely' | 'lost'

const WAYS = ['card', 'card', 'card', 'card', 'card', 'fps', 'fps', 'paypal', 'paypal', 'bank'] as const

type Order = { at: Date; person: Person; isMember: boolean; fate: Fate; choice: Choice; special?: Special }
/** `steps`: so much of what comes after buying it has happened so far. */
type Special = {
  daysAgo: number
  fate: Fate
  steps?: number
  payType?: Wanted['payType']
  pickUp?: Wanted['pickUp']
  end?: 'win' | 'lose'
  /** Whose piece it is, and how far that merchant has come with it. */
  merchant?: string
  sends?: 'not-yet' | 'on-its-way' | 'late' | 'never'
}

/** So that every room has something that waits, whatever day it is. */
const SPECIALS: readonly Special[] = [
  ...[1, 1, 2, 3, 4].map((steps, at) => ({ daysAgo: 11.3 + at / 2, fate: 'returns' as const, steps })),
  { daysAgo: 12.4, fate: 'claims-fake', steps: 1 },
  { daysAgo: 3.2, fate: 'claims-price', steps: 1 },
  { daysAgo: 4.6, fate: 'claims-price', steps: 1 },
  ...[10.2, 11.6, 13.1].map((daysAgo) => ({ daysAgo, fate: 'reviewed' as const, steps: 1 })),
  { daysAgo: 15.5, fate: 'reviewed-rudely', steps: 1 },
  { daysAgo: 24.5, fate: 'reviewed-rudely', steps: 2 },
  { daysAgo: 22.5, fate: 'return-declined' },
  { daysAgo: 14.5, fate: 'disputed', steps: 1 },
  { daysAgo: 0.3, fate: 'cancels', steps: 1, payType: 'card' },
  { daysAgo: 1.4, fate: 'cancels', steps: 1, payType: 'paypal' },
  ...[2, 3, 4, 6].map((steps) => ({ daysAgo: 9.4 + steps / 3, fate: 'cancels' as const, steps, payType: 'bank' as const })),
  { daysAgo: 6.5, fate: 'waits-long', pickUp: 'central-store', payType: 'card' },
  { daysAgo: 8.5, fate: 'waits-long', pickUp: 'central-store', payType: 'paypal' },
  { daysAgo: 9.5, fate: 'waits-long', pickUp: 'kwun-tong-office', payType: 'card' },
  { daysAgo: 19.5, fate: 'lost', payType: 'card' },
  { daysAgo: 38.5, fate: 'disputed', end: 'win' },
  { daysAgo: 41.5, fate: 'disputed', end: 'lose' },
  ...['M-LANTERN', 'M-LAU', 'M-OSTRYA', 'M-PEARLQUAY', 'M-COUNTER', 'M-TAIPO'].map((merchant, at) => ({
    ...{ daysAgo: 0.4 + at / 2, fate: 'kept' as const, payType: 'card' as const, merchant, sends: 'not-yet' as const },
  })),
  // Due by now, and not so long that they are called off.
  ...['M-WESTPIER', 'M-LANTERN', 'M-LAU'].map((merchant, at) => ({
    ...{ daysAgo: 8.1 + at / 5, fate: 'kept' as const, payType: 'card' as const, merchant, sends: 'not-yet' as const },
  })),
  { daysAgo: 27.5, fate: 'kept', payType: 'card', merchant: 'M-WESTPIER', sends: 'never' },
  ...['M-LANTERN', 'M-WESTPIER', 'M-OSTRYA'].map((merchant, at) => ({
    ...{ daysAgo: 2.2 + at / 3, fate: 'kept' as const, payType: 'card' as const, merchant, sends: 'on-its-way' as const },
  })),
  ...['M-WESTPIER', 'M-LAU', 'M-LANTERN', 'M-TAIPO', 'M-PEARLQUAY', 'M-OSTRYA'].map((merchant, at) => ({
    ...{ daysAgo: 43.5 + at * 2, fate: 'kept' as const, payType: 'card' as const, merchant },
    ...(at < 2 ? { sends: 'late' as const } : {}),
  })),
]
type Weeks = { town: Town; door: Door; shelves: Shelves }

/** The orders of the demo’s weeks, each a life of its own. */
export function planOrders(present: Date, num: number): Order[] {
  const people = inventPeople()
  const choice = choiceFor('orders of ten weeks')
  const began = present.getTime() - days(WEEKS * 7)
  const locals = people.filter(({ territory }) => territory !== 'ABROAD')
  const specials = SPECIALS.map((special, at) => ({
    ...{ special, fate: special.fate, isMember: at % 2 === 0, choice: choiceFor(`special order ${at}`) },
    person: special.merchant ? locals[at % locals.length]! : people[at * 3]!,
    at: later(present, -days(special.daysAgo)),
  }))
  const usual = Array.from({ length: num }, (_, at) => {
    const own = choiceFor(`order ${at}`)
    return {
      at: new Date(momentOf(choice, began, present.getTime(), at)),
      // A shop has shoppers who come again and again.
      person: people[Math.floor(people.length * choice.number() ** 1.4)]!,
      isMember: choice.chance(0.55),
      fate: fateOf(choice),
      choice: own,
    }
  })
  return [...usual, ...specials]
}

/** The shop grows, weekends are busier, and most people shop in the evening. */
function momentOf(choice: Choice, began: number, ends: number, at: number): number {
  // Some have come within the last hour.
  if (at < LATELY) return ends - (2 + at * 4) * MINUTE
  for (;;) {
    const moment = began + (ends - began) * choice.number() ** 0.75
    const hongKong = new Date(moment + 8 * HOUR)
    const [hour, weekday] = [hongKong.getUTCHours(), hongKong.getUTCDay()]
    const likely = (weekday === 0 || weekday === 6 ? 1 : 0.7) * (hour < 8 ? 0.08 : hour < 12 ? 0.5 : hour < 19 ? 0.6 : 1)
    if (choice.chance(likely) && ends - moment > HOUR) return moment
  }
}
const LATELY = 5

function fateOf(choice: Choice): Fate {
  let left = choice.number() * 100
  for (const [fate, share] of Object.entries(FATES) as [Fate, number][]) if ((left -= share) < 0) return fate
  return 'kept'
}

/** One order, from the bag to what is said of it weeks later. */
export async function* liveOrder(weeks: Weeks, order: Order): Life {
  const { town, door, shelves } = weeks
  const { at, person, isMember, fate, choice } = order
  yield at
  const who = await door(person, isMember)
  const wanted = wantedFor(shelves, order)
  // What was paid less already is compared with what was paid.
  const saves = who.isMember && fate !== 'claims-price'
  // A code that was read somewhere: what does not fit is left out.
  const read = person.territory === 'ABROAD' ? ['ABROAD'] : choice.chance(0.5) ? ['WINTER300'] : ['HOUSE10']
  const couponCodes = saves && choice.chance(0.4) ? await couponsFor(town, who, wanted, read) : []
  const bought = await placeOrder(town, who, { ...wanted, couponCodes, usePoints: saves && choice.chance(0.25) }, at)
  if (fate === 'never-paid') return
  const paidAt = yield* buy(town, bought, wanted.payType, choice)
  if (!paidAt) return
  const sends = order.special?.sends
  if (sends === 'not-yet') return
  // Called off by the rule, and paid back.
  if (sends === 'never') return yield* giveBack(town, bought, later(paidAt, days(16)), choice)
  if (sends === 'on-its-way') return yield* onItsWay(town, bought, paidAt, choice)
  const most = order.special?.steps ?? Number.POSITIVE_INFINITY
  if (fate === 'cancels') return yield* firstOf(most, cancels(town, bought, paidAt, choice))
  if (fate === 'claims-price') return yield* claimsBeforeItIsThere(town, bought, paidAt, most, choice)
  const how = {
    isSplit: wanted.pieces.length > 1 && choice.chance(0.5),
    refuses: fate === 'refused',
    isLost: fate === 'lost',
    isLate: sends === 'late' || (!order.special && choice.chance(0.08)),
    confirms: fate !== 'waits-long',
  }
  const receivedAt = yield* deliver(town, bought, paidAt, how, choice)
  if (fate === 'refused' || fate === 'lost') return yield* giveBack(town, bought, receivedAt ?? at, choice)
  if (receivedAt) yield* firstOf(most, keep(town, bought, receivedAt, order))
}

/** Its merchant has sent it, and it has not arrived. */
async function* onItsWay(town: Town, bought: Bought, paidAt: Date, choice: Choice): Life {
  yield atDesk(paidAt, 2)
  await sendOwn(town, bought, await unitsOf(town, bought), choice)
}

/** The promise holds from the payment on: the lower price is found while the parcel is on its way. */
async function* claimsBeforeItIsThere(town: Town, bought: Bought, paidAt: Date, most: number, choice: Choice): Life {
  const way = deliver(town, bought, paidAt, { confirms: true }, choice)
  const claim = firstOf(most, claimsPrice(town, bought, paidAt, choice.pick(['uphold', 'uphold', 'decline', 'ask-more']), choice))
  yield* both(way, claim)
}

/** The first steps of a life alone. */
async function* firstOf(most: number, life: Life): Life {
  for (let taken = 0; taken < most; taken += 1) {
    const step = await life.next()
    if (step.done) return
    yield step.value
  }
  // What was to happen at that moment happens; the next one does not come.
  await life.next()
}

/** Two things that go on beside each other. */
async function* both(one: AsyncGenerator<Date, unknown>, other: AsyncGenerator<Date, unknown>): Life {
  const lives = [
    { life: one, next: await one.next() },
    { life: other, next: await other.next() },
  ]
  for (;;) {
    const open = lives.filter(({ next }) => !next.done) as { life: typeof one; next: IteratorYieldResult<Date> }[]
    const [first] = open.sort((left, right) => left.next.value.getTime() - right.next.value.getTime())
    if (!first) return
    yield first.next.value
    Object.assign(first, { next: await first.life.next() })
  }
}

async function* keep(town: Town, bought: Bought, receivedAt: Date, { fate, choice, special }: Order): Life {
  const ENDINGS: Partial<Record<Fate, Ending['ending']>> = {
    returns: 'accepted',
    'return-rejected': 'rejected',
    'return-declined': 'declined',
  }
  const ending = ENDINGS[fate]
  if (ending)
    return yield* sendsBack(town, bought, receivedAt, { ending, toBalance: bought.who.isMember && choice.chance(0.4) }, choice)
  if (fate === 'claims-fake') return yield* claimsFake(town, bought, receivedAt, choice.pick(['decline', 'look', 'wait']), choice)
  if (fate === 'disputed') {
    const end = special?.end ?? (choice.chance(0.6) ? 'win' : 'lose')
    return yield* disputed(town, bought, receivedAt, choice, end)
  }
  if (fate === 'part-back') return yield* giveBackPart(town, bought, receivedAt, choice)
  const isRude = fate === 'reviewed-rudely'
  if (isRude || fate === 'reviewed' || choice.chance(0.3))
    yield* reviews(town, bought, receivedAt, choice, isRude || choice.chance(0.06))
  if (choice.chance(0.5)) yield* booksCare(town, bought, receivedAt, choice)
}

function wantedFor(shelves: Shelves, { at, person, fate, choice, special }: Order): Wanted {
  const merchant = special?.merchant
  const num = merchant ? 1 : choice.pick([1, 1, 1, 1, 1, 2, 2, 3])
  const side = choice.chance(0.7) ? 'women' : 'men'
  // What smells or burns does not fly.
  const flies = ({ category }: Piece) => person.territory !== 'ABROAD' || category.includes('clothing')
  const fits = (piece: Piece) => (piece.gender === side || piece.gender === 'unisex') && flies(piece)
  const wanted = merchant
    ? (piece: Piece) => piece.merchant === merchant
    : fate === 'claims-price'
      ? (piece: Piece) => piece.isLowestPrice && flies(piece)
      : fits
  const first = shelves.take(choice, at, wanted)
  const pieces = [first, ...Array.from({ length: num - 1 }, () => shelves.take(choice, at, fits))]
  const unique = [...new Map(pieces.map((piece) => [piece.offerId, piece])).values()]
  const payType = special?.payType ?? (fate === 'disputed' ? 'card' : choice.pick(WAYS))
  const isHere = person.territory === 'HK'
  const pickUp = isHere && choice.chance(0.14) ? choice.pick(['central-store', 'kwun-tong-office'] as const) : ''
  return { pieces: unique, payType, pickUp: special ? (special.pickUp ?? '') : pickUp }
}
