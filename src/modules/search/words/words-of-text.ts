import { bigramsOf, isChinese, isStopWord, runsOf, stem } from './tokenizer.ts'

/** What a text is found by, folded as products are: words of letters by their stem, Chinese by its characters and pairs of them. */
export const wordsWritten = (text: string): string[] => [
  ...new Set(runsOf(text).flatMap((run) => (isChinese(run) ? [...run, ...bigramsOf(run)] : [stem(run)]))),
]

/** What all must be in a text that is looked for; little words only where there is nothing else. */
export function wordsAsked(typed: string): string[] {
  const runs = runsOf(typed)
  const telling = runs.filter((run) => !isStopWord(run))
  return [...new Set((telling.length > 0 ? telling : runs).flatMap((run) => (isChinese(run) ? bigramsOf(run) : [stem(run)])))]
}
