import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useNavigation } from 'react-router'
import { cardText } from '#language/card.text.ts'
import { listText } from '#language/list.text.ts'
import { textsIn, useTexts } from '#language/texts.ts'
import { searchProducts } from '#modules/search/search.paths.ts'
import { languageOfPath } from '#language/languages.ts'
import { callContext, sideContext } from '../../page-context.ts'
import { CARD_MOST, CardList } from '../card/card-list.tsx'
import { cardView } from '../card/card-view.ts'
import { firstPicture, headTags } from '../head-tags.ts'
import { Crumbs } from './crumbs.tsx'
import { FacetColumn } from './facet-column.tsx'
import { ListBar } from './list-bar.tsx'
import { ListChips } from './list-chips.tsx'
import type { ListData } from './list-data.ts'
import { ListEmpty } from './list-empty.tsx'
import { ListMore } from './list-more.tsx'
import { isNarrowed, listPlace, readListQuery, searchInput } from './list-query.ts'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

const GRID_SIZES = '(min-width: 1024px) 20vw, (min-width: 768px) 33vw, 50vw'
const SEEN_AT_ONCE = 6

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const language = languageOfPath(url.pathname)
  const call = context.get(callContext)
  const query = readListQuery(url.search)
  const place = listPlace(params, query.keyword)
  const side = context.get(sideContext)
  let found = await call(searchProducts, searchInput(query, place, side))
  // What the reader's side does not have, the other may.
  if (found.ok && found.data.total === 0 && query.keyword)
    found = await call(searchProducts, searchInput(query, place, undefined))
  if (!found.ok) throw data(found.msg, { status: 503 })
  if (!found.data.found) throw data(null, { status: 404 })
  const { total, title, breadcrumb, list, filters, suggestion, brand, pageSize } = found.data
  return {
    total,
    pageSize,
    title,
    breadcrumb,
    filters,
    suggestion,
    story: brand?.story ?? '',
    query,
    place,
    cards: list.map((card) => cardView(card, language)),
  }
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { title, total, query } = loaderData
  const texts = textsIn(listText, languageOfPath(location.pathname))
  const noindex = query.keyword !== '' || total === 0
  const head = headTags({
    title,
    description: texts.description(title, String(total)),
    pathname: location.pathname,
    matches,
    alternates: false,
    noindex,
  })
  return [...firstPicture(loaderData.cards[0]?.picture, GRID_SIZES, CARD_MOST), ...head]
}

export default function ProductList() {
  const list = useLoaderData<typeof loader>()
  const { title, story, total, query } = list
  const nothing = total === 0 && !isNarrowed(query)
  return (
    <div className="wrap">
      <Crumbs crumbs={list.breadcrumb} current={title} />
      <div className="list-head">
        <h1>{title}</h1>
        {story ? <p className="prose mute">{story}</p> : null}
      </div>
      {nothing ? <ListEmpty query={query} suggestion={list.suggestion} /> : <Narrowing list={list} />}
    </div>
  )
}

/** The list with everything that narrows it. */
function Narrowing({ list }: { list: ListData }) {
  const { cards, total, query, filters } = list
  const words = useTexts(cardText)
  const moving = useNavigation()
  const busy = moving.state === 'loading' && moving.location.pathname.includes('/product/list')
  return (
    <>
      <ListBar list={list} />
      <div className="list-two">
        <FacetColumn filters={filters} query={query} onBrandPage={list.place.brandCode !== ''} />
        <div className="list-main" aria-busy={busy || undefined}>
          <ListChips filters={filters} query={query} />
          {total === 0 ? (
            <ListEmpty query={query} suggestion={list.suggestion} />
          ) : (
            <>
              <CardList cards={cards} words={words} sizes={GRID_SIZES} eager={SEEN_AT_ONCE} first className="grid-cards" />
              <ListMore total={total} pageSize={list.pageSize} query={query} />
            </>
          )}
        </div>
      </div>
    </>
  )
}
