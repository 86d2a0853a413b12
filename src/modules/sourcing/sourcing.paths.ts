import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AcceptQuoteInput,
  AskRequestInput,
  CloseRequestInput,
  OwnRequestWire,
  RequestInput,
  RequestPictureInput,
  RequestsWire,
  ReviewBuyerInput,
} from './sourcing.contract.ts'

const access = 'member'

/** What a member asks global buyers for. */
export const listRequests = getCall('/sourcing/request/list', { access, output: RequestsWire })
export const getRequest = getCall('/sourcing/request/detail', { access, input: RequestInput, output: OwnRequestWire })
export const askRequest = postCall('/sourcing/request/ask', {
  access,
  once: true,
  perMinute: 20,
  input: AskRequestInput,
  output: OwnRequestWire,
})
export const acceptQuote = postCall('/sourcing/request/accept', {
  access,
  once: true,
  perMinute: 20,
  input: AcceptQuoteInput,
  output: OwnRequestWire,
})
export const closeRequest = postCall('/sourcing/request/close', { access, input: CloseRequestInput, output: OwnRequestWire })
export const reviewBuyer = postCall('/sourcing/request/review', {
  access,
  once: true,
  perMinute: 20,
  input: ReviewBuyerInput,
  output: OwnRequestWire,
})
export const requestPicture = fileCall('/sourcing/request/picture', { access, input: RequestPictureInput })
