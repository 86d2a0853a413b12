import type { Selectable } from 'kysely'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type CareTables = Own<'care_usual' | 'care_days' | 'care_bookings'>
export type BookingRow = Selectable<CareTables['care_bookings']>

export const careTables = ownTables<CareTables>()
