import { sql } from 'kysely'
import { z } from 'zod'
import { createAddress } from '../../src/modules/address-book/address-book.paths.ts'
import { askWithdrawal, getAccount } from '../../src/modules/balance/balance.paths.ts'
import { setWish } from '../../src/modules/wishlist/index.server.ts'
import type { Tx } from '../../src/platform/database.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { choiceFor } from '../catalogue/seeded-choice.ts'
import { demoMember } from '../sign-ins.ts'
import { booksCare, reviews, sendsBack } from './aftercare-life.ts'
import { ofMerchants } from './consignment-life.ts'
import { atDesk, days, HOUR, later, type Life } from './lives.ts'
import { payOut } from './money-life.ts'
import { type Bought, buy, deliver, payOrder, placeOrder, type Town, type Wanted, unitsOf } from './order-life.ts'
import type { Person } from './people.ts'
import type { Piece, Shelves } from './shelves.ts'
import { memberAs, type Shopper } from './shoppers.ts'
import { asksBuyers } from './sourcing-life.ts'

type Part = { town: Town; shelves: Shelves; who: Shopper }
/** How far an order of hers has come by the present. */
type Far = 'placed' | 'shown' | 'paid' | 'with-us' | 'sent' | 'received' | 'reviewed' | 'sent-back'

const AT_HOME = {
  ...{
    areaNum: '+852',
    mobile: '90001888',
    territory: 'HK' as const,
    provinceCode: 'central-and-western',
    city: '',
    postCode: '',
  },
  address: 'Flat B, 15/F, 88 Caine Road',
}
const her: Person = { ...demoMember, ...AT_HOME, language: 'en', payee: 'LO WAI CHING' }

/** Her orders: when, what, and what has become of it. */
const orders: readonly {
  daysAgo: number
  far: Far
  payType: Wanted['payType']
  wants: (piece: Piece) => boolean
  num?: number
  coupon?: true
}[] = [
  { daysAgo: 61, far: 'reviewed', payType: 'card', wants: isBag, coupon: true },
  { daysAgo: 44, far: 'sent-back', payType: 'paypal', wants: ({ category }) => category.includes('shoes') },
  { daysAgo: 30, far: 'placed', payType: 'card', wants: ({ category }) => category.includes('clothing') },
  { daysAgo: 24, far: 'received', payType: 'card', wants: isBag },
  {
    daysAgo: 8.2,
    far: 'received',
    payType: 'fps',
    wants: ({ category, gender }) => gender === 'women' && category.includes('clothing'),
    num: 2,
  },
  { daysAgo: 4.4, far: 'sent', payType: 'card', wants: ({ category }) => category.startsWith('beauty') },
  { daysAgo: 3.1, far: 'with-us', payType: 'card', wants: ({ category }) => category.includes('jewellery') },
  {
    daysAgo: 0.6,
    far: 'paid',
    payType: 'card',
    wants: ({ category, gender }) => gender === 'women' && category.includes('shoes'),
  },
  { daysAgo: 0.1, far: 'shown', payType: 'fps', wants: ({ category }) => category.includes('accessories') },
]
function isBag({ category, gender }: Piece): boolean {
  return gender === 'women' && /(^|\/)bags(\/|$)/.test(category)
}

const Known = z.object({ id: z.string(), email: z.string() })

/** What the member whose sign-in is printed has done, and her friends. */
export async function membersLives(tx: Tx, town: Town, shelves: Shelves): Promise<Life[]> {
  const known = await readRows(
    tx,
    Known,
    sql`select account_id as id, value as email from contacts where value like '%@praya.test'`,
  )
  const idOf = (email: string) => known.find((one) => one.email === email)!.id
  const who = memberAs(idOf(demoMember.email), her)
  const friend: Person = {
    ...her,
    firstName: 'Ka Yan',
    lastName: 'Cheung',
    email: 'friend1@praya.test',
    mobile: '90001889',
    payee: 'CHEUNG KA YAN',
    address: 'Flat D, 7/F, 21 Blue Pool Road',
    provinceCode: 'wan-chai',
  }
  const other: Person = {
    ...friend,
    firstName: '思敏',
    lastName: '何',
    email: 'friend2@praya.test',
    mobile: '90001890',
    payee: 'HO SZE MAN',
    address: '彌敦道688號9樓A室',
    provinceCode: 'yau-tsim-mong',
  }
  const part = { town, shelves, who }
  const { present } = town.shop.past
  return [
    ...orders.map((_, at) => herOrder(part, at, later(present, -days(orders[at]!.daysAgo)))),
    friendsOrder({ ...part, who: memberAs(idOf(friend.email), friend) }, later(present, -days(37)), 'fps'),
    // With the practice card that everybody has: somebody here is to look whether the two are one.
    friendsOrder({ ...part, who: memberAs(idOf(other.email), other) }, later(present, -days(15)), 'card'),
    keepsHouse(part, later(present, -days(58))),
    ...asksBuyers(part),
    withdraws(part, later(present, -days(12)), '80.00'),
    withdraws(part, later(present, -0.4 * days(1)), '60.00'),
  ]
}

