import { useLocation, useNavigation } from 'react-router'
import { listText } from '#language/list.text.ts'
import { useTexts } from '#language/texts.ts'
import { showCount } from './list-count.ts'
import { firstPageShown, LAST_PAGE, type ListQuery, listSearch } from './list-query.ts'

/** How much has been seen, and more on request: a link, so that it works without script and back finds the same length. */
export function ListMore({ total, pageSize, query }: { total: number; pageSize: number; query: ListQuery }) {
  const texts = useTexts(listText)
  const { pathname } = useLocation()
  const loading = useNavigation().state === 'loading'
  const seen = Math.min(total, query.page * pageSize)
  const earliest = firstPageShown(query.page)
  return (
    <div className="more">
      {earliest > 1 ? (
        <a className="link" href={pathname + listSearch({ ...query, page: earliest - 1 })}>
          {texts.earlier}
        </a>
      ) : null}
      <p className="mute">{texts.viewed(showCount(seen), showCount(total))}</p>
      <progress className="meter" max={total} value={seen} aria-label={texts.viewed(showCount(seen), showCount(total))} />
      {seen < total && query.page < LAST_PAGE ? (
        <a
          className="btn btn-line"
          href={pathname + listSearch({ ...query, page: query.page + 1 })}
          data-stay
          data-replace
          aria-busy={loading || undefined}
        >
          {texts.more}
        </a>
      ) : null}
    </div>
  )
}
