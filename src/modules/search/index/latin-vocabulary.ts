import { grown } from './growing-column.ts'
import { typoDistance } from '#modules/search/words/tokenizer.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
/** Words that wait to be sorted in; more of them are merged at once. */
const MOST_WAITING = 2_000
/** Longer words are not corrected: each of their letters would be tried. */
const LONGEST_GUESSED = 30

/** All words of Latin letters: which begin so, and which are a slip away. */
export class LatinVocabulary {
  readonly #known = new Set<string>()
  #sorted: string[] = []
  #waiting: string[] = []
  /** Of each sorted word, which letters it holds: most words are ruled out by that alone. */
  #letters: Uint32Array | undefined

  has = (term: string): boolean => this.#known.has(term)

  add(term: string): void {
    if (this.#known.has(term)) return
    this.#known.add(term)
    this.#waiting.push(term)
    if (this.#waiting.length > MOST_WAITING + this.#sorted.length / 8) this.#merge()
  }

  #merge(): void {
    if (this.#waiting.length === 0) return
    const coming = this.#waiting.sort()
    const merged: string[] = []
    let at = 0
    for (const term of this.#sorted) {
      while (at < coming.length && coming[at]! < term) merged.push(coming[at++]!)
      merged.push(term)
    }
    while (at < coming.length) merged.push(coming[at++]!)
    this.#sorted = merged
    this.#waiting = []
    this.#letters = undefined
  }

  /** At most `most` words that begin so, in order. */
  startingWith(start: string, most: number): string[] {
    this.#merge()
    const terms = this.#sorted
    let low = 0
    for (let high = terms.length; low < high; ) {
      const middle = (low + high) >>> 1
      if (terms[middle]! < start) low = middle + 1
      else high = middle
    }
    const found: string[] = []
    for (let at = low; at < terms.length && terms[at]!.startsWith(start) && found.length < most; at += 1) found.push(terms[at]!)
    return found
  }

  /** Words one letter away: all that could be typed so are tried, which costs the same however many words there are. */
  oneSlipFrom(word: string): string[] {
    if (word.length > LONGEST_GUESSED) return []
    const found = new Set<string>()
    const attempt = (guess: string): void => {
      if (guess !== word && guess.length > 2 && this.#known.has(guess)) found.add(guess)
    }
    for (let at = 0; at <= word.length; at += 1) {
      const before = word.slice(0, at)
      const after = word.slice(at)
      attempt(before + after.slice(1))
      if (after.length > 1) attempt(before + after[1] + after[0] + after.slice(2))
      for (const letter of LETTERS) {
        attempt(before + letter + after)
        if (after !== '') attempt(before + letter + after.slice(1))
      }
    }
    return [...found].sort()
  }

  /** Words at most two letters away, nearest first. */
  twoSlipsFrom(word: string): string[] {
    if (word.length > LONGEST_GUESSED) return []
    this.#merge()
    const letters = this.#lettersOfAll()
    const wanted = lettersOf(word)
    const found: { term: string; distance: number }[] = []
    for (let at = 0; at < letters.length; at += 1) {
      // A slip changes at most two letters of the set.
      if (bitsIn(letters[at]! ^ wanted) > 4) continue
      const term = this.#sorted[at]!
      const distance = term.length > 2 ? typoDistance(word, term, 2) : 3
      if (distance <= 2) found.push({ term, distance })
    }
    return found.sort((one, other) => one.distance - other.distance).map(({ term }) => term)
  }

  #lettersOfAll(): Uint32Array {
    if (!this.#letters) {
      this.#letters = grown(new Uint32Array(0), this.#sorted.length).subarray(0, this.#sorted.length)
      for (const [at, term] of this.#sorted.entries()) this.#letters[at] = lettersOf(term)
    }
    return this.#letters
  }
}

/** Letters as bits; the digits share what the letters leave. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at)
    bits |= 1 << (code >= 97 ? code - 97 : 26 + (code % 6))
  }
  return bits >>> 0
}

function bitsIn(number: number): number {
  let bits = number - ((number >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
