import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { CommunityReportsTableRows } from './community-reports.tables.generated.ts'

/** The tables only this module may write. */
export type CommunityReportTables = Own<CommunityReportsTableRows, 'community_reports'>

export const communityReportTables = ownTables<CommunityReportTables>()
