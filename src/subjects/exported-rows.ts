import type { ExportedPart } from '#platform/access/personal-data.server.ts'

/** What is looked up for its name alone, so that a member can read what a row of theirs is about. */
export const PRODUCT: ExportedPart = {
  table: 'products',
  on: 'product_id',
  one: true,
  only: ['brand_code', 'name_en', 'name_zh', 'spu_code'],
}
export const VARIANT: ExportedPart = {
  table: 'variants',
  on: 'sku_id',
  one: true,
  only: ['size', 'size_system', 'item_number'],
  with: { product: PRODUCT },
}
export const MERCHANT: ExportedPart = { table: 'merchants', on: 'merchant_id', one: true, only: ['name_en', 'name_zh'] }
export const ORDER_NUMBER: ExportedPart = { table: 'orders', on: 'order_id', one: true, only: ['order_number'] }
export const picturesOf = (table: string, key: string): ExportedPart => ({ table, on: key, only: ['upload_id', 'position'] })
export const stepsOf = (table: string, key: string): ExportedPart => ({ table, on: key, without: ['actor'] })

/** Why a table is kept from the download. */
export const OPENS_ACCOUNT = 'opens the account, or did so for minutes; a copy of it would be a key'
export const OF_STAFF = 'what somebody who works here or sells here has done, not a shopper'
