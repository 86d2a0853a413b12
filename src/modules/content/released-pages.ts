import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { contentTables } from './content.tables.ts'
import { emitContentChange, noteContent } from './content-version.ts'
import { HomeBlock, type HomeDraftWire } from './home.contract.ts'
import { MenuEntry } from './menu.contract.ts'

export type HomeSide = 'women' | 'men'
/** What each side has one of, drafted by operators and released to shoppers: a list of items, kept whole. */
export type Book<Item> = { part: 'home' | 'menu'; item: { safeParse: (value: unknown) => { data?: Item | undefined } } }
export const HOME: Book<HomeBlock> = { part: 'home', item: HomeBlock }
export const MENU: Book<MenuEntry> = { part: 'menu', item: MenuEntry }

export type Draft<Item> = {
  version: number
  changed: boolean
  changedBy: string
  changedAt: Date | null
  blocks: Item[]
}

/** What this program does not know yet, or no longer, is passed over. */
function readItems<Item>({ item }: Book<Item>, stored: unknown): Item[] {
  const list: unknown[] = Array.isArray(stored) ? stored : []
  return list.flatMap((each) => item.safeParse(each).data ?? [])
}

const newest = (tx: Read, part: 'home' | 'menu', side: HomeSide) =>
  contentTables(tx).selectFrom('home_releases').where('part', '=', part).where('side', '=', side).orderBy('number', 'desc')

/** What shoppers see; number 0 and no blocks before the first release. */
export async function findLive<Item>(tx: Read, book: Book<Item>, side: HomeSide): Promise<{ number: number; blocks: Item[] }> {
  noteContent()
  const row = await newest(tx, book.part, side).select(['number', 'blocks']).limit(1).executeTakeFirst()
  return { number: row?.number ?? 0, blocks: readItems(book, row?.blocks) }
}

export async function getDraft<Item>(tx: Read, book: Book<Item>, side: HomeSide): Promise<Draft<Item>> {
  const draft = await contentTables(tx)
    .selectFrom('home_drafts')
    .select(['version', 'blocks', 'changed_by as changedBy', 'changed_at as changedAt'])
    .where('part', '=', book.part)
    .where('side', '=', side)
    .executeTakeFirst()
  const { blocks, ...row } = draft ?? refuse('NOT_FOUND')
  const changed = blocks !== null
  return { ...row, changed, blocks: changed ? readItems(book, blocks) : (await findLive(tx, book, side)).blocks }
}

type Change = { side: HomeSide; version: number; by: string }

/** Puts `blocks` (null: as released) in the draft's place; refused when another operator has changed it since `version`. */
export async function putDraft<Item>(
  tx: Tx,
  book: Book<Item>,
  { side, version, by }: Change,
  blocks: readonly Item[] | null,
): Promise<void> {
  const done = await contentTables(tx)
    .updateTable('home_drafts')
    .set((column) => ({
      blocks: blocks === null ? null : JSON.stringify(blocks),
      version: column('version', '+', 1),
      changed_by: by,
      changed_at: clock.now(),
    }))
    .where('part', '=', book.part)
    .where('side', '=', side)
    .where('version', '=', version)
    .executeTakeFirst()
  if (done.numUpdatedRows === 1n) return
  const { changedBy, changedAt } = await getDraft(tx, book, side)
  refuse('MOVED_ON', { by: changedBy, time: changedAt?.toISOString() ?? '' })
}

type Release<Item> = { side: HomeSide; by: string; note: string; blocks: readonly Item[]; againOf: number | null }

/** Makes blocks what shoppers see; answers the number of the release. Releases of a side come one after the other. */
export async function addRelease<Item>(
  tx: Tx,
  book: Book<Item>,
  { side, by, note, blocks, againOf }: Release<Item>,
): Promise<number> {
  await contentTables(tx)
    .selectFrom('home_drafts')
    .select('side')
    .where('part', '=', book.part)
    .where('side', '=', side)
    .forUpdate()
    .execute()
  const number = (await findLive(tx, book, side)).number + 1
  await contentTables(tx)
    .insertInto('home_releases')
    .values({
      part: book.part,
      side,
      number,
      blocks: JSON.stringify(blocks),
      note,
      released_by: by,
      released_at: clock.now(),
      again_of: againOf,
    })
    .execute()
  await emitContentChange(tx, `${book.part} ${side}`)
  return number
}

export async function getRelease<Item>(tx: Read, book: Book<Item>, side: HomeSide, number: number): Promise<Item[]> {
  const release = await contentTables(tx)
    .selectFrom('home_releases')
    .select('blocks')
    .where('part', '=', book.part)
    .where('side', '=', side)
    .where('number', '=', number)
    .executeTakeFirst()
  return readItems(book, (release ?? refuse('NOT_FOUND')).blocks)
}

const MOST_RELEASES = 30

/** The newest releases, the one that is live first. */
export async function listReleases<Item>(tx: Read, book: Book<Item>, side: HomeSide): Promise<HomeDraftWire['releases']> {
  const releases = await newest(tx, book.part, side)
    .select(['number', 'note', 'released_by as by', 'released_at as at', 'again_of as againOf'])
    .limit(MOST_RELEASES)
    .execute()
  return releases.map(({ at, ...row }) => ({ ...row, time: at.toISOString() }))
}
