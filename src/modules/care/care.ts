import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { refuse } from '#platform/refusal.ts'
import {
  type CareHalf,
  type CarePlace,
  type CareState,
  dayAfter,
  mayStillChange,
  type ClosedDays,
  isBookable,
} from './care.rules.ts'
import { type BookingRow, careTables } from './care.tables.ts'

export type Slot = { day: string; place: CarePlace; half: CareHalf }

/** How many are taken in: as said of the day, or as usual. */
async function capacityOf(tx: Read, { day, place, half }: Slot): Promise<number> {
  const said = await careTables(tx)
    .selectFrom('care_days')
    .select('capacity')
    .where('day', '=', day)
    .where('place', '=', place)
    .where('half', '=', half)
    .executeTakeFirst()
  const usual = careTables(tx).selectFrom('care_usual').select('capacity').where('place', '=', place).where('half', '=', half)
  return (said ?? (await usual.executeTakeFirst()))?.capacity ?? 0
}

/** Takes a place of a half day until the transaction ends; refuses CARE_CLOSED on days without, CARE_FULL when there is none left. */
async function takePlace(tx: Tx, slot: Slot, closed: ClosedDays): Promise<void> {
  if (!isBookable(slot.day, slot.half, clock.now(), closed)) refuse('CARE_CLOSED')
  // Who comes at the same moment waits here, and counts this one, too.
  await lockNames(tx, [`care ${slot.day} ${slot.place} ${slot.half}`])
  const { booked } = await careTables(tx)
    .selectFrom('care_bookings')
    .select(({ fn }) => fn.countAll<number>().as('booked'))
    .where('day', '=', slot.day)
    .where('place', '=', slot.place)
    .where('half', '=', slot.half)
    .where('state', '<>', 'cancelled')
    .executeTakeFirstOrThrow()
  if (booked >= (await capacityOf(tx, slot))) refuse('CARE_FULL')
}

type LockedOrder = Locked<{ order_id: string }>

/** Books a piece of a locked order; whoever calls has seen that it may be. */
export async function bookSlot(
  tx: Tx,
  order: LockedOrder,
  { unitId, couponId = null, ...slot }: Slot & { unitId: string; couponId?: string | null },
  closed: ClosedDays,
): Promise<string> {
  await takePlace(tx, slot, closed)
  const bookingId = newId()
  await careTables(tx)
    .insertInto('care_bookings')
    .values({
      booking_id: bookingId,
      order_id: order.order_id,
      unit_id: unitId,
      coupon_id: couponId,
      ...slot,
      booked_at: clock.now(),
    })
    .execute()
  return bookingId
}

/** Moves an appointment of a locked order, until the day before. */
export async function moveSlot(tx: Tx, order: LockedOrder, booking: BookingRow, slot: Slot, closed: ClosedDays): Promise<void> {
  requireOpen(order, booking)
  if (booking.day === slot.day && booking.place === slot.place && booking.half === slot.half) return
  await takePlace(tx, slot, closed)
  await careTables(tx)
    .updateTable('care_bookings')
    .set({ ...slot, reminded_at: null })
    .where('booking_id', '=', booking.booking_id)
    .execute()
}

export async function cancelSlot(tx: Tx, order: LockedOrder, booking: BookingRow): Promise<void> {
  requireOpen(order, booking)
  await setState(tx, booking, 'cancelled')
}

/** Appointments that are still to come of a piece. */
export async function listToCome(tx: Read, unitId: string): Promise<BookingRow[]> {
  const booked = careTables(tx)
    .selectFrom('care_bookings')
    .selectAll()
    .where('unit_id', '=', unitId)
    .where('state', '=', 'booked')
  return booked.where('day', '>=', dayInHongKong(clock.now())).execute()
}

function requireOpen(order: LockedOrder, booking: BookingRow): void {
  const isOwn = booking.order_id === order.order_id && booking.state === 'booked'
  if (!isOwn || !mayStillChange(booking.day, clock.now())) refuse('CARE_FINAL')
}

/** The desk says what became of an appointment; one that was cancelled stays so. */
export async function settleSlot(
  tx: Tx,
  order: LockedOrder,
  booking: BookingRow,
  state: Exclude<CareState, 'booked'>,
): Promise<void> {
  if (booking.order_id !== order.order_id || booking.state === 'cancelled' || booking.state === state) refuse('CARE_FINAL')
  // Nobody has come, or not come, before the day.
  if (state !== 'cancelled' && dayInHongKong(clock.now()) < booking.day) refuse('CARE_FINAL')
  await setState(tx, booking, state)
}

const setState = (tx: Tx, { booking_id }: BookingRow, state: CareState) =>
  careTables(tx).updateTable('care_bookings').set({ state }).where('booking_id', '=', booking_id).execute()

/** As it stands; ask once its order is locked. */
export async function getBooking(tx: Read, bookingId: string): Promise<BookingRow> {
  const found = await careTables(tx)
    .selectFrom('care_bookings')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

/** Those of tomorrow that nobody has been reminded of; from now on they have been. */
export function takeToRemind(tx: Tx, most: number): Promise<BookingRow[]> {
  const tomorrow = dayAfter(dayInHongKong(clock.now()))
  return careTables(tx)
    .updateTable('care_bookings')
    .set({ reminded_at: clock.now() })
    .where('booking_id', 'in', ({ selectFrom }) =>
      selectFrom('care_bookings')
        .select('booking_id')
        .where('day', '=', tomorrow)
        .where('state', '=', 'booked')
        .where('reminded_at', 'is', null)
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

export type SaidCapacity = { day: string; place: CarePlace; half: CareHalf; capacity: number; version: number }

/** How many a half day takes: of one day, or as usual (no day). What is booked already stays. Answers whether it was still as it was seen. */
export async function setCapacity(tx: Tx, { day, place, half, capacity, version }: SaidCapacity): Promise<boolean> {
  await lockNames(tx, [`care ${day} ${place} ${half}`])
  if (day === '') {
    const usual = careTables(tx).updateTable('care_usual').set({ capacity }).where('place', '=', place).where('half', '=', half)
    return (await usual.where('version', '=', version).executeTakeFirst()).numUpdatedRows === 1n
  }
  if (version === 0) {
    const added = careTables(tx).insertInto('care_days').values({ day, place, half, capacity })
    return (await added.onConflict((conflict) => conflict.doNothing()).executeTakeFirst()).numInsertedOrUpdatedRows === 1n
  }
  const said = careTables(tx).updateTable('care_days').set({ capacity }).where('day', '=', day).where('place', '=', place)
  return (await said.where('half', '=', half).where('version', '=', version).executeTakeFirst()).numUpdatedRows === 1n
}
