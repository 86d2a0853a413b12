import { clock, DAY } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { moderationTables } from '../moderation.tables.ts'
import { EVIDENCE_DAYS } from './cases.rules.ts'

const MOST_AT_ONCE = 1_000

/**
 * What was seen in cases decided long ago is forgotten: the words and pictures, how they were before, what was said of them and why it was
 * decided so. What kind of thing it was, the rule and the decision stay.
 */
export async function purgeEvidence(tx: Tx): Promise<void> {
  const now = clock.now()
  const purged = await moderationTables(tx)
    .updateTable('moderation_cases')
    .set({ title: '', body: '', author: '', link: '', pictures: [], appeal_words: '', purged_at: now })
    .where('case_id', 'in', ({ selectFrom }) =>
      selectFrom('moderation_cases')
        .select('case_id')
        .where('state', 'in', ['left', 'hidden', 'closed'])
        .where('decided_at', '<', new Date(now.getTime() - EVIDENCE_DAYS * DAY))
        .where('purged_at', 'is', null)
        .orderBy('decided_at')
        .limit(MOST_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returning('case_id')
    .execute()
  const caseIds = purged.map(({ case_id }) => case_id)
  if (caseIds.length === 0) return
  await moderationTables(tx).deleteFrom('moderation_versions').where('case_id', 'in', caseIds).execute()
  for (const table of ['moderation_signals', 'moderation_steps'] as const)
    await moderationTables(tx).updateTable(table).set({ words: '' }).where('case_id', 'in', caseIds).execute()
}
