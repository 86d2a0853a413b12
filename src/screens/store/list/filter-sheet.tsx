import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { counted } from '#language/counted.ts'
import { facetsText } from '#language/browse/facets.text.ts'
import { listText } from '#language/browse/list.text.ts'
import { useTexts } from '#language/texts.ts'
import { searchFilters } from '#modules/search/search.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { leaveSheet } from '#ui/sheet-history.ts'
import { useFacetForm } from './facet-form.ts'
import { Facets } from './facets.tsx'
import { cleared, isNarrowed, type ListQuery, listSearch, searchInput } from './list-query.ts'
import type { ListData } from './list-data.ts'

const QUIET_MS = 120

type SheetProps = { list: ListData; open: boolean; onClose: () => void }

/** The facets on narrow screens: a draft with a live count; closing it without "Show" changes nothing. */
export default function FilterSheet({ list, open, onClose }: SheetProps) {
  const words = useTexts(listText)
  const texts = useTexts(facetsText)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(list.query)
  useEffect(() => {
    if (open) setDraft(list.query)
  }, [open, list.query])
  const filters = useDraftFilters(list, draft, open)
  const show = () => {
    leaveSheet(navigate, pathname + listSearch(draft))
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.filter}
      side="full"
      className="filter-sheet"
      lead={
        isNarrowed(draft) ? (
          <button type="button" className="btn-text" onClick={() => setDraft(cleared(draft))}>
            {words.clearAll}
          </button>
        ) : null
      }
      foot={
        <Button full onClick={show}>
          <span aria-live="polite">{texts.show(counted(filters.total))}</span>
        </Button>
      }
    >
      <DraftForm list={list} filters={filters} draft={draft} onChange={setDraft} />
    </Sheet>
  )
}

type DraftProps = { list: ListData; filters: ListData['filters']; draft: ListQuery; onChange: (next: ListQuery) => void }

function DraftForm({ list, filters, draft, onChange }: DraftProps) {
  const { form, read } = useFacetForm(draft, () => true, onChange)
  return (
    <form ref={form} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <Facets filters={filters} query={draft} onChange={read} onBrandPage={list.place.brandCode !== ''} />
    </form>
  )
}

function useDraftFilters(list: ListData, draft: ListQuery, open: boolean) {
  const [filters, setFilters] = useState(list.filters)
  useEffect(() => {
    if (!open) return undefined
    if (draft === list.query) {
      setFilters(list.filters)
      return undefined
    }
    let overtaken = false
    const ask = async () => {
      const { sexType } = list.asked
      const side = sexType === undefined ? undefined : sexType === 2 ? 'men' : 'women'
      const found = await call(searchFilters, { ...searchInput(draft, list.place, side), pageNum: 1 })
      if (!overtaken && found.ok) setFilters(found.data)
    }
    const timer = setTimeout(() => void ask(), QUIET_MS)
    return () => {
      overtaken = true
      clearTimeout(timer)
    }
  }, [list, draft, open])
  return filters
}
