import { foldText } from '#platform/text/chinese-folding.ts'
import { isChinese, runsOf, stem, WordList } from './tokenizer.ts'

/** A group of words for one thing. `oneWay`: the first finds the others, but none of them finds it. */
export type SynonymGroup = { words: readonly string[]; oneWay: boolean }

/** A word or a few as they are looked up: folded, English in the singular and without spaces. */
export const synonymKey = (word: string): string =>
  runsOf(word)
    .map((run) => (isChinese(run) ? run : stem(run)))
    .join('')

/** Which words stand for which. Asked with folded words, it answers runs to look for. */
export class Synonyms {
  readonly words = new WordList()
  readonly #others = new Map<string, Set<string>>()
  /** Keys of groups that operators have written or changed: those the shop began with are in the vocabulary, too, and say less. */
  readonly #own = new Set<string>()

  constructor(groups: readonly SynonymGroup[] = [], first: readonly SynonymGroup[] = []) {
    const begun = new Set(first.map(({ words }) => words.join()))
    for (const { words, oneWay } of groups) {
      if (!begun.has(words.join())) for (const word of oneWay ? words.slice(0, 1) : words) this.#own.add(synonymKey(word))
      const [first, ...others] = words
      if (first === undefined) continue
      for (const word of words) for (const run of runsOf(foldText(word))) if (isChinese(run)) this.words.add(run)
      if (oneWay) this.#join(first, others)
      else for (const word of words) this.#join(word, words)
    }
  }

  #join(word: string, others: readonly string[]): void {
    const key = synonymKey(word)
    const known = this.#others.get(key) ?? new Set<string>()
    // A single character never widens a search: it stands in too many other words.
    for (const other of others) if (synonymKey(other) !== key && [...synonymKey(other)].length > 1) known.add(other)
    this.#others.set(key, known)
  }

  has = (key: string): boolean => this.#others.has(key)
  hasOwn = (key: string): boolean => this.#own.has(key)
  /** As the operator wrote them. */
  of = (key: string): string[] => [...(this.#others.get(key) ?? [])]
  keys = (): Iterable<string> => this.#others.keys()
}
