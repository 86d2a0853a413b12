import { sql } from 'kysely'
import { z } from 'zod'
import { judgeReview, writeReview } from '../../src/flows/aftercare/write-review.ts'
import { kindOfCategory } from '../../src/modules/authentication/checklists.rules.ts'
import { bookCare, listCare, listCareDays } from '../../src/modules/care/care.paths.ts'
import { askClaim, decideClaim, listClaimChoices, lookAtClaimed } from '../../src/modules/claims/claims.paths.ts'
import { handlePieces } from '../../src/modules/orders/orders.paths.ts'
import {
  askReturn,
  decideReturn,
  inspectReturned,
  listReturnChoices,
  sendReturn,
} from '../../src/modules/returns/returns.paths.ts'
import type { ReturnReason } from '../../src/modules/returns/returns.rules.ts'
import { dayAfter, dayInHongKong } from '../../src/platform/clock.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import type { Choice } from '../catalogue/seeded-choice.ts'
import { reviewWords } from '../catalogue/word-lists.ts'
import { atDesk, days, HOUR, later, type Life } from './lives.ts'
import { giveBack } from './money-life.ts'
import { type Bought, type Town, unitsOf } from './order-life.ts'

type Unit = Awaited<ReturnType<typeof unitsOf>>[number]
const receivedOf = async (town: Town, order: Bought): Promise<Unit[]> =>
  (await unitsOf(town, order)).filter(({ state }) => state === 'received')

const NOTES: Record<ReturnReason, Record<'en' | 'zh', string>> = {
  'changed-mind': { en: 'It does not go with what I have.', zh: '與家中衣物不太配襯。' },
  'wrong-size': { en: 'Too tight across the shoulders.', zh: '肩位太窄。' },
  faulty: { en: 'The zip sticks half-way.', zh: '拉鏈拉到一半便卡住。' },
  'not-as-described': { en: 'The colour is darker than in the pictures.', zh: '顏色比相片深。' },
  'wrong-piece': { en: 'This is another size than I ordered.', zh: '收到的尺碼與訂單不符。' },
}
const FINDINGS = {
  rejected: 'Worn outside: the soles are marked.',
  declined: 'The seven days are over, and nothing is wrong with it.',
}

export type Ending = { ending: 'accepted' | 'rejected' | 'declined'; toBalance?: boolean }

/** A piece goes back, and what was paid for it. */
export async function* sendsBack(
  town: Town,
  order: Bought,
  from: Date,
  { ending, toBalance = false }: Ending,
  choice: Choice,
): Life {
  const { shop, staff, photographs } = town
  const { orderNo, who } = order
  let at = from
  yield (at = later(at, choice.between(6, 90) * HOUR))
  const [piece] = await receivedOf(town, order)
  if (!piece) return
  const { pieces } = await shop.ask(who, listReturnChoices, { orderNo, kind: 'return' })
  const open = pieces.find(({ unitId }) => unitId === piece.unitId)?.reasons ?? []
  const likely: readonly ReturnReason[] =
    ending === 'declined' || choice.chance(0.4) ? ['faulty', 'not-as-described'] : ['changed-mind', 'wrong-size']
  const reason = choice.shuffle(likely).find((one) => open.includes(one)) ?? open.at(-2)
  if (!reason) return
  const isFault = reason !== 'changed-mind' && reason !== 'wrong-size'
  const pictures = isFault ? [await photographs.take(who.accountId, 'return', 'damage')] : []
  const asked = {
    orderNo,
    kind: 'return' as const,
    units: [{ unitId: piece.unitId, reason }],
    note: NOTES[reason][who.language],
    pictures,
  }
  const { returnNo } = await shop.ask(who, askReturn, { ...asked, toBalance })
  yield (at = atDesk(at, choice.between(3, 24)))
  if (ending === 'declined') {
    await shop.ask(staff.desk, decideReturn, { returnNo, act: 'decline', reason: FINDINGS.declined })
    return
  }
  await shop.ask(staff.desk, decideReturn, { returnNo, act: 'agree' })
  yield (at = later(at, choice.between(8, 50) * HOUR))
  await shop.ask(who, sendReturn, {
    returnNo,
    courier: 'SF Express',
    trackingNumber: `SF${choice.between(1_000_000, 9_999_999)}000000`,
  })
  yield (at = atDesk(at, choice.between(20, 40)))
  await shop.ask(staff.desk, decideReturn, { returnNo, act: 'arrive' })
  yield (at = atDesk(at, choice.between(2, 20)))
  await shop.ask(staff.desk, inspectReturned, {
    returnNo,
    unitId: piece.unitId,
    result: ending,
    reason: ending === 'rejected' ? FINDINGS.rejected : '',
  })
  if (ending === 'rejected') {
    yield (at = atDesk(at, 3))
    const parcel = { courier: 'SF Express', trackingNumber: `SF${choice.between(1_000_000, 9_999_999)}000001` }
    await shop.ask(staff.desk, decideReturn, { returnNo, act: 'send-back', ...parcel })
    return
  }
  yield (at = atDesk(at, 1))
  await shop.ask(staff.desk, handlePieces, { orderNo, act: 'on-sale', unitIds: [piece.unitId], note: '' })
  yield* giveBack(town, order, at, choice)
}

