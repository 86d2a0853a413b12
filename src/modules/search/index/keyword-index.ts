import type { Snapshot, RestoredSnapshot } from '#platform/snapshot.ts'
import { CodeParts } from './code-parts.ts'
import { grown } from './growing-column.ts'
import type { Meeting } from '#modules/search/query/hit-accumulator.ts'
import { type FoundPart, HitFinder, type KeywordHits, hitsOf } from '#modules/search/query/keyword-hits.ts'
import { LatinVocabulary } from './latin-vocabulary.ts'
import type { Taxonomy, ProductRow } from '#modules/search/product-row.ts'
import { HEAD, isTerm, tokensOf } from '#modules/search/words/product-tokens.ts'
import { isKindNotSold, placesMeant, planQuery, type Reading, wordsOf } from '#modules/search/query/query-plan.ts'
import { type Piece, readPieces } from '#modules/search/query/read-query.ts'
import { keyOf, unitsOf } from '#modules/search/vocabulary/meanings.ts'
import { meanings } from '#modules/search/vocabulary/vocabulary.ts'
import type { Correction } from '#modules/search/words/sure-correction.ts'
import { nearestChinese, nearestWords } from '#modules/search/words/typo-correction.ts'
import { type PlannedWord, QUALITY, type Way, type Words } from '#modules/search/query/query-ways.ts'
import { isChinese, runsOf, stem } from '#modules/search/words/tokenizer.ts'
import { SearchableNames } from '#modules/search/words/searchable-names.ts'
import { seedSynonyms } from '#modules/search/words/seed-synonyms.ts'
import type { Task } from '#modules/search/answer-scheduler.ts'
import { type SynonymGroup, Synonyms } from '#modules/search/words/synonyms.ts'
import { AttributeTokenIds } from '#modules/search/words/attribute-token-ids.ts'
import { type Cut, cutsFor, placesOf, shownIn } from '#modules/search/words/typed-words.ts'
import { TitleTokenIds } from '#modules/search/words/title-token-ids.ts'
import { TokenPostings } from './token-postings.ts'

const CODE_SCORE = 1
const LEAST_CODE_DIGITS = 4

/** What may be a number of a piece, or a part of one; what follows the last hyphen may be that of a colour and size. */
export const numbersIn = (query: string): string[] =>
  [query, /^\s*(\S+)-\d+\s*$/.exec(query)?.[1] ?? ''].filter((number) => number.replace(/\D/g, '').length >= LEAST_CODE_DIGITS)

/**
 * A word of a query as it is shown, with what it says, and what takes it out of the query. `isNotSold`: a house or kind we have not.
 * `shades`: of a colour those that come near.
 */
export type ReadWord = {
  word: string
  text: string
  role: PlannedWord['role']
  isNotSold: boolean
  shades: string[]
  cuts: Cut[]
}

export type { KeywordHits } from '#modules/search/query/keyword-hits.ts'

/** Words and where they occur: the tokens of the products, and what the words of a query mean by them. */
export class KeywordIndex {
  readonly #postings = new TokenPostings()
  readonly #finder = new HitFinder(this.#postings)
  readonly #vocabulary = new LatinVocabulary()
  readonly #codes = new CodeParts()
  #names = new SearchableNames()
  #synonyms = new Synonyms(seedSynonyms, seedSynonyms)
  #products = 0
  readonly #titles = new TitleTokenIds((term) => this.#learn(term))
  readonly #attributes = new AttributeTokenIds((token) => this.#learn(token))
  /** A number for every product that is read, and by token the last one that held it. */
  #stamp = 0
  #stamps = new Uint32Array(1024)
  readonly #elsewhere = new Set<string>()
  readonly #leaving = new Map<number, Set<number>>()

