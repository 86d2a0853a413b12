import { foldText } from './chinese-folding.ts'

const RUN = /\p{Script=Han}+|[a-z0-9]+/gu
const HAN_RUN = /^\p{Script=Han}/u
const STOP_WORDS = new Set(['the', 'a', 'an', 'for', 'and', 'of', 'with', 'in', 'to', 'by', 'from', '的', '及', '与', '和', '款'])
const IRREGULAR: Record<string, string> = {
  scarves: 'scarf',
  women: 'women',
  woman: 'women',
  womens: 'women',
  ladies: 'lady',
  men: 'men',
  man: 'men',
  mens: 'men',
  jeans: 'jean',
}

/** Runs of letters and digits, and runs of Chinese characters, already folded. */
export function runsOf(text: string): string[] {
  return (
    foldText(text)
      .replace(/['’]s?\b/g, '')
      .replace(/\bt-shirt/g, 'tshirt')
      .match(RUN) ?? []
  )
}

export const isChinese = (run: string): boolean => HAN_RUN.test(run)
export const isStopWord = (run: string): boolean => STOP_WORDS.has(run)

/** Plural and singular meet; nothing else is cut off, so that no two different things become one. */
export function stem(word: string): string {
  const irregular = IRREGULAR[word]
  if (irregular) return irregular
  if (word.length <= 3 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** Neighbouring pairs of characters; a lone character stands for itself. */
export function bigramsOf(run: string): string[] {
  const characters = [...run]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/** The pieces of a Chinese run: the longest known words, and between them what is not known. */
export function segment(run: string, known: ReadonlySet<string>): string[] {
  const characters = [...run]
  const pieces: string[] = []
  let unknown = ''
  for (let at = 0; at < characters.length; ) {
    const word = longestWordAt(characters, at, known)
    if (word.length > 0) {
      if (unknown) pieces.push(unknown)
      unknown = ''
      pieces.push(word.join(''))
    } else unknown += characters[at]
    at += Math.max(1, word.length)
  }
  if (unknown) pieces.push(unknown)
  return pieces
}

const LONGEST_WORD = 8

function longestWordAt(characters: string[], at: number, known: ReadonlySet<string>): string[] {
  for (let length = Math.min(LONGEST_WORD, characters.length - at); length > 1; length -= 1) {
    const word = characters.slice(at, at + length)
    if (known.has(word.join(''))) return word
  }
  return []
}

/** How many letters must be put in, left out, changed or swapped, as far as `most`; beyond that `most + 1`. */
export function typoDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1]
      let distance = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + (same ? 0 : 1))
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (swapped) distance = Math.min(distance, before[column - 2]! + 1)
      current.push(distance)
    }
    if (Math.min(...current) > most) return most + 1
    before = previous
    previous = current
  }
  return Math.min(previous[other.length]!, most + 1)
}
