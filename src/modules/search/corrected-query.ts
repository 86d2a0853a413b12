import { foldText } from './chinese-folding.ts'
import { writtenAs } from './chinese-words.ts'
import type { ProductIndex } from './product-index.ts'
import { isChinese, runsOf, stem } from './search-words.ts'

/** A folded word as the shopper typed it, or as the shop writes it. */
export function asTyped(query: string, word: string): string {
  const folded = foldText(query)
  const at = folded.indexOf(word)
  return folded.length === query.length && at >= 0 ? query.slice(at, at + word.length) : (writtenAs(word) ?? word)
}

/** A term as a title writes it: "sunglasses", not "sunglass". */
function shownAs(index: ProductIndex, term: string): string {
  if (isChinese(term)) return writtenAs(term) ?? term
  const [slot] = index.keywords.find(term).slots
  const title = slot === undefined ? '' : (index.row(slot)?.titleEn ?? '')
  return runsOf(title).find((run) => stem(run) === term) ?? term
}

/** For a query that found nothing: the same query with the nearest words that do find something, or '' when there are none. */
export function nearestQuery(index: ProductIndex, query: string): string {
  const { keywords } = index
  const words = keywords.wordsOf(query)
  const better = words.map((word) => ({ word, meant: keywords.finds(word) ? word : keywords.nearest(word)[0] }))
  if (better.every(({ word, meant }) => meant === undefined || meant === word)) return ''
  const corrected = better.flatMap(({ word, meant }) => {
    if (meant === undefined) return []
    return [meant === word ? asTyped(query, word) : shownAs(index, meant)]
  })
  const whole = joinWords(corrected)
  return keywords.find(whole).slots.length > 0 ? whole : (corrected.toSorted((one, other) => other.length - one.length)[0] ?? '')
}

/** Chinese words stand together, others apart. */
const joinWords = (words: readonly string[]): string =>
  words.reduce((joined, word) => {
    const together = joined === '' || (isChinese(foldText(joined.at(-1) ?? '')) && isChinese(foldText(word)))
    return `${joined}${together ? '' : ' '}${word}`
  }, '')
