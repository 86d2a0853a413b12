import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import type { AnnouncementWire, ResourceLocationWire } from './content.contract.ts'
import { contentTables } from './content.tables.ts'
import { contentVersion, noteContent } from './content-version.ts'

type AnnouncementRow = { en: string; zh: string; link: string | null }
type AnnouncementBar = { rows: AnnouncementRow[]; style: ResourceLocationWire['notice']['noticeStyle'] }

/** Every page shows the bar: it is read again only when an operator has changed something. */
const cache = new WeakMap<Read, { bar: AnnouncementBar; version: number }>()

/** The bar on top: its announcements in the shape the specification spells, a JSON list inside a string, and its colours. */
export async function listAnnouncements(tx: Read, language: Language): Promise<ResourceLocationWire> {
  const { rows, style } = await presentBar(tx)
  const announcements = rows.map((row): AnnouncementWire => ({ desc: row[language], url: row.link }))
  return { notice: { platformIntelligence: JSON.stringify(announcements), noticeStyle: style } }
}

async function presentBar(tx: Read): Promise<AnnouncementBar> {
  noteContent()
  // Taken before reading: what changes while we read is read again.
  const version = contentVersion()
  const found = cache.get(tx)
  if (found?.version === version) return found.bar
  const bar = await readBar(tx)
  cache.set(tx, { bar, version })
  return bar
}

async function readBar(tx: Read): Promise<AnnouncementBar> {
  const rows = await contentTables(tx)
    .selectFrom('announcements')
    .select(['text_en as en', 'text_zh as zh', 'link'])
    .where('shown', '=', true)
    .orderBy('position')
    .orderBy('announcement_id')
    .execute()
  const style = await contentTables(tx)
    .selectFrom('announcement_bar')
    .select(['background_color as backgroundColor', 'color'])
    .executeTakeFirst()
  return { rows, style: style ?? { backgroundColor: '#0b0b0a', color: '#ffffff' } }
}
