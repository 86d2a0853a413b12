import type { Entry } from '#modules/search/vocabulary/entries.ts'
import { HEAD, WHOLE } from '#modules/search/words/product-tokens.ts'
import { titleWords } from '#modules/search/words/chinese-words.ts'
import { slippedWays } from '#modules/search/words/typo-correction.ts'
import { meantWays } from './meant-ways.ts'
import { type PlannedWord, QUALITY, type Quality, TITLE, TITLE_HEAD, type Way, type Words } from './query-ways.ts'
import { type Piece, readPieces } from './read-query.ts'
import type { Synonyms } from '#modules/search/words/synonyms.ts'
import type { SearchableNames } from '#modules/search/words/searchable-names.ts'
import { bigramsOf, isChinese, runsOf, stem } from '#modules/search/words/tokenizer.ts'

const MOST_PREFIXES = 50

/** The words of a query as they are typed; fillers count only when there is nothing else. */
export const wordsOf = (query: string, words: Words): string[] => readPieces(query, words, true).pieces.map(({ word }) => word)

/** `prefixes`: the last word may still be growing. `exact`: slips are not made good. `synonyms`: instead of those in use. */
export type Reading = { prefixes?: boolean; exact?: boolean; synonyms?: Synonyms | undefined }

/** Every word with its ways. */
export function planQuery(query: string, words: Words, { prefixes = false, exact = false }: Reading = {}): PlannedWord[] {
  const { pieces } = readPieces(query, words, exact)
  const isLast = (at: number): boolean => prefixes && at === pieces.length - 1
  const hasKind = pieces.some(({ entries, phrase }) => (entries[0]?.role ?? phrase?.role) === 'kind')
  return pieces
    .flatMap((piece, at) => planPiece(piece, words, isLast(at), pieces.length > 1))
    .map((word) => (hasKind && isSoft(word.role) ? { ...word, ways: [...word.ways.map(softened), ...anywhere(words)] } : word))
}

/** Beside a kind of thing these only say which of it comes first. */
export const isSoft = (role: string | undefined): boolean => role === 'time' || role === 'trend' || role === 'gift'
const softened = (way: Way): Way => ({ ...way, score: Math.ceil(way.score / 3) })
const anywhere = ({ names, has }: Words): Way[] =>
  names.departments.filter(has).map((token) => ({ tokens: [token], score: 2, place: 'name', quality: 'part' }))

/** A kind of thing of which the shop has nothing, and nothing that comes near. */
export const isKindNotSold = (piece: Piece, words: Words): boolean =>
  piece.entries[0]?.role === 'kind' &&
  piece.phrase === undefined &&
  planPiece(piece, words, false, false).every(({ ways, wider = [] }) => ways.length + wider.length === 0)

function planPiece(piece: Piece, words: Words, growing: boolean, isOneOfMany: boolean): PlannedWord[] {
  const { key, word, units, entries, phrase } = piece
  const exists = ({ tokens }: Way): boolean => tokens.every(words.has)
  const named = (phrase?.tokens ?? []).map((token): Way => ({ tokens: [token], score: NAMED, place: 'name', quality: 'whole' }))
  const own = words.synonyms.hasOwn(key) ? synonymWays(key, words) : []
  const meant = meantWays(entries, piece, words)
  const ways = [...named, ...own, ...meant.ways].filter(exists)
  const role = entries[0]?.role ?? phrase?.role
  const isGrowing = growing && units.length === 1 && !units[0]!.isHan
  if (entries.length > 0 || phrase) {
    const more = isGrowing ? planLatin(word, words, true, 1).filter(exists) : ways.length > 0 ? [] : meant.literal.filter(exists)
    const wider = meant.wider.filter(exists)
    // Nothing in the shop is that: where it is no kind or house, its parts may still stand in titles.
    if (ways.length + more.length + wider.length > 0 || role === 'kind' || role === 'house')
      return [{ word, ways: [...ways, ...more], wider, ...(role ? { role } : {}) }]
  }
  if (own.length > 0) return [{ word, ways: [...own, ...planWord(word, words, growing, 2)].filter(exists) }]
  if (units.length > 1 && !units[0]!.isHan && !words.vocabulary.has(key) && !words.synonyms.has(key))
    return units.map(({ raw }) => ({ word: raw, ways: planWord(raw, words, growing, 2).filter(exists) }))
  const joined = units[0]!.isHan ? word : units.map(({ raw }) => raw).join('')
  return [{ word, ways: planWord(joined, words, growing, isOneOfMany ? 1 : 2).filter(exists) }]
}
const NAMED = 60