/** Somebody thinks better of it before it has left. */
export async function* cancels(town: Town, order: Bought, paidAt: Date, choice: Choice): Life {
  const at = later(paidAt, choice.between(20, 170) * 60_000)
  yield at
  const units = (await unitsOf(town, order)).map(({ unitId }) => ({ unitId, reason: 'changed-mind' as const }))
  await town.shop.ask(order.who, askReturn, { orderNo: order.orderNo, kind: 'cancel', units })
  yield* giveBack(town, order, at, choice)
}

const REVIEW_KINDS = {
  bag: 'leather',
  watch: 'watch',
  jewellery: 'jewellery',
  shoes: 'shoes',
  clothing: 'clothing',
  beauty: 'care',
  other: 'accessory',
} as const
const HIDDEN = '這間店比XX店貴得多，叫大家不要買。'

/** A buyer writes of a piece; somebody here reads it before it is shown. */
export async function* reviews(town: Town, order: Bought, from: Date, choice: Choice, isRude = false): Life {
  const { shop, staff } = town
  let at = from
  yield (at = later(at, choice.between(20, 140) * HOUR))
  const [piece] = await receivedOf(town, order)
  if (!piece) return
  const { accountId: ownerId, language } = order.who
  const [en, zh] = choice.pick(reviewWords[REVIEW_KINDS[kindOfCategory(piece.category)]])
  const text = isRude ? HIDDEN : language === 'zh' ? zh : en
  const stars = isRude ? 1 : choice.pick([5, 5, 5, 4, 4, 3])
  await writeReview(
    shop.tx,
    { ownerId, language },
    { orderNo: order.orderNo, productId: piece.productId, stars, text, name: '', pictures: [] },
    'localhost',
  )
  yield (at = atDesk(at, choice.between(3, 40)))
  const [review] = await readRows(
    shop.tx,
    z.object({ id: z.string() }),
    sql`select review_id as id from reviews where order_id = ${order.orderId}`,
  )
  if (!review) return
  const decided = isRude
    ? ({ act: 'hide', words: 'Please write about the item itself.' } as const)
    : ({ act: 'approve', words: '' } as const)
  await judgeReview(shop.tx, staff.desk.actor, { reviewId: review.id, ...decided }, shop.publicUrl())
  if (isRude || !choice.chance(0.15)) return
  const words =
    language === 'zh' ? '多謝您的分享，歡迎再次光臨。' : 'Thank you for telling us. We look forward to your next visit.'
  await judgeReview(shop.tx, staff.desk.actor, { reviewId: review.id, act: 'reply', words }, shop.publicUrl())
}

const mayClaim = async ({ shop }: Town, { who, orderNo }: Bought, unitId: string, kind: 'price' | 'fake'): Promise<boolean> =>
  (await shop.ask(who, listClaimChoices, { orderNo })).pieces.some(
    (piece) => piece.unitId === unitId && piece.acts.includes(kind),
  )

