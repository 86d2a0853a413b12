import { titleWords } from './chinese-words.ts'
import { QUALITY, type Quality, TITLE, type Way, type Words } from '#modules/search/query/query-ways.ts'
import { bigramsOf, isChinese, stem } from './tokenizer.ts'

const LEAST_LATIN = 4
const LEAST_CHINESE = 3
const MOST_CHINESE = 8

/**
 * Latin words at most `most` slips away that mean or find something, nearest first. The first letter and two thirds of the letters are the
 * same: what is further off is another word. Short words and numbers are not guessed at.
 */
export function nearestWords(word: string, most: 1 | 2, { vocabulary, meanings, has, names }: Words): string[] {
  if (word.length < LEAST_LATIN || isChinese(word) || /^\d+$/.test(word)) return []
  const exists = (term: string): boolean =>
    term[0] === word[0] && (meanings.latin.has(term) || has(term) || names.find(term).some(({ token }) => has(token)))
  const whole = stem(word)
  const both = [meanings.latin, vocabulary]
  const near = [...new Set(both.flatMap((list) => [...list.oneSlipFrom(whole), ...list.oneSlipFrom(word)]))].filter(exists)
  if (most === 1 || near.length > 0 || word.length < LEAST_FOR_TWO) return near.sort(likelierOf(whole))
  return [...new Set(both.flatMap((list) => list.twoSlipsFrom(whole)))].filter(exists)
}
const LEAST_FOR_TWO = 6

/** A letter left out or doubled, or two that changed places, is likelier than another letter. */
const likelierOf = (word: string) => (one: string, other: string) => slipOf(word, one) - slipOf(word, other)
const slipOf = (word: string, term: string): number =>
  term.length === word.length ? ([...term].sort().join() === [...word].sort().join() ? 0 : 2) : term.length > word.length ? 0 : 1

/** Known Chinese words with one character wrong, missing or too many. */
export function nearestChinese(word: string, { names, synonyms }: Words): string[] {
  const characters = [...word]
  if (characters.length < LEAST_CHINESE - 1 || characters.length > MOST_CHINESE) return []
  const found = new Set<string>()
  for (const list of [titleWords, names.words, synonyms.words])
    for (const known of list.all())
      if (known.length >= LEAST_CHINESE && isOneCharacterOff(characters, [...known])) found.add(known)
  return [...found]
}

function isOneCharacterOff(one: string[], other: string[]): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  if (longer.length - shorter.length > 1) return false
  let start = 0
  while (start < shorter.length && shorter[start] === longer[start]) start += 1
  let end = 0
  while (end < shorter.length - start && shorter[shorter.length - 1 - end] === longer[longer.length - 1 - end]) end += 1
  return start + end >= longer.length - 1
}

type ChineseWays = (word: string, quality: Quality, words: Words) => Way[]

/**
 * Corrections of an unknown Chinese word: a known word with one other character, or a title that
 * holds all of its characters but one.
 */
export function slippedWays(word: string, words: Words, ways: ChineseWays): Way[] {
  const characters = [...word]
  if (characters.length < LEAST_CHINESE || characters.length > MOST_CHINESE) return []
  const meant = nearestChinese(word, words).flatMap((known) => ways(known, 'typo', words))
  if (meant.length > 0 || bigramsOf(word).every(words.has)) return meant
  return characters.map((_, wrong) => ({
    tokens: allBut(characters, wrong),
    score: TITLE * QUALITY.typo,
    place: 'title',
    quality: 'typo',
  }))
}

/** The pairs of characters that do not touch the wrong one; a character beside it that is in none of them stands alone. */
function allBut(characters: string[], wrong: number): string[] {
  const sides = [characters.slice(0, wrong), characters.slice(wrong + 1)]
  return sides.flatMap((side) => (side.length === 1 ? side : bigramsOf(side.join(''))))
}
