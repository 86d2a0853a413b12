export { FEW_LEFT } from '#modules/catalogue/stock.rules.ts'
export { type MerchantKind, MerchantKindWire } from '#modules/merchants/merchants.contract.ts'
