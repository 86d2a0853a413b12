import { sql } from 'kysely'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { contentTables } from './content.tables.ts'
import { emitContentChange, noteContent } from './content-version.ts'
import type { RewrittenPage } from './info-pages.ts'
import { PageWords, type SavedPage } from './page-words.contract.ts'

type Saved = { version: number; savedBy: string; savedAt: Date }

const columns = ['name', 'version', 'saved_by as savedBy', 'saved_at as savedAt'] as const

/** The newest words of every page that operators have rewritten, by the page's name. */
export async function listRewrittenPages(tx: Read): Promise<Map<string, RewrittenPage & Saved>> {
  noteContent()
  const rows = await contentTables(tx)
    .selectFrom('page_versions')
    .distinctOn('name')
    .select([...columns, 'words'])
    .orderBy('name')
    .orderBy('version', 'desc')
    .execute()
  return new Map(
    rows.flatMap(({ name, words, ...saved }) => {
      const read = PageWords.safeParse(words)
      return read.success ? [[name, { ...saved, words: read.data, updated: dayInHongKong(saved.savedAt) }]] : []
    }),
  )
}

const MOST_VERSIONS = 50

export const listPageVersions = (tx: Read, name: string): Promise<(Saved & { name: string })[]> =>
  contentTables(tx)
    .selectFrom('page_versions')
    .select(columns)
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .limit(MOST_VERSIONS)
    .execute()

/** The words of one version; undefined for one nobody has saved. */
export async function findPageVersion(tx: Read, name: string, version: number): Promise<PageWords | undefined> {
  const row = await contentTables(tx)
    .selectFrom('page_versions')
    .select('words')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  return row && PageWords.parse(row.words)
}

/** Makes words what shoppers read; refuses MOVED_ON when somebody else has saved the page since. Answers the new version. */
export async function addPageVersion(
  tx: Tx,
  by: Operator,
  { name, version, ...typed }: SavedPage,
  before: PageWords,
): Promise<number> {
  const words = PageWords.parse(typed)
  const [newest] = await listPageVersions(tx, name)
  // The key of the table lets one of two who save at once through.
  const added =
    (newest?.version ?? 0) === version &&
    (await contentTables(tx)
      .insertInto('page_versions')
      .values({
        name,
        version: version + 1,
        words: JSON.stringify(words),
        saved_at: clock.now(),
        saved_by: by.name,
        saved_by_id: by.id,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(sql<boolean>`true`.as('added'))
      .executeTakeFirst())
  if (!added) {
    const [other] = await listPageVersions(tx, name)
    refuse('MOVED_ON', { by: other?.savedBy ?? '', time: other?.savedAt.toISOString() ?? '' })
  }
  await recordAudit(tx, { by, action: 'page-rewritten', subject: 'page', subjectId: name, before, after: words })
  await emitContentChange(tx, `page ${name}`)
  return version + 1
}
