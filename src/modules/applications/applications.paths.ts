import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AdminApplicationsInput,
  AdminApplicationsWire,
  AdminApplicationWire,
  ApplicationInput,
  BeginInput,
  CloseApplicationInput,
  DecideRequirementInput,
  DraftInput,
  KindsWire,
  OwnApplicationInput,
  OwnApplicationWire,
  SendRequirementInput,
} from './applications.contract.ts'

/** What each kind of seller gets and gives. */
export const listMerchantKinds = getCall('/seller/application/kinds', { access: 'anyone', output: KindsWire })

export const getOwnApplication = getCall('/seller/application/detail', {
  access: 'member',
  input: OwnApplicationInput,
  output: OwnApplicationWire,
})
/** Begins one, or makes the one that is begun another kind: what still fits is kept. */
export const beginApplication = postCall('/seller/application/begin', {
  access: 'member',
  once: true,
  perMinute: 20,
  input: BeginInput,
  output: OwnApplicationWire,
})
/** Keeps what is being typed, complete or not. */
export const keepApplicationDraft = postCall('/seller/application/draft', { access: 'member', perMinute: 120, input: DraftInput })
/** Who sells, under which name, and what. */
export const giveApplicationDetails = postCall('/seller/application/details', {
  access: 'member',
  once: true,
  perMinute: 30,
  input: DraftInput,
  output: OwnApplicationWire,
})
/** One document, or what stands for one; the last that was missing submits the application. */
export const sendRequirement = postCall('/seller/application/send', {
  access: 'member',
  once: true,
  perMinute: 60,
  input: SendRequirementInput,
  output: OwnApplicationWire,
})
export const withdrawApplication = postCall('/seller/application/withdraw', {
  access: 'member',
  once: true,
  input: ApplicationInput,
  output: OwnApplicationWire,
})

/** Opens the seller centre before the approval: what is offered there goes live with it. */
export const openShop = postCall('/seller/application/shop', {
  access: 'member',
  once: true,
  input: ApplicationInput,
  output: OwnApplicationWire,
})

export const listAdminApplications = postCall('/admin/application/list', {
  access: 'review-applications',
  lags: true,
  reads: true,
  input: AdminApplicationsInput,
  output: AdminApplicationsWire,
})
export const getAdminApplication = getCall('/admin/application/detail', {
  access: 'review-applications',
  input: ApplicationInput,
  output: AdminApplicationWire,
})
export const decideRequirement = postCall('/admin/application/decide', {
  access: 'review-applications',
  once: true,
  input: DecideRequirementInput,
  output: AdminApplicationWire,
})
/** Approves or declines it as a whole. */
export const closeApplication = postCall('/admin/application/close', {
  access: 'review-applications',
  once: true,
  input: CloseApplicationInput,
  output: AdminApplicationWire,
})
