import type { Task } from '#modules/search/answer-scheduler.ts'
import type { ProductColumns } from '#modules/search/index/product-columns.ts'
import { type FacetCounts, FacetTally } from './facet-tally.ts'
import { baseFinder, type CompiledFilter, failureFinder } from './list-filter.ts'
import { needsVariants, type VariantCards, VariantPass } from './variant-pass.ts'

/** The products of a list, ascending, its counts, how many cards it shows, and those whose variants were looked at. */
export type FacetResult = { matched: Uint32Array; counts: FacetCounts; total: number; cards: VariantCards | undefined }

/** Products are scanned in blocks of so many: what is read of them stays in the processor's cache until all is counted. */
const BLOCK = 4096

/**
 * One pass over the candidates (undefined: all products) gives the matches and the counts of every group. A group shows what
 * choosing another of its values would find, so a product that fails exactly that group still counts in it.
 */
export function* passOver(
  columns: ProductColumns,
  candidates: Uint32Array | undefined,
  filter: CompiledFilter,
): Task<FacetResult> {
  const end = candidates?.length ?? columns.end
  const findBase = baseFinder(columns, candidates, filter)
  const findFailures = failureFinder(columns, filter)
  const tally = new FacetTally(columns, filter)
  const variants = needsVariants(filter) ? new VariantPass(columns, filter, tally) : undefined
  const matched = new Uint32Array(end)
  let size = 0
  for (let from = 0; from < end; from += BLOCK) {
    const base = findBase(from, Math.min(end, from + BLOCK))
    const [plain, mixed] = variants ? variants.split(base) : [base]
    const failed = findFailures(plain)
    const found = failed ? tally.addNearMisses(plain, failed) : plain
    tally.addValues(found)
    tally.addTraits(found)
    tally.addDaysAndPrices(found)
    const all = variants && mixed && mixed.length > 0 ? united(found, variants.add(mixed)) : found
    matched.set(all, size)
    size += all.length
    yield
  }
  const cards = variants?.cards
  if (!variants) tally.addDearest(matched.subarray(0, size))
  const total = size + (cards ? cards.slots.length - cards.products : 0)
  return { matched: matched.slice(0, size), counts: tally.counts(), total, cards: cards?.products ? cards : undefined }
}

/** Both ascend, and no product is in both. */
function united(one: Uint32Array, other: Uint32Array): Uint32Array {
  if (other.length === 0) return one
  const all = new Uint32Array(one.length + other.length)
  for (let at = 0, first = 0, second = 0; at < all.length; at += 1) {
    const isFirst = second === other.length || (first < one.length && one[first]! < other[second]!)
    all[at] = isFirst ? one[first++]! : other[second++]!
  }
  return all
}
