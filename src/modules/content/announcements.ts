import { sql } from 'kysely'
import type { Language } from '#language/languages.ts'
import type { Tx } from '#platform/database.server.ts'
import type { AnnouncementWire, ResourceLocationWire } from './content.contract.ts'
import { contentVersion } from './content-version.ts'

type AnnouncementRow = { en: string; zh: string; link: string | null }
type AnnouncementBar = { rows: AnnouncementRow[]; style: ResourceLocationWire['notice']['noticeStyle'] }

/** Every page shows the bar: it is read again only when an operator has changed something. */
const cache = new WeakMap<Tx, { bar: AnnouncementBar; version: number }>()

/** The bar on top: its announcements in the shape the specification spells, a JSON list inside a string, and its colours. */
export async function listAnnouncements(tx: Tx, language: Language): Promise<ResourceLocationWire> {
  const { rows, style } = await presentBar(tx)
  const announcements = rows.map((row): AnnouncementWire => ({ desc: row[language], url: row.link }))
  return { notice: { platformIntelligence: JSON.stringify(announcements), noticeStyle: style } }
}

async function presentBar(tx: Tx): Promise<AnnouncementBar> {
  // Taken before reading: what changes while we read is read again.
  const version = contentVersion()
  const found = cache.get(tx)
  if (found?.version === version) return found.bar
  const bar = await readBar(tx)
  cache.set(tx, { bar, version })
  return bar
}

async function readBar(tx: Tx): Promise<AnnouncementBar> {
  const { rows } = await sql<AnnouncementRow>`select text_en as en, text_zh as zh, link
    from announcements where shown order by position, announcement_id`.execute(tx)
  const looks = await sql<
    AnnouncementBar['style']
  >`select background_color as "backgroundColor", color from announcement_bar`.execute(tx)
  return { rows, style: looks.rows[0] ?? { backgroundColor: '#0b0b0a', color: '#ffffff' } }
}
