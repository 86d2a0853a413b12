export { FEW_LEFT } from '#modules/catalogue/stock.rules.ts'
export { MerchantKindWire } from '#modules/merchants/merchants.contract.ts'
