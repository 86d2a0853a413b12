import { getCall } from '#platform/wire/call-path.ts'
import { MerchantsWire } from './settlement.contract.ts'

export const listMerchants = getCall('/admin/money/merchants', { access: 'handle-money', output: MerchantsWire })
