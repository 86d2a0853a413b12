import { z } from 'zod'
import { changeWish, mergeWishes, showFriendList, showWishCodes, showWishes } from '#flows/keep-wishes.ts'
import { noteFriend, shareList, withdrawList } from '#modules/wishlist/index.server.ts'
import {
  FriendListInput,
  FriendListWire,
  MergeInput,
  NoteFriendInput,
  ShareInput,
  ShareWire,
  WishCodesWire,
  WishInput,
  WishListWire,
  WishPageInput,
} from '#modules/wishlist/wishlist.contract.ts'
import {
  getFriendList,
  getWishCodes,
  getWishList,
  mergeWishLists,
  noteFriendList,
  setWish,
  shareWishList,
  withdrawWishList,
} from '#modules/wishlist/wishlist.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

const access = 'shopper'
const nothing = z.object({})

export const wishlistCalls: Call[] = [
  defineCall(getWishCodes, {
    access,
    input: nothing,
    output: WishCodesWire,
    run: ({ tx, caller }) => showWishCodes(tx, caller.accountId),
  }),
  defineCall(getWishList, {
    access,
    input: WishPageInput,
    output: WishListWire,
    run: ({ tx, caller, language }, page) => showWishes(tx, caller.accountId, language, page),
  }),
  defineCall(setWish, {
    access,
    input: WishInput,
    output: WishCodesWire,
    run: ({ tx, caller }, input) => changeWish(tx, caller.accountId, input),
  }),
  defineCall(shareWishList, {
    access,
    input: ShareInput,
    output: ShareWire,
    perMinute: 30,
    run: ({ tx, caller }, { title }) => shareList(tx, caller.accountId, title),
  }),
  defineCall(withdrawWishList, {
    access,
    input: nothing,
    output: nothing,
    run: async ({ tx, caller }) => {
      await withdrawList(tx, caller.accountId)
      return {}
    },
  }),
  defineCall(getFriendList, {
    access: 'anyone',
    input: FriendListInput,
    output: FriendListWire,
    perMinute: 60,
    run: ({ tx, language }, page) => showFriendList(tx, language, page),
  }),
  defineCall(noteFriendList, {
    access: 'member',
    input: NoteFriendInput,
    output: nothing,
    perMinute: 30,
    run: async ({ tx, caller }, { code }) => {
      await noteFriend(tx, caller.accountId, code)
      return {}
    },
  }),
  defineCall(mergeWishLists, {
    access,
    input: MergeInput,
    output: WishCodesWire,
    perMinute: 30,
    run: ({ tx, caller }, { visitorToken }) => mergeWishes(tx, caller.accountId, visitorToken),
  }),
]
