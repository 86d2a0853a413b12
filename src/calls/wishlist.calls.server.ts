import { changeWish, mergeWishes, showFriendList, showWishCodes, showWishes } from '#flows/keep-wishes.ts'
import { noteFriend, shareList, withdrawList } from '#modules/wishlist/index.server.ts'
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

export const wishlistCalls: Call[] = [
  defineCall(getWishCodes, ({ tx, caller }) => showWishCodes(tx, caller.accountId)),
  defineCall(getWishList, ({ tx, caller, language }, page) => showWishes(tx, caller.accountId, language, page)),
  defineCall(setWish, ({ tx, caller }, input) => changeWish(tx, caller.accountId, input)),
  defineCall(shareWishList, ({ tx, caller }, { title }) => shareList(tx, caller.accountId, title)),
  defineCall(withdrawWishList, async ({ tx, caller }) => {
    await withdrawList(tx, caller.accountId)
    return {}
  }),
  defineCall(getFriendList, ({ tx, caller, language }, page) =>
    showFriendList(tx, { accountId: caller.kind === 'member' ? caller.accountId : undefined, language }, page),
  ),
  defineCall(noteFriendList, async ({ tx, caller }, { code }) => {
    await noteFriend(tx, caller.accountId, code)
    return {}
  }),
  defineCall(mergeWishLists, ({ tx, caller }, { visitorToken }) => mergeWishes(tx, caller.accountId, visitorToken)),
]
