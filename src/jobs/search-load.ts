import { listSearchRows, readSearchFrame } from '#modules/catalogue/index.server.ts'
import { buildIndex, changeSynonyms, listSynonyms } from '#modules/search/index.server.ts'
import type { Database } from '#platform/database.server.ts'
import { type OutboxPosition, presentPosition } from '#platform/outbox.server.ts'
import { nextTurn } from '#platform/turns.ts'

export const READ_AT_ONCE = 2_000
/** What is put in before others have their turn. */
const SLICE = 250

/**
 * Fills a new index beside the one that answers, which it then replaces. The position was taken before the first product
 * was read, so that nothing that changes meanwhile is lost: changes are read on from there. `products` begins to read when first asked.
 */
export async function loadIndex({ pool }: Database, products = listSearchRows(pool, READ_AT_ONCE)): Promise<OutboxPosition> {
  const position = await presentPosition(pool)
  changeSynonyms(await listSynonyms(pool))
  const build = buildIndex(await readSearchFrame(pool))
  for await (const rows of products) {
    for (const slice of slicesOf(rows, SLICE)) {
      build.put(slice)
      await nextTurn()
    }
  }
  build.takeOver()
  return position
}

export function slicesOf<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))
}
