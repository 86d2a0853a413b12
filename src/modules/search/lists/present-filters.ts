import { inDepartment } from '#language/browse/list-titles.ts'
import { productFlagName } from '#language/browse/product-flag-names.ts'
import { merchantKindName } from '#language/merchant-kinds.ts'
import { sizeName } from '#language/product/size-names.ts'
import { labelOfKey, scaleOf, sizeKey } from '#language/product/size-label.ts'
import type { Language } from '#language/languages.ts'
import { nameIn } from './list-title.ts'
import type { TaxonomyNames } from '#modules/search/product-row.ts'
import { type FacetValueWire, type FiltersWire, PRODUCT_FLAGS, type SearchQuery } from '#modules/search/search.contract.ts'
import type { ListCounts, ListFound, NamedCounts } from '#modules/search/search-engine.ts'
import { categoriesOf, DISCOUNTS, pathOfType, typeOfPath } from '#modules/search/search.rules.ts'
import { compareSizes } from './size-order.ts'

/**
 * Counts as lists with names. What the whole list holds stays named when the other choices leave none of it, so that nothing
 * moves under the finger.
 */
export function presentFilters(
  taxonomy: TaxonomyNames,
  query: SearchQuery,
  { counts, whole }: Pick<ListFound, 'counts' | 'whole'>,
  language: Language,
): FiltersWire {
  const brands = counted(counts.brands, whole.brands, query.brand).map((one) => ({
    ...one,
    name: taxonomy.brands.get(one.value)?.name ?? one.value,
  }))
  const colours = counted(counts.colours, whole.colours, query.colour)
  return {
    total: counts.total,
    category: dividing(
      presentCategories(taxonomy, query, { counts, whole }, language),
      query.type,
      ({ value }) => whole.categories.get(pathOfType(value)) === whole.total,
    ),
    brand: brands.sort((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1)),
    colour: [...taxonomy.colours.values()].flatMap((colour) => {
      const found = colours.find(({ value }) => value === colour.id)
      return found ? [{ ...found, name: nameIn(language, colour), hex: colour.hex }] : []
    }),
    size: dividing(
      presentSizes(taxonomy, query, { counts, whole }, language),
      query.size,
      ({ value }) => whole.sizes.get(value) === whole.total,
    ),
    material: dividing(
      inFrameOrder(taxonomy.materials, counted(counts.materials, whole.materials, query.material), language),
      query.material,
      ({ value }) => whole.materials.get(value) === whole.total,
    ),
    attribute: presentAttributes(taxonomy, query, { counts, whole }, language),
    merchantKind: counted(counts.merchantKinds, whole.merchantKinds, query.merchantKind)
      .map((one) => ({ ...one, name: merchantKindName(one.value, language) }))
      .sort((one, other) => (one.value < other.value ? -1 : 1)),
    gender: (['women', 'men'] as const).flatMap((value) => {
      const shown = whole[`${value}Num`] > 0 || query.gender.includes(value)
      return shown ? [{ value, name: sideNames[value][language], num: counts[`${value}Num`] }] : []
    }),
    newNum: counts.newNum,
    inStockNum: counts.inStockNum,
    flag: PRODUCT_FLAGS.flatMap((value, at) => {
      // What the whole list has narrows nothing, as with sizes and materials.
      const divides = whole.flags[at]! > 0 && whole.flags[at]! < whole.total
      const shown = divides || query.flag.includes(value)
      return shown ? [{ value, name: productFlagName(value, language), num: counts.flags[at]! }] : []
    }),
    price: presentPrice(counts),
    saleNum: counts.saleNum,
    discount: DISCOUNTS.flatMap((percent, at) =>
      whole.discounts[at] === 0 ? [] : [{ value: String(percent), name: String(percent), num: counts.discounts[at] ?? 0 }],
    ),
  }
}

const sideNames = { women: { en: 'Women', zh: '女士' }, men: { en: 'Men', zh: '男士' } }

/** Named as the taxonomy names them and in its order; what it does not know comes last, under its id. */
function inFrameOrder(
  taxonomy: ReadonlyMap<string, { nameEn: string; nameZh: string }>,
  values: FacetValueWire[],
  language: Language,
): FacetValueWire[] {
  const places = new Map([...taxonomy.keys()].map((value, at) => [value, at]))
  const placeOf = ({ value }: FacetValueWire): number => places.get(value) ?? places.size
  return values
    .map((one) => ({ ...one, name: nameIn(language, taxonomy.get(one.value) ?? { nameEn: one.value, nameZh: one.value }) }))
    .sort((one, other) => placeOf(one) - placeOf(other) || (one.value < other.value ? -1 : 1))
}

