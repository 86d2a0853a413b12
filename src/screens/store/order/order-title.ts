import { languageOfPath } from '#language/languages.ts'
import { type Texts, textsIn } from '#language/texts.ts'

type Titled = Texts & {
  plainTitle: { en: string; zh: string }
  title: { en: (number: string) => string; zh: (number: string) => string }
}

/** The title of a page about an order: with its number, which the address names. */
export function orderTitle({ pathname, search }: { pathname: string; search: string }, texts: Titled): string {
  const { plainTitle, title } = textsIn(texts, languageOfPath(pathname))
  const number = new URLSearchParams(search).get('orderNo') ?? ''
  return /^[0-9A-Za-z]{8,16}$/.test(number) ? title(number.toUpperCase()) : plainTitle
}
