import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { listText } from '#language/list.text.ts'
import { useTexts } from '#language/texts.ts'
import { showCount } from './list-count.ts'
import { FACETS, type ListQuery, listSearch, SORTS, toggled } from './list-query.ts'
import type { ListData } from './list-data.ts'

const FilterSheet = lazy(() => import('./filter-sheet.tsx'))
const QUICK_TYPES = 4

/** One ruled row: filter, how many, in which order; above it the filters most often used. */
export function ListBar({ list }: { list: ListData }) {
  const { query, total } = list
  const texts = useTexts(listText)
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  const chosen =
    FACETS.reduce((sum, facet) => sum + query[facet].length, 0) +
    Number(query.sale) +
    Number(query.min !== undefined || query.max !== undefined)
  useEffect(() => setOpen(false), [query])
  return (
    <>
      <QuickFilters list={list} />
      <div className="list-bar caps">
        <button
          type="button"
          className="list-filter"
          aria-haspopup="dialog"
          onClick={() => {
            setAsked(true)
            setOpen(true)
          }}
        >
          {chosen > 0 ? texts.filtersOn(chosen) : texts.filter}
        </button>
        <span className="mute" role="status">
          {texts.pieces(showCount(total))}
        </span>
        <SortSelect query={query} />
      </div>
      <Suspense>{asked ? <FilterSheet list={list} open={open} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  )
}

function SortSelect({ query }: { query: ListQuery }) {
  const texts = useTexts(listText)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <label className="list-sort">
      <span className="hidden-text">{texts.sort}</span>
      <select
        name="sort"
        form="facets"
        value={query.sort}
        onChange={(event) => {
          const sort = SORTS.find((each) => each === event.currentTarget.value)
          if (sort) void navigate(pathname + listSearch({ ...query, sort, page: 1 }), { preventScrollReset: true })
        }}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {texts[sort]}
          </option>
        ))}
      </select>
    </label>
  )
}

function QuickFilters({ list: { filters, query } }: { list: ListData }) {
  const texts = useTexts(listText)
  const { pathname } = useLocation()
  const types = filters.category.filter((type) => type.num > 0 || query.type.includes(type.value)).slice(0, QUICK_TYPES)
  const link = (name: string, next: ListQuery, on: boolean) => (
    <li key={name}>
      <a href={pathname + listSearch(next)} data-stay aria-current={on ? 'true' : undefined}>
        {name}
      </a>
    </li>
  )
  if (types.length < 2 && filters.saleNum === 0 && !query.sale) return null
  return (
    <nav aria-label={texts.quick}>
      <ul className="quick">
        {filters.saleNum > 0 || query.sale ? link(texts.onSale, { ...query, sale: !query.sale, page: 1 }, query.sale) : null}
        {types.length > 1
          ? types.map((type) => link(type.name, toggled(query, 'type', type.value), query.type.includes(type.value)))
          : null}
      </ul>
    </nav>
  )
}
