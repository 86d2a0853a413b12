import { sql } from 'kysely'
import { z } from 'zod'
import { clock, DAY } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { haveSameColours, MIRRORED, MOST_APART, MOST_APART_PLAIN } from '#platform/media/picture-print.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { houseRuleNames } from '../queue/cases.rules.ts'
import type { NewSignal } from '../queue/cases.ts'
import { type CaseRow, moderationTables } from '../moderation.tables.ts'

/** So long a picture that was refused is known again. */
const KEPT_DAYS = 730

/** The pictures of a case are refused with it. */
export async function refusePictures(tx: Tx, { case_id, pictures }: Pick<CaseRow, 'case_id' | 'pictures'>): Promise<void> {
  await sql`insert into refused_pictures (case_id, upload_id, looks, colours, is_plain, refused_at)
    select ${case_id}, u.upload_id, u.looks, u.colours, u.is_plain, ${clock.now()} from upload_card u
    where u.upload_id = any(${[...pictures]}::uuid[]) and u.looks is not null on conflict do nothing`.execute(tx)
}

/** A moderator has thought better of it. */
export async function forgetRefused(tx: Tx, caseId: string): Promise<void> {
  await moderationTables(tx).deleteFrom('refused_pictures').where('case_id', '=', caseId).execute()
}

const Found = z.object({
  caseNo: z.string(),
  rule: z.enum(houseRuleNames).nullable(),
  isPlain: z.boolean(),
  colours: z.instanceof(Buffer),
  refused: z.instanceof(Buffer),
})

/** Which of these uploads were refused before, also mirrored, a little cut, made smaller or saved anew: a signal for each such case. */
export async function findRefused(tx: Read, uploadIds: readonly string[]): Promise<NewSignal[]> {
  if (uploadIds.length === 0) return []
  const apart = sql`least(bit_count((u.looks[1] # l)::bit(64)), bit_count((u.looks[1] # l # ${String(MIRRORED)}::bigint)::bit(64)))`
  const rows = await readRows(
    tx,
    Found,
    sql`select c.case_number as "caseNo", c.rule, u.is_plain as "isPlain", u.colours, r.colours as refused
      from upload_card u join refused_pictures r on r.is_plain = u.is_plain join moderation_cases c on c.case_id = r.case_id
      where u.upload_id = any(${[...uploadIds]}::uuid[]) and exists (select from unnest(r.looks) l
        where ${apart} <= case when r.is_plain then ${MOST_APART_PLAIN}::integer else ${MOST_APART}::integer end)
      order by r.refused_at desc`,
  )
  const same = rows.filter(({ isPlain, colours, refused }) => !isPlain || haveSameColours(colours, refused))
  const byCase = new Map(same.map(({ caseNo, rule }) => [caseNo, rule]))
  return [...byCase].map(([caseNo, rule]) => ({ source: 'picture', reason: rule ?? 'other', words: caseNo }))
}

export async function purgeRefused(tx: Tx): Promise<void> {
  const since = new Date(clock.now().getTime() - KEPT_DAYS * DAY)
  await moderationTables(tx).deleteFrom('refused_pictures').where('refused_at', '<', since).execute()
}
