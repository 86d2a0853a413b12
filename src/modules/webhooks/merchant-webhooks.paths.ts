import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  MerchantEndpointsWire,
  MoveMerchantEndpointInput,
  NewMerchantEndpointInput,
  NewMerchantSecretWire,
} from './merchant-webhooks.contract.ts'

const access = { seller: 'offer' } as const

/** Where a merchant's programs are told of its offers. */
export const listMerchantWebhooks = getCall('/seller/webhook/list', { access, output: MerchantEndpointsWire })
/** Not repeated under an Idempotency-Key: its answer is kept nowhere. */
export const addMerchantWebhook = postCall('/seller/webhook/add', {
  access,
  input: NewMerchantEndpointInput,
  output: NewMerchantSecretWire,
})
export const moveMerchantWebhook = postCall('/seller/webhook/move', {
  access,
  input: MoveMerchantEndpointInput,
  output: MerchantEndpointsWire,
})
