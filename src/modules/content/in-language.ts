import type { Language } from '#language/languages.ts'

/** What is left of a value when every text in both languages becomes the one that is read. */
type InLanguage<T> = T extends { en: string; zh: string }
  ? string
  : T extends readonly (infer Item)[]
    ? InLanguage<Item>[]
    : T extends object
      ? { [Key in keyof T]: InLanguage<T[Key]> }
      : T

export function inLanguage<T>(value: T, language: Language): InLanguage<T> {
  // The branches below are those of the type.
  return spoken(value, language) as InLanguage<T>
}

function spoken(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => spoken(item, language))
  if (typeof value !== 'object' || value === null) return value
  if ('en' in value && 'zh' in value) return value[language]
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, spoken(item, language)]))
}
