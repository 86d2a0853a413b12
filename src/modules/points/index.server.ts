export {
  addCorrection,
  decideCorrection,
  findSameCorrection,
  listCorrections,
  listRichest,
  lockCorrection,
  sumAll,
} from './corrections.ts'
export { creditReturned } from './credits.ts'
export { creditPieces, listPieces, listUnderWay, takeBackPieces } from './earned.ts'
export { expireLots, forgetPoints, sumEnding, takeEnding } from './ends.ts'
export { findFriend, type Friend, listMutual, listMutualFollowers, purgeMisses } from './friends.ts'
export { entriesToGive, entriesToTakeAway } from './gifts-of-the-shop.ts'
export { giveGift, requireGiftable } from './gifts.ts'
export { type HistoryRow, listHistory } from './history.ts'
export { entriesToReturn, listDebts, listLots, sumHeld } from './lots.ts'
export { entriesToSpend } from './lots.rules.ts'
