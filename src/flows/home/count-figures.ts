import { searchProducts } from '#modules/search/index.server.ts'
import { SearchInput } from '#modules/search/search.contract.ts'
import { sexTypeOf } from '#modules/search/search.rules.ts'
import type { HomeSide } from '#modules/content/index.server.ts'
import type { Language } from '#language/languages.ts'

const LIST = '/product/list/'

/**
 * Words that tell a figure stay true: `{brands}` and `{pieces}` beside a link become the number of designers and pieces on the
 * list it leads to, counted when the page is shown.
 */
export async function countFigures<Value>(shown: Value, side: HomeSide, language: Language): Promise<Value> {
  if (!JSON.stringify(shown).match(/\{(brands|pieces)\}/)) return shown
  // The same shape comes back; only texts change.
  return (await filled(shown, '', side, language)) as Value
}

async function filled(value: unknown, link: string, side: HomeSide, language: Language): Promise<unknown> {
  if (typeof value === 'string') return /\{(brands|pieces)\}/.test(value) ? counted(value, link, side, language) : value
  if (Array.isArray(value)) return Promise.all(value.map((item) => filled(item, link, side, language)))
  if (typeof value !== 'object' || value === null) return value
  const own = 'link' in value && typeof value.link === 'string' ? value.link : link
  const entries = Object.entries(value).map(async ([key, item]) => [key, await filled(item, own, side, language)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

async function counted(text: string, link: string, side: HomeSide, language: Language): Promise<string> {
  const { pathname } = new URL(link, 'http://shop')
  const category = pathname.startsWith(LIST) ? decodeURIComponent(pathname.slice(LIST.length)) : ''
  const { total, filters } = await searchProducts(SearchInput.parse({ category, sexType: sexTypeOf(side) }), language)
  const brands = filters.brand.filter(({ num }) => num > 0).length
  return text.replaceAll('{brands}', String(brands)).replaceAll('{pieces}', String(total))
}
