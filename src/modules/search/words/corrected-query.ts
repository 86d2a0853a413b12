import { foldText } from '#platform/text/chinese-folding.ts'
import { writtenAs } from './chinese-words.ts'
import type { KeywordIndex } from '#modules/search/index/keyword-index.ts'
import { isChinese, runsOf, stem } from './tokenizer.ts'

/** A folded word as the shopper typed it, or as the shop writes it. */
export function asTyped(query: string, word: string): string {
  const folded = foldText(query)
  const at = folded.indexOf(word)
  return folded.length === query.length && at >= 0 ? query.slice(at, at + word.length) : (writtenAs(word) ?? word)
}

/** Where words are looked up, in whatever engine. */
export type CorrectionSource = {
  keywords: Pick<KeywordIndex, 'wordsOf' | 'finds' | 'nearest'>
  /** The English title of a piece that holds the term. */
  titleWith: (term: string) => Promise<string>
  findsAny: (query: string) => Promise<boolean>
}

/** A term as a title writes it: "sunglasses", not "sunglass". */
async function shownAs({ titleWith }: CorrectionSource, term: string): Promise<string> {
  if (isChinese(term)) return writtenAs(term) ?? term
  return runsOf(await titleWith(term)).find((run) => stem(run) === term) ?? term
}

/** For a query that found nothing: the same query with the nearest words that do find something, or '' when there are none. */
export async function nearestQuery(source: CorrectionSource, query: string): Promise<string> {
  const { keywords } = source
  const words = keywords.wordsOf(query)
  const better = words.map((word) => ({ word, meant: keywords.finds(word) ? word : keywords.nearest(word)[0] }))
  if (better.every(({ word, meant }) => meant === undefined || meant === word)) return ''
  const corrected: string[] = []
  for (const { word, meant } of better)
    if (meant !== undefined) corrected.push(meant === word ? asTyped(query, word) : await shownAs(source, meant))
  const whole = joinWords(corrected)
  return (await source.findsAny(whole)) ? whole : (corrected.toSorted((one, other) => other.length - one.length)[0] ?? '')
}

/** Chinese words stand together, others apart. */
const joinWords = (words: readonly string[]): string =>
  words.reduce((joined, word) => {
    const together = joined === '' || (isChinese(foldText(joined.at(-1) ?? '')) && isChinese(foldText(word)))
    return `${joined}${together ? '' : ' '}${word}`
  }, '')
