export { listDisputes } from './dispute-list.ts'
export { listMoney } from './money-list.ts'
export { listPayoutFiles, listPayouts } from './payout-list.ts'
