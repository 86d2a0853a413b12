import { findCards } from '#modules/search/index.server.ts'
import { findSharedList, findShare, foldWishes, listWishes, setWish } from '#modules/wishlist/index.server.ts'
import type {
  FriendListPage,
  FriendListWire,
  WishCodesWire,
  WishInput,
  WishListWire,
  WishPage,
} from '#modules/wishlist/wishlist.contract.ts'
import { isApart } from '#platform/access/may-see.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { fromWire, toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { findCaller } from '#platform/access/sessions.server.ts'
import type { Language } from '#language/languages.ts'

/** Lists the codes of what is wished for and still shown, newest first. */
export async function showWishCodes(tx: Read, ownerId: string): Promise<WishCodesWire> {
  const wishes = await listWishes(tx, ownerId)
  return (await shownCards(wishes, 'en')).map((card) => card.spuCode)
}

/** Shows a page of a wish list: today's prices and stock, and what a piece cost before where it costs less now. */
export async function showWishes(tx: Read, ownerId: string, language: Language, page: WishPage): Promise<WishListWire> {
  const wishes = await listWishes(tx, ownerId)
  const before = new Map(wishes.map(({ code, priceSeenCents }) => [code, priceSeenCents]))
  const { list, ...place } = cut(await shownCards(wishes, language), page)
  return {
    ...place,
    list: list.map((card) => {
      const seen = before.get(card.spuCode)
      return { ...card, priceBefore: seen && seen > fromWire(card.salesPrice) ? toWire(seen) : null }
    }),
    share: (await findShare(tx, ownerId)) ?? null,
  }
}

type Viewer = { accountId: string | undefined; language: Language }

/** Shows a list to anybody with its link: the items and the title, and nothing about the owner. After a block it is not there. */
export async function showFriendList(
  tx: Read,
  { accountId, language }: Viewer,
  { code, ...page }: FriendListPage,
): Promise<FriendListWire> {
  const shared = (await findSharedList(tx, code)) ?? refuse('NOT_FOUND')
  if (await isApart(tx, accountId, shared.ownerId)) refuse('NOT_FOUND')
  return { title: shared.title, ...cut(await shownCards(await listWishes(tx, shared.ownerId), language), page) }
}

/** Adds or takes away one wish and answers all that remain. */
export async function changeWish(tx: Tx, ownerId: string, { spuCode, wished }: WishInput): Promise<WishCodesWire> {
  const [card] = await findCards([spuCode], 'en')
  if (wished && !card) refuse('NOT_FOUND')
  await setWish(tx, ownerId, { spuCode, wished, priceCents: card ? fromWire(card.salesPrice) : null })
  return showWishCodes(tx, ownerId)
}

/** Merges the wishes of a visitor into their account; the visitor's token is the proof. Without one, what signing in has merged. */
export async function mergeWishes(tx: Tx, ownerId: string, visitorToken: string): Promise<WishCodesWire> {
  if (visitorToken === '') return showWishCodes(tx, ownerId)
  const visitor = await findCaller(tx, visitorToken)
  if (visitor.kind !== 'visitor') refuse('NOT_PERMITTED')
  await foldWishes(tx, visitor.accountId, ownerId)
  return showWishCodes(tx, ownerId)
}

const shownCards = (wishes: readonly { code: string }[], language: Language) =>
  findCards(
    wishes.map(({ code }) => code),
    language,
  )

function cut<Card>(cards: readonly Card[], { pageNo, pageSize }: WishPage) {
  return { list: cards.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: cards.length, pageNo, pageSize }
}
