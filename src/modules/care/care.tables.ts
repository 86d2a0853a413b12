import type { Selectable } from 'kysely'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { CareTableRows } from './care.tables.generated.ts'

/** The tables only this module may write. */
export type CareTables = Own<CareTableRows, 'care_usual' | 'care_days' | 'care_bookings'>
export type BookingRow = Selectable<CareTables['care_bookings']>

export const careTables = ownTables<CareTables>()