/** Values between which there is a choice: a single one, or such as the whole list has, narrow nothing. What is chosen stays. */
const dividing = (
  values: FacetValueWire[],
  chosen: readonly string[],
  hasWholeList: (value: FacetValueWire) => boolean,
): FacetValueWire[] => (chosen.length > 0 || (values.length > 1 && !values.every(hasWholeList)) ? values : [])

/** Those that at least half of the list answers, each while there is a choice; one that is chosen of stays. */
function presentAttributes(
  taxonomy: TaxonomyNames,
  query: SearchQuery,
  { counts, whole }: Pick<ListFound, 'counts' | 'whole'>,
  language: Language,
): FiltersWire['attribute'] {
  const numIn = (num: number | undefined): number => num ?? 0
  return taxonomy.attributes.flatMap(({ id, name, answers }) => {
    const chosen = query.attribute.filter((answer) => answers.some(({ value }) => value === answer))
    const answered = answers.reduce((sum, { value }) => sum + numIn(whole.answers.get(value)), 0)
    const values = answers.flatMap((answer) => {
      const { value } = answer
      const shown = numIn(whole.answers.get(value)) > 0 || chosen.includes(value)
      return shown ? [{ value, name: answer.name[language], num: numIn(counts.answers.get(value)) }] : []
    })
    const divides = values.some(({ value }) => whole.answers.get(value) !== whole.total)
    const shown = chosen.length > 0 || (divides && answered * 2 >= whole.total)
    return shown ? [{ id, name: name[language], values }] : []
  })
}

const presentPrice = ({ cheapestCents, dearestCents }: ListCounts): FiltersWire['price'] =>
  dearestCents === 0 ? { min: 0, max: 0 } : { min: Math.floor(cheapestCents / 100), max: Math.ceil(dearestCents / 100) }

/** What the whole list holds, with what is left of it; chosen values stay even when the list never held them. */
function counted(counts: NamedCounts, whole: NamedCounts, chosen: readonly string[]): FacetValueWire[] {
  const values = new Set<string>(chosen)
  for (const [value, num] of whole.entries()) if (num > 0) values.add(value)
  for (const [value, num] of counts.entries()) if (num > 0) values.add(value)
  return [...values].map((value) => ({ value, name: value, num: counts.get(value) ?? 0 }))
}

function presentSizes(
  taxonomy: TaxonomyNames,
  query: SearchQuery,
  { counts, whole }: Pick<ListFound, 'counts' | 'whole'>,
  language: Language,
): FacetValueWire[] {
  const chosen = query.size.map((size) => sizeKey(size, ''))
  return counted(counts.sizes, whole.sizes, chosen)
    .sort((one, other) => compareSizes(labelOfKey(one.value), labelOfKey(other.value), taxonomy.sizes))
    .map((one) => ({ ...one, name: sizeName(labelOfKey(one.value), language), scale: scaleOf(one.value) }))
}

/** Below a category its children; elsewhere the second level of every department, which is where shoppers think. */
function presentCategories(
  taxonomy: TaxonomyNames,
  query: SearchQuery,
  { counts, whole }: Pick<ListFound, 'counts' | 'whole'>,
  language: Language,
): FacetValueWire[] {
  const parents = new Set(categoriesOf(query.category))
  const chosen = new Set(query.type.map(pathOfType))
  const offered = (path: string): boolean => {
    const end = path.lastIndexOf('/')
    return parents.size > 0 ? parents.has(path.slice(0, Math.max(0, end))) : path.split('/').length === 2
  }
  const found = [...taxonomy.categories.values()].flatMap((category) => {
    if (!offered(category.path)) return []
    const num = counts.categories.get(category.path) ?? 0
    const shown = num > 0 || (whole.categories.get(category.path) ?? 0) > 0 || chosen.has(category.path)
    return shown ? [{ category, num }] : []
  })
  const same = Map.groupBy(found, ({ category }) => nameIn(language, category))
  return found.map(({ category, num }) => {
    const name = nameIn(language, category)
    const department = taxonomy.categories.get(category.path.split('/')[0] ?? '')
    const alone = (same.get(name)?.length ?? 0) < 2 || !department
    return {
      value: typeOfPath(category.path),
      name: alone ? name : inDepartment[language](nameIn(language, department), name),
      num,
    }
  })
}
