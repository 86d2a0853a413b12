import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  AdminReturnsInput,
  AdminReturnsWire,
  AdminReturnWire,
  AskedWire,
  AskReturnInput,
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
export const listReturnChoices = getCall<ReturnChoicesInput, ReturnChoicesWire>('/order/return/choices')
/** What would be had back for some pieces. */
export const previewReturn = postCall<ReturnPreviewInput, ReturnPreviewWire>('/order/return/preview')
export const askReturn = postCall<AskReturnInput, AskedWire>('/order/return/ask', { once: true })
export const listReturns = postCall<Record<string, never>, ReturnsWire>('/order/return/list')
/** The parcel is on its way to the shop. */
export const sendReturn = postCall<SendReturnInput, ReturnsWire>('/order/return/send', { once: true })
export const withdrawReturn = postCall<ReturnInput, ReturnsWire>('/order/return/withdraw')
/** What goes on the parcel. */
export const returnLabel = fileCall<LabelInput>('/order/return/label')

export const listAdminReturns = postCall<AdminReturnsInput, AdminReturnsWire>('/admin/return/list')
export const getAdminReturn = getCall<ReturnInput, AdminReturnWire>('/admin/return/detail')
export const decideReturn = postCall<DecideReturnInput, AdminReturnWire>('/admin/return/decide', { once: true })
/** What was found of one of its pieces. */
export const inspectReturned = postCall<InspectInput, AdminReturnWire>('/admin/return/inspect', { once: true })
