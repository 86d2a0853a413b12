import type { Language } from '#language/languages.ts'
import { recommendProducts, searchProducts } from '#modules/search/search.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { type CardView, cardView } from '#screens/store/card/card-view.ts'
import type { ListData } from './list-data.ts'
import type { LoadedPages } from './list-memory.ts'

/** The cards of one page; nothing when the call failed, which has shown its own message. */
export async function readPage(list: ListData, pageNum: number, language: Language): Promise<CardView[] | undefined> {
  const found = await call(list.asked.isRecommend ? recommendProducts : searchProducts, { ...list.asked, pageNum })
  return found.ok ? found.data.list.map((card) => cardView(card, language, found.data.sizes)) : undefined
}

/** A piece that moved between pages while the shopper was looking is not shown twice; in another colour it is another card. */
export function joined(shown: LoadedPages, page: number, cards: CardView[]): LoadedPages {
  const known = new Set(shown.cards.map(({ address }) => address))
  const fresh = cards.filter(({ address }) => !known.has(address))
  return page > shown.last
    ? { ...shown, last: page, cards: [...shown.cards, ...fresh] }
    : { ...shown, first: page, cards: [...fresh, ...shown.cards] }
}

/** All pages of a range around the one that is there; a piece that moved between them while they were read comes once. */
export async function readRange(
  list: ListData,
  { first, last }: { first: number; last: number },
  language: Language,
): Promise<LoadedPages | undefined> {
  const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const read = async (page: number) => (page === list.query.page ? list.cards : readPage(list, page, language))
  const pages = await Promise.all(numbers.map(read))
  if (pages.includes(undefined)) return undefined
  const cards = new Map(pages.flatMap((page) => page ?? []).map((card) => [card.address, card]))
  return { first, last, total: list.total, cards: [...cards.values()] }
}
