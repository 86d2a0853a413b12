import type { TaxonomyNames } from '#modules/search/product-row.ts'
import type { SearchQuery, SearchWire } from '#modules/search/search.contract.ts'
import { categoriesOf, JOINT, pathOfType, typeOfPath } from '#modules/search/search.rules.ts'

/** The same query by what its categories, brands, colours and materials are called now: addresses and stored searches outlive a change of the shelves. */
export function presentQuery(
  {
    formerCategories,
    categories,
    formerBrands,
    brands,
    formerColours,
    colours,
    formerMaterials,
    materials,
    ...names
  }: TaxonomyNames,
  asked: SearchQuery,
): SearchQuery {
  const query = { ...asked, attribute: knownAnswers(names, asked.attribute) }
  if (formerCategories.size + formerBrands.size + formerColours.size + formerMaterials.size === 0) return query
  const pathNow = (path: string): string => (categories.has(path) ? path : (formerCategories.get(path) ?? path))
  const codeNow = (code: string): string => (brands.has(code) ? code : (formerBrands.get(code) ?? code))
  const typeNow = (type: string): string => {
    const path = pathOfType(type)
    return pathNow(path) === path ? type : typeOfPath(pathNow(path))
  }
  const named = categoriesOf(query.category)
  return {
    ...query,
    category: named.some((path) => pathNow(path) !== path) ? unique(named.map(pathNow)).join(JOINT) : query.category,
    type: unique(query.type.map(typeNow)),
    brandCode: codeNow(query.brandCode),
    brand: unique(query.brand.map(codeNow)),
    colour: unique(query.colour.map((id) => (colours.has(id) ? id : (formerColours.get(id) ?? id)))),
    material: unique(query.material.map((id) => (materials.has(id) ? id : (formerMaterials.get(id) ?? id)))),
  }
}

/** An answer that is none any more narrows nothing: the bands of a number have moved, or the attribute has been retired. */
function knownAnswers({ attributes }: Pick<TaxonomyNames, 'attributes'>, chosen: string[]): string[] {
  if (chosen.length === 0) return chosen
  const known = new Set(attributes.flatMap(({ answers }) => answers.map(({ value }) => value)))
  return chosen.filter((answer) => known.has(answer))
}

const unique = (values: string[]): string[] => [...new Set(values)]

/** What of a query is called otherwise now; null when nothing is. */
export function movedParts(asked: SearchQuery, query: SearchQuery): SearchWire['moved'] {
  const partsOf = ({ category, type, brandCode, brand }: SearchQuery) => ({ category, type, brandCode, brand })
  return JSON.stringify(partsOf(asked)) === JSON.stringify(partsOf(query)) ? null : partsOf(query)
}
