import { memo, type MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { counted } from '#language/counted.ts'
import { cardText } from '#language/browse/card.text.ts'
import { listText } from '#language/browse/list.text.ts'
import { useTexts } from '#language/texts.ts'
import { CardList } from '#screens/store/card/card-list.tsx'
import type { ListData } from './list-data.ts'
import { useListPages } from './list-pages.ts'
import { LAST_PAGE, listSearch } from './list-query.ts'

export const GRID_SIZES = '(min-width: 1024px) 20vw, (min-width: 768px) 33vw, 50vw'
const SEEN_AT_ONCE = 4

/** The cards, those before and after on request, and how much has been seen. The ways on are links: they work without script. */
export const ListMore = memo(function ListMore({ list }: { list: ListData }) {
  const texts = useTexts(listText)
  const words = useTexts(cardText)
  const { pathname } = useLocation()
  const { shown, grid, waiting, load } = useListPages(list)
  const { total, pageSize, query } = list
  const seen = Math.min(total, shown.last * pageSize)
  const viewed = texts.viewed(counted(seen), counted(total))
  const way = (page: number, name: string) => (
    <a
      className="btn btn-line"
      href={pathname + listSearch({ ...query, page })}
      aria-busy={waiting === page || undefined}
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void load(page, event.detail === 0)
      }}
    >
      {name}
    </a>
  )
  return (
    <div ref={grid}>
      {shown.first > 1 ? <p className="earlier">{way(shown.first - 1, texts.earlier)}</p> : null}
      {/* Another list is another grid: cards that both have would be moved about. */}
      <CardList
        key={listSearch({ ...query, page: 1 })}
        cards={shown.cards}
        words={words}
        sizes={GRID_SIZES}
        eager={SEEN_AT_ONCE}
        first
        className="grid-cards"
      />
      <div className="more">
        <p className="mute" aria-live="polite">
          {viewed}
        </p>
        <progress className="meter" max={total} value={seen} aria-label={viewed} />
        {seen < total && shown.last < LAST_PAGE ? way(shown.last + 1, texts.more) : null}
      </div>
    </div>
  )
})
