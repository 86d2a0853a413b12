import { foldText } from '#platform/text/chinese-folding.ts'
import { isChinese, runsOf, stem } from '#modules/search/words/tokenizer.ts'
import { LatinVocabulary } from '#modules/search/index/latin-vocabulary.ts'
import type { Entry } from './entries.ts'

/**
 * What is looked up at once: a Latin word in the singular, or one Chinese character. `typed`: from which to which of the units that
 * were typed it was read; `isMeant`: in their place.
 */
export type Unit = { key: string; raw: string; isHan: boolean; typed?: readonly [from: number, to: number]; isMeant?: boolean }

export const unitsOf = (text: string): Unit[] =>
  runsOf(text).flatMap((run): Unit[] =>
    isChinese(run)
      ? Array.from(run, (character) => ({ key: character, raw: character, isHan: true }))
      : [{ key: stem(run), raw: run, isHan: false }],
  )

/** Words apart and joined are one: bum bag and bumbag. */
export const keyOf = (units: readonly Unit[]): string =>
  units.length === 1 ? units[0]!.key : stem(units.map(({ key }) => key).join(''))

const LEAST_CHINESE = 3
const MOST_CHINESE = 7
const WILD = '*'

/** The words of the vocabulary, by how they are typed. */
export class Meanings {
  readonly #entries = new Map<string, Entry[]>()
  /** Single words of Latin letters, also those that only occur in phrases: what a slip may have been meant for. */
  readonly latin = new LatinVocabulary()
  /** By a Chinese word with one character left open, or left out, the word it can only be; of several things none. */
  readonly #open = new Map<string, { key: string; entry: Entry } | undefined>()
  /** By how a Latin word sounds, the word it can only be; of several things none. */
  readonly #sounds = new Map<string, { key: string; entry: Entry } | undefined>()
  readonly #written = new Map<string, string>()

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) for (const word of entry.words) this.#add(word, entry)
  }

  #add(word: string, entry: Entry): void {
    const units = unitsOf(foldText(word))
    if (units.length === 0) return
    const key = keyOf(units)
    // Also of a phrase that is known in one word: who types it apart may slip in either.
    for (const unit of units) {
      if (unit.isHan) continue
      this.latin.add(unit.key)
      if (!this.#written.has(unit.key)) this.#written.set(unit.key, unit.raw)
    }
    const same = this.#entries.get(key)
    if (same) {
      if (!same.includes(entry)) same.push(entry)
      return
    }
    this.#entries.set(key, [entry])
    if (units[0]!.isHan) this.#written.set(key, word)
    if (units.length === 1 && !units[0]!.isHan && entry.role !== 'filler') this.#sound(key, entry)
    if (units.every(({ isHan }) => !isHan)) this.latin.add(key)
    const isOpen = units.every(({ isHan }) => isHan) && units.length >= LEAST_CHINESE && units.length <= MOST_CHINESE
    if (!isOpen || entry.role === 'filler') return
    for (let at = 0; at < units.length; at += 1) {
      this.#leaveOpen(opened(units, at), key, entry)
      if (units.length > LEAST_CHINESE) this.#leaveOpen(keyOf(units.toSpliced(at, 1)), key, entry)
    }
  }

  #sound(key: string, entry: Entry): void {
    const sound = soundOf(key)
    if (key.length < LEAST_SOUND || sound.length < 3) return
    if (!this.#sounds.has(sound)) this.#sounds.set(sound, { key, entry })
    else if (this.#sounds.get(sound)?.entry !== entry) this.#sounds.set(sound, undefined)
  }

  /** The one word that sounds like this one and is written much like it: neckless is a necklace, a machine no McQueen. */
  soundingLike(word: string): string | undefined {
    const meant = word.length < LEAST_SOUND ? undefined : this.#sounds.get(soundOf(word))?.key
    return meant !== undefined && meant[0] === word[0] && sharesLetters(meant, word) ? meant : undefined
  }

  #leaveOpen(open: string, key: string, entry: Entry): void {
    if (!this.#open.has(open)) this.#open.set(open, { key, entry })
    else if (this.#open.get(open)?.entry !== entry) this.#open.set(open, undefined)
  }

  find = (key: string): readonly Entry[] => this.#entries.get(key) ?? []
  /** A Chinese word in the characters of Hong Kong, an English one as the vocabulary has it: sunglasses, not sunglass. */
  written = (key: string): string => this.#written.get(key) ?? key
  has = (key: string): boolean => this.#entries.has(key)
  get size(): number {
    return this.#entries.size
  }

  /** The word that these units are but for the one at `wrong`. */
  slipped(units: readonly Unit[], wrong: number): string | undefined {
    return this.#open.get(opened(units, wrong))?.key
  }
  /** The word that these units are with one more. */
  shortened(units: readonly Unit[]): string | undefined {
    return this.#open.get(keyOf(units))?.key
  }
}

const opened = (units: readonly Unit[], at: number): string => units.map(({ key }, each) => (each === at ? WILD : key)).join('')

const LEAST_SOUND = 5
/** What is heard of an English word: its consonants, and the vowel it begins with. */
function soundOf(word: string): string {
  const heard = word
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|[cq]/g, 'k')
    .replace(/z/g, 's')
    .replace(/gh|(?<=.)h/g, '')
  return (
    (heard[0] ?? '') +
    heard
      .slice(1)
      .replace(/[aeiouyw]/g, '')
      .replace(/(.)\1+/g, '$1')
  )
}

export const soundsAlike = (one: string, other: string): boolean => soundOf(one) === soundOf(other)

/** Two thirds of the letters, in their order. */
function sharesLetters(one: string, other: string): boolean {
  let before = new Uint16Array(other.length + 1)
  for (const letter of one) {
    const now = new Uint16Array(other.length + 1)
    for (let at = 1; at <= other.length; at += 1)
      now[at] = letter === other[at - 1] ? before[at - 1]! + 1 : Math.max(before[at]!, now[at - 1]!)
    before = now
  }
  return before[other.length]! * 3 >= Math.max(one.length, other.length) * 2
}
