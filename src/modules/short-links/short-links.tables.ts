import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { ShortLinksTableRows } from './short-links.tables.generated.ts'

/** The tables only this module may write. */
export type ShortLinkTables = Own<ShortLinksTableRows, 'short_links'>

export const shortLinkTables = ownTables<ShortLinkTables>()
