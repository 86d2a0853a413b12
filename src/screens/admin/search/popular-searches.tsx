import { useCallback, useMemo } from 'react'
import { adminSearchText } from '#language/admin/admin-search.text.ts'
import { useTexts } from '#language/texts.ts'
import type { AdminSearchesWire } from '#modules/popular-searches/popular-searches.contract.ts'
import { getAdminSearches, hidePopularSearch } from '#modules/popular-searches/popular-searches.paths.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toasts.ts'
import { DeskProblem } from '#desk/problem.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { callAdmin } from '#screens/admin/session/session.ts'
import { answerDeskQuery, useDeskQuery } from '#desk/desk-query.ts'

type Search = AdminSearchesWire['list'][number]
const column = deskColumns<Search>()

/** What the shop offers before anything is typed: an operator keeps a search from being offered, and lets it be again. */
export function AdminPopularSearches() {
  const texts = useTexts(adminSearchText)
  const { data, error, refetch } = useDeskQuery(getAdminSearches, {})
  const turn = useCallback(({ query, isHidden }: Search) => {
    void callAdmin(hidePopularSearch, { query, isHidden: !isHidden }).then((result) => {
      if (result.ok) answerDeskQuery(getAdminSearches, {}, result.data)
      else toast('error', result.msg)
    })
  }, [])
  return (
    <section className="admin-search-order" aria-labelledby="popular-searches">
      <h2 id="popular-searches">{texts.popularTitle}</h2>
      <p className="admin-lead">{texts.popularLead}</p>
      {data ? <Searches list={data.list} onTurn={turn} /> : null}
      {data ? null : error ? <DeskProblem refusal={error} retry={() => void refetch()} /> : <Skeleton height={160} />}
    </section>
  )
}

function Searches({ list, onTurn }: { list: Search[]; onTurn: (search: Search) => void }) {
  const texts = useTexts(adminSearchText)
  const columns = useColumns(onTurn)
  if (list.length === 0) return <p>{texts.noPopular}</p>
  return (
    <DeskTable
      className="admin-links"
      caption={texts.popularTable}
      columns={columns}
      list={list}
      idOf={({ language, query }) => `${language} ${query}`}
    />
  )
}

function useColumns(onTurn: (search: Search) => void) {
  const texts = useTexts(adminSearchText)
  return useMemo(() => {
    const readers = { en: texts.offeredTo, zh: texts.offeredToChinese }
    return column.columns([
      column.accessor('shown', { header: texts.words, meta: { isRowHead: true } }),
      column.accessor(({ isHidden, language }) => (isHidden ? texts.nobody : readers[language]), {
        id: 'offered',
        header: texts.offered,
        meta: { className: 'mute' },
      }),
      column.display({
        id: 'actions',
        header: texts.actions,
        meta: { isUnseen: true },
        cell: ({ row: { original } }) => (
          <Button
            look="text"
            aria-label={original.isHidden ? texts.offerOf(original.shown) : texts.hideOf(original.shown)}
            onClick={() => onTurn(original)}
          >
            {original.isHidden ? texts.offer : texts.hide}
          </Button>
        ),
      }),
    ])
  }, [texts, onTurn])
}
