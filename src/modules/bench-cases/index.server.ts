export {
  findPriceCase,
  getBenchCase,
  getBenchCaseById,
  listBenchCasePictures,
  listBenchCasesOf,
  listBenchCaseSteps,
  moveBenchCase,
  openBenchCase,
} from './bench-cases.ts'
export { openRejections } from './open-rejections.ts'
export { presentPieceOf } from './present-piece.ts'
export { postSendBack } from './bench-case-ledger.ts'
export {
  CASES_A_PAGE,
  listBenchCases,
  listDueBenchCases,
  listWaitingBenchCases,
  takeBenchCasesToRemind,
} from './list-bench-cases.ts'
export type { BenchCaseRow } from './bench-cases.tables.ts'
