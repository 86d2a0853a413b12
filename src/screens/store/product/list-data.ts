import type { SearchWire } from '#modules/search/search.contract.ts'
import type { CardView } from '../card/card-view.ts'
import type { ListPlace, ListQuery } from './list-query.ts'

/** What the page of a list is given. */
export type ListData = Pick<SearchWire, 'total' | 'pageSize' | 'title' | 'breadcrumb' | 'filters' | 'suggestion'> & {
  story: string
  query: ListQuery
  place: ListPlace
  cards: CardView[]
}
