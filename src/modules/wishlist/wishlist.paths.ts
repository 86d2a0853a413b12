import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
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
} from './wishlist.contract.ts'

type Nothing = Record<string, never>

export const getWishCodes = getCall<Nothing, WishCodesWire>('/member/wishList')
export const getWishList = getCall<WishPageInput, WishListWire>('/member/wishList/wishDetailList.do')
export const setWish = postCall<WishInput, WishCodesWire>('/member/wishList/update')
/** Makes the link, or gives the one there is another title. */
export const shareWishList = postCall<ShareInput, ShareWire>('/member/wishList/share')
export const withdrawWishList = postCall<Nothing, Nothing>('/member/wishList/withdraw')
export const getFriendList = getCall<FriendListInput, FriendListWire>('/member/wishList/friendWishList.do')
/** A member has looked at a friend's list. */
export const noteFriendList = postCall<NoteFriendInput, Nothing>('/member/wishList/noteFriend')
export const mergeWishLists = postCall<MergeInput, WishCodesWire>('/member/wishList/merge')
