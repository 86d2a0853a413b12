import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { couponsTables } from '../coupons.tables.ts'
import type { CampaignDocument } from './campaign-page.contract.ts'
import { documentOf } from './campaign-document.ts'

/** Running campaigns that this person, or a key of theirs, has started, and that no second person has agreed to. */
export async function listStartedAlone(tx: Read, person: string): Promise<CampaignDocument[]> {
  const found = await readRows(
    tx,
    z.object({ id: z.string() }),
    sql`select campaign_id as id from campaigns c where state = 'running'
      and exists (select from audit_trail t where t.action = 'campaign-running' and t.subject_id = c.campaign_id::text
        and (t.actor_id = ${person} or t.actor_id in (select key_id from api_keys where made_by = ${person})))
      and not exists (select from approval_card a where a.kind = 'campaign' and a.subject_id = c.campaign_id::text and a.state = 'approved')`,
  )
  if (found.length === 0) return []
  const rows = await couponsTables(tx)
    .selectFrom('campaigns')
    .selectAll()
    .where(
      'campaign_id',
      'in',
      found.map(({ id }) => id),
    )
    .execute()
  return rows.map((row) => documentOf(row, []))
}
