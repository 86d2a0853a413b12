import type { ProductIndex } from '#modules/search/index/product-index.ts'
import { placeOf } from '#modules/search/index/token-postings.ts'
import { foldQuery } from '#platform/text/chinese-folding.ts'
import { hitsOf, type KeywordHits } from './keyword-hits.ts'

/** What choices after this query give its pieces, by code. */
export const lessonsOf = ({ lessons }: ProductIndex, keyword: string): ReadonlyMap<string, number> | undefined =>
  lessons.size === 0 ? undefined : lessons.get(foldQuery(keyword))

/** The same hits; those that shoppers chose after this query score more. */
export function withLessons(index: ProductIndex, keyword: string, hits: KeywordHits): KeywordHits {
  const lessons = lessonsOf(index, keyword)
  if (!lessons) return hits
  const scores = hits.scores.slice()
  for (const [code, bonus] of lessons) {
    const slot = index.find(code)
    const at = slot === undefined ? -1 : placeOf(hits.slots, slot)
    if (at >= 0 && hits.slots[at] === slot) scores[at]! += bonus
  }
  return hitsOf(hits.slots, scores)
}
