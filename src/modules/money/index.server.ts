export { listMoney } from './money-list.ts'
