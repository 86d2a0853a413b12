export { findSharedList, findShare, noteFriend, shareList, withdrawList } from './wish-sharing.ts'
export { foldWishes, forgetWishes, listWishes, setWish } from './wishlist.ts'
