import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { ContentTableRows } from './content.tables.generated.ts'

/** The tables only this module may write. */
export type ContentTables = Own<
  ContentTableRows,
  'announcements' | 'announcement_bar' | 'home_drafts' | 'home_releases' | 'page_versions'
>

export const contentTables = ownTables<ContentTables>()
