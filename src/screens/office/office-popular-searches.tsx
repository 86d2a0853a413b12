import { officeSearchText } from '#language/office-search.text.ts'
import { useTexts } from '#language/texts.ts'
import type { OfficeSearchesWire } from '#modules/popular-searches/popular-searches.contract.ts'
import { getOfficeSearches, hidePopularSearch } from '#modules/popular-searches/popular-searches.paths.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toasts.ts'
import { OfficeActionTable } from './office-action-table.tsx'
import { OfficeProblem } from './office-problem.tsx'
import { callOffice } from './office-session.ts'
import { useOfficeData } from './use-office-data.ts'

type Search = OfficeSearchesWire['list'][number]

/** What the shop offers before anything is typed: an operator keeps a search from being offered, and lets it be again. */
export function OfficePopularSearches() {
  const texts = useTexts(officeSearchText)
  const { data, failure, reload, replace } = useOfficeData(getOfficeSearches, {})
  const turn = async ({ query, isHidden }: Search) => {
    const result = await callOffice(hidePopularSearch, { query, isHidden: !isHidden })
    if (result.ok) replace(result.data)
    else toast('error', result.msg)
  }
  return (
    <section className="office-search-order" aria-labelledby="popular-searches">
      <h2 id="popular-searches">{texts.popularTitle}</h2>
      <p className="office-lead">{texts.popularLead}</p>
      {data ? <Searches list={data.list} onTurn={(search) => void turn(search)} /> : null}
      {data ? null : failure ? <OfficeProblem failure={failure} retry={reload} /> : <Skeleton height={160} />}
    </section>
  )
}

function Searches({ list, onTurn }: { list: Search[]; onTurn: (search: Search) => void }) {
  const texts = useTexts(officeSearchText)
  if (list.length === 0) return <p>{texts.noPopular}</p>
  const readers = { en: texts.offeredTo, zh: texts.offeredToChinese }
  return (
    <OfficeActionTable caption={texts.popularTable} columns={[texts.words, texts.offered]} actions={texts.actions}>
      {list.map((search) => (
        <tr key={`${search.language} ${search.query}`}>
          <th scope="row">{search.shown}</th>
          <td className="mute">{search.isHidden ? texts.nobody : readers[search.language]}</td>
          <td>
            <Button
              look="text"
              aria-label={search.isHidden ? texts.offerOf(search.shown) : texts.hideOf(search.shown)}
              onClick={() => onTurn(search)}
            >
              {search.isHidden ? texts.offer : texts.hide}
            </Button>
          </td>
        </tr>
      ))}
    </OfficeActionTable>
  )
}
