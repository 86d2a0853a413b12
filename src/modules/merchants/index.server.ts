export { houseMerchant } from './house-merchant.ts'
