export { listWishes, setWish } from './wishlist.ts'
