import { sizeKey } from '#language/product/size-label.ts'
import { DAY } from '#platform/clock.ts'
import type { CompiledFilter } from './list-filter.ts'
import { newSince } from '#modules/search/lists/new-arrivals.ts'
import { bitsOfFlags } from '#modules/search/index/flag-bits.ts'
import { FLAG, type ProductColumns } from '#modules/search/index/product-columns.ts'
import type { SearchQuery } from '#modules/search/search.contract.ts'
import { byAttribute, categoriesOf, pathOfType, ZONE } from '#modules/search/search.rules.ts'
import type { ScopedQuery } from '#modules/search/search-engine.ts'
import { flagsFor } from './value-flags.ts'
import { ruleTest } from './piece-rule.ts'

/** Names become numbers. */
export function compileFilter(columns: ProductColumns, query: ScopedQuery, now: Date): CompiledFilter {
  const newDay = newSince(now) / DAY
  const genders = (query.gender.includes('women') ? FLAG.women : 0) | (query.gender.includes('men') ? FLAG.men : 0)
  const flagsWanted = bitsOfFlags(query.flag)
  return {
    required: requiredFlags(query),
    inScope: query.scope && 'rule' in query.scope ? ruleTest(columns, query.scope.rule, now) : null,
    excluded: query.isRecommend ? FLAG.soldOut : 0,
    arrivedSince: query.searchOrderType === ZONE.newArrivals ? newDay : 0,
    categories: flagsFor(columns.categories.values, categoriesOf(query.category)),
    brandOnly: query.brandCode === '' ? null : (columns.brandNames.find(query.brandCode) ?? -1),
    brands: query.brandCode === '' ? flagsFor(columns.brandNames, query.brand) : null,
    colours: flagsFor(columns.colours.values, query.colour),
    coloursInTurn: [...new Set(query.colour)].flatMap((colour) => columns.colours.values.find(colour) ?? []),
    sizes: flagsFor(
      columns.sizes.values,
      query.size.map((size) => sizeKey(size, '')),
    ),
    types: flagsFor(columns.categories.values, typePaths(columns, query)),
    materials: flagsFor(columns.traits.values, query.material),
    answers: [...byAttribute(query.attribute)].map(([attribute, answers]) => ({
      attribute,
      wanted: flagsFor(columns.traits.values, answers) ?? new Uint8Array(0),
    })),
    merchantKinds: flagsFor(columns.merchantKinds.values, query.merchantKind),
    genders: genders === 0 ? null : bitsWhere((bits) => (bits & genders) !== 0),
    inStock: query.inStock ? bitsWhere((bits) => (bits & FLAG.soldOut) === 0) : null,
    flags: flagsWanted === 0 ? null : bitsWhere((bits) => (bits & flagsWanted) === flagsWanted),
    minCents: (query.minPrice ?? 0) * 100,
    maxCents: query.maxPrice === undefined ? Infinity : query.maxPrice * 100,
    leastOff: leastOff(query),
    worthOfShade: null,
    isNew: query.isNew,
    newSince: newDay,
  }
}

const bitsWhere = (isMet: (bits: number) => boolean): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, bits) => Number(isMet(bits)))

/** A type that names no parent stands right below the list's own category. */
const typePaths = (columns: ProductColumns, { type, category }: SearchQuery): string[] =>
  type
    .map(pathOfType)
    .map((path) => (columns.categories.values.find(path) === undefined && category ? `${category}/${path}` : path))

/** Several discounts widen each other; every one of them is a sale. */
function leastOff({ sale, discount }: SearchQuery): number {
  if (discount.length > 0) return Math.min(...discount)
  return sale ? 1 : 0
}

function requiredFlags(query: SearchQuery): number {
  let flags: number = FLAG.live
  if (query.sexType === 1) flags |= FLAG.women
  if (query.sexType === 2) flags |= FLAG.men
  if (query.searchOrderType === ZONE.seasonalSale) flags |= FLAG.seasonalSale
  if (query.searchOrderType === ZONE.lowestPrice) flags |= FLAG.lowestPrice
  return flags
}
