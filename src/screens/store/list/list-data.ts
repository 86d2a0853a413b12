import type { SearchWire } from '#modules/search/search.contract.ts'
import type { ResourcesWire } from '#modules/storefront/banners.contract.ts'
import type { CardView } from '#screens/store/card/card-view.ts'
import type { AskedOfSearch, ListPlace, ListQuery } from './list-query.ts'

/** What the page of a list is given. */
export type ListData = Pick<
  SearchWire,
  | 'total'
  | 'pageSize'
  | 'title'
  | 'breadcrumb'
  | 'categoryTree'
  | 'filters'
  | 'suggestion'
  | 'partial'
  | 'leftOut'
  | 'near'
  | 'corrected'
  | 'understood'
  | 'notSold'
  | 'closest'
  | 'houses'
  | 'brand'
  | 'collection'
> & {
  query: ListQuery
  place: ListPlace
  /** What was asked of the search, for the pages before and after. */
  asked: AskedOfSearch
  seo: { title: string; description: string; heading: string; paragraph: string }
  cards: CardView[]
  banners: ResourcesWire['list']
  /** The address of the list, for search engines. */
  pathname: string
  publicUrl: string
}
