import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { ProfilesTableRows } from './profiles.tables.generated.ts'

/** The tables only this module may write. */
export type ProfileTables = Own<ProfilesTableRows, 'profiles'>

export const profileTables = ownTables<ProfileTables>()
