import { Suspense } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation, useNavigation } from 'react-router'
import { crumbsText } from '#language/browse/crumbs.text.ts'
import { listText } from '#language/browse/list.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { drawnPart } from '#ui/drawn-part.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { CARD_MOST } from '#screens/store/card/card-list.tsx'
import { firstPicture, headTags } from '#screens/store/head-tags.ts'
import { Crumbs } from '#screens/store/crumbs.tsx'
import { ListBar } from './list-bar.tsx'
import { ListChips } from './list-chips.tsx'
import type { ListData } from './list-data.ts'
import { loadList } from './list-loader.ts'
import { GRID_SIZES, ListMore } from './list-more.tsx'
import { cleared, isNarrowed, listSearch, readListQuery } from './list-query.ts'

export { ErrorView as ErrorBoundary } from '#screens/error-view.tsx'

const [FacetColumn, BrandHead, CollectionHead, Banners, ListNothing, ListPartial, InCommunity] = await Promise.all([
  drawnPart(() => import('./facet-column.tsx')),
  drawnPart(() => import('#screens/store/brands/brand-head.tsx')),
  drawnPart(() => import('./collection-head.tsx')),
  drawnPart(() => import('#screens/store/banners/banners.tsx')),
  drawnPart(() => import('./list-nothing.tsx')),
  drawnPart(() => import('./list-partial.tsx')),
  drawnPart(() => import('./in-community.tsx')),
])

// For search engines alone: a browser keeps what the server wrote and makes none itself.
const structureOf = import.meta.env.SSR ? (await import('./list-structure.ts')).listStructure : () => ''

export const loader = (asked: LoaderFunctionArgs) => loadList(asked)

export function meta({ location: { pathname }, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { total, query, seo, cards } = loaderData
  const noindex = query.keyword !== '' || total === 0
  const head = headTags({ title: seo.title, description: seo.description, pathname, matches, alternates: false, noindex })
  return [...firstPicture(cards[0]?.picture, GRID_SIZES, CARD_MOST), ...head]
}

export default function ProductList() {
  const list = useLoaderData<typeof loader>()
  const { title, brand, collection, banners, total, query, seo } = list
  const nothing = total === 0 && !isNarrowed(query)
  return (
    <div className="wrap">
      <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: structureOf(list) }} />
      <ListCrumbs list={list} />
      <div className="list-head">
        <h1>{title}</h1>
        <Suspense>
          {brand ? <BrandHead brand={brand} tree={list.categoryTree} /> : null}
          {collection ? <CollectionHead collection={collection} /> : null}
          {query.keyword ? <InCommunity word={query.keyword} /> : null}
        </Suspense>
      </div>
      <Suspense>{banners.length > 0 ? <Banners banners={banners} /> : null}</Suspense>
      {nothing ? (
        <Suspense>
          <ListNothing word={query.keyword} suggestion={list.suggestion} notSold={list.notSold} />
        </Suspense>
      ) : (
        <Narrowing list={list} />
      )}
      <Suspense>{brand && total > 0 ? <InCommunity brandCode={brand.code} /> : null}</Suspense>
      {seo.paragraph && total > 0 ? (
        <section className="list-words">
          <h2>{seo.heading}</h2>
          <p className="mute">{seo.paragraph}</p>
        </section>
      ) : null}
    </div>
  )
}

function ListCrumbs({ list }: { list: ListData }) {
  const { pathname } = useLocation()
  const language = useLanguage()
  const designers = { name: useTexts(crumbsText).designers, href: localPath(language, '/product/brand') }
  if (list.breadcrumb.length > 0) return <Crumbs crumbs={list.breadcrumb} current={list.title} />
  const here = { name: list.title, href: pathname + listSearch({ ...cleared(list.query), sort: 'recommended' }) }
  return <Crumbs crumbs={[]} further={list.brand ? [designers, here] : [here]} />
}

/** Something is to be said of how the keyword was read. */
const isRemarkable = ({ partial, corrected, understood, notSold }: ListData): boolean =>
  partial || corrected.length + understood.length + notSold.length > 0

/** The list with everything that narrows it. */
function Narrowing({ list }: { list: ListData }) {
  const { total, query, filters } = list
  const { pathname } = useLocation()
  const moving = useNavigation()
  const busy = moving.state === 'loading' && moving.location.pathname === pathname
  // At once, while it is still the answer to a touch: what comes late moves the cards under the shopper's eyes.
  const wanted = busy ? readListQuery(moving.location.search) : query
  return (
    <>
      <ListBar list={list} />
      <div className="list-two">
        <Suspense>
          <FacetColumn list={list} />
        </Suspense>
        <div id="pieces" className="list-main" tabIndex={-1} aria-busy={busy || undefined}>
          <Suspense>{isRemarkable(list) ? <ListPartial list={list} /> : null}</Suspense>
          <ListChips filters={filters} query={wanted} />
          {total === 0 ? <NoneLeft list={list} /> : <ListMore list={list} />}
        </div>
      </div>
    </>
  )
}

function NoneLeft({ list }: { list: ListData }) {
  const texts = useTexts(listText)
  const { pathname } = useLocation()
  const clear = (
    <a className="btn" href={pathname + listSearch(cleared(list.query))} data-stay>
      {texts.clearAll}
    </a>
  )
  return (
    <EmptyState title={texts.noneFiltered} action={clear}>
      {texts.noneFilteredWords}
    </EmptyState>
  )
}
