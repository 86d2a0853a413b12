import { findCards } from '#modules/search/index.server.ts'
import { listWishes, setWish } from '#modules/wishlist/index.server.ts'
import type { WishCodesWire, WishInput, WishListWire } from '#modules/wishlist/wishlist.contract.ts'
import type { Tx } from '#platform/database.server.ts'
import type { Language } from '#language/languages.ts'

/** Shows a wish list with the cards of what is still to be had. */
export async function showWishes(tx: Tx, ownerId: string, language: Language): Promise<WishListWire> {
  const list = findCards(await listWishes(tx, ownerId), language)
  return { list, total: list.length }
}

/** Adds or takes away one wish and answers all that remain. */
export async function changeWish(tx: Tx, ownerId: string, { spuCode, wished }: WishInput): Promise<WishCodesWire> {
  await setWish(tx, ownerId, spuCode, wished)
  return listWishes(tx, ownerId)
}
