import { HealthOfInput, HealthWire } from '#modules/orders/pieces/merchant-health.contract.ts'
import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  DecideAccountInput,
  HoldMerchantInput,
  KeptMerchantInput,
  KeptMerchantsInput,
  KeptMerchantsWire,
  KeptMerchantWire,
  LiftHoldInput,
  ReviewHealthInput,
} from './kept-merchants.contract.ts'
import { EnterSellerCentreInput, VisitWire } from './desk-visits.contract.ts'

export const listKeptMerchants = postCall('/admin/merchant/list', {
  access: 'keep-merchants',
  lags: true,
  reads: true,
  input: KeptMerchantsInput,
  output: KeptMerchantsWire,
})
export const getKeptMerchant = getCall('/admin/merchant/detail', {
  access: 'keep-merchants',
  input: KeptMerchantInput,
  output: KeptMerchantWire,
})
/** The very figures that its own people see. */
export const getKeptHealth = getCall('/admin/merchant/health', {
  access: 'keep-merchants',
  input: HealthOfInput,
  output: HealthWire,
})
/** Suspends a merchant, or rests its payouts. */
export const holdMerchant = postCall('/admin/merchant/hold', {
  access: 'keep-merchants',
  once: true,
  input: HoldMerchantInput,
  output: KeptMerchantWire,
})
export const liftHold = postCall('/admin/merchant/lift', {
  access: 'keep-merchants',
  once: true,
  input: LiftHoldInput,
  output: KeptMerchantWire,
})

/** A bank account that its owner has named is accepted, or refused with a reason. */
export const decideMerchantAccount = postCall('/admin/merchant/account', {
  access: 'keep-merchants',
  once: true,
  input: DecideAccountInput,
  output: KeptMerchantWire,
})

/** What is above a limit has been looked at. */
export const reviewMerchantHealth = postCall('/admin/merchant/reviewHealth', {
  access: 'keep-merchants',
  once: true,
  input: ReviewHealthInput,
  output: KeptMerchantWire,
})

/** Somebody of the shop works in its seller centre for a time; money, bank account and team are not open to them. */
export const enterSellerCentre = postCall('/admin/merchant/enter', {
  access: 'keep-merchants',
  once: true,
  input: EnterSellerCentreInput,
  output: VisitWire,
})
export const leaveSellerCentre = postCall('/admin/merchant/leave', { access: 'keep-merchants', output: VisitWire })
export const getVisit = getCall('/admin/merchant/visit', { access: 'keep-merchants', output: VisitWire })
