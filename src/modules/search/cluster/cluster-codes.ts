import { plainCode } from '#modules/search/index/code-parts.ts'

const SHORTEST = 4
const LONGEST = 8
const LEAST_DIGITS = 3
/** Sets parts of numbers apart from words. */
const CODE = '#'

/** A code as it is compared: in capitals, without what stands between its letters and digits. */
export const codeKey = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** Every part of a number that may be searched for: four to eight characters; longer ones are found by theirs. */
export function partsOfCode(code: string): string[] {
  const plain = plainCode(code)
  const lengths = Array.from({ length: LONGEST - SHORTEST + 1 }, (_, more) => SHORTEST + more)
  return lengths.flatMap((length) => windowsOf(plain, length))
}

/** The parts that a product's number must all have so that what is typed is a part of it; none when it is hardly a number. */
export function partsAskedFor(keyword: string): string[] {
  const plain = plainCode(keyword)
  if (plain.length < SHORTEST || plain.replace(/[a-z]/g, '').length < LEAST_DIGITS) return []
  return windowsOf(plain, Math.min(plain.length, LONGEST))
}

const windowsOf = (text: string, length: number): string[] =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_, from) => CODE + text.slice(from, from + length))
