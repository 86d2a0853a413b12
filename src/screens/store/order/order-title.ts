import { orderText } from '#language/buying/order.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { type Texts, textsIn } from '#language/texts.ts'

type Titled = Texts & {
  plainTitle: { en: string; zh: string }
  title: { en: (number: string) => string; zh: (number: string) => string }
}
type Place = { pathname: string; search: string }

/** The title of a page about an order: with its number, which the address names. */
export function orderTitle(place: Place, texts: Titled): string {
  const { plainTitle, title } = textsIn(texts, languageOfPath(place.pathname))
  const number = numberIn(place)
  return number ? title(number) : plainTitle
}

/** The title of what is done about an order, such as a return: what it is, and which order it is about. */
export function titleAbout(place: Place, title: string): string {
  const language = languageOfPath(place.pathname)
  const number = numberIn(place)
  if (!number) return title
  const order = textsIn(orderText, language).title(number)
  return language === 'zh' ? `${title}（${order}）` : `${title} · ${order}`
}

function numberIn({ search }: Place): string | undefined {
  const number = new URLSearchParams(search).get('orderNo') ?? ''
  return /^[0-9A-Za-z]{8,16}$/.test(number) ? number.toUpperCase() : undefined
}
