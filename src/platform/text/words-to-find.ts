/** "(0)" in a number that is written for callers from abroad is not part of it. */
export const DIALLED_AT_HOME = /(?<=\d\s*)[(（][0０][)）]/

/** The digits by which a telephone number is found again, however it is written: as the end of the one that is kept. */
export const digitsToFind = (typed: string): string =>
  typed.normalize('NFKC').replace(DIALLED_AT_HOME, '').replace(/\D/g, '').replace(/^0+/, '')

const NUMBER = /^[\s\d+()./\p{Pd}\p{Cf}]+$/u
const FEWEST_DIGITS = 4

/**
 * What somebody looks for, as `like` patterns that a text in small letters must fit one and all: a number by its digits, anything else
 * word by word, so that names are found in either order and by parts.
 */
export function patternsToFind(typed: string): string[] {
  const folded = typed.normalize('NFKC').trim().toLowerCase()
  const digits = digitsToFind(folded)
  const words = NUMBER.test(folded) && digits.length >= FEWEST_DIGITS ? [digits] : folded.split(/\s+/)
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