  /** Names are looked up when a query is read: a changed taxonomy touches no product. */
  setTaxonomy(taxonomy: Taxonomy): void {
    this.#names = SearchableNames.of(taxonomy)
    for (const token of this.#postings.names) if (!isTerm(token)) this.#names.learn(token)
    for (const term of this.#names.latinTerms()) this.#vocabulary.add(term)
    for (const key of this.#synonyms.keys()) if (!isChinese(key)) this.#vocabulary.add(key)
  }

  setSynonyms(groups: readonly SynonymGroup[]): void {
    this.#synonyms = new Synonyms(groups, seedSynonyms)
    for (const key of this.#synonyms.keys()) if (!isChinese(key)) this.#vocabulary.add(key)
  }

  /** For an index that holds nothing yet: until `endFilling` nothing may be looked for. */
  beginFilling(): void {
    this.#postings.beginFilling()
  }

  endFilling(): void {
    this.#postings.endFilling()
  }

  add(slot: number, row: ProductRow): void {
    this.#products = Math.max(this.#products, slot + 1)
    const ids = this.#idsOf(row)
    const before = this.#leaving.get(slot)
    this.#leaving.delete(slot)
    for (const id of ids) if (!before?.has(id)) this.#postings.add(id, slot)
    if (before) for (const id of before.difference(new Set(ids))) this.#postings.remove(id, slot)
    this.#codes.put(slot, [row.spuCode, row.articleNumber])
  }

  /** Takes a product out; what it goes on to hold when it is added again in the same batch stays untouched. */
  remove(slot: number, row: ProductRow): void {
    this.#leaving.set(slot, new Set(this.#idsOf(row)))
  }

  /** Brings in what changed of products that were here before; to be called after a batch of them. */
  settle(): void {
    for (const [slot, ids] of this.#leaving) {
      for (const id of ids) this.#postings.remove(id, slot)
      this.#codes.remove(slot)
    }
    this.#leaving.clear()
    this.#postings.settle()
  }

  /** The tokens of a product as numbers, each once. */
  #idsOf(row: ProductRow): number[] {
    const ids: number[] = []
    this.#titles.addTo(ids, row.titleEn)
    this.#titles.addTo(ids, row.titleZh)
    this.#attributes.addTo(ids, row)
    this.#stamp += 1
    this.#stamps = grown(this.#stamps, this.#postings.names.length)
    let count = 0
    for (let at = 0; at < ids.length; at += 1) {
      const id = ids[at]!
      if (this.#stamps[id] === this.#stamp) continue
      this.#stamps[id] = this.#stamp
      ids[count++] = id
    }
    ids.length = count
    return ids
  }

  /** Tokens of products that another engine holds: each counts as held by some product. */
  learn(tokens: readonly string[]): void {
    for (const token of tokens) {
      this.#learn(token)
      this.#elsewhere.add(token)
    }
  }

  #learn(token: string): number {
    const known = this.#postings.find(token)
    if (known !== undefined) return known
    this.#register(token)
    return this.#postings.idOf(token)
  }

  /** What a token is called can be typed. */
  #register(token: string): void {
    if (!isTerm(token)) {
      for (const name of this.#names.learn(token))
        for (const run of runsOf(name)) if (!isChinese(run)) this.#vocabulary.add(stem(run))
    } else if (!token.startsWith(HEAD) && /^[a-z0-9]/.test(token)) this.#vocabulary.add(token)
  }

  snapshot(): Snapshot {
    this.settle()
    return { products: this.#products, postings: this.#postings.snapshot(), codes: this.#codes.snapshot(this.#products) }
  }

  /** For an index that holds nothing yet; names follow with the taxonomy. */
  restore(state: RestoredSnapshot): void {
    this.#products = state.number('products')
    this.#codes.restore(state.part('codes'))
    this.#postings.restore(state.part('postings'))
    for (const token of this.#postings.names) this.#register(token)
  }

  #words(): Words {
    return {
      names: this.#names,
      synonyms: this.#synonyms,
      vocabulary: this.#vocabulary,
      meanings,
      has: (token) => this.#postings.has(token) || this.#elsewhere.has(token),
    }
  }

  /** What a product is found by, for an engine that keeps its own postings. */
  readonly tokensOf = tokensOf

  wordsOf = (query: string): string[] => wordsOf(query, this.#words())

  /** Every word of the query with the ways to meet it. */
  planOf(query: string, reading: Reading = {}): PlannedWord[] {
    this.settle()
    const words = this.#words()
    return planQuery(query, reading.synonyms ? { ...words, synonyms: reading.synonyms } : words, reading)
  }

  placesMeant = (query: string): string[] => placesMeant(query, this.#words())

  /** What the words of a query say, and the slips that are made good. */
  read(query: string, exact: boolean): { words: ReadWord[]; corrected: Correction[] } {
    const known = this.#words()
    const read = readPieces(query, known, exact)
    const places = read.pieces.length > 0 ? placesOf(query) : []
    const words = read.pieces.map((piece) => {
      const role = piece.entries[0]?.role ?? piece.phrase?.role
      const isNotSold = role === 'house' || isKindNotSold(piece, known)
      const text = shownIn(query, places, piece)
      return { word: piece.word, text, role, isNotSold, shades: shadesNear(piece), cuts: cutsFor(places, read, piece) }
    })
    return { words, corrected: read.corrected }
  }

  /** The products that hold a token, ascending; only until the next change. */
  slotsOf = (token: string): Uint32Array => this.#postings.listOf(token)

  /** For every word of the query the products that meet it, way by way. */
  meetings(query: string, options: Reading = {}): Meeting[][] {
    return this.planOf(query, options).map((word) => this.#finder.meetingsOf(word))
  }

  /** Products that hold every word of the query, or a number of which it is a part. */
  find(query: string, reading: Reading = {}): Task<KeywordHits> {
    return this.findMet(query, this.meetings(query, reading))
  }

  /** The same when it is known already what meets each word. */
  *findMet(query: string, words: readonly Meeting[][]): Task<KeywordHits> {
    const coded = numbersIn(query)
      .map((number) => this.#codes.holding(number))
      .find(({ length }) => length > 0)
    if (coded) return hitsOf(coded, new Uint16Array(coded.length).fill(CODE_SCORE))
    return yield* this.#finder.findMet(words, this.#products)
  }

  /** When no product of a list holds every word: those that hold as much as any does, and the words they lack. */
  findPart(query: string, isListed: (slot: number) => boolean, reading: Reading = {}): Task<FoundPart> {
    return this.#finder.findPart(this.planOf(query, reading), this.#products, isListed)
  }

  /** Whether the word finds anything just as it is typed. */
  finds(word: string): boolean {
    return this.planOf(word, { exact: true }).every(({ ways }) => ways.some(({ quality }) => QUALITY[quality] > QUALITY.typo))
  }

  /** What may have been meant by a word that finds nothing, the likeliest first. */
  nearest(word: string): string[] {
    // Purple is not a slip of purse: a word that is known is meant, though nothing here is purple.
    if (meanings.has(keyOf(unitsOf(word)))) return []
    const near = isChinese(word) ? this.#nearestChinese(word) : nearestWords(word, 2, this.#words())
    return near.sort((one, other) => this.#frequency(other) - this.#frequency(one))
  }

  /** What is asked back begins as it was typed, in Chinese, too. */
  #nearestChinese(word: string): string[] {
    const [first] = word
    return nearestChinese(word, this.#words()).filter(([start]) => start === first)
  }

  #frequency(word: string): number {
    return this.planOf(word).reduce((sum, planned) => sum + sizeOfWays(planned.ways, this.#postings), 0)
  }
}

const shadesNear = ({ entries }: Piece): string[] =>
  entries.flatMap(({ wider }) => wider.flat(2).flatMap(({ on, names }) => (on === 'colour' ? names : [])))

const sizeOfWays = (ways: readonly Way[], postings: TokenPostings): number =>
  Math.max(0, ...ways.map(({ tokens }) => Math.min(...tokens.map((token) => postings.sizeOf(token)))))
