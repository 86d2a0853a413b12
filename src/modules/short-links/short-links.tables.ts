import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type ShortLinkTables = Own<'short_links'>

export const shortLinkTables = ownTables<ShortLinkTables>()
