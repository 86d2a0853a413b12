export { findSharedList, findShare, shareList, withdrawList } from './wish-sharing.ts'
export { foldWishes, listWishes, setWish } from './wishlist.ts'
