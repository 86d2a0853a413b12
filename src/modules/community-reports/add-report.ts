import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import type { CommunityReport } from './community-reports.contract.ts'
import { communityReportTables } from './community-reports.tables.ts'

type Subject = { subjectId: string; authorId: string; shown: string }

/** Keeps what a member says against what another shows; of one member about one thing one word, the last. */
export async function addReport(
  tx: Tx,
  reporterId: string,
  { kind, reason, words }: Pick<CommunityReport, 'kind' | 'reason' | 'words'>,
  { subjectId, authorId, shown }: Subject,
): Promise<void> {
  await communityReportTables(tx)
    .insertInto('community_reports')
    .values({
      ...{ report_id: newId(), reporter_id: reporterId, kind, subject_id: subjectId, author_id: authorId },
      ...{ reason, words, shown, reported_at: clock.now() },
    })
    // What was decided once stays so: the same member does not bring it back.
    .onConflict((conflict) => conflict.columns(['reporter_id', 'kind', 'subject_id']).doUpdateSet({ reason, words }))
    .execute()
}
