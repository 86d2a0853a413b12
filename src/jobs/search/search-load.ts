import { listSearchRows, readSearchTaxonomy } from '#modules/catalogue/index.server.ts'
import { readShelves } from './read-shelves.ts'
import { changeShelves, buildIndex, changeSynonyms, type IndexBuild, listSynonyms } from '#modules/search/index.server.ts'
import type { Database, Read } from '#platform/database.server.ts'
import { type OutboxPosition, presentPosition } from '#platform/outbox/outbox.server.ts'
import { yieldTurn } from '#platform/scheduler.ts'

const READ_AT_ONCE = 2_000
/** What is put in before others have their turn. */
const SLICE = 250

/**
 * Fills a new index beside the one that answers, which it then replaces. The position is taken before the first product
 * is read, so that nothing that changes meanwhile is lost: changes are read on from there.
 */
export async function loadIndex(
  database: Database,
  fill: (build: IndexBuild, from: OutboxPosition) => Promise<void> = (build, from) =>
    fillInSlices(build, catalogueFrom(database, from)),
): Promise<OutboxPosition> {
  const { pool } = database
  const position = await presentPosition(pool)
  changeSynonyms(await listSynonyms(pool))
  changeShelves(await readShelves(pool))
  const build = buildIndex(await readSearchTaxonomy(pool))
  await fill(build, position)
  build.takeOver()
  return position
}

/** Where the catalogue can be read that changes from this position are read onto: a copy only with all that was before. */
export const catalogueFrom = ({ pool, copy }: Pick<Database, 'pool' | 'copy'>, { xid }: Pick<OutboxPosition, 'xid'>): Read =>
  copy?.readFor({ xid, before: true }) ?? pool

/** In this thread, between what else it does. */
async function fillInSlices(build: IndexBuild, read: Read): Promise<void> {
  for await (const rows of listSearchRows(read, READ_AT_ONCE)) {
    for (const slice of slicesOf(rows, SLICE)) {
      build.put(slice)
      await yieldTurn()
    }
  }
}

export function slicesOf<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))
}
