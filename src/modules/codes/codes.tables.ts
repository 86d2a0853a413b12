import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type CodeTables = Own<'one_time_codes' | 'sms_alarms'>

export const codeTables = ownTables<CodeTables>()
