import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { languageOfPath } from '#language/languages.ts'
import { sizeKey } from '#language/product/size-label.ts'
import type { SearchWire } from '#modules/search/search.contract.ts'
import { JOINT } from '#modules/search/search.rules.ts'
import { recommendProducts, searchProducts, getSeoMessage } from '#modules/search/search.paths.ts'
import { listResources } from '#modules/storefront/banners.paths.ts'
import { callContext, publicUrlContext, sideContext } from '#screens/page-context.ts'
import { statusOfRefusal } from '#screens/page-problem.ts'
import { brandAddress, listAddress } from '#screens/store/addresses.ts'
import { cardView } from '#screens/store/card/card-view.ts'
import type { ListData } from './list-data.ts'
import { type ListPlace, listPlace, listSearch, type ListQuery, readListQuery, searchInput, spellingOf } from './list-query.ts'

const LONGEST_CATEGORY = 600
const LONGEST_BRAND = 80

/** What a list's address asks for, asked of the search. One list has one address: every other spelling of it leads there. */
export async function loadList({ url, params, context }: LoaderFunctionArgs): Promise<ListData> {
  const language = languageOfPath(url.pathname)
  const call = context.get(callContext)
  const query = querySpeltAsWeDo(url)
  const place = listPlace(params, query)
  if (place.category.length > LONGEST_CATEGORY || Math.max(place.brandCode.length, place.collection.length) > LONGEST_BRAND)
    throw data(null, { status: 404 })
  const search = query.recommend ? recommendProducts : searchProducts
  const side = context.get(sideContext)
  let asked = searchInput(query, place, side)
  let found = await call(search, asked)
  // What the visitor's side does not have, or not with all the words, the other may.
  if (found.ok && (found.data.total === 0 || found.data.partial) && query.keyword) {
    const everywhere = searchInput(query, place, undefined)
    const other = await call(search, everywhere)
    if (found.data.total === 0 || (other.ok && !other.data.partial)) {
      asked = everywhere
      found = other
    }
  }
  if (found.ok && found.data.moved) leadOn(url, place, query, found.data.moved)
  const [seo, banners] = [await call(getSeoMessage, asked), await call(listResources, { sexType: side, place: 'list' })]
  if (!found.ok) throw data(found.msg, { status: statusOfRefusal(found.code) })
  if (!seo.ok) throw data(seo.msg, { status: statusOfRefusal(seo.code) })
  if (!found.data.found) throw data(null, { status: 404 })
  const { list, sizes, pageNum: _, found: __, moved: ___, ...answer } = found.data
  const lastPage = Math.max(1, Math.ceil(answer.total / answer.pageSize))
  if (query.page > lastPage) throw redirect(url.pathname + listSearch({ ...query, page: lastPage }))
  return {
    ...answer,
    ...{ query, place, asked, seo: seo.data, banners: banners.ok ? banners.data.list : [] },
    cards: list.map((card) => cardView(card, language, sizes)),
    pathname: url.pathname,
    publicUrl: context.get(publicUrlContext).replace(/\/$/, ''),
  }
}

/** A category or brand that has another address now is shown there, and only there. */
function leadOn(
  { pathname }: URL,
  { category, brandCode }: ListPlace,
  query: ListQuery,
  moved: NonNullable<SearchWire['moved']>,
): never {
  const language = languageOfPath(pathname)
  const inPath = query.category.length === 0
  const listed = () => listAddress(language, encodeURI(moved.category).replaceAll('#', '%23'))
  const path = brandCode ? brandAddress(language, moved.brandCode) : inPath && category !== moved.category ? listed() : pathname
  const { type, brand } = moved
  const search = listSearch({ ...query, type, brand, category: inPath ? [] : moved.category.split(JOINT) })
  throw redirect(path + search, 301)
}

function querySpeltAsWeDo(url: URL): ListQuery {
  const given = readListQuery(url.search)
  // Older addresses name sizes without their scale.
  const query = { ...given, size: [...new Set(given.size.map((size) => sizeKey(size, '')))].sort() }
  const search = listSearch(query)
  if (spellingOf(search) !== spellingOf(url.search)) throw redirect(url.pathname + search, 301)
  return query
}
