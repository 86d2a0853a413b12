import { textWidth } from '#platform/text/text-width.ts'

/** What one page of a wish list holds, and the most anybody may wish for. */
export const MOST_WISHES = 100
const WIDEST_TITLE = 20
// Control characters, and those that turn the direction of what follows.
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** What is wrong with the title of a list that is shared; it may be left out. */
export function titleProblem(title: string): 'list-title' | undefined {
  const trimmed = title.trim()
  return trimmed.length > WIDEST_TITLE * 4 || UNSEEN.test(trimmed) || textWidth(trimmed) > WIDEST_TITLE ? 'list-title' : undefined
}
