import { useLocation } from 'react-router'
import { languageOfPath } from '#language/languages.ts'
import type { Language } from '#language/languages.ts'

/** One text in both languages, or a function that makes it from figures. */
type Text = { en: string; zh: string } | { en: (...values: never[]) => string; zh: (...values: never[]) => string }
export type Texts = Record<string, Text>
export type Spoken<T extends Texts> = { [Key in keyof T]: T[Key]['en'] extends string ? string : T[Key]['en'] }

const spoken = new WeakMap<Texts, Record<Language, unknown>>()

/** The texts of one language; both halves are kept, so that a screen may ask at every render. */
export function textsIn<T extends Texts>(texts: T, language: Language): Spoken<T> {
  let both = spoken.get(texts)
  if (!both) {
    const half = (of: Language) => Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[of]]))
    both = { en: half('en'), zh: half('zh') }
    spoken.set(texts, both)
  }
  // Built just above from the same keys.
  return both[language] as Spoken<T>
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
