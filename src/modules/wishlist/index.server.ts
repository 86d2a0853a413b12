export { findSharedList, findShare, noteFriend, shareList, withdrawList } from './wish-sharing.ts'
export { markDrops, takeDrops } from './wish-drops.ts'
export { foldWishes, forgetWishes, listWishes, setWish } from './wishlist.ts'
