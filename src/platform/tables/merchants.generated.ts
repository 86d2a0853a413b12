// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from './column-types.ts'

export type MerchantsRows = {
  merchants: {
    merchant_id: string
    merchant_code: string
    kind: 'platform' | 'individual' | 'company' | 'genuine-store' | 'brand' | 'global-buyer'
    name_en: string
    name_zh: string
    is_house: Generated<boolean>
  }
}
