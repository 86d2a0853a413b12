import { type SearchFeed, startSearchFeed } from '#jobs/search/search-feed.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import type { WishListWire } from '#modules/wishlist/wishlist.contract.ts'
import { getWishCodes, getWishList, setWish } from '#modules/wishlist/wishlist.paths.ts'
import { clock } from '#platform/clock.ts'
import { createLog } from '#platform/log.server.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'

/** More than a list holds. */
export const MANY = 103

/** A shop with more pieces than anybody may wish for, and people who wish for them. */
export type WishShop = {
  shop: TestShop
  feed: SearchFeed
  products: BuiltProduct[]
  code: (at: number) => string
  wish: (token: string, at: number, wished?: boolean) => Promise<void>
  /** The token of somebody new who wishes for these, one after the other. */
  wishing: (...at: number[]) => Promise<string>
  codesOf: (token: string) => Promise<string[]>
  listOf: (token: string) => Promise<WishListWire>
  stop: () => Promise<void>
}

export async function startWishShop(): Promise<WishShop> {
  const shop = await startTestShop()
  const products: BuiltProduct[] = []
  for (let count = 0; count < MANY; count += 1) products.push(await shop.product())
  const feed = await startSearchFeed(shop.database, createLog('silent'))
  const code = (at: number): string => products[at]?.spuCode ?? ''
  const wish: WishShop['wish'] = async (token, at, wished = true) => {
    clock.advance(1_000)
    await shop.ask(setWish, { spuCode: code(at), wished }, { token })
  }
  return {
    shop,
    feed,
    products,
    code,
    wish,
    wishing: async (...at) => {
      const token = await shop.visitor()
      for (const each of at) await wish(token, each)
      return token
    },
    codesOf: async (token) => (await shop.ask(getWishCodes, {}, { token })).data,
    listOf: async (token) => (await shop.ask(getWishList, {}, { token })).data,
    stop: async () => {
      await feed.stop()
      await shop.stop()
    },
  }
}
