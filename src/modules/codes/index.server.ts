export { issueCode, purgeCodes, redeemCode } from './codes.ts'
