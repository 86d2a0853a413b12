import type { Entry } from '#modules/search/vocabulary/entries.ts'
import { keyOf, type Unit, unitsOf } from '#modules/search/vocabulary/meanings.ts'
import { withoutPictures } from '#modules/search/vocabulary/pictures.ts'
import { titleWords } from '#modules/search/words/chinese-words.ts'
import { isStopWord } from '#modules/search/words/tokenizer.ts'
import { correctUnits, type Correction } from '#modules/search/words/sure-correction.ts'
import type { Words } from './query-ways.ts'

const MOST_WORDS = 16
const MOST_UNITS = 60
/** A Latin word weighs as much as two Chinese characters. */
const LATIN_SIZE = 2
/** A longer phrase is worth more than its parts, though not so much that it breaks up the word after it. */
const GROWTH = 1.3
const ALONE = 0.4

type Phrase = { role: 'brand' | 'kind'; tokens: string[] }
/** A part of a query: a known phrase, or words that are looked for as they are. */
export type Piece = { key: string; word: string; units: readonly Unit[]; entries: readonly Entry[]; phrase?: Phrase | undefined }
/** `all`: with fillers, and with what is said twice. */
export type QueryPieces = { pieces: Piece[]; all: Piece[]; corrected: Correction[] }

/** The parts of a query, with slips made good that are sure. `exact`: just as it is typed. */
export function readPieces(query: string, words: Words, exact = false): QueryPieces {
  const typed = unitsOf(withoutPictures(query))
    .slice(0, MOST_UNITS)
    .map((unit, at) => ({ ...unit, typed: [at, at + 1] as const }))
  const { units, corrected } = exact
    ? { units: typed, corrected: [] }
    : correctUnits(typed, words, (some) =>
        cut(some, words).map(({ units: own, ...piece }) => ({ units: own, isOpen: isOpen(piece, words) })),
      )
  const all = cut(units, words)
  const telling = withoutDenied(asCompany(all)).filter((piece) => !isFiller(piece))
  const pieces = asThingOrQuality(once(telling.length > 0 ? telling : all.filter(isStop)).slice(0, MOST_WORDS))
  return { pieces, all, corrected }
}

/** What comes with a thing, or goes into it, only says how that is: a coat with a belt is no belt, a tote that fits a laptop no sleeve. */
function asCompany(all: readonly Piece[]): Piece[] {
  const at = all.findIndex(({ key }) => COMPANY.has(key))
  const isBefore = all.slice(0, Math.max(at, 0)).some(({ entries }) => entries.some(isThing))
  return all.map((piece, index) =>
    isBefore && index > at && piece.entries.some(isThing)
      ? { ...piece, entries: piece.entries.filter((entry) => !isThing(entry)), phrase: undefined }
      : piece,
  )
}

const COMPANY = new Set(['with', 'fit', 'hold'])

/** What a piece is not to have finds none that has it: a handbag without a logo is a handbag. */
function withoutDenied(all: readonly Piece[]): readonly Piece[] {
  const isDenied = (at: number): boolean => DENIES.has(all[at]?.key ?? '') && (all[at + 1]?.entries.length ?? 0) > 0
  const left = all.filter((_, at) => !isDenied(at) && !isDenied(at - 1))
  return left.some((piece) => !isFiller(piece)) ? left : all
}

const DENIES = new Set(['no', 'without', '冇', '無', '无', '沒有', '没有', '唔要', '不要'])

const isThing = ({ role, tiers }: Entry): boolean => role === 'kind' && tiers.some((targets) => targets.length > 0)

/** A word that names a thing and also says how one is, such as blush: beside another thing it says how, alone it is the thing. */
const asThingOrQuality = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => {
    const things = piece.entries.filter(isThing)
    if (things.length === 0 || things.length === piece.entries.length) return piece
    const isBesideThing = pieces.some((other) => other !== piece && other.entries.length > 0 && other.entries.every(isThing))
    return { ...piece, entries: isBesideThing ? piece.entries.filter((entry) => !isThing(entry)) : things }
  })

