import { sql } from 'kysely'
import type { Language } from '#language/languages.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import type { NoticeWire, ResourceLocationWire } from './content.contract.ts'

type NoticeRow = { en: string; zh: string; link: string | null }

/** Every page shows the notices; what is five seconds old is fresh enough, and spares each page a question. */
const FRESH_MS = 5_000
const kept = new WeakMap<Tx, { rows: NoticeRow[]; until: number }>()

/** The notices of the bar on top, in the shape the specification spells: a JSON list inside a string. */
export async function listNotices(tx: Tx, language: Language): Promise<ResourceLocationWire> {
  const rows = await readNotices(tx)
  const notices = rows.map((row): NoticeWire => ({ desc: row[language], url: row.link }))
  return { notice: { platformIntelligence: JSON.stringify(notices) } }
}

async function readNotices(tx: Tx): Promise<NoticeRow[]> {
  const now = clock.now().getTime()
  const found = kept.get(tx)
  if (found && found.until > now) return found.rows
  const { rows } = await sql<NoticeRow>`select text_en as en, text_zh as zh, link
    from notices where shown order by position, notice_id`.execute(tx)
  kept.set(tx, { rows, until: now + FRESH_MS })
  return rows
}
