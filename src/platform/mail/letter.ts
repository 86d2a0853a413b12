import type { Language } from '#language/languages.ts'
import { closing, factLine, greeting } from '#language/mail/letter.text.ts'

/** A piece a mail is about: its name first, then what else is said of it, each on a line; where it is shown and its picture, if there is one. */
export type LetterPiece = { lines: readonly string[]; picture?: string; page?: string }
export type LetterFact = { name: string; value: string }
/** The one thing to do, and where: an address, or a path of the shop, which becomes an address when the mail goes out. */
export type LetterAction = { words: string; page: string }

/** What a mail is dressed with. All of it stands in the words as well: who sees no dress misses nothing. */
export type Dress = { pieces?: readonly LetterPiece[]; facts?: readonly LetterFact[]; action?: LetterAction }

type Said = Dress & {
  /** Whom it greets; empty for somebody whose name is not known. */
  name: string
  /** What happened and what comes next, paragraph by paragraph. */
  body: string
  language: Language
}

/** The whole text of a mail to a shopper. What to do stands where the words say it, or below them. */
export function letterText({ name, body, language, pieces = [], facts = [], action }: Said): string {
  const isSaid = action === undefined || body.includes(action.page)
  return [
    greeting[language](name),
    body.trim(),
    ...(isSaid ? [] : [`${action.words}\n${action.page}`]),
    ...pieces.map(pieceText),
    ...(facts.length > 0 ? [factsText(facts, language)] : []),
    closing(language),
  ].join('\n\n')
}

export const pieceText = ({ lines }: LetterPiece): string => lines.join('\n')
export const factsText = (facts: readonly LetterFact[], language: Language): string =>
  facts.map(({ name, value }) => factLine[language](name, value)).join('\n')

/** As it goes out from the shop at this address. */
export function withAddress<L extends { body: string; dress?: Dress | null }>(letter: L, publicUrl: string): L {
  const action = letter.dress?.action
  if (!action?.page.startsWith('/')) return letter
  const page = publicUrl + action.page
  const body = letter.body.replace(`\n${action.page}\n`, () => `\n${page}\n`)
  return { ...letter, body, dress: { ...letter.dress, action: { ...action, page } } }
}
