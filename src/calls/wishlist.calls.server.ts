import { z } from 'zod'
import { changeWish, showWishes } from '#flows/keep-wishes.ts'
import { listWishes } from '#modules/wishlist/index.server.ts'
import { WishCodesWire, WishInput, WishListWire } from '#modules/wishlist/wishlist.contract.ts'
import { getWishCodes, getWishList, setWish } from '#modules/wishlist/wishlist.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

const access = 'shopper'
const nothing = z.object({})

export const wishlistCalls: Call[] = [
  defineCall(getWishCodes, {
    access,
    input: nothing,
    output: WishCodesWire,
    run: ({ tx, caller }) => listWishes(tx, caller.accountId),
  }),
  defineCall(getWishList, {
    access,
    input: nothing,
    output: WishListWire,
    run: ({ tx, caller, language }) => showWishes(tx, caller.accountId, language),
  }),
  defineCall(setWish, {
    access,
    input: WishInput,
    output: WishCodesWire,
    run: ({ tx, caller }, input) => changeWish(tx, caller.accountId, input),
  }),
]
