import { getCall, postCall } from '#platform/wire/call-path.ts'
import { EndMerchantKeyInput, MerchantKeysWire, NewMerchantKeyInput, NewMerchantKeyWire } from './merchant-keys.contract.ts'

const access = { seller: 'offer' } as const

/** Keys of programs that look after a merchant's offers; people alone make and end them. */
export const listMerchantKeys = getCall('/seller/key/list', { access, output: MerchantKeysWire })
/** Not repeated under an Idempotency-Key: its answer is kept nowhere. */
export const makeMerchantKey = postCall('/seller/key/make', { access, input: NewMerchantKeyInput, output: NewMerchantKeyWire })
export const endMerchantKey = postCall('/seller/key/end', { access, input: EndMerchantKeyInput, output: MerchantKeysWire })
