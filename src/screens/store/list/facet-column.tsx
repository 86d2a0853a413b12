import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { facetsText } from '#language/browse/facets.text.ts'
import { listText } from '#language/browse/list.text.ts'
import { useTexts } from '#language/texts.ts'
import { locationHere } from '#platform/browser/places.ts'
import { useFacetForm } from './facet-form.ts'
import { Facets } from './facets.tsx'
import type { ListData } from './list-data.ts'
import { listSearch } from './list-query.ts'
import { ListTree } from './list-tree.tsx'

const PIECES = 'pieces'

/** The facets beside the list on wide screens; every choice is a new address. Without script it is a form. */
export default function FacetColumn({ list }: { list: ListData }) {
  const { filters, query, place, categoryTree } = list
  const words = useTexts(listText)
  const texts = useTexts(facetsText)
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  const isShown = () => key === locationHere().key
  const show = useFirstInSight(list)
  const { form, read } = useFacetForm(query, isShown, (next) => {
    show()
    return navigate(pathname + listSearch(next), { preventScrollReset: true })
  })
  const hidden = { keyword: query.keyword, searchOrderType: query.order, isRecommend: Number(query.recommend) }
  return (
    <div className="facets">
      <a className="facets-skip" href={`#${PIECES}`}>
        {texts.skip}
      </a>
      {place.brandCode === '' && categoryTree.length > 0 ? <ListTree tree={categoryTree} /> : null}
      <form
        id="facets"
        ref={form}
        method="get"
        autoComplete="off"
        aria-label={words.filter}
        onSubmit={(event) => event.preventDefault()}
      >
        {Object.entries(hidden).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        {query.category.length > 0 ? <input type="hidden" name="category" value={query.category.join('###')} /> : null}
        <Facets filters={filters} query={query} onChange={read} onBrandPage={place.brandCode !== ''} />
        {/* Where no script is there, or one was lost. */}
        <button type="submit" className="btn btn-full facets-go">
          {texts.apply}
        </button>
      </form>
    </div>
  )
}

/** A list that was chosen here is seen from its first item; the column stays where it is, as it is sticky. */
function useFirstInSight(list: ListData): () => void {
  const isChosen = useRef(false)
  useLayoutEffect(() => {
    const pieces = document.getElementById(PIECES)
    const below = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    if (isChosen.current && pieces && pieces.getBoundingClientRect().top < below) pieces.scrollIntoView()
    isChosen.current = false
  }, [list])
  return () => {
    isChosen.current = true
  }
}
