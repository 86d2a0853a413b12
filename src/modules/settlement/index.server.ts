export { bookDues, lessenDues, listSettledPieces, listUnsettledOrders } from './dues.ts'
export { listMerchants } from './list-dues.ts'
