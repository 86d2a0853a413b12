import { titleWords } from './chinese-words.ts'
import { HEAD, termsOfPart, WHOLE } from './product-tokens.ts'
import { isChinese, longestWordAt, runsOfTitle, stem } from './tokenizer.ts'

const MOST_WORDS = 50_000
/** Characters from the first radical on that are kept by number; a run with any other goes the long way. */
const FIRST = 0x2e80
const CHARACTERS = 0x8000

/** Two neighbouring characters: the number of their term, and how long a word may be that begins with them. */
type Pair = { number: number; longest: number }

const longestFrom = new Map<string, number>()
for (const word of titleWords.all()) {
  const pair = word.slice(0, 2)
  longestFrom.set(pair, Math.max(longestFrom.get(pair) ?? 0, word.length))
}

/**
 * The terms of titles as token ids, the same terms as `tokensOf` gives. Titles repeat the same words and pairs of characters: ids
 * are cached for each, and no string is made for it but the first time.
 */
export class TitleTokenIds {
  readonly #idOf: (term: string) => number
  readonly #words = new Map<string, number>()
  readonly #heads = new Map<string, number>()
  readonly #wholes = new Map<string, number>()
  readonly #pairs = new Map<number, Pair>()
  /** One more than the number of a character. */
  readonly #characters = new Uint32Array(CHARACTERS)

  constructor(idOf: (term: string) => number) {
    this.#idOf = idOf
  }

  /** Adds the numbers of a title, some of them more than once. */
  addTo(numbers: number[], title: string): void {
    const { runs, compounds } = runsOfTitle(title)
    for (const [at, run] of runs.entries()) {
      const isLast = at === runs.length - 1
      if (isChinese(run)) this.#addChinese(numbers, run, isLast)
      else {
        numbers.push(this.#once(this.#words, run, stem))
        if (isLast) numbers.push(this.#once(this.#heads, run, (word) => HEAD + stem(word)))
      }
    }
    for (const compound of compounds) numbers.push(this.#once(this.#words, compound, stem))
  }

  #once(known: Map<string, number>, word: string, termOf: (word: string) => string): number {
    let number = known.get(word)
    if (number !== undefined) return number
    number = this.#idOf(termOf(word))
    if (known.size >= MOST_WORDS) known.clear()
    known.set(word, number)
    return number
  }

  #addChinese(numbers: number[], run: string, isLast: boolean): void {
    for (let at = 0; at < run.length; at += 1)
      if (run.charCodeAt(at) >= FIRST + CHARACTERS) return this.#addSlowly(numbers, run, isLast)
    for (let at = 0; at < run.length; at += 1) numbers.push(this.#character(run, at))
    // Known words are cut off from the left, the longest that fits each time.
    let [word, end] = ['', 0]
    for (let at = 0; at + 1 < run.length; at += 1) {
      const pair = this.#pair(run, at)
      numbers.push(pair.number)
      if (at < end || pair.longest === 0) continue
      const found = longestWordAt(run, at, pair.longest, titleWords)
      if (found === '') continue
      ;[word, end] = [found, at + found.length]
      numbers.push(this.#once(this.#wholes, word, (whole) => WHOLE + whole))
    }
    if (!isLast) return
    numbers.push(this.#once(this.#heads, run.slice(-1), (last) => HEAD + last))
    if (end === run.length) numbers.push(this.#once(this.#heads, word, (head) => HEAD + head))
  }

  #addSlowly(numbers: number[], run: string, isLast: boolean): void {
    const parts = isLast ? [run, HEAD + run] : [run]
    for (const term of parts.flatMap(termsOfPart)) numbers.push(this.#idOf(term))
  }

  #character(run: string, at: number): number {
    const code = run.charCodeAt(at) - FIRST
    const known = this.#characters[code]!
    if (known > 0) return known - 1
    const number = this.#idOf(run[at]!)
    this.#characters[code] = number + 1
    return number
  }

  #pair(run: string, at: number): Pair {
    const key = (run.charCodeAt(at) - FIRST) * CHARACTERS + run.charCodeAt(at + 1) - FIRST
    let pair = this.#pairs.get(key)
    if (pair) return pair
    const text = run.slice(at, at + 2)
    pair = { number: this.#idOf(text), longest: longestFrom.get(text) ?? 0 }
    this.#pairs.set(key, pair)
    return pair
  }
}
