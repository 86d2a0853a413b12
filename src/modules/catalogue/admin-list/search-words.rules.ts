/** Further words narrow nothing down. */
const MOST_WORDS = 6

/** What was typed, word by word, as it is looked for. */
export const wordsIn = (typed: string): string[] =>
  [...new Set(typed.toLowerCase().split(/\s+/))].filter(Boolean).slice(0, MOST_WORDS)

const PLAIN = /^[\x20-\x7e]*$/

/**
 * Beginnings and pairs of characters by which a word is found that has no three plain letters: of a Chinese word every pair, of one or two
 * letters the letters themselves, with which a word begins. Empty for all else.
 */
export function gramsIn(word: string): string[] {
  const characters = [...word]
  if (characters.length <= (PLAIN.test(word) ? 2 : 1)) return [word]
  if (PLAIN.test(word)) return []
  return [...new Set(characters.slice(1).map((character, at) => `${characters[at]}${character}`))]
}
