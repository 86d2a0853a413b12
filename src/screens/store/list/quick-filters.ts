import type { FacetValueWire } from '#modules/search/search.contract.ts'
import { type ListQuery, SWITCHES } from './list-query.ts'
import type { ListData } from './list-data.ts'

const MOST_TYPES = 4
/** Fewer are no choice. */
const LEAST = 2
type Quick = { sale: boolean; isNew: boolean; inStock: boolean; types: FacetValueWire[]; colours: FacetValueWire[] }
type Narrowed = { total: number; filters: Pick<ListData['filters'], 'category' | 'colour' | 'saleNum' | 'newNum' | 'inStockNum'> }

/**
 * The two to five filters over a list: sale and kinds of things; where it has no kinds, what is new and what is in stock, then colours. A designer's
 * page names its categories as links above. What is chosen stays, and what all of the list is divides nothing.
 */
export function quickFilters({ filters, total }: Narrowed, query: ListQuery, isOfBrand: boolean): Quick | undefined {
  const offered = isOfBrand ? [] : filters.category
  const types = offered.filter((type) => type.num > 0 || query.type.includes(type.value)).slice(0, MOST_TYPES)
  const counts = { sale: filters.saleNum, isNew: filters.newNum, inStock: filters.inStockNum }
  const divides = (name: (typeof SWITCHES)[number]): boolean => query[name] || (counts[name] > 0 && counts[name] < total)
  const hasTypes = types.length > 1
  const quick = {
    sale: query.sale || counts.sale > 0,
    isNew: !hasTypes && divides('isNew'),
    inStock: !hasTypes && divides('inStock'),
    types: hasTypes ? types : [],
  }
  const missing = LEAST - SWITCHES.filter((name) => quick[name]).length - quick.types.length
  const colours = filters.colour.filter(({ num, value }) => (num > 0 && num < total) || query.colour.includes(value))
  const most = colours.toSorted((one, other) => other.num - one.num).slice(0, Math.max(0, missing))
  return most.length < missing ? undefined : { ...quick, colours: most }
}
