import { sql } from 'kysely'
import { recordAudit } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { tellContentChange } from './content-version.ts'
import type { NoticeBarWire, SaveNoticesInput } from './notice.contract.ts'

type Row = { noticeId: string; en: string; zh: string; url: string | null; shown: boolean }

/** The bar with its hidden notices too, both languages. */
export async function getNoticeBar(tx: Tx): Promise<NoticeBarWire> {
  const bars = await sql<
    NoticeBarWire['noticeStyle'] & { version: number }
  >`select version, background_color as "backgroundColor",
    color from notice_bar`.execute(tx)
  const { version, ...noticeStyle } = bars.rows[0] ?? refuse('NOT_FOUND')
  const { rows } = await sql<Row>`select notice_id as "noticeId", text_en as en, text_zh as zh, link as url, shown
    from notices order by position, notice_id`.execute(tx)
  return { version, noticeStyle, notices: rows.map(({ en, zh, ...row }) => ({ ...row, desc: { en, zh } })) }
}

/** Replaces the bar by what an operator has made of it; refused when somebody else has changed it meanwhile. */
export async function saveNoticeBar(
  tx: Tx,
  actor: string,
  { version, noticeStyle, notices }: SaveNoticesInput,
): Promise<NoticeBarWire> {
  const before = await getNoticeBar(tx)
  const done = await sql`update notice_bar set version = version + 1, background_color = ${noticeStyle.backgroundColor},
    color = ${noticeStyle.color} where version = ${version}`.execute(tx)
  if (done.numAffectedRows !== 1n) refuse('CONTENT_MOVED_ON', { by: '', time: '' })
  await sql`delete from notices`.execute(tx)
  for (const [position, { noticeId, desc, url, shown }] of notices.entries())
    await sql`insert into notices (notice_id, position, text_en, text_zh, link, shown)
      values (${noticeId}, ${position}, ${desc.en}, ${desc.zh}, ${url}, ${shown})`.execute(tx)
  const after = await getNoticeBar(tx)
  await recordAudit(tx, { actor, action: 'save-notices', subject: 'notices', subjectId: 'bar', before, after })
  await tellContentChange(tx, 'notices')
  return after
}
