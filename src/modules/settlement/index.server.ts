export { bookMerchantPayables, reduceMerchantPayable, listSettledPieces, listUnsettledOrders } from './merchant-payables.ts'
export { listMerchants } from './list-payables.ts'