async function* herOrder(part: Part, place: number, at: Date): Life {
  const { town, shelves, who } = part
  const { far, payType, wants, num = 1, coupon } = orders[place]!
  const choice = choiceFor(`her order ${place}`)
  yield at
  const pieces = Array.from({ length: num }, () =>
    shelves.take(choice, at, (piece) => wants(piece) && piece.cents > 60_000 && piece.cents < 900_000),
  )
  const couponCodes = coupon ? await welcome(town, who) : []
  const order = await placeOrder(town, who, { pieces: unique(pieces), payType, pickUp: '', couponCodes }, at)
  town.shop.remember(order.orderId)
  if (far === 'placed') return
  if (far === 'shown') return yield* shows(town, order, at)
  const paidAt = yield* buy(town, order, payType, choice)
  if (!paidAt || far === 'paid') return
  const receivedAt = yield* goes(town, order, paidAt, far, place)
  if (!receivedAt) return
  if (far === 'reviewed') {
    yield* reviews(town, order, receivedAt, choice)
    yield* booksCare(town, order, later(receivedAt, days(6)), choice)
  }
  if (far === 'received') yield* booksCare(town, order, receivedAt, choice)
  if (far === 'sent-back') yield* sendsBack(town, order, receivedAt, { ending: 'accepted', toBalance: true }, choice)
}

const unique = (pieces: readonly Piece[]): Piece[] => [...new Map(pieces.map((piece) => [piece.offerId, piece])).values()]

/** The transfer is made and its receipt sent; the bank has not told of it yet. */
async function* shows(town: Town, order: Bought, at: Date): Life {
  yield later(at, 8 * 60_000)
  await payOrder({ ...town, bank: { ...town.bank, receives: () => {} } }, order, 'fps')
}

/** As far as it is to have come, by the steps of every order. */
async function* goes(town: Town, order: Bought, paidAt: Date, far: Far, place: number): AsyncGenerator<Date, Date | undefined> {
  const steps = deliver(town, order, paidAt, { confirms: true, courier: 'SF Express' }, choiceFor(`way of her order ${place}`))
  // A merchant sends it before it arrives.
  const more = ofMerchants(town, await unitsOf(town, order)) ? 1 : 0
  const most = { 'with-us': 1 + more, sent: 3 + more }[far as string] ?? Number.POSITIVE_INFINITY
  for (let taken = 0; ; taken += 1) {
    const step = await steps.next()
    if (step.done) return step.value
    if (taken >= most) return undefined
    yield step.value
  }
}

async function welcome({ shop }: Town, { accountId }: Shopper): Promise<string[]> {
  const found = await readRows(
    shop.tx,
    z.object({ code: z.string() }),
    sql`select c.code from coupons c join campaigns k using (campaign_id) where c.owner_id = ${accountId} and k.occasion = 'new-member' limit 1`,
  )
  return found.map(({ code }) => code)
}

/** A friend she has invited buys, and keeps it: both have what was promised. */
async function* friendsOrder({ town, shelves, who }: Part, at: Date, payType: 'fps' | 'card'): Life {
  const choice = choiceFor(`order of ${who.person.email}`)
  yield at
  const piece = shelves.take(
    choice,
    at,
    ({ cents, category }) => cents > 60_000 && cents < 400_000 && category.includes('clothing'),
  )
  const order = await placeOrder(town, who, { pieces: [piece], payType, pickUp: '' }, at)
  const paidAt = yield* buy(town, order, payType, choice)
  if (paidAt) yield* deliver(town, order, paidAt, { confirms: true }, choice)
}

const ADDRESSES = [
  { ...AT_HOME, isDefault: true },
  { ...AT_HOME, provinceCode: 'kwun-tong', address: 'Unit 1203, 12/F, 77 Hip Wo Street (office)' },
  {
    ...AT_HOME,
    areaNum: '+853',
    mobile: '66000188',
    territory: 'MO' as const,
    provinceCode: 'taipa',
    address: '廣東大馬路18號6樓A座',
  },
]
const WISHES = 7

async function* keepsHouse({ town: { shop }, shelves, who }: Part, at: Date): Life {
  yield at
  const { firstName, lastName } = her
  for (const address of ADDRESSES) await shop.ask(who, createAddress, { firstName, lastName, ...address })
  const choice = choiceFor('her wishes')
  for (let wish = 0; wish < WISHES; wish += 1) {
    yield later(at, days(3 + wish * 7))
    const { spuCode, cents } = shelves.look(choice, ({ gender }) => gender === 'women')
    await setWish(shop.tx, who.accountId, { spuCode, wished: true, priceCents: cents + (wish % 3 === 0 ? 20_000 : 0) })
  }
}

/** What her friends have brought her is paid out to her bank. */
async function* withdraws({ town, who }: Part, at: Date, amount: string): Life {
  const { shop } = town
  yield atDesk(at, 0)
  if (Number((await shop.ask(who, getAccount, {})).balance) < Number(amount)) return
  const account = { bankCode: '024', account: '000-188618-882', payee: her.payee, sure: true }
  await shop.ask(who, askWithdrawal, { amount, ...account, oldPassword: demoMember.password, proof: '' })
  const [payout] = await readRows(
    shop.tx,
    z.object({ id: z.string() }),
    sql`select payout_id as id from payouts where member_id = ${who.accountId} and state = 'requested' limit 1`,
  )
  if (payout) yield* payOut(town, payout.id, later(at, 3 * HOUR), choiceFor(`withdrawal ${amount}`))
}
