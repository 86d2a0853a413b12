import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type FollowTables = Own<'follows' | 'profile_blocks' | 'profile_mutes'>

export const followTables = ownTables<FollowTables>()
