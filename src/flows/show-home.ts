import type { HomeWire } from '#modules/content/content.contract.ts'
import { type HomeSide, listHomeBlocks, presentHome } from '#modules/content/index.server.ts'
import { SearchInput } from '#modules/search/search.contract.ts'
import { nameBrands, searchProducts } from '#modules/search/index.server.ts'
import { ZONE } from '#modules/search/search.rules.ts'
import type { Tx } from '#platform/database.server.ts'
import type { Language } from '#language/languages.ts'

const ARRIVALS_SHOWN = 12
const SALE_SHOWN = 8

/** Shows the home page of one side: its blocks, what has just arrived and what is on sale. */
export async function showHome(tx: Tx, side: HomeSide, language: Language): Promise<HomeWire> {
  const blocks = await listHomeBlocks(tx, side)
  const sexType = side === 'men' ? 2 : 1
  const arrivals = searchProducts(SearchInput.parse({ searchOrderType: ZONE.newArrivals, sexType }), language)
  const sale = searchProducts(SearchInput.parse({ searchOrderType: ZONE.seasonalSale, sexType }), language)
  return presentHome(blocks, language, {
    newArrivals: { total: arrivals.total, list: arrivals.list.slice(0, ARRIVALS_SHOWN) },
    designers: nameBrands(blocks.flatMap((block) => (block.kind === 'designers' ? block.codes : []))),
    saleCards: sale.list.slice(0, SALE_SHOWN),
  })
}
