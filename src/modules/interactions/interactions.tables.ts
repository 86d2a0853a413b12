import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type InteractionTables = Own<'interactions'>

export const interactionTables = ownTables<InteractionTables>()
