import type { Words } from '#modules/search/query/query-ways.ts'
import { mistakenFor } from '#modules/search/vocabulary/wrong-characters.ts'
import { keyOf, soundsAlike, type Unit, unitsOf } from '#modules/search/vocabulary/meanings.ts'
import { nearestWords } from './typo-correction.ts'

/** A slip that was made good, as it was typed and as it was read. */
export type Correction = { from: string; to: string }
/** Into words; open are those of which nothing is known. */
type CutWords = (units: readonly Unit[]) => readonly { units: readonly Unit[]; isOpen: boolean }[]

/** In a shorter word two slips may well be another word: unicorn is no uniform. */
const LEAST_FOR_TWO = 8
const LEAST_SPLIT = 6
const LEAST_PART = 3
const LEAST_START = 4
const LONGEST_WINDOW = 7
const SHORTEST_WINDOW = 3

/** The units of a query with slips made good that can only have been meant one way. */
export function correctUnits(typed: readonly Unit[], words: Words, cut: CutWords): { units: Unit[]; corrected: Correction[] } {
  const corrected: Correction[] = []
  const latin = typed.flatMap((unit, at) => {
    if (unit.isHan || isWord(unit, words)) return [unit]
    const beside = besideNeighbour(typed, at, words)
    if (beside === undefined && (isBegun(unit, words) || isInPhrase(typed, at, words))) return [unit]
    const near = beside ?? endedAlike(unit, words) ?? oneSlipAway(unit, words)
    const parts = near === undefined ? splitLatin(unit, words) : []
    if (parts.length > 0) return inPlaceOf(parts, [unit])
    const meant =
      near ??
      words.meanings.soundingLike(unit.key) ??
      (unit.raw.length < LEAST_FOR_TWO ? undefined : nearestWords(unit.raw, 2, words)[0])
    if (meant === undefined) return [unit]
    const to = words.meanings.written(meant)
    corrected.push({ from: unit.raw, to })
    return inPlaceOf([{ key: meant, raw: to, isHan: false }], [unit])
  })
  return { units: correctChinese(latin, words, cut, corrected), corrected }
}

/** They were read from all of these. */
function inPlaceOf(read: readonly Unit[], units: readonly Unit[]): Unit[] {
  const [first, last] = [units[0]?.typed, units.at(-1)?.typed]
  return read.map((unit) => ({ ...unit, isMeant: true, ...(first && last ? { typed: [first[0], last[1]] as const } : {}) }))
}

const isWord = ({ key, raw }: Unit, { meanings, vocabulary, synonyms, names }: Words): boolean =>
  /\d/.test(raw) ||
  meanings.latin.has(key) ||
  vocabulary.has(key) ||
  vocabulary.has(raw) ||
  synonyms.has(key) ||
  names.phrases.has(key)

/** A word that is still being typed, or that ends early. */
const isBegun = ({ raw }: Unit, { meanings, vocabulary }: Words): boolean =>
  raw.length >= LEAST_START && [vocabulary, meanings.latin].some((list) => list.startingWith(raw, 1).length > 0)

/** Of several the one that sounds the same: sandles are sandals, not saddles. */
function oneSlipAway({ key, raw }: Unit, words: Words): string | undefined {
  const near = nearestWords(raw, 1, words)
  return near.find((word) => soundsAlike(word, key)) ?? near[0]
}

/** Beany and hoody are said as beanie and hoodie are. */
function endedAlike({ raw }: Unit, { meanings }: Words): string | undefined {
  const [start, end] = [raw.replace(SAME_ENDS, ''), SAME_ENDS.exec(raw)?.[0]]
  if (end === undefined || start.length < LEAST_PART) return undefined
  return ['ie', 'y', 'ey'].map((other) => start + other).find((word) => word !== raw && meanings.latin.has(word))
}
const SAME_ENDS = /(?:ie|ey|y)$/

/** The word one slip away with which a neighbour is known: a shoulder bagg is a bag, though baggy begins so. */
function besideNeighbour(units: readonly Unit[], at: number, { meanings }: Words): string | undefined {
  const { raw } = units[at]!
  if (raw.length < LEAST_PART) return undefined
  return meanings.latin.oneSlipFrom(raw).find((meant) => {
    const word = { key: meant, raw: meant, isHan: false }
    const pairs = [
      [units[at - 1], word],
      [word, units[at + 1]],
    ].map((pair) => pair.filter((unit) => unit !== undefined))
    return meant[0] === raw[0] && pairs.some((pair) => pair.length === 2 && meanings.has(keyOf(pair)))
  })
}

