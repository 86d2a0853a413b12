import type { Cut } from '#modules/search/words/typed-words.ts'
import type { SearchQuery } from '#modules/search/search.contract.ts'
import { DISCOUNTS } from '#modules/search/search.rules.ts'
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
/** How much at least is taken off: half price, 50% off, 七折; a 三折銀包 is folded. */
const OFF =
  /\b(?:half[\s-]price|(\d{2})\s?%\s?(?:off|discount|reduction))(?![a-z])|半價|半价|([一二三四五六七八九])([一二三四五六七八九])?折(?![疊叠頁銀錢钱傘伞遮長短])(?:以下|或以下)?/i
const HAN = '零一二三四五六七八九'
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
  const off = OFF.exec(left)
  const sale = off ? null : SALE.exec(left)
  if (off) take('sale', off[0], reducedBy(off))
  if (sale) take('sale', sale[0], { sale: true })
  const isNew = NEW.exec(left)
  if (isNew) take('new', isNew[0], { isNew: true })
  if (filters.length === 0) return { keyword: asked, filters, typed: asked, rest: asked }
  const rest = left.replaceAll(TAKEN, ' ')
  return { keyword: rest.replace(/\s+/g, ' ').trim(), filters, typed, rest }
}

/** The nearest step that is no more than is asked for. */
function reducedBy([, percent, tens, ones]: RegExpExecArray): Partial<SearchQuery> {
  const paid = tens ? HAN.indexOf(tens) * 10 + Math.max(0, HAN.indexOf(ones ?? '')) : 50
  const off = percent ? Number(percent) : 100 - paid
  const step = DISCOUNTS.findLast((each) => each <= off)
  return step === undefined ? { sale: true } : { discount: [step] }
}

/** The query with what its keyword asks for; what was chosen in the list goes before it. */
export function withFilters(query: SearchQuery, { keyword, filters }: AskedFilters): SearchQuery {
  const asked: Partial<SearchQuery> = Object.assign({}, ...filters.map(({ filter }) => filter))
  const isPriced = query.minPrice !== undefined || query.maxPrice !== undefined
  const { minPrice, maxPrice, size = [], sale = false, discount = [], isNew = false } = asked
  return {
    ...query,
    keyword,
    ...(isPriced ? {} : { minPrice, maxPrice }),
    size: query.size.length > 0 ? query.size : size,
    sale: query.sale || sale,
    discount: query.discount.length > 0 ? query.discount : discount,
    isNew: query.isNew || isNew,
  }
}
