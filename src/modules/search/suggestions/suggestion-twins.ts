import type { ProductIndex } from '#modules/search/index/product-index.ts'

/** With so many different ones nothing is repeated. */
const ENOUGH_DIFFERENT = 4

/** The best of them that differ: no picture twice, and where there is a choice no two of one kind by one designer. */
export function withoutTwins(index: ProductIndex, best: readonly number[], need: number): number[] {
  const { brandOf, kindOf } = index.columns
  const pictures = new Set<string>()
  const seen = new Set<string>()
  const [different, twins]: number[][] = [[], []]
  for (const slot of best) {
    const picture = index.row(slot)?.colours[0]?.pictures[0]?.hash
    if (picture !== undefined && pictures.has(picture)) continue
    if (picture !== undefined) pictures.add(picture)
    const kind = `${brandOf(slot)} ${kindOf(slot)}`
    if (seen.has(kind)) twins!.push(slot)
    else different!.push(slot)
    seen.add(kind)
  }
  return (different!.length >= ENOUGH_DIFFERENT ? different! : [...different!, ...twins!]).slice(0, need)
}
