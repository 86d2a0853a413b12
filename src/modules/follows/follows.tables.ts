import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { FollowsTableRows } from './follows.tables.generated.ts'

/** The tables only this module may write. */
export type FollowTables = Own<FollowsTableRows, 'follows' | 'profile_blocks' | 'profile_mutes'>

export const followTables = ownTables<FollowTables>()
