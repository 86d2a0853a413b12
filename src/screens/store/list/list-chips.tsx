import { useLocation } from 'react-router'
import { listText } from '#language/browse/list.text.ts'
import { useTexts } from '#language/texts.ts'
import type { FiltersWire } from '#modules/search/search.contract.ts'
import { showHkd } from '#platform/money.ts'
import { Icon } from '#ui/icon.tsx'
import { cleared, type Facet, FACETS, isNarrowed, type ListQuery, listSearch, SWITCHES, toggled } from './list-query.ts'

/** Everything that narrows the list, each with its way out. */
export function ListChips({ filters, query }: { filters: FiltersWire; query: ListQuery }) {
  const texts = useTexts(listText)
  const { pathname } = useLocation()
  if (!isNarrowed(query)) return null
  const values = {
    type: filters.category,
    brand: filters.brand,
    colour: filters.colour,
    size: filters.size,
    material: filters.material,
    attribute: filters.attribute.flatMap((each) =>
      each.values.map(({ value, name }) => ({ value, name: texts.answerTo(each.name, name) })),
    ),
    flag: filters.flag,
  }
  const nameOf = (facet: Facet, value: string): string =>
    facet === 'discount' ? texts.orMore(Number(value)) : (values[facet].find((each) => each.value === value)?.name ?? value)
  const chip = (name: string, next: ListQuery) => (
    <li key={name}>
      <a href={pathname + listSearch(next)} data-stay aria-label={texts.remove(name)}>
        {name}
        <Icon name="close" size={12} />
      </a>
    </li>
  )
  const { min, max } = query
  const price = [
    min === undefined ? '' : texts.priceFrom(showHkd(min * 100)),
    max === undefined ? '' : texts.priceTo(showHkd(max * 100)),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <ul className="chips" aria-label={texts.applied}>
      {FACETS.flatMap((facet) => query[facet].map((value) => chip(nameOf(facet, value), toggled(query, facet, value))))}
      {price ? chip(price, { ...query, min: undefined, max: undefined, page: 1 }) : null}
      {SWITCHES.map((name) => (query[name] ? chip(texts[name], { ...query, [name]: false, page: 1 }) : null))}
      <li>
        <a className="chips-clear link" href={pathname + listSearch(cleared(query))} data-stay>
          {texts.clearAll}
        </a>
      </li>
    </ul>
  )
}