/** Elsewhere it costs less. */
export async function* claimsPrice(
  town: Town,
  order: Bought,
  paidAt: Date,
  ending: 'uphold' | 'decline' | 'ask-more',
  choice: Choice,
): Life {
  const { shop, staff } = town
  const { orderNo, who } = order
  let at = later(paidAt, choice.between(20, 100) * HOUR)
  yield at
  const [unit] = await readRows(
    shop.tx,
    z.object({ unitId: z.string(), cents: z.number() }),
    sql`select u.unit_id as "unitId", l.unit_price_cents::int as cents from units u join order_lines l using (line_id)
      where u.order_id = ${order.orderId} and l.snapshot ->> 'lowestPrice' is not null limit 1`,
  )
  if (!unit || !(await mayClaim(town, order, unit.unitId, 'price'))) return
  const differenceCents = Math.round(unit.cents * 0.12)
  const price = ((unit.cents - differenceCents) / 100).toFixed(2)
  const proof = { price, place: 'Harbour Boutique', link: 'https://shop.example.com/the-same-piece' }
  const words = who.language === 'zh' ? '同一款式、同一顏色，現貨。' : 'The same piece in the same colour, in stock.'
  const { list } = await shop.ask(who, askClaim, { orderNo, unitId: unit.unitId, kind: 'price', words, ...proof })
  const claimId = list[0]!.claimId
  yield (at = atDesk(at, choice.between(4, 30)))
  if (ending === 'ask-more') {
    await shop.ask(staff.desk, decideClaim, {
      claimId,
      act: 'ask-more',
      reason: 'Please send a picture of the page with its date.',
    })
    return
  }
  const reason =
    ending === 'uphold' ? 'We found the same price on the same day.' : 'The other shop does not have it in this size.'
  await shop.ask(staff.desk, decideClaim, {
    claimId,
    act: ending,
    reason,
    ...(ending === 'uphold' ? { amount: (differenceCents / 100).toFixed(2) } : {}),
  })
  if (ending === 'uphold') yield* giveBack(town, order, at, choice)
}

/** Somebody doubts that it is genuine. */
export async function* claimsFake(
  town: Town,
  order: Bought,
  receivedAt: Date,
  ending: 'decline' | 'look' | 'wait',
  choice: Choice,
): Life {
  const { shop, staff, photographs } = town
  const { orderNo, who } = order
  let at = later(receivedAt, days(choice.between(1, 3)))
  yield at
  const [piece] = await receivedOf(town, order)
  if (!piece || !(await mayClaim(town, order, piece.unitId, 'fake'))) return
  const pictures = [await photographs.take(who.accountId, 'claim', 'stitching')]
  const words =
    who.language === 'zh'
      ? '車線與我另一個手袋不同，想再核實。'
      : 'The stitching differs from that of my other one. Please check again.'
  const { list } = await shop.ask(who, askClaim, { orderNo, unitId: piece.unitId, kind: 'fake', words, pictures })
  const claimId = list[0]!.claimId
  if (ending === 'wait') return
  yield (at = atDesk(at, choice.between(5, 30)))
  await shop.ask(staff.desk, decideClaim, {
    claimId,
    act: 'ask-piece',
    reason: 'Please bring it to our store: we will check it in front of you.',
  })
  yield (at = atDesk(at, 50))
  await shop.ask(staff.bench, lookAtClaimed, {
    claimId,
    found: 'look-genuine',
    words: 'Thread and stitches are those of this season’s workshop.',
  })
  if (ending === 'look') return
  yield (at = atDesk(at, 4))
  await shop.ask(staff.desk, decideClaim, {
    claimId,
    act: 'decline',
    reason: 'The item was checked again and is genuine. Your certificate remains valid.',
  })
}

const SOON_DAYS = 12

/** A bag or watch is brought for its yearly care, if it can be in the days that are shown first. */
export async function* booksCare(town: Town, order: Bought, receivedAt: Date, choice: Choice): Life {
  const { shop } = town
  yield later(receivedAt, days(choice.between(2, 12)))
  const { pieces } = await shop.ask(order.who, listCare, {})
  const piece = pieces.find(({ orderNo, years }) => orderNo === order.orderNo && years.length > 0)
  if (!piece) return
  const place = choice.pick(['store', 'office'] as const)
  const open = (await shop.ask(order.who, listCareDays, { place })).days.filter(({ day }) =>
    piece.years.includes(Number(day.slice(0, 4))),
  )
  const today = dayInHongKong(shop.past.present)
  const soon = open.filter(({ day }) => day > today && day <= dayAfter(today, SOON_DAYS))
  const from = soon.length > 0 ? soon : open
  const slot = from[choice.between(0, 40) % Math.max(from.length, 1)]
  if (slot) await shop.ask(order.who, bookCare, { unitId: piece.unitId, day: slot.day, place, half: choice.pick(slot.halves) })
}
