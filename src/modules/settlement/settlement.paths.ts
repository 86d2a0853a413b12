import { getCall } from '#platform/wire/call-path.ts'
import type { MerchantsWire } from './settlement.contract.ts'

export const listMerchants = getCall<Record<string, never>, MerchantsWire>('/admin/money/merchants')
