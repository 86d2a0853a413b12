import { badTexts, goodTexts } from './trial-texts.ts'
import { outcomeOf, type WordMatcher } from './word-list.rules.ts'
import type { TrialWire } from './words.contract.ts'

const MOST_SHOWN = 50

/** What one list would hold that the other does not, and the other way round; marks hold nothing. */
export function compareLists(live: WordMatcher, draft: WordMatcher, texts: readonly string[]): TrialWire {
  const wordsIn = (matcher: WordMatcher, text: string) => [...new Set(matcher.find(text, 'post').map(({ word }) => word.word))]
  const isHeld = (matcher: WordMatcher, text: string) => ['wait', 'refuse'].includes(outcomeOf(matcher.find(text, 'post')))
  const shown = (matcher: WordMatcher, found: readonly string[]) =>
    found.slice(0, MOST_SHOWN).map((text) => ({ text, words: wordsIn(matcher, text) }))
  return {
    caught: shown(
      draft,
      goodTexts.filter((text) => wordsIn(draft, text).length > 0),
    ),
    missed: badTexts.filter((text) => wordsIn(draft, text).length === 0),
    read: texts.length,
    held: shown(
      draft,
      texts.filter((text) => isHeld(draft, text) && !isHeld(live, text)),
    ),
    freed: shown(
      live,
      texts.filter((text) => isHeld(live, text) && !isHeld(draft, text)),
    ),
  }
}
