import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type CommunityReportTables = Own<'community_reports'>

export const communityReportTables = ownTables<CommunityReportTables>()
