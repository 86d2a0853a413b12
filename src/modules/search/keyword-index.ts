import type { Frame, ProductRow } from './product-row.ts'
import { intersect, PostingList } from './posting-list.ts'
import { bigramsOf, isChinese, isStopWord, runsOf, segment, stem, typoDistance } from './search-words.ts'
import { synonymsOf, synonymWords } from './synonyms.ts'

/** How much a word counts by where it stands. */
const WEIGHT = { title: 8, brand: 9, alias: 7, category: 6, colour: 5, department: 4, material: 3 } as const
/** How well a word was met; a better meeting always outranks a better place. */
const QUALITY = { whole: 4, synonym: 3, part: 2, typo: 1 } as const
const QUALITY_STEP = 16

/** One way to meet a word of the query. */
type Meeting = { slots: Uint32Array; size: number; weightAt: (position: number) => number; quality: number }
export type KeywordHits = { slots: Uint32Array; scoreOf: (slot: number) => number }

const WORD = '='
type Place = { text: string; weight: number }

/** Words and where they occur. Chinese words are kept under "=word", pairs and single characters under themselves. */
export class KeywordIndex {
  readonly #postings = new Map<string, PostingList>()
  readonly #known = new Set<string>(synonymWords)
  readonly #shown = new Map<string, string>()
  readonly #termsOfText = new Map<string, string[]>()
  #vocabulary: string[] | undefined
  #brands = new Map<string, Frame['brands'][number]>()
  #categories = new Map<string, Frame['categories'][number]>()

  setFrame(frame: Frame): void {
    this.#brands = new Map(frame.brands.map((brand) => [brand.code, brand]))
    this.#categories = new Map(frame.categories.map((category) => [category.path, category]))
    const names = [
      ...frame.categories.map(({ nameZh }) => nameZh),
      ...frame.colours.map(({ nameZh }) => nameZh),
      ...frame.brands.flatMap(({ aliases }) => aliases),
    ]
    for (const name of names) this.#learn(name)
    this.#termsOfText.clear()
  }

