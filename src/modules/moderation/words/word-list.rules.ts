import AhoCorasick from 'modern-ahocorasick'
import { type HouseRule, type Severity, type SubjectKind, isName } from '../queue/cases.rules.ts'
import { foldWriting } from './fold-writing.rules.ts'
import type { WordEffect, WordLanguage } from './word-names.rules.ts'

export type ListedWord = {
  word: string
  language: WordLanguage
  severity: Severity
  follows: WordEffect
  rule: HouseRule
  /** Stands by itself, not within another word; Chinese is found anywhere. */
  isWhole: boolean
  /** Only in names. */
  namesOnly: boolean
}
export type Hit = { word: ListedWord; from: number; to: number }
export type Outcome = 'publish' | 'mark' | 'wait' | 'refuse'

/** As words are compared; empty where nothing of it can be looked for. */
export const foldedWord = (word: string): string => foldWriting(word).text.trim()

export type WordMatcher = { find: (text: string, kind: SubjectKind) => Hit[] }

/** Long enough to be meant where letters are spelled one by one. */
const SPELLED = /^[a-z]{4,}$/
const HAN = /\p{Script=Han}/u
/** What is looked for: a Latin word by itself has its blanks around it. */
function patternOf({ word, isWhole }: ListedWord): string {
  const folded = foldedWord(word)
  const begins = isWhole && !HAN.test(folded.charAt(0)) ? ' ' : ''
  const ends = isWhole && !HAN.test(folded.at(-1) ?? '') ? ' ' : ''
  return folded === '' ? '' : `${begins}${folded}${ends}`
}

/** A list as one automaton: a text is read once, however long the list is. */
export function compileWords(words: readonly ListedWord[]): WordMatcher {
  const patterns = words.map((word) => ({ pattern: patternOf(word), data: word })).filter(({ pattern }) => pattern !== '')
  if (patterns.length === 0) return { find: () => [] }
  const automaton = new AhoCorasick<ListedWord>(patterns)
  const among = patterns
    .map(({ pattern, data }) => ({ pattern: pattern.trim(), data }))
    .filter(({ pattern }) => SPELLED.test(pattern))
  const ofSpelled = among.length === 0 ? undefined : new AhoCorasick<ListedWord>(among)
  return {
    find: (text, kind) => {
      const { text: folded, from, to, spelled } = foldWriting(text)
      const hits = [
        ...automaton.search(folded),
        ...spelled.flatMap(([first, last]) =>
          (ofSpelled?.search(folded.slice(first, last)) ?? []).map((hit) => ({
            ...hit,
            start: hit.start + first,
            end: hit.end + first,
          })),
        ),
      ]
      return hits
        .flatMap(({ start, end, data }) => (data ? [{ word: data, from: from[start] ?? 0, to: to[end - 1] ?? text.length }] : []))
        .map((hit) => ({ ...hit, from: skipBlanks(text, hit.from, hit.to) }))
        .filter(({ word }) => !word.namesOnly || isName(kind))
    },
  }
}

/** A word that begins with its blank begins in the text where its first letter is. */
function skipBlanks(text: string, from: number, to: number): number {
  let at = from
  while (at < to && !/[\p{L}\p{N}@$]/u.test(text.charAt(at)) && !/[\uD800-\uDFFF]/.test(text.charAt(at))) at += 1
  return at
}

const ORDER: readonly Outcome[] = ['publish', 'mark', 'wait', 'refuse']
export const worse = (one: Outcome, other: Outcome): Outcome => (ORDER.indexOf(one) >= ORDER.indexOf(other) ? one : other)
export const outcomeOf = (hits: readonly Hit[]): Outcome =>
  hits.reduce<Outcome>((outcome, { word }) => worse(outcome, word.follows), 'publish')
/** The hit that decides: the worst, and of equals the first. */
export const worstHit = (hits: readonly Hit[]): Hit | undefined =>
  hits.toSorted(
    (one, other) =>
      ORDER.indexOf(other.word.follows) - ORDER.indexOf(one.word.follows) || other.word.severity - one.word.severity,
  )[0]
