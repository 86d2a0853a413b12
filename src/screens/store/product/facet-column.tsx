import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { listText } from '#language/list.text.ts'
import { useTexts } from '#language/texts.ts'
import type { FiltersWire } from '#modules/search/search.contract.ts'
import { Facets } from './facets.tsx'
import { type ListQuery, listSearch } from './list-query.ts'

/** The facets beside the list on wide screens; every choice is a new address. Without script it is a form. */
export function FacetColumn({ filters, query, onBrandPage }: { filters: FiltersWire; query: ListQuery; onBrandPage: boolean }) {
  const texts = useTexts(listText)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  // A tick must show at once, before its list has come.
  const [shown, setShown] = useState(query)
  useEffect(() => setShown(query), [query])
  const change = (next: ListQuery) => {
    setShown(next)
    void navigate(pathname + listSearch(next), { preventScrollReset: true })
  }
  return (
    <form id="facets" className="facets" method="get" aria-label={texts.filter} onSubmit={(event) => event.preventDefault()}>
      {query.keyword ? <input type="hidden" name="keyword" value={query.keyword} /> : null}
      <Facets filters={filters} query={shown} onChange={change} onBrandPage={onBrandPage} />
      <noscript>
        <button type="submit" className="btn btn-full">
          {texts.apply}
        </button>
      </noscript>
    </form>
  )
}
