import { lateShopperMessages } from '#language/seller/late-messages.text.ts'
import { workingDayAfter } from '#modules/fulfilment/arrival.rules.ts'
import {
  type LateConsignment,
  listLate,
  listUnsent,
  lockOrder,
  NOT_SENT,
  takeLateToRemind,
} from '#modules/orders/index.server.ts'
import { listSettledPieces, type SettledPiece } from '#modules/settlement/index.server.ts'
import { findHolidays, findSelling } from '#modules/shop-settings/index.server.ts'
import { CLOCK } from '#platform/actor.ts'
import { clock, DAY, dayInHongKong } from '#platform/clock.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { calledOffKey, callOffUnsent, costOfUnsent } from './call-off-unsent.ts'
import { tellShippers } from './tell-shippers.ts'

/** Reminds merchants of what they have not sent in time, once; answers how many. */
export async function remindOfLate(tx: Tx, most: number): Promise<number> {
  const late = await takeLateToRemind(tx, most)
  const { cancelAfterDays } = await findSelling(tx)
  const holidays = await findHolidays(tx)
  for (const consignment of late) {
    const day = cancelAfterDays > 0 ? workingDayAfter(consignment.dueAt, cancelAfterDays, holidays) : ''
    const cost = costOfUnsent(await listUnsentPieces(tx, consignment), consignment.payType)
    const about = day ? 'remind' : 'remind-only'
    await tellShippers(tx, about, consignment, { key: `late:${about}:${consignment.consignmentId}`, day, ...cost })
  }
  return late.length
}

async function listUnsentPieces(tx: Tx, { orderId, consignmentId }: LateConsignment): Promise<SettledPiece[]> {
  const unsent = await listUnsent(tx, consignmentId)
  return (await listSettledPieces(tx, orderId)).filter(({ unitId }) => unsent.includes(unitId))
}

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

async function cancel(tx: Tx, late: LateConsignment, publicUrl: string): Promise<void> {
  const order = await lockOrder(tx, { orderNumber: late.orderNo })
  const unsent = await listUnsentPieces(tx, late)
  if (unsent.length === 0 || order.purpose === 'found') return
  const { dueAt } = late
  const why = { by: CLOCK, action: 'order-late-cancelled', reason: NOT_SENT, note: NOT_SENT, isLate: true, dueAt } as const
  const cost = await callOffUnsent(tx, order, unsent, { ...why, told: lateShopperMessages }, publicUrl)
  const key = calledOffKey(unsent.map(({ unitId }) => unitId))
  await tellShippers(tx, 'cancelled', late, { key, ...cost })
}
