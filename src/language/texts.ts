import { useLocation } from 'react-router'
import { languageOfPath } from '#language/languages.ts'
import { type House, house, withNames } from '#language/house.ts'
import type { Language } from '#language/languages.ts'

/** One text in both languages, or a function that makes it from figures. */
type Text = { en: string; zh: string } | { en: (...values: never[]) => string; zh: (...values: never[]) => string }
export type Texts = Record<string, Text>
export type Spoken<T extends Texts> = { [Key in keyof T]: T[Key]['en'] extends string ? string : T[Key]['en'] }

const spoken = new WeakMap<Texts, { of: House; halves: Record<Language, unknown> }>()

const named = (text: unknown): unknown => (typeof text === 'string' ? withNames(text) : text)

/** The texts of one language, with the shop's own names in them; both halves are kept, so that a screen may ask at every render. */
export function textsIn<T extends Texts>(texts: T, language: Language): Spoken<T> {
  let found = spoken.get(texts)
  const of = house()
  if (found?.of !== of) {
    const half = (one: Language) => Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, named(text[one])]))
    found = { of, halves: { en: half('en'), zh: half('zh') } }
    spoken.set(texts, found)
  }
  // Built just above from the same keys.
  return found.halves[language] as Spoken<T>
}

export const useLanguage = (): Language => languageOfPath(useLocation().pathname)
export const useTexts = <T extends Texts>(texts: T): Spoken<T> => textsIn(texts, useLanguage())

/** An address in the visitor's language: English has no prefix, Chinese is under /zh. */
export const localPath = (language: Language, path: string): string =>
  language === 'zh' ? (path === '/' ? '/zh' : `/zh${path}`) : path

/** The same page in the other language. */
export function mirroredPath(pathname: string): string {
  if (languageOfPath(pathname) === 'en') return pathname === '/' ? '/zh' : `/zh${pathname}`
  return pathname.slice(3) || '/'
}
