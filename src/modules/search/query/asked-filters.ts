import type { Cut } from '#modules/search/words/typed-words.ts'
import type { SearchQuery } from '#modules/search/search.contract.ts'
import { readPrice } from './asked-amounts.ts'
import { readSizes } from './asked-sizes.ts'

/** What a part of the keyword asks for, besides words. */
export type AskedFilter = { kind: 'price' | 'size' | 'sale' | 'new'; text: string; filter: Partial<SearchQuery>; cut: Cut }
/** The keyword without these parts, and what they ask for. */
export type AskedFilters = { keyword: string; filters: AskedFilter[] }
/** `typed`: all that was read, `rest`: the same with spaces where these parts are. */
export type ReadFilters = AskedFilters & { typed: string; rest: string }

const SALE =
  /\b(?:on sale|in the sale|sale|clearance|outlet|markdowns?|reduced|discounted|discounts?|on offer|special offers?)\b|大減價|換季減價|減價|减价|特價|特价|打折|折扣|優惠|优惠|促銷|促销|清貨|割引/i
const NEW =
  /\b(?:new in|new arrivals?|just in|just arrived|newest|latest|new season|this season)\b|新品上架|新品|新貨|新到貨|新到|最新|新上架|新款|當季新品/i
/** Longer ones are no search. */
const MOST_READ = 100
/** In the place of what was read: nothing reads over it. */
const TAKEN = '\0'

/** Prices, sizes, sale and novelty are read out of the keyword before any engine sees it. */
export function readFilters(asked: string): ReadFilters {
  const filters: AskedFilter[] = []
  const typed = asked.normalize('NFKC').slice(0, MOST_READ)
  let left = typed
  const take = (kind: AskedFilter['kind'], text: string, filter: Partial<SearchQuery>): void => {
    const from = left.indexOf(text)
    const to = from + text.length
    filters.push({ kind, text: text.trim(), filter, cut: { from, to, put: '' } })
    left = left.slice(0, from) + TAKEN.repeat(text.length) + left.slice(to)
  }
  const price = readPrice(left)
  if (price) {
    const { text, ...bounds } = price
    take('price', text, bounds)
  }
  const sizes = readSizes(left)
  if (sizes) take('size', sizes.text, { size: sizes.size })
  const sale = SALE.exec(left)
  if (sale) take('sale', sale[0], { sale: true })
  const isNew = NEW.exec(left)
  if (isNew) take('new', isNew[0], { isNew: true })
  if (filters.length === 0) return { keyword: asked, filters, typed: asked, rest: asked }
  const rest = left.replaceAll(TAKEN, ' ')
  return { keyword: rest.replace(/\s+/g, ' ').trim(), filters, typed, rest }
}

/** The query with what its keyword asks for; what was chosen in the list goes before it. */
export function withFilters(query: SearchQuery, { keyword, filters }: AskedFilters): SearchQuery {
  const asked: Partial<SearchQuery> = Object.assign({}, ...filters.map(({ filter }) => filter))
  const isPriced = query.minPrice !== undefined || query.maxPrice !== undefined
  const { minPrice, maxPrice, size = [], sale = false, isNew = false } = asked
  return {
    ...query,
    keyword,
    ...(isPriced ? {} : { minPrice, maxPrice }),
    size: query.size.length > 0 ? query.size : size,
    sale: query.sale || sale,
    isNew: query.isNew || isNew,
  }
}
