import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { contentTables } from './content.tables.ts'
import { emitContentChange, noteContent } from './content-version.ts'
import { HomeBlock, type HomeDraftWire } from './home.contract.ts'

export type HomeSide = 'women' | 'men'
export type HomeDraft = {
  version: number
  changed: boolean
  changedBy: string
  changedAt: Date | null
  blocks: HomeBlock[]
}

/** A block of a kind that this program does not know yet, or no longer, is passed over. */
function readBlocks(stored: unknown): HomeBlock[] {
  const list: unknown[] = Array.isArray(stored) ? stored : []
  return list.flatMap((block) => HomeBlock.safeParse(block).data ?? [])
}

const newest = (tx: Read, side: HomeSide) =>
  contentTables(tx).selectFrom('home_releases').where('side', '=', side).orderBy('number', 'desc')

/** What shoppers see; number 0 and no blocks before the first release. */
export async function findLiveHome(tx: Read, side: HomeSide): Promise<{ number: number; blocks: HomeBlock[] }> {
  noteContent()
  const row = await newest(tx, side).select(['number', 'blocks']).limit(1).executeTakeFirst()
  return { number: row?.number ?? 0, blocks: readBlocks(row?.blocks) }
}

export async function getHomeDraft(tx: Read, side: HomeSide): Promise<HomeDraft> {
  const draft = await contentTables(tx)
    .selectFrom('home_drafts')
    .select(['version', 'blocks', 'changed_by as changedBy', 'changed_at as changedAt'])
    .where('side', '=', side)
    .executeTakeFirst()
  const { blocks, ...row } = draft ?? refuse('NOT_FOUND')
  const changed = blocks !== null
  return { ...row, changed, blocks: changed ? readBlocks(blocks) : (await findLiveHome(tx, side)).blocks }
}

type Change = { side: HomeSide; version: number; by: string }

/** Puts `blocks` (null: as released) in the draft's place; refused when another operator has changed it since `version`. */
export async function putHomeDraft(tx: Tx, { side, version, by }: Change, blocks: readonly HomeBlock[] | null): Promise<void> {
  const done = await contentTables(tx)
    .updateTable('home_drafts')
    .set((column) => ({
      blocks: blocks === null ? null : JSON.stringify(blocks),
      version: column('version', '+', 1),
      changed_by: by,
      changed_at: clock.now(),
    }))
    .where('side', '=', side)
    .where('version', '=', version)
    .executeTakeFirst()
  if (done.numUpdatedRows === 1n) return
  const { changedBy, changedAt } = await getHomeDraft(tx, side)
  refuse('MOVED_ON', { by: changedBy, time: changedAt?.toISOString() ?? '' })
}

type Release = { side: HomeSide; by: string; note: string; blocks: readonly HomeBlock[]; againOf: number | null }

/** Makes blocks what shoppers see; answers the number of the release. Releases of a side come one after the other. */
export async function addHomeRelease(tx: Tx, { side, by, note, blocks, againOf }: Release): Promise<number> {
  await contentTables(tx).selectFrom('home_drafts').select('side').where('side', '=', side).forUpdate().execute()
  const number = (await findLiveHome(tx, side)).number + 1
  await contentTables(tx)
    .insertInto('home_releases')
    .values({
      side,
      number,
      blocks: JSON.stringify(blocks),
      note,
      released_by: by,
      released_at: clock.now(),
      again_of: againOf,
    })
    .execute()
  await emitContentChange(tx, `home ${side}`)
  return number
}

export async function getHomeRelease(tx: Read, side: HomeSide, number: number): Promise<HomeBlock[]> {
  const release = await contentTables(tx)
    .selectFrom('home_releases')
    .select('blocks')
    .where('side', '=', side)
    .where('number', '=', number)
    .executeTakeFirst()
  return readBlocks((release ?? refuse('NOT_FOUND')).blocks)
}

const MOST_RELEASES = 30

/** The newest releases, the one that is live first. */
export async function listHomeReleases(tx: Read, side: HomeSide): Promise<HomeDraftWire['releases']> {
  const releases = await newest(tx, side)
    .select(['number', 'note', 'released_by as by', 'released_at as at', 'again_of as againOf'])
    .limit(MOST_RELEASES)
    .execute()
  return releases.map(({ at, ...row }) => ({ ...row, time: at.toISOString() }))
}
