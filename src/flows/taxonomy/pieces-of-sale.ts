import type { SaleWanted } from '#modules/offers/scheduled-prices/scheduled-prices.contract.ts'
import { listCodes } from '#modules/search/index.server.ts'
import { CollectionDocument } from '#modules/storefront/collections.contract.ts'
import { findPart } from '#modules/storefront/index.server.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/** So many pieces of a collection are lowered at once. */
const MOST_PIECES = 5_000

/** A sale with the pieces of its collection, whether shoppers are shown the collection yet or not. Refuses TOO_MANY_PRICES. */
export async function withPieces(tx: Read, wanted: SaleWanted): Promise<SaleWanted & { spuCodes: string[] | null }> {
  if (wanted.collection === '') return { ...wanted, spuCodes: null }
  const kept = await findPart(tx, 'collection', wanted.collection, CollectionDocument)
  if (!kept) return { ...wanted, spuCodes: [] }
  const { by, codes, rule } = kept.document
  if (by === 'hand') return { ...wanted, spuCodes: codes }
  const found = await listCodes({ rule }, MOST_PIECES + 1)
  if (found.length > MOST_PIECES) refuse('TOO_MANY_PRICES', { field: 'collection' })
  return { ...wanted, spuCodes: found }
}
