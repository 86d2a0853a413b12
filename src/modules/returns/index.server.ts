export {
  countOpenReturns,
  getReturn,
  getReturnById,
  listNewestReturns,
  listReturnedUnits,
  listReturnPictures,
  listReturnSteps,
  listUnitReturns,
} from './returns.ts'
export { inspectUnit, moveReturn, openReturn } from './move-returns.ts'
export { listAdminReturns, listDueReturns, listOwnReturns, markReminded } from './list-returns.ts'
export { limitsOfUnits } from './unit-limits.ts'
export type { ReturnRow } from './returns.tables.ts'
