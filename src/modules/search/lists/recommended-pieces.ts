import type { Language } from '#language/languages.ts'
import type { Card } from './card-cache.ts'
import { SearchInput } from '#modules/search/search.contract.ts'
import type { SearchEngine } from '#modules/search/search-engine.ts'

const LIKE_EACH = 4

/** Where a visitor's interest lies: codes they looked at, newest first, and what others kept together with those. */
export type Interest = { seen: readonly string[]; boughtTogether: readonly string[]; sexType: number | undefined }

/**
 * Pieces in stock, neighbours by different designers: like the ones that were seen, taking turns, without showing those
 * again; where that is not enough the recommended ones of the visitor's side follow.
 */
export async function recommendCards(
  engine: SearchEngine,
  { seen, boughtTogether, sexType }: Interest,
  most: number,
  language: Language,
  now: Date,
): Promise<Card[]> {
  const like = await Promise.all(seen.map((code) => engine.cardsLike(code, boughtTogether, LIKE_EACH, language, now)))
  const inTurns = Array.from({ length: LIKE_EACH }, (_, turn) => like.flatMap((cards) => cards[turn] ?? [])).flat()
  const chosen = unseen(inTurns, seen)
  if (chosen.length >= most) return apart(chosen.slice(0, most))
  const query = SearchInput.parse({ isRecommend: true, sexType })
  const { cards } = await engine.list(query, { from: 0, to: 2 * most + seen.length }, language, now)
  return apart(unseen([...chosen, ...cards], seen).slice(0, most))
}

const unseen = (cards: readonly Card[], seen: readonly string[]): Card[] =>
  [...new Map(cards.map((card) => [card.spuCode, card])).values()].filter(({ spuCode }) => !seen.includes(spuCode))

/** In the same order but for pieces of one designer, which let the next one of another go between. */
function apart(cards: readonly Card[]): Card[] {
  const waiting = [...cards]
  const result: Card[] = []
  while (waiting.length > 0) {
    const other = waiting.findIndex(({ brandCode }) => brandCode !== result.at(-1)?.brandCode)
    result.push(...waiting.splice(Math.max(0, other), 1))
  }
  return result
}