/** Apart it is nothing, with its neighbour it is a word: "turtle neck". */
function isInPhrase(units: readonly Unit[], at: number, { meanings, vocabulary }: Words): boolean {
  const pairs = [units.slice(Math.max(0, at - 1), at + 1), units.slice(at, at + 2)].filter((pair) => pair.length === 2)
  return pairs.some((pair) => meanings.has(keyOf(pair)) || vocabulary.has(keyOf(pair)))
}

/** Two known words without the space between them. */
function splitLatin({ raw }: Unit, { meanings, vocabulary }: Words): Unit[] {
  if (raw.length < LEAST_SPLIT) return []
  for (let at = raw.length - LEAST_PART; at >= LEAST_PART; at -= 1) {
    const parts = [raw.slice(0, at), raw.slice(at)].flatMap(unitsOf)
    if (parts.length === 2 && parts.every(({ key }) => meanings.has(key) || vocabulary.has(key))) return parts
  }
  return []
}

/** A wrong character, or one too few: the word around it is known but for that one. */
function correctChinese(units: readonly Unit[], words: Words, cut: CutWords, corrected: Correction[]): Unit[] {
  const result: Unit[] = []
  let at = 0
  const pieces = cut(units)
  for (const { units: own, isOpen } of pieces) {
    const isSlip = isOpen && own[0]!.isHan
    const longer = isSlip && own.length >= SHORTEST_WINDOW ? words.meanings.shortened(own) : undefined
    if (longer !== undefined) {
      corrected.push({ from: keyOf(own), to: words.meanings.written(longer) })
      const read = inPlaceOf(unitsOf(longer), own)
      return [...result, ...read, ...correctChinese(units.slice(at + own.length), words, cut, corrected)]
    }
    const [from, to] = [at, at + own.length]
    const slip = isSlip ? (mistakenAmong(units, from, to, words) ?? wrongAmong(units, from, to, words)) : undefined
    if (slip && slip.from >= result.length) {
      corrected.push({ from: keyOf(units.slice(slip.from, slip.to)), to: words.meanings.written(slip.meant) })
      const before = units.slice(result.length, slip.from)
      const read = inPlaceOf(unitsOf(slip.meant), units.slice(slip.from, slip.to))
      return [...result, ...before, ...read, ...correctChinese(units.slice(slip.to), words, cut, corrected)]
    }
    result.push(...own)
    at += own.length
  }
  return result
}

/** A word with a character that is typed for another; it may be as short as two. */
function mistakenAmong(units: readonly Unit[], first: number, end: number, { meanings }: Words): Slip | undefined {
  for (let length = LONGEST_WINDOW; length >= 2; length -= 1)
    for (let wrong = first; wrong < end; wrong += 1)
      for (let from = Math.max(0, wrong - length + 1); from <= wrong && from + length <= units.length; from += 1)
        for (const other of mistakenFor(units[wrong]!.key)) {
          const window = units.slice(from, from + length)
          const meant = keyOf(window.with(wrong - from, { key: other, raw: other, isHan: true }))
          if (window.every(({ isHan }) => isHan) && meanings.find(meant)[0]?.role === 'kind')
            return { from, to: from + length, meant }
        }
  return undefined
}

type Slip = { from: number; to: number; meant: string }

/** The longest window with one wrong unit between two places. */
function wrongAmong(units: readonly Unit[], first: number, end: number, words: Words): Slip | undefined {
  for (let length = LONGEST_WINDOW; length >= SHORTEST_WINDOW; length -= 1)
    for (let wrong = first; wrong < end; wrong += 1)
      for (let from = Math.max(0, wrong - length + 1); from <= wrong && from + length <= units.length; from += 1) {
        const window = units.slice(from, from + length)
        const meant = window.every(({ isHan }) => isHan) ? words.meanings.slipped(window, wrong - from) : undefined
        if (meant !== undefined && !isRestAWord(window, wrong - from, words)) return { from, to: from + length, meant }
      }
  return undefined
}

/** "Nice bag" is no slip of "small bag": what stands beside the word is a word of its own. */
function isRestAWord(window: readonly Unit[], wrong: number, { meanings }: Words): boolean {
  if (wrong === 0) return meanings.has(keyOf(window.slice(1)))
  return wrong === window.length - 1 && meanings.has(keyOf(window.slice(0, -1)))
}
