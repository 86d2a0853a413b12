import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AdminClaimWire,
  AdminClaimsInput,
  AdminClaimsWire,
  AnswerClaimInput,
  AskClaimInput,
  ClaimChoicesInput,
  ClaimChoicesWire,
  ClaimInput,
  ClaimsWire,
  DecideClaimInput,
  LookInput,
} from './claims.contract.ts'

/** What of an order may be claimed for. */
export const listClaimChoices = getCall('/order/claim/choices', {
  access: 'shopper',
  input: ClaimChoicesInput,
  output: ClaimChoicesWire,
})
export const askClaim = postCall('/order/claim/ask', {
  access: 'shopper',
  once: true,
  perMinute: 20,
  input: AskClaimInput,
  output: ClaimsWire,
})
export const listClaims = postCall('/order/claim/list', { access: 'shopper', reads: true, output: ClaimsWire })
export const answerClaim = postCall('/order/claim/answer', {
  access: 'shopper',
  once: true,
  perMinute: 20,
  input: AnswerClaimInput,
  output: ClaimsWire,
})
export const withdrawClaim = postCall('/order/claim/withdraw', { access: 'shopper', input: ClaimInput, output: ClaimsWire })

export const listAdminClaims = postCall('/admin/claim/list', {
  access: 'read-orders',
  lags: true,
  reads: true,
  input: AdminClaimsInput,
  output: AdminClaimsWire,
})
export const getAdminClaim = getCall('/admin/claim/detail', { access: 'read-orders', input: ClaimInput, output: AdminClaimWire })
export const decideClaim = postCall('/admin/claim/decide', {
  access: 'ask-refunds',
  once: true,
  input: DecideClaimInput,
  output: AdminClaimWire,
})
/** What the bench has found when it looked again. */
export const lookAtClaimed = postCall('/admin/claim/look', {
  access: 'authenticate',
  once: true,
  input: LookInput,
  output: AdminClaimWire,
})
