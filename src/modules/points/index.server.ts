export { creditPieces, listPieces, listUnderWay, takeBackPieces } from './earned.ts'
export { entriesToReturn, listLots } from './lots.ts'
export { entriesToSpend } from './lots.rules.ts'
