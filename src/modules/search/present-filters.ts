import { inDepartment } from '#language/list-titles.ts'
import { sizeName } from '#language/size-names.ts'
import { labelOfKey, scaleOf, sizeKey } from '#language/size-label.ts'
import type { Language } from '#language/languages.ts'
import type { FacetResult } from './facet-pass.ts'
import { nameIn } from './list-title.ts'
import type { ProductIndex } from './product-index.ts'
import type { FacetValueWire, FiltersWire, SearchQuery } from './search.contract.ts'
import { categoriesOf, DISCOUNTS, pathOfType, typeOfPath } from './search.rules.ts'
import { compareSizes } from './size-order.ts'
import type { Dictionary } from './value-column.ts'

/**
 * Counts as lists with names. What the whole list holds stays named when the other choices leave none of it, so that nothing
 * moves under the finger.
 */
export function presentFilters(
  index: ProductIndex,
  query: SearchQuery,
  result: FacetResult,
  whole: FacetResult,
  language: Language,
): FiltersWire {
  const { columns } = index
  const brands = counted(columns.brandNames, result.brands, whole.brands, query.brand).map((one) => ({
    ...one,
    name: index.brands.get(one.value)?.name ?? one.value,
  }))
  const colours = counted(columns.colourIds, result.colours, whole.colours, query.colour)
  return {
    total: result.matched.length,
    category: presentCategories(index, query, result, whole, language),
    brand: brands.sort((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1)),
    colour: [...index.colours.values()].flatMap((colour) => {
      const found = colours.find(({ value }) => value === colour.id)
      return found ? [{ ...found, name: nameIn(language, colour), hex: colour.hex }] : []
    }),
    size: presentSizes(index, query, result, whole, language),
    price: presentPrice(result),
    saleNum: result.saleNum,
    discount: DISCOUNTS.flatMap((percent, at) =>
      whole.discounts[at] === 0 ? [] : [{ value: String(percent), name: String(percent), num: result.discounts[at] ?? 0 }],
    ),
  }
}

const presentPrice = ({ cheapestCents, dearestCents }: FacetResult): FiltersWire['price'] =>
  dearestCents === 0 ? { min: 0, max: 0 } : { min: Math.floor(cheapestCents / 100), max: Math.ceil(dearestCents / 100) }

function counted(dictionary: Dictionary, counts: Uint32Array, whole: Uint32Array, chosen: readonly string[]): FacetValueWire[] {
  const values: FacetValueWire[] = []
  for (const [id, num] of counts.entries()) {
    const value = dictionary.names[id]!
    if (num > 0 || (whole[id] ?? 0) > 0 || chosen.includes(value)) values.push({ value, name: value, num })
  }
  return values
}

function presentSizes(
  index: ProductIndex,
  query: SearchQuery,
  result: FacetResult,
  whole: FacetResult,
  language: Language,
): FacetValueWire[] {
  const chosen = query.size.map((size) => sizeKey(size, ''))
  return counted(index.columns.sizeKeys, result.sizes, whole.sizes, chosen)
    .sort((one, other) => compareSizes(labelOfKey(one.value), labelOfKey(other.value)))
    .map((one) => ({ ...one, name: sizeName(labelOfKey(one.value), language), scale: scaleOf(one.value) }))
}

/** Below a category its children; elsewhere the second level of every department, which is where shoppers think. */
function presentCategories(
  index: ProductIndex,
  query: SearchQuery,
  result: FacetResult,
  whole: FacetResult,
  language: Language,
): FacetValueWire[] {
  const parents = new Set(categoriesOf(query.category))
  const chosen = new Set(query.type.map(pathOfType))
  const offered = (path: string): boolean => {
    const end = path.lastIndexOf('/')
    return parents.size > 0 ? parents.has(path.slice(0, Math.max(0, end))) : path.split('/').length === 2
  }
  const found = [...index.categories.values()].flatMap((category) => {
    if (!offered(category.path)) return []
    const id = index.columns.categoryPaths.find(category.path)
    const num = id === undefined ? 0 : (result.categories[id] ?? 0)
    const shown = num > 0 || (id !== undefined && (whole.categories[id] ?? 0) > 0) || chosen.has(category.path)
    return shown ? [{ category, num }] : []
  })
  const same = Map.groupBy(found, ({ category }) => nameIn(language, category))
  return found.map(({ category, num }) => {
    const name = nameIn(language, category)
    const department = index.categories.get(category.path.split('/')[0] ?? '')
    const alone = (same.get(name)?.length ?? 0) < 2 || !department
    return {
      value: typeOfPath(category.path),
      name: alone ? name : inDepartment[language](nameIn(language, department), name),
      num,
    }
  })
}
