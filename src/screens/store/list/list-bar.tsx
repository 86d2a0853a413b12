import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { counted } from '#language/counted.ts'
import { listText } from '#language/browse/list.text.ts'
import { useTexts } from '#language/texts.ts'
import { drawnPart } from '#ui/drawn-part.ts'
import { countChosen, type ListQuery, listSearch, SORTS } from './list-query.ts'
import type { ListData } from './list-data.ts'

const QuickFilters = await drawnPart(() => import('./quick-row.tsx'))
const FilterSheet = lazy(() => import('./filter-sheet.tsx'))

/** One ruled row: filter, how many, in which order; above it the filters most often used. */
export function ListBar({ list }: { list: ListData }) {
  const { query, total } = list
  const texts = useTexts(listText)
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  const chosen = countChosen(query)
  useEffect(() => setOpen(false), [query])
  return (
    <>
      <Suspense>
        <QuickFilters list={list} />
      </Suspense>
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
          {texts.pieces(counted(total))}
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
  const select = useRef<HTMLSelectElement>(null)
  // What was chosen shows at once; what the address says has the last word.
  useEffect(() => {
    if (select.current) select.current.value = query.sort
  }, [query])
  return (
    <label className="list-sort">
      <span className="hidden-text">{texts.sort}</span>
      <span aria-hidden="true">{texts[query.sort]}</span>
      <select
        ref={select}
        name="sort"
        form="facets"
        defaultValue={query.sort}
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
