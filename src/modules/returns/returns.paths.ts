import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AdminReturnWire,
  AdminReturnsInput,
  AdminReturnsWire,
  AskReturnInput,
  AskedWire,
  DecideReturnInput,
  InspectInput,
  LabelInput,
  ReturnChoicesInput,
  ReturnChoicesWire,
  ReturnInput,
  ReturnPreviewInput,
  ReturnPreviewWire,
  ReturnsWire,
  SendReturnInput,
} from './returns.contract.ts'

/** What of an order may be cancelled or sent back, and why. */
export const listReturnChoices = getCall('/order/return/choices', {
  access: 'shopper',
  input: ReturnChoicesInput,
  output: ReturnChoicesWire,
})
/** What would be had back for some pieces. */
export const previewReturn = postCall('/order/return/preview', {
  access: 'shopper',
  perMinute: 60,
  input: ReturnPreviewInput,
  output: ReturnPreviewWire,
})
export const askReturn = postCall('/order/return/ask', {
  access: 'shopper',
  once: true,
  perMinute: 20,
  input: AskReturnInput,
  output: AskedWire,
})
export const listReturns = postCall('/order/return/list', { access: 'shopper', reads: true, output: ReturnsWire })
/** The parcel is on its way to the shop. */
export const sendReturn = postCall('/order/return/send', {
  access: 'shopper',
  once: true,
  perMinute: 20,
  input: SendReturnInput,
  output: ReturnsWire,
})
export const withdrawReturn = postCall('/order/return/withdraw', { access: 'shopper', input: ReturnInput, output: ReturnsWire })
/** What goes on the parcel. */
export const returnLabel = fileCall('/order/return/label', { access: 'shopper', perMinute: 20, input: LabelInput })

export const listAdminReturns = postCall('/admin/return/list', {
  access: 'read-orders',
  lags: true,
  reads: true,
  input: AdminReturnsInput,
  output: AdminReturnsWire,
})
export const getAdminReturn = getCall('/admin/return/detail', {
  access: 'read-orders',
  input: ReturnInput,
  output: AdminReturnWire,
})
export const decideReturn = postCall('/admin/return/decide', {
  access: 'handle-pieces',
  once: true,
  input: DecideReturnInput,
  output: AdminReturnWire,
})
/** What was found of one of its pieces. */
export const inspectReturned = postCall('/admin/return/inspect', {
  access: 'handle-pieces',
  once: true,
  input: InspectInput,
  output: AdminReturnWire,
})
