import { getCall, postCall } from '#platform/wire/call-path.ts'
import { EndKeyInput, KeysWire, NewKeyInput, NewKeyWire } from './api-keys.contract.ts'

export const listKeys = getCall('/admin/key/list', { access: 'keep-keys', output: KeysWire })
/** Not repeated under an Idempotency-Key: its answer is kept nowhere. */
export const makeKey = postCall('/admin/key/make', { access: 'keep-keys', input: NewKeyInput, output: NewKeyWire })
export const endKey = postCall('/admin/key/end', { access: 'keep-keys', input: EndKeyInput, output: KeysWire })
/** A new key for the same program; the one before it opens its calls for a day more. */
export const turnKey = postCall('/admin/key/turn', { access: 'keep-keys', input: EndKeyInput, output: NewKeyWire })
