import { adminSearchText } from '#language/admin/admin-search.text.ts'
import { useTexts } from '#language/texts.ts'
import type { AdminSearchesWire } from '#modules/popular-searches/popular-searches.contract.ts'
import { getAdminSearches, hidePopularSearch } from '#modules/popular-searches/popular-searches.paths.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toasts.ts'
import { AdminActionTable } from '#screens/admin/orders/action-table.tsx'
import { AdminProblem } from '#screens/admin/frame/problem.tsx'
import { callAdmin } from '#screens/admin/session/session.ts'
import { useAdminData } from '#screens/admin/frame/use-admin-data.ts'

type Search = AdminSearchesWire['list'][number]

/** What the shop offers before anything is typed: an operator keeps a search from being offered, and lets it be again. */
export function AdminPopularSearches() {
  const texts = useTexts(adminSearchText)
  const { data, failure, reload, replace } = useAdminData(getAdminSearches, {})
  const turn = async ({ query, isHidden }: Search) => {
    const result = await callAdmin(hidePopularSearch, { query, isHidden: !isHidden })
    if (result.ok) replace(result.data)
    else toast('error', result.msg)
  }
  return (
    <section className="admin-search-order" aria-labelledby="popular-searches">
      <h2 id="popular-searches">{texts.popularTitle}</h2>
      <p className="admin-lead">{texts.popularLead}</p>
      {data ? <Searches list={data.list} onTurn={(search) => void turn(search)} /> : null}
      {data ? null : failure ? <AdminProblem failure={failure} retry={reload} /> : <Skeleton height={160} />}
    </section>
  )
}

function Searches({ list, onTurn }: { list: Search[]; onTurn: (search: Search) => void }) {
  const texts = useTexts(adminSearchText)
  if (list.length === 0) return <p>{texts.noPopular}</p>
  const readers = { en: texts.offeredTo, zh: texts.offeredToChinese }
  return (
    <AdminActionTable caption={texts.popularTable} columns={[texts.words, texts.offered]} actions={texts.actions}>
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
    </AdminActionTable>
  )
}
