import { getCall, postCall } from '#platform/wire/call-path.ts'
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
} from './wishlist.contract.ts'

export const getWishCodes = getCall('/member/wishList', { access: 'shopper', output: WishCodesWire })
export const getWishList = getCall('/member/wishList/wishDetailList.do', {
  access: 'shopper',
  input: WishPageInput,
  output: WishListWire,
})
export const setWish = postCall('/member/wishList/update', { access: 'shopper', input: WishInput, output: WishCodesWire })
/** Makes the link, or gives the one there is another title. */
export const shareWishList = postCall('/member/wishList/share', {
  access: 'shopper',
  perMinute: 30,
  input: ShareInput,
  output: ShareWire,
})
export const withdrawWishList = postCall('/member/wishList/withdraw', { access: 'shopper' })
export const getFriendList = getCall('/member/wishList/friendWishList.do', {
  access: 'anyone',
  perMinute: 60,
  input: FriendListInput,
  output: FriendListWire,
})
/** A member has looked at a friend's list. */
export const noteFriendList = postCall('/member/wishList/noteFriend', { access: 'member', perMinute: 30, input: NoteFriendInput })
export const mergeWishLists = postCall('/member/wishList/merge', {
  access: 'shopper',
  perMinute: 30,
  input: MergeInput,
  output: WishCodesWire,
})
