// Made by `npm run tables` from the migrations. Never changed by hand.
import type { GeneratedAlways } from 'kysely'
import type { Generated } from '#platform/tables/column-types.ts'

export type CareTableRows = {
  care_bookings: {
    booking_id: string
    unit_id: string
    order_id: string
    day: string
    place: 'store' | 'office'
    half: 'morning' | 'afternoon'
    year: GeneratedAlways<number>
    state: Generated<'booked' | 'done' | 'missed' | 'cancelled'>
    booked_at: Generated<Date>
    reminded_at: Date | null
    coupon_id: string | null
  }
  care_days: {
    day: string
    place: 'store' | 'office'
    half: 'morning' | 'afternoon'
    capacity: number
    version: Generated<number>
  }
  care_usual: {
    place: 'store' | 'office'
    half: 'morning' | 'afternoon'
    capacity: number
    version: Generated<number>
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends CareTableRows {}
}
