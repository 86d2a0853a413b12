import { z } from 'zod'
import { typedNumber } from '#platform/text/typed-number.ts'
import { PictureWire } from '#modules/catalogue/catalogue.contract.ts'
import { careHalves, carePlaces, careStates, MOST_CARE_CAPACITY } from './care.rules.ts'

export { kindOfCategory } from '#modules/authentication/checklists.rules.ts'
export { unitStates } from '#modules/orders/pieces/unit.rules.ts'

const day = z.iso.date('choose-one')
const place = z.enum(carePlaces, 'choose-one')
const half = z.enum(careHalves, 'choose-one')
const Slot = z.object({ day, place, half })

const BookingWire = Slot.extend({
  bookingId: z.string(),
  state: z.enum(careStates),
  /** It can still be moved or cancelled. */
  mayChange: z.boolean(),
})
const CarePiece = z.object({
  unitId: z.string(),
  orderNo: z.string(),
  brandName: z.string(),
  title: z.string(),
  productImg: PictureWire,
  /** Calendar years for which it can be booked. */
  years: z.array(z.number()),
  /** With which one more can be booked; empty: with none. */
  couponCode: z.string(),
  /** The newest first. */
  bookings: z.array(BookingWire),
})
export const CareWire = z.object({ pieces: z.array(CarePiece) })
export type CareWire = z.output<typeof CareWire>
export type CarePiece = z.output<typeof CarePiece>

export const CareDaysInput = z.object({ place })
export type CareDaysInput = z.input<typeof CareDaysInput>
/** Days with a place left, and in which halves. */
export const CareDaysWire = z.object({ days: z.array(z.object({ day: z.string(), halves: z.array(half) })) })
export type CareDaysWire = z.output<typeof CareDaysWire>

export const BookCareInput = Slot.extend({
  unitId: z.uuid('choose-one'),
  /** Pays for it beside the one of the year. */
  couponCode: z.string().max(60).default(''),
})
export type BookCareInput = z.input<typeof BookCareInput>
export const MoveCareInput = Slot.extend({ bookingId: z.uuid() })
export type MoveCareInput = z.input<typeof MoveCareInput>
export const CancelCareInput = z.object({ bookingId: z.uuid() })
export type CancelCareInput = z.input<typeof CancelCareInput>

/** Back office. */
export const CareCalendarInput = z.object({ from: z.union([z.literal(''), day]).default('') })
export type CareCalendarInput = z.input<typeof CareCalendarInput>
/** `version` 0: nothing was said of that day yet. */
const Capacity = z.object({ place, half, capacity: z.number(), version: z.number() })
export const CareCalendarWire = z.object({
  from: z.string(),
  usual: z.array(Capacity),
  days: z.array(
    z.object({
      day: z.string(),
      slots: z.array(Capacity.extend({ booked: z.number(), isUsual: z.boolean() })),
    }),
  ),
})
export type CareCalendarWire = z.output<typeof CareCalendarWire>
export const CareDayInput = z.object({ day })
export type CareDayInput = z.input<typeof CareDayInput>
const AdminBooking = Slot.extend({
  bookingId: z.string(),
  state: z.enum(careStates),
  orderNo: z.string(),
  brandName: z.string(),
  title: z.string(),
  shopper: z.string(),
  contact: z.string(),
})
export type AdminBooking = z.output<typeof AdminBooking>
export const CareDayWire = z.object({ day: z.string(), list: z.array(AdminBooking) })
export type CareDayWire = z.output<typeof CareDayWire>

const capacity = typedNumber(/^\d{1,3}$/, 'count').pipe(z.int('count').min(0, 'count').max(MOST_CARE_CAPACITY, 'too-large'))
/** Of one day; of all others when none is named. */
export const CareCapacityInput = z.object({
  day: z.union([z.literal(''), day]),
  place,
  half,
  capacity,
  version: z.int32().min(0),
})
export type CareCapacityInput = z.input<typeof CareCapacityInput>
export const SettleCareInput = z.object({ bookingId: z.uuid(), state: z.enum(['done', 'missed', 'cancelled']) })
export type SettleCareInput = z.input<typeof SettleCareInput>
