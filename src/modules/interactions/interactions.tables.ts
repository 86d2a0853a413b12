import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { InteractionsTableRows } from './interactions.tables.generated.ts'

/** The tables only this module may write. */
export type InteractionTables = Own<InteractionsTableRows, 'interactions' | 'told_people'>

export const interactionTables = ownTables<InteractionTables>()