const isStop = ({ key }: Piece): boolean => isStopWord(key)
const isFiller = (piece: Piece): boolean => isStop(piece) || (piece.entries.length > 0 && piece.entries[0]!.role === 'filler')

function once(pieces: readonly Piece[]): Piece[] {
  const seen = new Set<string>()
  return pieces.filter(({ key }) => !seen.has(key) && seen.add(key))
}

type Cut = { from: number; worth: number }

/**
 * Known phrases are worth the more the longer they are; of all ways to cut a query the one that is worth most. Of two that are worth the
 * same the one whose last phrase is longer, since the thing itself comes last: a men’s suit jacket is no jacket of a men’s suit.
 */
function cut(units: readonly Unit[], words: Words): Piece[] {
  const best: Cut[] = [{ from: 0, worth: 0 }]
  for (let end = 1; end <= units.length; end += 1) {
    let found: Cut = { from: end - 1, worth: best[end - 1]!.worth }
    for (let from = end - 1; from >= 0 && from >= end - MOST_IN_PHRASE; from -= 1) {
      const worth = worthOf(units.slice(from, end), words)
      if (worth > 0 && best[from]!.worth + worth >= found.worth) found = { from, worth: best[from]!.worth + worth }
    }
    best.push(found)
  }
  const pieces: Piece[] = []
  for (let end = units.length; end > 0; end = best[end]!.from) pieces.unshift(pieceOf(units.slice(best[end]!.from, end), words))
  return joinUnknown(pieces, words)
}
const MOST_IN_PHRASE = 8

function worthOf(units: readonly Unit[], words: Words): number {
  const key = keyOf(units)
  const size = units.reduce((sum, { isHan }) => sum + (isHan ? 1 : LATIN_SIZE), 0) ** GROWTH
  if (units.length === 1 && units[0]!.isHan && words.meanings.has(key)) return ALONE
  if (words.synonyms.hasOwn(key)) return size * 1.05
  if (words.meanings.has(key) || words.names.phrases.has(key)) return size
  if (units.every(({ isHan }) => isHan)) {
    const isWord = words.names.words.has(key) || words.synonyms.words.has(key) || titleWords.has(key)
    return isWord && units.length > 1 ? size * 0.6 : 0
  }
  const isPair = units.length === 2 && units.every(({ isHan }) => !isHan)
  return isPair && (words.vocabulary.has(key) || words.synonyms.has(key)) ? size * 0.8 : 0
}

function pieceOf(units: readonly Unit[], words: Words): Piece {
  const key = keyOf(units)
  const isHan = units.every((unit) => unit.isHan)
  const word = units.map(({ raw }) => raw).join(isHan ? '' : ' ')
  return { key, word, units, entries: words.meanings.find(key), phrase: words.names.phrases.get(key) }
}

const isKnown = ({ key, units, entries, phrase }: Piece, words: Words): boolean =>
  entries.length > 0 || phrase !== undefined || units.length > 1 || words.synonyms.hasOwn(key)

/** Chinese characters side by side of which nothing is known are one word. */
function joinUnknown(pieces: readonly Piece[], words: Words): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const before = joined.at(-1)
    const isAlone = piece.units[0]!.isHan && !isKnown(piece, words) && !isStop(piece)
    const goesOn = isAlone && before?.units[0]!.isHan === true && before.entries.length === 0 && before.phrase === undefined
    if (!goesOn || isStop(before) || (before.units.length > 1 && isWhole(before, words))) joined.push(piece)
    else joined[joined.length - 1] = pieceOf([...before.units, ...piece.units], words)
  }
  return joined
}

const isOpen = ({ key, entries, phrase }: Omit<Piece, 'units'>, words: Words): boolean =>
  entries.length === 0 && phrase === undefined && !words.synonyms.has(key) && !isStopWord(key)

const isWhole = ({ key }: Piece, words: Words): boolean =>
  words.names.words.has(key) || words.synonyms.words.has(key) || titleWords.has(key)
