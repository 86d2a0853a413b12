import { unitsOf } from '#modules/search/vocabulary/meanings.ts'
import { withoutPictures } from '#modules/search/vocabulary/pictures.ts'
import type { Piece, QueryPieces } from '#modules/search/query/read-query.ts'
import { writtenAs } from './chinese-words.ts'
import { isChinese } from './tokenizer.ts'

/** Something else in the place of a part of a text. */
export type Cut = { from: number; to: number; put: string }

const CHUNK = /\p{Script=Han}|[^\s\p{Script=Han}]+/gu
const PART = /[\p{L}\p{N}\p{M}]+/gu
const keysOf = (text: string): string[] => unitsOf(withoutPictures(text)).map(({ key }) => key)
const areKeysOf = (keys: readonly string[], units: readonly { key: string }[]): boolean =>
  keys.length === units.length && keys.every((key, at) => key === units[at]?.key)

type Range = { from: number; to: number }
/** Where in a text each of its units is; units that cannot be told apart there share a place. */
export function placesOf(text: string): Range[] {
  const keys = keysOf(text)
  const places = placesIn(text, 0, CHUNK, (chunk, from) => placesIn(chunk, from, PART))
  return areKeysOf(keys, places) ? places : keys.map(() => ({ from: 0, to: text.length }))
}

type Placed = Range & { key: string }
function placesIn(text: string, from: number, parts: RegExp, finer?: (part: string, from: number) => Placed[]): Placed[] {
  return [...text.matchAll(parts)].flatMap(({ 0: part, index }) => {
    const keys = keysOf(part)
    const found = finer?.(part, from + index) ?? []
    if (areKeysOf(keys, found)) return found
    return keys.map((key) => ({ key, from: from + index, to: from + index + part.length }))
  })
}

/** A part of a query as it was typed, or as it is meant where a slip was made good. */
export function shownIn(text: string, places: readonly Range[], { units, word }: Piece): string {
  const [first, last] = [places[units[0]?.typed?.[0] ?? -1], places[(units.at(-1)?.typed?.[1] ?? 0) - 1]]
  const isTyped = first && last && first.from < last.to && !units.some(({ isMeant }) => isMeant)
  const typed = isTyped ? text.slice(first.from, last.to) : ''
  return areKeysOf(keysOf(typed), units) ? typed : (writtenAs(word) ?? word)
}

/** What takes a part out of the text, however often it is said there; what was read from the same letters stays. */
export function cutsFor(places: readonly Range[], { all }: QueryPieces, { key }: Piece): Cut[] {
  const cuts = new Map<number, Cut & { isMet: boolean; before: string }>()
  for (const piece of all)
    for (const { typed, raw } of piece.units) {
      const [from, to] = [places[typed?.[0] ?? -1]?.from, places[(typed?.[1] ?? 0) - 1]?.to]
      if (from === undefined || to === undefined) continue
      const cut = cuts.get(from) ?? { from, to, put: '', before: '', isMet: false }
      cuts.set(from, cut)
      if (piece.key === key) cut.isMet = true
      else {
        cut.put += cut.before !== '' && !(isChinese(raw) && isChinese(cut.before)) ? ` ${raw}` : raw
        cut.before = raw
      }
    }
  return [...cuts.values()].filter(({ isMet }) => isMet).map(({ from, to, put }) => ({ from, to, put }))
}

/** What is left between or beside words that are gone. */
const ENDS = /^[\s,，、;；/·-]+|[\s,，、;；/·-]+$/gu
const LETTERS = /[\p{L}\p{N}]/u

/** The text with these cuts made. */
export function cutOut(text: string, cuts: readonly Cut[]): string {
  let left = ''
  let end = 0
  for (const { from, to, put } of cuts.toSorted((one, other) => one.from - other.from)) {
    const between = text.slice(end, from)
    left += `${end > 0 && !LETTERS.test(between) ? '' : between} ${put}`
    end = to
  }
  return `${left} ${text.slice(end)}`.replace(/\s+/g, ' ').replace(ENDS, '')
}