  #learn(name: string): void {
    for (const part of name.split(/[及、，／/與（）()\s]+/)) {
      for (const run of runsOf(part)) if (isChinese(run) && run.length > 1) this.#known.add(run)
    }
  }

  add(slot: number, row: ProductRow): void {
    for (const { text, weight } of this.#placesOf(row)) {
      for (const term of this.#terms(text)) this.#postingOf(term).add(slot, weight)
    }
  }

  remove(slot: number, row: ProductRow): void {
    for (const { text } of this.#placesOf(row)) {
      for (const term of this.#terms(text)) this.#postings.get(term)?.remove(slot)
    }
  }

  #placesOf(row: ProductRow): Place[] {
    const brand = this.#brands.get(row.brandCode)
    const places: Place[] = [
      { text: row.titleEn, weight: WEIGHT.title },
      { text: row.titleZh, weight: WEIGHT.title },
      { text: brand?.name ?? '', weight: WEIGHT.brand },
      ...(brand?.aliases ?? []).map((text) => ({ text, weight: WEIGHT.alias })),
      ...row.colours.flatMap(({ nameEn, nameZh }) => [nameEn, nameZh]).map((text) => ({ text, weight: WEIGHT.colour })),
      ...row.words.map((text) => ({ text, weight: WEIGHT.material })),
    ]
    for (const path of row.categories) {
      for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
        const category = this.#categories.get(path.slice(0, end))
        const weight = end === path.length ? WEIGHT.category : WEIGHT.department
        if (category) places.push({ text: category.nameEn, weight }, { text: category.nameZh, weight })
      }
    }
    return places
  }

  /** Colours, categories and brands repeat for thousands of products; their terms are worked out once. */
  #terms(text: string): string[] {
    const cached = this.#termsOfText.get(text)
    if (cached) return cached
    const terms = new Set<string>()
    for (const run of runsOf(text)) {
      if (!isChinese(run)) {
        terms.add(stem(run))
        if (!this.#shown.has(stem(run))) this.#shown.set(stem(run), run)
        continue
      }
      for (const character of run) terms.add(character)
      for (const pair of bigramsOf(run)) terms.add(pair)
      for (const piece of segment(run, this.#known)) if (this.#known.has(piece)) terms.add(WORD + piece)
    }
    if (this.#termsOfText.size > 20_000) this.#termsOfText.clear()
    const list = [...terms]
    this.#termsOfText.set(text, list)
    return list
  }

  #postingOf(term: string): PostingList {
    let posting = this.#postings.get(term)
    if (!posting) {
      posting = new PostingList()
      this.#postings.set(term, posting)
      this.#vocabulary = undefined
    }
    return posting
  }

  /** The words of a query; stop words count only when there is nothing else. */
  wordsOf(query: string): string[] {
    const words = runsOf(query).flatMap((run) => (isChinese(run) ? segment(run, this.#known) : [run]))
    const telling = words.filter((word) => !isStopWord(word))
    return [...new Set(telling.length > 0 ? telling : words)]
  }

  /** Products that hold every word of the query. `prefixes`: the last word may still be growing. */
  find(query: string, options: { prefixes?: boolean } = {}): KeywordHits {
    const words = this.wordsOf(query)
    const meetings = words.map((word, index) => this.#meet(word, options.prefixes === true && index === words.length - 1))
    return words.length === 0 ? noHits : join(meetings)
  }

  /** Whether the word finds anything just as it is typed. */
  finds(word: string): boolean {
    return this.#meet(word, false).some(({ size, quality }) => size > 0 && quality > QUALITY.typo)
  }

  #meet(word: string, growing: boolean): Meeting[] {
    if (isChinese(word)) return this.#meetChinese(word)
    const met = [
      this.#meeting(stem(word), QUALITY.whole),
      ...synonymsOf(stem(word)).map((other) => this.#meeting(isChinese(other) ? WORD + other : other, QUALITY.synonym)),
    ]
    if (!growing && met.some((meeting) => meeting.size > 0)) return met
    if (word.length >= 2) met.push(...this.#startingWith(word).map((term) => this.#meeting(term, QUALITY.part)))
    if (met.some((meeting) => meeting.size > 0)) return met
    return this.nearest(word, 1).map((term) => this.#meeting(term, QUALITY.typo))
  }

  #meetChinese(word: string): Meeting[] {
    const pairs = bigramsOf(word).map((pair) => this.#postings.get(pair))
    const found = pairs.every((posting) => posting !== undefined)
      ? intersect(pairs.filter((posting) => posting !== undefined))
      : new Uint32Array(0)
    return [
      this.#meeting(WORD + word, QUALITY.whole),
      ...synonymsOf(word).map((other) => this.#meeting(isChinese(other) ? WORD + other : other, QUALITY.synonym)),
      { slots: found, size: found.length, weightAt: () => WEIGHT.title, quality: QUALITY.part },
    ]
  }

  #meeting(term: string, quality: number): Meeting {
    const posting = this.#postings.get(term)
    return {
      slots: posting?.slots ?? new Uint32Array(0),
      size: posting?.size ?? 0,
      weightAt: (position) => posting?.weightAt(position) ?? 0,
      quality,
    }
  }

  /** Latin terms in order. */
  #sortedTerms(): string[] {
    this.#vocabulary ??= [...this.#postings.keys()].filter((term) => /^[a-z0-9]/.test(term)).sort()
    return this.#vocabulary
  }

  #startingWith(start: string): string[] {
    const terms = this.#sortedTerms()
    let low = 0
    for (let high = terms.length; low < high; ) {
      const middle = (low + high) >>> 1
      if (terms[middle]! < start) low = middle + 1
      else high = middle
    }
    const found: string[] = []
    for (let at = low; at < terms.length && terms[at]!.startsWith(start) && found.length < 50; at += 1) found.push(terms[at]!)
    return found
  }

  /** Latin terms at most `most` slips away, nearest first, then the more frequent. Short words are not guessed at. */
  nearest(word: string, most: number): string[] {
    if (word.length < 4 || isChinese(word)) return []
    const whole = stem(word)
    return this.#sortedTerms()
      .filter((term) => term.length > 2 && (this.#postings.get(term)?.size ?? 0) > 0)
      .map((term) => ({ term, distance: typoDistance(whole, term, most) }))
      .filter(({ distance }) => distance <= most)
      .sort(
        (one, other) =>
          one.distance - other.distance ||
          (this.#postings.get(other.term)?.size ?? 0) - (this.#postings.get(one.term)?.size ?? 0),
      )
      .map(({ term }) => term)
  }

  /** A term as people write it. */
  shownAs = (term: string): string => this.#shown.get(term) ?? term
}

const noHits: KeywordHits = { slots: new Uint32Array(0), scoreOf: () => 0 }

/** Products met by every word; the score adds up how well and where. */
function join(meetings: Meeting[][]): KeywordHits {
  const sizeOf = (word: Meeting[]): number => word.reduce((sum, { size }) => sum + size, 0)
  let scores: Map<number, number> | undefined
  for (const word of meetings.toSorted((one, other) => sizeOf(one) - sizeOf(other))) {
    const next = new Map<number, number>()
    for (const { slots, size, weightAt, quality } of word.toSorted((one, other) => other.quality - one.quality)) {
      for (let at = 0; at < size; at += 1) {
        const slot = slots[at]!
        const before = scores ? scores.get(slot) : 0
        if (before !== undefined && !next.has(slot)) next.set(slot, before + quality * QUALITY_STEP + weightAt(at))
      }
    }
    scores = next
  }
  const found = scores ?? new Map<number, number>()
  return { slots: Uint32Array.from(found.keys()), scoreOf: (slot) => found.get(slot) ?? 0 }
}
