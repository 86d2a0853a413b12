import { sql } from 'kysely'
import { recordAudit } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { emitContentChange } from './content-version.ts'
import type { AnnouncementBarWire, SaveAnnouncementsInput } from './announcement.contract.ts'

type Row = { announcementId: string; en: string; zh: string; url: string | null; shown: boolean }

/** The bar with its hidden announcements too, both languages. */
export async function getAnnouncementBar(tx: Tx): Promise<AnnouncementBarWire> {
  const bars = await sql<
    AnnouncementBarWire['announcementStyle'] & { version: number }
  >`select version, background_color as "backgroundColor",
    color from announcement_bar`.execute(tx)
  const { version, ...announcementStyle } = bars.rows[0] ?? refuse('NOT_FOUND')
  const { rows } = await sql<Row>`select announcement_id as "announcementId", text_en as en, text_zh as zh, link as url, shown
    from announcements order by position, announcement_id`.execute(tx)
  return { version, announcementStyle, announcements: rows.map(({ en, zh, ...row }) => ({ ...row, desc: { en, zh } })) }
}

/** Replaces the bar by what an operator has made of it; refused when another operator has changed it meanwhile. */
export async function saveAnnouncementBar(
  tx: Tx,
  actor: string,
  { version, announcementStyle, announcements }: SaveAnnouncementsInput,
): Promise<AnnouncementBarWire> {
  const before = await getAnnouncementBar(tx)
  const done =
    await sql`update announcement_bar set version = version + 1, background_color = ${announcementStyle.backgroundColor},
    color = ${announcementStyle.color} where version = ${version}`.execute(tx)
  if (done.numAffectedRows !== 1n) refuse('CONTENT_MOVED_ON', { by: '', time: '' })
  await sql`delete from announcements`.execute(tx)
  for (const [position, { announcementId, desc, url, shown }] of announcements.entries())
    await sql`insert into announcements (announcement_id, position, text_en, text_zh, link, shown)
      values (${announcementId}, ${position}, ${desc.en}, ${desc.zh}, ${url}, ${shown})`.execute(tx)
  const after = await getAnnouncementBar(tx)
  await recordAudit(tx, { actor, action: 'save-announcements', subject: 'announcements', subjectId: 'bar', before, after })
  await emitContentChange(tx, 'announcements')
  return after
}
