import {
  type BookingRow,
  bookSlot,
  cancelSlot,
  getBooking,
  listToCome,
  mayPieceBeBooked,
  moveSlot,
  type SaidCapacity,
  setCapacity,
  settleSlot,
  type Slot,
  takeToRemind,
} from '#modules/care/index.server.ts'
import { freeFromCare, spendOnCare } from '#modules/coupons/index.server.ts'
import { careHours, type CareState } from '#modules/care/care.rules.ts'
import { getOrderOfUnit, getOrderById, lockOrder, type OrderRow, requireProven } from '#modules/orders/index.server.ts'
import { findHolidays } from '#modules/shop-settings/index.server.ts'
import { careMessages } from '#language/account/care-messages.text.ts'
import { carePlaceText } from '#language/account/care.text.ts'
import { showDay } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { type Operator, recordAudit, refuseMovedOn } from '#platform/audit-trail.server.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import { notifyShopper } from './notify-shopper.ts'

type Asker = { ownerId: string; publicUrl: string }

/** Anyone who may act on an order brings one of its bags or watches for the care service, once a calendar year, and once more for each coupon that pays for it. */
export async function bookCare(
  tx: Tx,
  asker: Asker,
  { unitId, couponCode, ...slot }: Slot & { unitId: string; couponCode: string },
): Promise<void> {
  const order = await lockFor(tx, asker, await getOrderOfUnit(tx, unitId))
  const couponId = couponCode === '' ? null : await spendOnCare(tx, { ownerId: asker.ownerId, code: couponCode, unitId })
  if (!(await mayPieceBeBooked(tx, unitId, slot.day, { byCoupon: couponId !== null }))) refuse('CARE_BARRED')
  const bookingId = await bookSlot(tx, order, { unitId, couponId, ...slot }, await findHolidays(tx))
  await tell(tx, order, await getBooking(tx, bookingId), 'booked', asker.publicUrl)
}

export async function moveCare(tx: Tx, asker: Asker, { bookingId, ...slot }: Slot & { bookingId: string }): Promise<void> {
  const order = await lockFor(tx, asker, (await getBooking(tx, bookingId)).order_id)
  const booking = await getBooking(tx, bookingId)
  const byCoupon = booking.coupon_id !== null
  if (!(await mayPieceBeBooked(tx, booking.unit_id, slot.day, { besides: bookingId, byCoupon }))) refuse('CARE_BARRED')
  await moveSlot(tx, order, booking, slot, await findHolidays(tx))
  await tell(tx, order, await getBooking(tx, bookingId), 'moved', asker.publicUrl)
}

export async function cancelCare(tx: Tx, asker: Asker, bookingId: string): Promise<void> {
  const order = await lockFor(tx, asker, (await getBooking(tx, bookingId)).order_id)
  const booking = await getBooking(tx, bookingId)
  await cancelSlot(tx, order, booking)
  if (booking.coupon_id) await freeFromCare(tx, booking.coupon_id)
}

/** A piece that was returned, refunded or found false is not cared for any more: its appointments end, and who booked them is told. */
export async function endCare(tx: Tx, unitId: string, publicUrl: string): Promise<void> {
  const order = await lockOrder(tx, { orderId: await getOrderOfUnit(tx, unitId) })
  for (const booking of await listToCome(tx, unitId)) {
    await settleSlot(tx, order, booking, 'cancelled')
    if (booking.coupon_id) await freeFromCare(tx, booking.coupon_id)
    await tell(tx, order, booking, 'ended', publicUrl)
  }
}

/** An order that is not theirs has no pieces and no appointments. */
async function lockFor(tx: Tx, { ownerId }: Asker, orderId: string): Promise<Locked<OrderRow>> {
  const order = await lockOrder(tx, { orderId })
  await requireProven(tx, order, ownerId)
  return order
}

/** The desk says who came; what the shop itself cancels the shopper is told. */
export async function settleCare(
  tx: Tx,
  operator: Operator,
  { bookingId, state }: { bookingId: string; state: Exclude<CareState, 'booked'> },
  publicUrl: string,
): Promise<string> {
  const order = await lockOrder(tx, { orderId: (await getBooking(tx, bookingId)).order_id })
  const booking = await getBooking(tx, bookingId)
  await settleSlot(tx, order, booking, state)
  if (state === 'cancelled') {
    if (booking.coupon_id) await freeFromCare(tx, booking.coupon_id)
    await tell(tx, order, booking, 'cancelled', publicUrl)
  }
  await recordAudit(tx, {
    by: operator,
    action: `care-${state}`,
    subject: 'order',
    subjectId: order.order_number,
    before: { state: booking.state },
    after: { state, unitIds: [booking.unit_id] },
  })
  return booking.day
}

/** Refuses MOVED_ON where somebody else has said something else meanwhile. */
export async function changeCapacity(tx: Tx, operator: Operator, said: SaidCapacity): Promise<void> {
  if (!(await setCapacity(tx, said))) await refuseMovedOn(tx, 'care', said.day || 'usual')
  const { day, place, half, capacity } = said
  await recordAudit(tx, {
    by: operator,
    action: 'care-capacity',
    subject: 'care',
    subjectId: day || 'usual',
    after: { place, half, capacity },
  })
}

/** Reminds of appointments the day before; answers how many. */
export async function remindOfCare(tx: Tx, publicUrl: string, most: number): Promise<number> {
  const bookings = await takeToRemind(tx, most)
  for (const booking of bookings) await tell(tx, await getOrderById(tx, booking.order_id), booking, 'reminder', publicUrl)
  return bookings.length
}

async function tell(
  tx: Tx,
  order: OrderRow,
  booking: BookingRow,
  about: keyof typeof careMessages,
  publicUrl: string,
): Promise<void> {
  const { from, to } = careHours[booking.half]
  await notifyShopper(
    tx,
    order,
    {
      kind: 'platform',
      told: careMessages[about],
      words: (language: Language) => ({
        day: showDay(booking.day, language),
        hours: `${from}–${to}`,
        place: language === 'zh' ? carePlaceText[booking.place].zh : carePlaceText[booking.place].en.toLowerCase(),
      }),
      unitIds: [booking.unit_id],
      link: '/myaccount/care',
      key: `care:${booking.booking_id}:${about}:${newId()}`,
    },
    publicUrl,
  )
}
