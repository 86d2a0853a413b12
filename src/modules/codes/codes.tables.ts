import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { CodesTableRows } from './codes.tables.generated.ts'

/** The tables only this module may write. */
export type CodeTables = Own<CodesTableRows, 'one_time_codes' | 'sms_alarms'>

export const codeTables = ownTables<CodeTables>()
