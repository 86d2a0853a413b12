import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  AdminClaimsInput,
  AdminClaimsWire,
  AdminClaimWire,
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
export const listClaimChoices = getCall<ClaimChoicesInput, ClaimChoicesWire>('/order/claim/choices')
export const askClaim = postCall<AskClaimInput, ClaimsWire>('/order/claim/ask', { once: true })
export const listClaims = postCall<Record<string, never>, ClaimsWire>('/order/claim/list')
export const answerClaim = postCall<AnswerClaimInput, ClaimsWire>('/order/claim/answer', { once: true })
export const withdrawClaim = postCall<ClaimInput, ClaimsWire>('/order/claim/withdraw')

export const listAdminClaims = postCall<AdminClaimsInput, AdminClaimsWire>('/admin/claim/list')
export const getAdminClaim = getCall<ClaimInput, AdminClaimWire>('/admin/claim/detail')
export const decideClaim = postCall<DecideClaimInput, AdminClaimWire>('/admin/claim/decide', { once: true })
/** What the bench has found when it looked again. */
export const lookAtClaimed = postCall<LookInput, AdminClaimWire>('/admin/claim/look', { once: true })
