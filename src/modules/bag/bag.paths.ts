import { postCall } from '#platform/wire/call-path.ts'
import type { AddInput, BagWire, DeleteInput, SelectInput, UpdateInput } from './bag.contract.ts'

export const addToBag = postCall<AddInput, BagWire>('/order/cart/untoken/add', { once: true })
export const getMiniBag = postCall<Record<string, never>, BagWire>('/order/cart/miniCartV2')
export const getBag = postCall<Record<string, never>, BagWire>('/order/cart/query')
/** One piece bought straight from its page, shown as a bag of its own; the real bag is not touched. */
export const getQuickBag = postCall<UpdateInput, BagWire>('/order/cart/quick')
export const changeQuantity = postCall<UpdateInput, BagWire>('/order/cart/update')
export const selectLines = postCall<SelectInput, BagWire>('/order/cart/updateSelect')
export const removeLines = postCall<DeleteInput, BagWire>('/order/cart/delete')
/** Signing in has merged the bags; this answers what came of it. */
export const mergeBags = postCall<Record<string, never>, BagWire>('/order/cart/merge')
