export { creditPieces, sumPending, takeBackPieces } from './earned.ts'
export { entriesToReturn, listLots } from './lots.ts'
export { entriesToSpend, type Lot } from './points.rules.ts'
