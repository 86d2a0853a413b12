import { withNames } from '../src/language/house.ts'
import type { Language } from '../src/language/languages.ts'
import type { Spoken, Texts } from '../src/language/texts.ts'

/** What the demo shop says in one language. */
export function spoken<T extends Texts>(texts: T, language: Language): Spoken<T> {
  const said: unknown = Object.fromEntries(
    Object.entries(texts).map(([key, { [language]: text }]) => [key, typeof text === 'string' ? withNames(text) : text]),
  )
  return said as Spoken<T>
}

/** Exactly this text, whatever signs it holds. */
export const exactly = (text: string): RegExp => new RegExp(`^\\s*${escaped(text)}\\s*$`)
export const beginning = (text: string): RegExp => new RegExp(`^\\s*${escaped(text)}`)
/** A text about a number, whichever number it is. */
export const numbered = (say: (number: string) => string): RegExp =>
  new RegExp(`^\\s*${escaped(say('@')).replace('@', String.raw`[\d,]+`)}\\s*$`)
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
