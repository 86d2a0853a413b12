import { sql } from 'kysely'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { emitContentChange } from './content-version.ts'
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

const live = (side: HomeSide) => sql`select number, blocks from home_releases where side = ${side} order by number desc limit 1`

/** What shoppers see; number 0 and no blocks before the first release. */
export async function findLiveHome(tx: Tx, side: HomeSide): Promise<{ number: number; blocks: HomeBlock[] }> {
  const found = await sql<{ number: number; blocks: unknown }>`${live(side)}`.execute(tx)
  const row = found.rows[0]
  return { number: row?.number ?? 0, blocks: readBlocks(row?.blocks) }
}

export async function getHomeDraft(tx: Tx, side: HomeSide): Promise<HomeDraft> {
  const found = await sql<Omit<HomeDraft, 'blocks'> & { blocks: unknown }>`select d.version, d.blocks is not null as changed,
      d.changed_by as "changedBy", d.changed_at as "changedAt", coalesce(d.blocks, r.blocks, '[]') as blocks
    from home_drafts d left join lateral (${live(side)}) r on true where d.side = ${side}`.execute(tx)
  const row = found.rows[0] ?? refuse('NOT_FOUND')
  return { ...row, blocks: readBlocks(row.blocks) }
}

type Change = { side: HomeSide; version: number; by: string }

/** Puts `blocks` (null: as released) in the draft's place; refused when another operator has changed it since `version`. */
export async function putHomeDraft(tx: Tx, { side, version, by }: Change, blocks: readonly HomeBlock[] | null): Promise<void> {
  const stored = blocks === null ? null : JSON.stringify(blocks)
  const done = await sql`update home_drafts set blocks = ${stored}::jsonb, version = version + 1, changed_by = ${by},
    changed_at = ${clock.now()} where side = ${side} and version = ${version}`.execute(tx)
  if (done.numAffectedRows === 1n) return
  const { changedBy, changedAt } = await getHomeDraft(tx, side)
  refuse('CONTENT_MOVED_ON', { by: changedBy, time: changedAt?.toISOString() ?? '' })
}

type Release = { side: HomeSide; by: string; note: string; blocks: readonly HomeBlock[]; againOf: number | null }

/** Makes blocks what shoppers see; answers the number of the release. Releases of a side come one after the other. */
export async function addHomeRelease(tx: Tx, { side, by, note, blocks, againOf }: Release): Promise<number> {
  await sql`select from home_drafts where side = ${side} for update`.execute(tx)
  const added = await sql<{
    number: number
  }>`insert into home_releases (side, number, blocks, note, released_by, released_at, again_of)
    select ${side}, coalesce(max(number), 0) + 1, ${JSON.stringify(blocks)}::jsonb, ${note}, ${by}, ${clock.now()}, ${againOf}
    from home_releases where side = ${side} returning number`.execute(tx)
  await emitContentChange(tx, `home ${side}`)
  return added.rows[0]?.number ?? 0
}

export async function getHomeRelease(tx: Tx, side: HomeSide, number: number): Promise<HomeBlock[]> {
  const found = await sql<{ blocks: unknown }>`select blocks from home_releases
    where side = ${side} and number = ${number}`.execute(tx)
  return readBlocks((found.rows[0] ?? refuse('NOT_FOUND')).blocks)
}

const MOST_RELEASES = 30

/** The newest releases, the one that is live first. */
export async function listHomeReleases(tx: Tx, side: HomeSide): Promise<HomeDraftWire['releases']> {
  const found = await sql<{ number: number; note: string; by: string; at: Date; againOf: number | null }>`
    select number, note, released_by as by, released_at as at, again_of as "againOf"
    from home_releases where side = ${side} order by number desc limit ${MOST_RELEASES}`.execute(tx)
  return found.rows.map(({ at, ...row }) => ({ ...row, time: at.toISOString() }))
}
