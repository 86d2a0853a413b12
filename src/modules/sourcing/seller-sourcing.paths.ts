import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import {
  BoughtInput,
  GiveUpInput,
  QuoteInput,
  RequestInput,
  RequestPictureInput,
  SaveScopeInput,
  ScopeWire,
  SellerRequestsInput,
  SellerRequestsWire,
  SellerRequestWire,
  SentInput,
  WithdrawQuoteInput,
} from './sourcing.contract.ts'

const access = { seller: 'ship' } as const

/** What a global buyer is asked for, and what it quotes. */
export const listSellerRequests = getCall('/seller/sourcing/list', {
  access,
  input: SellerRequestsInput,
  output: SellerRequestsWire,
})
export const getSellerRequest = getCall('/seller/sourcing/detail', { access, input: RequestInput, output: SellerRequestWire })
export const saveQuote = postCall('/seller/sourcing/quote', {
  access,
  once: true,
  input: QuoteInput,
  output: SellerRequestWire,
})
export const withdrawQuote = postCall('/seller/sourcing/withdraw', {
  access,
  input: WithdrawQuoteInput,
  output: SellerRequestWire,
})
export const sayBought = postCall('/seller/sourcing/bought', {
  access,
  once: true,
  input: BoughtInput,
  output: SellerRequestWire,
})
export const saySent = postCall('/seller/sourcing/sent', { access, once: true, input: SentInput, output: SellerRequestWire })
export const giveUpSearch = postCall('/seller/sourcing/giveUp', { access, input: GiveUpInput, output: SellerRequestWire })
export const sellerRequestPicture = fileCall('/seller/sourcing/picture', { access, input: RequestPictureInput })
export const getScope = getCall('/seller/sourcing/scope', { access, output: ScopeWire })
export const saveScope = postCall('/seller/sourcing/saveScope', { access, input: SaveScopeInput, output: ScopeWire })
