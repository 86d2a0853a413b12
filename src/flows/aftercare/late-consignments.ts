import { showDate, showMoment } from '#language/dates.ts'
import { fillWords } from '#language/fill-words.ts'
import type { Language } from '#language/languages.ts'
import { lateFeeMessages, lateMessages, lateShopperMessages } from '#language/seller/late-messages.text.ts'
import { workingDayAfter } from '#modules/fulfilment/arrival.rules.ts'
import { notifyMember } from '#modules/inbox/index.server.ts'
import { findAddressee } from '#modules/members/index.server.ts'
import { listShippers } from '#modules/merchants/index.server.ts'
import { settlePieces } from '#modules/offers/index.server.ts'
import {
  askBack,
  type LateConsignment,
  listLate,
  listUnsent,
  lockOrder,
  moveOrder,
  NOT_SENT,
  settleShelf,
  takeLateToRemind,
} from '#modules/orders/index.server.ts'
import { chargeLate, listSettledPieces, type SettledPiece, sumLateFees } from '#modules/settlement/index.server.ts'
import { divide } from '#modules/settlement/settlement.rules.ts'
import { findHolidays, findSelling } from '#modules/shop-settings/index.server.ts'
import { CLOCK } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import { clock, DAY, dayInHongKong } from '#platform/clock.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { showHkdExactly } from '#platform/money.ts'
import { notifyShopper } from './notify-shopper.ts'

/** Reminds merchants of what they have not sent in time, once; answers how many. */
export async function remindOfLate(tx: Tx, most: number): Promise<number> {
  const late = await takeLateToRemind(tx, most)
  const { cancelAfterDays } = await findSelling(tx)
  const holidays = await findHolidays(tx)
  for (const consignment of late) {
    const day = cancelAfterDays > 0 ? workingDayAfter(consignment.dueAt, cancelAfterDays, holidays) : ''
    const unsent = await listUnsentPieces(tx, consignment)
    await tellShippers(tx, day ? 'remind' : 'remind-only', consignment, { day, ...costOf(unsent, consignment) })
  }
  return late.length
}

async function listUnsentPieces(tx: Tx, { orderId, consignmentId }: LateConsignment): Promise<SettledPiece[]> {
  const unsent = await listUnsent(tx, consignmentId)
  return (await listSettledPieces(tx, orderId)).filter(({ unitId }) => unsent.includes(unitId))
}

type Cost = { cents: number; feeCents: number }

/** What the merchant would receive for what it has not sent, and what it is charged if that is cancelled. */
const costOf = (pieces: readonly SettledPiece[], { payType }: LateConsignment): Cost => ({
  cents: pieces.reduce(
    (sum, { goodsCents, terms }) => (terms ? sum + divide(goodsCents, terms, payType === 'card').dueCents : sum),
    0,
  ),
  feeCents: sumLateFees(pieces),
})

type Cancelling = { database: Database; log: Log; publicUrl: () => string }
const PAGE = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

/** What a merchant has not sent so many working days after its time is called off, and its buyer gets all of it back. */
export async function cancelLate({ database, log, publicUrl }: Cancelling): Promise<void> {
  const { cancelAfterDays } = await findSelling(database.pool)
  if (cancelAfterDays === 0) return
  const holidays = await findHolidays(database.pool)
  const today = dayInHongKong(clock.now())
  const before = new Date(clock.now().getTime() - cancelAfterDays * DAY)
  for (let after: string | undefined = FIRST; after !== undefined; ) {
    const page: LateConsignment[] = await listLate(database.pool, before, after, PAGE)
    for (const late of page) {
      // Of the days since some may have been no working days.
      if (workingDayAfter(late.dueAt, cancelAfterDays, holidays) >= today) continue
      try {
        await database.inTransaction((tx) => cancel(tx, late, publicUrl()))
      } catch (problem) {
        log.warn({ err: problem, order: late.orderNo }, 'what a merchant has not sent could not be cancelled')
      }
    }
    after = page.length === PAGE ? page.at(-1)?.consignmentId : undefined
  }
}

/** The buyer loses nothing by it, no part of a coupon either. What was not sent is not for sale again by itself: perhaps it is not there. */
async function cancel(tx: Tx, late: LateConsignment, publicUrl: string): Promise<void> {
  const order = await lockOrder(tx, { orderNumber: late.orderNo })
  // As they are before what was paid for them is asked back.
  const unsent = await listUnsentPieces(tx, late)
  const unitIds = unsent.map(({ unitId }) => unitId)
  if (unitIds.length === 0) return
  const by = { ...CLOCK, note: NOT_SENT }
  const cost = costOf(unsent, late)
  const { isLast, worthCents } = await askBack(tx, order, unitIds, { reason: NOT_SENT })
  const moved = await moveOrder(tx, order, 'request-part', by, { unitIds: isLast ? undefined : unitIds })
  await chargeLate(tx, order.order_id, unsent)
  await recordAudit(tx, {
    by: CLOCK,
    action: 'order-late-cancelled',
    subject: 'order',
    subjectId: order.order_number,
    after: { unitIds, dueTime: late.dueAt.toISOString(), ...(cost.feeCents > 0 ? { feeCents: cost.feeCents } : {}) },
  })
  await tellShippers(tx, 'cancelled', late, { day: '', ...cost })
  const words = { number: order.order_number, amount: showHkdExactly(worthCents) }
  const link = `/myaccount/orders/orderDetail?orderNo=${order.order_number}`
  const told = { kind: 'logistics', told: lateShopperMessages, words, unitIds, link, key: `late:${late.consignmentId}` } as const
  await notifyShopper(tx, order, told, publicUrl)
  await settlePieces(tx, await settleShelf(tx, moved, unitIds, 'written-off'), 'damaged', by)
}

async function tellShippers(
  tx: Tx,
  about: keyof typeof lateMessages,
  late: LateConsignment,
  cost: Cost & { day: string },
): Promise<void> {
  const say = (part: 'title' | 'text', language: Language): string => {
    const fee = about === 'remind-only' || cost.feeCents === 0 ? '' : lateFeeMessages[about][language]
    return fillWords(lateMessages[about][language][part], {
      number: late.orderNo,
      time: showMoment(late.dueAt.toISOString(), language),
      day: cost.day ? showDate(cost.day, language) : '',
      amount: showHkdExactly(cost.cents),
      fee: fillWords(fee, { fee: showHkdExactly(cost.feeCents) }),
    })
  }
  for (const accountId of await listShippers(tx, late.merchantId))
    await notifyMember(tx, accountId, await findAddressee(tx, accountId), {
      kind: 'logistics',
      title: { en: say('title', 'en'), zh: say('title', 'zh') },
      text: { en: say('text', 'en'), zh: say('text', 'zh') },
      link: `/seller/orders/${late.orderNo}`,
      dedupeKey: `late:${about}:${late.consignmentId}:${accountId}`,
    })
}
