import { inDepartment } from '#language/list-titles.ts'
import { sizeName } from '#language/size-names.ts'
import type { Language } from '#language/languages.ts'
import type { FacetResult } from './facet-pass.ts'
import type { ProductIndex } from './product-index.ts'
import type { FrameCategory } from './product-row.ts'
import type { FacetValueWire, FiltersWire, SearchQuery } from './search.contract.ts'
import { compareSizes } from './size-order.ts'
import type { Dictionary } from './value-column.ts'

/** Counts as lists with names. A value that finds nothing is left out unless it is chosen. */
export function presentFilters(index: ProductIndex, query: SearchQuery, result: FacetResult, language: Language): FiltersWire {
  const { columns } = index
  const nameOf = ({ nameEn, nameZh }: { nameEn: string; nameZh: string }): string => (language === 'zh' ? nameZh : nameEn)
  const brands = counted(columns.brandNames, result.brands, query.brand).map((one) => ({
    ...one,
    name: index.brands.get(one.value)?.name ?? one.value,
  }))
  const colours = counted(columns.colourIds, result.colours, query.colour)
  const sizes = counted(columns.sizeLabels, result.sizes, query.size).map((one) => ({
    ...one,
    name: sizeName(one.value, language),
  }))
  return {
    total: result.matched.length,
    category: presentCategories(index, query, result, language),
    brand: brands.sort((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1)),
    colour: [...index.colours.values()].flatMap((colour) => {
      const found = colours.find(({ value }) => value === colour.id)
      return found ? [{ ...found, name: nameOf(colour), hex: colour.hex }] : []
    }),
    size: sizes.sort((one, other) => compareSizes(one.value, other.value)),
    price: presentPrice(result),
    saleNum: result.saleNum,
  }
}

const presentPrice = ({ cheapestCents, dearestCents }: FacetResult): FiltersWire['price'] =>
  dearestCents === 0 ? { min: 0, max: 0 } : { min: Math.floor(cheapestCents / 100), max: Math.ceil(dearestCents / 100) }

function counted(dictionary: Dictionary, counts: Uint32Array, chosen: readonly string[]): FacetValueWire[] {
  const values: FacetValueWire[] = []
  for (const [id, num] of counts.entries()) {
    const value = dictionary.names[id]!
    if (num > 0 || chosen.includes(value)) values.push({ value, name: value, num })
  }
  return values
}

/** Below a category its children; elsewhere the second level of every department, which is where shoppers think. */
function presentCategories(index: ProductIndex, query: SearchQuery, result: FacetResult, language: Language): FacetValueWire[] {
  const level = query.category === '' ? 2 : query.category.split('/').length + 1
  const below = query.category === '' ? '' : `${query.category}/`
  const found = [...index.categories.values()].flatMap((category) => {
    const id = index.columns.categoryPaths.find(category.path)
    const num = id === undefined ? 0 : (result.categories[id] ?? 0)
    const here = category.path.startsWith(below) && category.path.split('/').length === level
    return here && (num > 0 || query.type.includes(category.path)) ? [{ category, num }] : []
  })
  const nameOf = (category: FrameCategory): string => (language === 'zh' ? category.nameZh : category.nameEn)
  const same = Map.groupBy(found, ({ category }) => nameOf(category))
  return found.map(({ category, num }) => {
    const name = nameOf(category)
    const department = index.categories.get(category.path.split('/')[0] ?? '')
    const alone = (same.get(name)?.length ?? 0) < 2 || !department
    return { value: category.path, name: alone ? name : inDepartment[language](nameOf(department), name), num }
  })
}
