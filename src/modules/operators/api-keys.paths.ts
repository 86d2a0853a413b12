import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { EndKeyInput, KeysWire, NewKeyInput, NewKeyWire } from './api-keys.contract.ts'

export const listKeys = getCall<Record<string, never>, KeysWire>('/admin/key/list')
/** Not repeated under an Idempotency-Key: its answer is kept nowhere. */
export const makeKey = postCall<NewKeyInput, NewKeyWire>('/admin/key/make')
export const endKey = postCall<EndKeyInput, KeysWire>('/admin/key/end')
/** A new key for the same program; the one before it opens its calls for a day more. */
export const turnKey = postCall<EndKeyInput, NewKeyWire>('/admin/key/turn')
