import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type ProfileTables = Own<'profiles'>

export const profileTables = ownTables<ProfileTables>()
