export { priceOrder } from './pricing.rules.ts'
