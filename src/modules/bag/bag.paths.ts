import { postCall } from '#platform/wire/call-path.ts'
import { AddInput, BagWire, DeleteInput, SelectInput, UpdateInput } from './bag.contract.ts'

export const addToBag = postCall('/order/cart/untoken/add', {
  access: 'shopper',
  once: true,
  // It has its transaction together with others.
  reads: true,
  input: AddInput,
  output: BagWire,
})
export const getMiniBag = postCall('/order/cart/miniCartV2', { access: 'shopper', reads: true, output: BagWire })
export const getBag = postCall('/order/cart/query', { access: 'shopper', reads: true, output: BagWire })
/** One piece bought straight from its page, shown as a bag of its own; the real bag is not touched. */
export const getQuickBag = postCall('/order/cart/quick', { access: 'shopper', reads: true, input: UpdateInput, output: BagWire })
export const changeQuantity = postCall('/order/cart/update', { access: 'shopper', input: UpdateInput, output: BagWire })
export const selectLines = postCall('/order/cart/updateSelect', { access: 'shopper', input: SelectInput, output: BagWire })
export const removeLines = postCall('/order/cart/delete', { access: 'shopper', input: DeleteInput, output: BagWire })
/** Signing in has merged the bags; this answers what came of it. */
export const mergeBags = postCall('/order/cart/merge', { access: 'shopper', reads: true, output: BagWire })
