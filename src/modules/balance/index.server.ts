export { balanceEntry, balanceOf } from './balance.ts'
export { listGoodwills, listLargest, sumOwed } from './balance-page.ts'
export { addGoodwill, decideGoodwill, findSameGoodwill, goodwillOfDay, lockGoodwill } from './goodwill.ts'
export { readStatement, sumInOrders } from './statement.ts'