const planWord = (word: string, words: Words, growing: boolean, least: number): Way[] =>
  isChinese(word) ? planChinese(word, words) : planLatin(word, words, growing, least)

function planLatin(word: string, words: Words, growing: boolean, least: number): Way[] {
  const whole = stem(word)
  const ways = [...latinWays(whole, 'whole', words), ...synonymWays(whole, words)]
  const isMet = ways.some(({ tokens }) => tokens.every(words.has))
  if (isMet && !growing) return ways
  if (word.length < least) return ways
  for (const term of words.vocabulary.startingWith(word, MOST_PREFIXES))
    if (term !== whole) ways.push(...latinWays(term, 'part', words))
  return word.length < LEAST_MEANT ? ways : [...ways, ...startedWays(word, words)]
}

const MOST_STARTED = 6
const LEAST_MEANT = 3
/** Kinds of things whose word begins so: bumb is going to be a bumbag. */
function startedKinds(word: string, { meanings }: Words): Entry[] {
  const entries = word.length < LEAST_MEANT ? [] : meanings.latin.startingWith(word, MOST_STARTED).flatMap(meanings.find)
  return [...new Set(entries)].filter(({ role }) => role === 'kind')
}

/** The categories of the one kind of thing that is typed, or is being typed. */
export function placesMeant(query: string, words: Words): string[] {
  const [piece, ...others] = readPieces(query, words, true).pieces
  if (!piece || others.length > 0) return []
  const kinds = piece.entries.some(({ role }) => role === 'kind') ? piece.entries : startedKinds(piece.key, words)
  const places = kinds.flatMap(({ tiers: [nearest = []] }) =>
    nearest.flatMap(([only, ...more]) => (only?.on === 'place' && more.length === 0 ? words.names.tokensFor(only) : [])),
  )
  return [...new Set(places.filter(words.has).map((token) => token.slice(token.indexOf(':') + 1)))]
}

/** What such words mean, as ways. */
function startedWays(word: string, words: Words): Way[] {
  return meantWays(startedKinds(word, words), { units: [], key: '' }, words).ways.map((way) => ({
    ...way,
    score: way.score / 5,
    quality: 'part',
  }))
}

const latinWays = (term: string, quality: Quality, { names }: Words): Way[] => [
  { tokens: [term], score: TITLE * QUALITY[quality], place: 'title', quality },
  { tokens: [HEAD + term], score: TITLE_HEAD * QUALITY[quality], place: 'title', quality },
  ...namedWays(names, term, quality),
]

const namedWays = (names: SearchableNames, word: string, quality: Quality): Way[] =>
  names.find(word).map(({ token, weight }) => ({ tokens: [token], score: weight * QUALITY[quality], place: 'name', quality }))

/** What an operator wrote into the same group; of several words all are needed. */
function synonymWays(key: string, words: Words, quality: Quality = 'synonym'): Way[] {
  return words.synonyms.of(key).flatMap((other) => {
    const runs = runsOf(other)
    const [run] = runs
    if (run === undefined) return []
    if (runs.length === 1) return isChinese(run) ? chineseWays(run, quality, words) : latinWays(stem(run), quality, words)
    const tokens = runs.flatMap((each) => (isChinese(each) ? bigramsOf(each) : [stem(each)]))
    return [
      { tokens, score: TITLE * QUALITY[quality], place: 'title' as const, quality },
      ...latinWays(stem(runs.join('')), quality, words),
    ]
  })
}

function planChinese(word: string, words: Words): Way[] {
  const ways = [...chineseWays(word, 'whole', words), ...synonymWays(word, words)]
  const isKnown = words.names.words.has(word) || words.synonyms.words.has(word) || titleWords.has(word)
  return isKnown ? ways : [...ways, ...slippedWays(word, words, chineseWays)]
}

/** A word of a title, a word inside another one, and what is called so. A lone character is always a part of words. */
function chineseWays(word: string, quality: Quality, { names }: Words): Way[] {
  const alone = [...word].length === 1
  const inTitle = alone || (titleWords.has(word) && quality === 'whole') ? lesser(quality) : quality
  const whole: Way[] = [WHOLE, HEAD].map((mark) => ({
    tokens: [mark + word],
    score: (mark === HEAD ? TITLE_HEAD : TITLE) * QUALITY[alone ? inTitle : quality],
    place: 'title',
    quality: alone ? inTitle : quality,
  }))
  const within: Way = { tokens: bigramsOf(word), score: TITLE * QUALITY[inTitle], place: 'title', quality: inTitle }
  return [...whole, within, ...namedWays(names, word, quality)]
}

const lesser = (quality: Quality): Quality => (quality === 'typo' ? 'typo' : 'part')
