import { type Operator, recordAudit, refuseMovedOn } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { contentTables } from './content.tables.ts'
import { emitContentChange } from './content-version.ts'
import type { AnnouncementBarWire, SaveAnnouncementsInput } from './announcement.contract.ts'

/** The bar with its hidden announcements too, both languages. */
export async function getAnnouncementBar(tx: Read): Promise<AnnouncementBarWire> {
  const bar = await contentTables(tx)
    .selectFrom('announcement_bar')
    .select(['version', 'background_color as backgroundColor', 'color'])
    .executeTakeFirst()
  const { version, ...announcementStyle } = bar ?? refuse('NOT_FOUND')
  const rows = await contentTables(tx)
    .selectFrom('announcements')
    .select(['announcement_id as announcementId', 'text_en as en', 'text_zh as zh', 'link as url', 'shown'])
    .orderBy('position')
    .orderBy('announcement_id')
    .execute()
  return { version, announcementStyle, announcements: rows.map(({ en, zh, ...row }) => ({ ...row, desc: { en, zh } })) }
}

/** Replaces the bar by what an operator has made of it; refused when another operator has changed it meanwhile. */
export async function saveAnnouncementBar(
  tx: Tx,
  operator: Operator,
  { version, announcementStyle, announcements }: SaveAnnouncementsInput,
): Promise<AnnouncementBarWire> {
  const before = await getAnnouncementBar(tx)
  const done = await contentTables(tx)
    .updateTable('announcement_bar')
    .set((column) => ({
      version: column('version', '+', 1),
      background_color: announcementStyle.backgroundColor,
      color: announcementStyle.color,
    }))
    .where('version', '=', version)
    .executeTakeFirst()
  if (done.numUpdatedRows !== 1n) await refuseMovedOn(tx, 'announcements', 'bar')
  await contentTables(tx).deleteFrom('announcements').execute()
  const rows = announcements.map(({ announcementId, desc, url, shown }, position) => ({
    announcement_id: announcementId,
    position,
    text_en: desc.en,
    text_zh: desc.zh,
    link: url,
    shown,
  }))
  if (rows.length > 0) await contentTables(tx).insertInto('announcements').values(rows).execute()
  const after = await getAnnouncementBar(tx)
  await recordAudit(tx, { by: operator, action: 'save-announcements', subject: 'announcements', subjectId: 'bar', before, after })
  await emitContentChange(tx, 'announcements')
  return after
}
