import { comparedName, WIDEST_NICKNAME } from './profiles.rules.ts'

/** In what is kept, a name that is mentioned stands by the id of its page: it may be another name by the time it is read. */
const KEPT = /@\[([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\]/g
const MOST_MENTIONS = 10

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const endsName = /[\p{L}\p{N}\p{M}\p{Extended_Pictographic}]$/u
const inWord = /^[\p{Script=Latin}\p{Nd}]/u

type Candidate = { typed: string; compared: string }

/** What may be a name behind an @, the longest first: up to its end, and not into the middle of a word. */
function candidatesAt(text: string): Candidate[] {
  const [line = ''] = text.split('\n', 1)
  const letters = [...graphemes.segment(line)].map(({ segment }) => segment).slice(0, WIDEST_NICKNAME + 1)
  return letters
    .slice(0, WIDEST_NICKNAME)
    .map((letter, at) => ({ letter, next: letters[at + 1] ?? '', typed: letters.slice(0, at + 1).join('') }))
    .filter(({ letter, next }) => endsName.test(letter) && !(inWord.test(letter) && inWord.test(next)))
    .map(({ typed }) => ({ typed, compared: comparedName(typed) }))
    .filter(({ compared }) => compared !== '')
    .toReversed()
}

/** Every name that a text may mention, as names are compared. */
export const mentionable = (text: string): string[] => [
  ...new Set(
    text
      .split('@')
      .slice(1, 1 + 2 * MOST_MENTIONS)
      .flatMap((rest) => candidatesAt(rest).map(({ compared }) => compared)),
  ),
]

/** The text as it is kept, and whom it mentions. `pages`: by names as they are compared. */
export function keepMentions(typed: string, pages: ReadonlyMap<string, string>): { body: string; mentioned: string[] } {
  const [first = '', ...rests] = typed.replaceAll(KEPT, '@$1').split('@')
  const mentioned = new Set<string>()
  let body = first
  for (const rest of rests) {
    const found = candidatesAt(rest).find(({ compared }) => pages.has(compared))
    const page = found && pages.get(found.compared)
    if (!found || !page || (mentioned.size === MOST_MENTIONS && !mentioned.has(page))) body += `@${rest}`
    else {
      mentioned.add(page)
      body += `@[${page}]${rest.slice(found.typed.length)}`
    }
  }
  return { body, mentioned: [...mentioned] }
}

/** Whom a text that is kept mentions. */
export const mentionedIn = (body: string): string[] => [...new Set([...body.matchAll(KEPT)].flatMap(([, id]) => id ?? []))]

/** A stretch of plain text, or the page of somebody who is mentioned there. */
export type TextPiece = { text: string } | { profileId: string }

export function piecesOf(body: string): TextPiece[] {
  // Every second part is what the brackets held.
  return body
    .split(KEPT)
    .flatMap((part, at): TextPiece[] => (at % 2 ? [{ profileId: part }] : part === '' ? [] : [{ text: part }]))
}
