import { useLocation } from 'react-router'
import { listText } from '#language/browse/list.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ListData } from './list-data.ts'
import { type ListQuery, listSearch, type SWITCHES, toggled } from './list-query.ts'
import { quickFilters } from './quick-filters.ts'

/** The filters most often used: links that work as the server wrote them. */
export default function QuickFilters({ list }: { list: ListData }) {
  const texts = useTexts(listText)
  const { pathname } = useLocation()
  const { query } = list
  const quick = quickFilters(list, query, list.brand !== null)
  const link = (name: string, next: ListQuery, on: boolean) => (
    <li key={name}>
      <a href={pathname + listSearch(next)} data-stay aria-current={on ? 'true' : undefined}>
        {name}
      </a>
    </li>
  )
  const toggle = (name: (typeof SWITCHES)[number]) =>
    quick?.[name] ? link(texts[name], { ...query, [name]: !query[name], page: 1 }, query[name]) : null
  if (!quick) return null
  return (
    <nav aria-label={texts.quick}>
      <ul className="quick">
        {toggle('sale')}
        {toggle('isNew')}
        {toggle('inStock')}
        {quick.colours.map(({ name, value }) => link(name, toggled(query, 'colour', value), query.colour.includes(value)))}
        {quick.types.map((type) => link(type.name, toggled(query, 'type', type.value), query.type.includes(type.value)))}
      </ul>
    </nav>
  )
}
