import type { Selectable } from 'kysely'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { AddressBookTableRows } from './address-book.tables.generated.ts'

/** The tables only this module may write. */
export type AddressTables = Own<AddressBookTableRows, 'addresses'>

export type AddressRow = Selectable<AddressTables['addresses']>

export const addressTables = ownTables<AddressTables>()
