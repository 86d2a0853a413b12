import { HEAD, WHOLE } from '#modules/search/words/product-tokens.ts'
import { titleWords } from '#modules/search/words/chinese-words.ts'
import { nearestWords, slippedWays } from '#modules/search/words/typo-correction.ts'
import { type PlannedWord, QUALITY, type Quality, TITLE, TITLE_HEAD, type Way, type Words } from './query-ways.ts'
import type { SearchableNames } from '#modules/search/words/searchable-names.ts'
import { bigramsOf, isChinese, isStopWord, runsOf, segment, stem } from '#modules/search/words/tokenizer.ts'

const MOST_WORDS = 16
const MOST_PREFIXES = 50

/** The words of a query; stop words count only when there is nothing else. */
export function wordsOf(query: string, words: Words): string[] {
  const known = {
    has: (word: string) => words.names.words.has(word) || words.synonyms.words.has(word) || titleWords.has(word),
    longestFrom: (character: string) =>
      Math.max(...[words.names.words, words.synonyms.words, titleWords].map((list) => list.longestFrom(character))),
  }
  const runs = runsOf(query).flatMap((run) => (isChinese(run) ? segment(run, known) : [run]))
  const significant = runs.filter((word) => !isStopWord(word))
  return [...new Set(joinPairs(significant.length > 0 ? significant : runs, words))].slice(0, MOST_WORDS)
}

/** "hand bag" and "t shirt" mean one word, when there is such a word. */
function joinPairs(runs: string[], { vocabulary, synonyms }: Words): string[] {
  const joined: string[] = []
  for (let at = 0; at < runs.length; at += 1) {
    const run = runs[at]!
    const next = runs[at + 1]
    const pair = next === undefined || isChinese(run) || isChinese(next) ? '' : stem(run + next)
    const isOne = pair !== '' && (vocabulary.has(pair) || synonyms.has(pair))
    joined.push(isOne ? run + next : run)
    if (isOne) at += 1
  }
  return joined
}

/** Every word with its ways. `prefixes`: the last word may still be growing. */
export function planQuery(query: string, words: Words, prefixes = false): PlannedWord[] {
  const asked = wordsOf(query, words)
  return asked.map((word, at) => ({ word, ways: planWord(word, words, prefixes && at === asked.length - 1) }))
}

function planWord(word: string, words: Words, growing: boolean): Way[] {
  const ways = isChinese(word) ? planChinese(word, words) : planLatin(word, words, growing)
  return ways.filter(({ tokens }) => tokens.every(words.has))
}

function planLatin(word: string, words: Words, growing: boolean): Way[] {
  const whole = stem(word)
  const ways = [...latinWays(whole, 'whole', words), ...synonymWays(whole, words)]
  const isMet = ways.some(({ tokens }) => tokens.every(words.has))
  if (isMet && !growing) return ways
  if (word.length >= 2) {
    for (const term of words.vocabulary.startingWith(word, MOST_PREFIXES))
      if (term !== whole) ways.push(...latinWays(term, 'part', words))
  }
  if (ways.some(({ tokens }) => tokens.every(words.has))) return ways
  return nearestWords(word, 1, words).flatMap((term) => [...latinWays(term, 'typo', words), ...synonymWays(term, words, 'typo')])
}

const latinWays = (term: string, quality: Quality, { names }: Words): Way[] => [
  { tokens: [term], score: TITLE * QUALITY[quality], place: 'title', quality },
  { tokens: [HEAD + term], score: TITLE_HEAD * QUALITY[quality], place: 'title', quality },
  ...namedWays(names, term, quality),
]

const namedWays = (names: SearchableNames, word: string, quality: Quality): Way[] =>
  names.find(word).map(({ token, weight }) => ({ tokens: [token], score: weight * QUALITY[quality], place: 'name', quality }))

/** What an operator wrote into the same group; of several words all are needed. */
function synonymWays(key: string, words: Words, quality: Quality = 'synonym'): Way[] {
  return words.synonyms.of(key).flatMap((other) => {
    const runs = runsOf(other)
    const [run] = runs
    if (run === undefined) return []
    if (runs.length === 1) return isChinese(run) ? chineseWays(run, quality, words) : latinWays(stem(run), quality, words)
    const tokens = runs.flatMap((each) => (isChinese(each) ? bigramsOf(each) : [stem(each)]))
    return [
      { tokens, score: TITLE * QUALITY[quality], place: 'title' as const, quality },
      ...latinWays(stem(runs.join('')), quality, words),
    ]
  })
}

function planChinese(word: string, words: Words): Way[] {
  const ways = [...chineseWays(word, 'whole', words), ...synonymWays(word, words)]
  const isKnown = words.names.words.has(word) || words.synonyms.words.has(word) || titleWords.has(word)
  return isKnown ? ways : [...ways, ...slippedWays(word, words, chineseWays)]
}

/** A word of a title, a word inside another one, and what is called so. A lone character is always a part of words. */
function chineseWays(word: string, quality: Quality, { names }: Words): Way[] {
  const alone = [...word].length === 1
  const inTitle = alone || (titleWords.has(word) && quality === 'whole') ? lesser(quality) : quality
  const whole: Way[] = [WHOLE, HEAD].map((mark) => ({
    tokens: [mark + word],
    score: (mark === HEAD ? TITLE_HEAD : TITLE) * QUALITY[alone ? inTitle : quality],
    place: 'title',
    quality: alone ? inTitle : quality,
  }))
  const within: Way = { tokens: bigramsOf(word), score: TITLE * QUALITY[inTitle], place: 'title', quality: inTitle }
  return [...whole, within, ...namedWays(names, word, quality)]
}

const lesser = (quality: Quality): Quality => (quality === 'typo' ? 'typo' : 'part')
