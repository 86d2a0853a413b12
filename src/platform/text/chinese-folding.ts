import { Converter } from 'opencc-js/t2cn'

const toSimplified = Converter({ from: 'hk', to: 'cn' })
/** Pairs that the conversion keeps apart though shoppers type one for the other. */
const alike: Record<string, string> = { 著: '着', 帐: '账', 鍊: '鏈' }
const LATIN_LIGATURES: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' }
const HAN = /\p{Script=Han}/u

const MOST_ROUNDS = 4
const simplified = new Map<string, string>()

/** One character at a time, so that a word is folded alike wherever it stands. */
function simplify(character: string): string {
  let folded = simplified.get(character)
  if (folded !== undefined) return folded
  folded = character
  for (let round = 0; round < MOST_ROUNDS && HAN.test(folded); round += 1) {
    const next = toSimplified(alike[folded] ?? folded)
    if (next === folded) break
    folded = next
  }
  folded = alike[folded] ?? folded
  simplified.set(character, folded)
  return folded
}

function foldSlowly(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđł]/g, (letter) => LATIN_LIGATURES[letter] ?? letter)
  return HAN.test(plain) ? Array.from(plain, simplify).join('') : plain
}

const ASCII = /^[\0-\x7f]*$/
const UNKNOWN = 0
/** Not one letter for one letter: the whole text goes the long way. */
const OTHERWISE = 1
/** What each letter becomes, filled in as letters are met: titles are folded by the hundred thousand. */
const foldedLetters = new Uint16Array(0x10000)

function learnLetter(code: number): number {
  const folded = foldSlowly(String.fromCharCode(code))
  const known = folded.length === 1 && (code < 0xd800 || code > 0xdfff) ? folded.charCodeAt(0) : OTHERWISE
  foldedLetters[code] = known
  return known
}

/** Normalises texts and queries alike: lower-case, without accents, and Chinese in simplified characters. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  let folded = ''
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const known = foldedLetters[code]!
    const letter = known === UNKNOWN ? learnLetter(code) : known
    if (letter === OTHERWISE) return foldSlowly(text)
    folded += String.fromCharCode(letter)
  }
  return folded
}

/** A query with all its spellings made one: small letters, no accents, simplified characters. */
export const foldQuery = (query: string): string => foldText(query).trim().replace(/\s+/g, ' ')
