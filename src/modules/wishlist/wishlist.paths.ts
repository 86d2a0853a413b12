import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { WishCodesWire, WishInput, WishListWire } from './wishlist.contract.ts'

export const getWishCodes = getCall<Record<string, never>, WishCodesWire>('/member/wishList')
export const getWishList = getCall<Record<string, never>, WishListWire>('/member/wishList/wishDetailList.do')
export const setWish = postCall<WishInput, WishCodesWire>('/member/wishList/update')
