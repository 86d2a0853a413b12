import type { Selectable } from 'kysely'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { ModerationTableRows } from './moderation.tables.generated.ts'

/** The tables only this module may write. `community_reports` is from before a report was a signal of its case, and goes with a later release. */
export type ModerationTables = Own<
  ModerationTableRows,
  | 'community_reports'
  | 'word_lists'
  | 'listed_words'
  | 'screened_texts'
  | 'moderation_cases'
  | 'moderation_signals'
  | 'moderation_steps'
  | 'moderation_versions'
  | 'moderation_measures'
  | 'refused_pictures'
>
export type CaseRow = Selectable<ModerationTables['moderation_cases']>
export type SignalRow = Selectable<ModerationTables['moderation_signals']>

export const moderationTables = ownTables<ModerationTables>()
