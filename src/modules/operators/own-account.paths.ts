import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  ConfirmFactorInput,
  EndOwnSessionInput,
  OwnAccountWire,
  OwnPasswordInput,
  ShowOwnerInput,
  WelcomeInput,
} from './own-account.contract.ts'
import { FactorBegunWire, RecoveryCodesWire } from '#modules/second-factor/second-factor.contract.ts'

export const getOwnAccount = getCall('/admin/account/info', { access: 'operator', output: OwnAccountWire })
export const changeOwnPassword = postCall('/admin/account/password', {
  access: 'operator',
  reads: true,
  perMinute: 20,
  input: OwnPasswordInput,
})
export const endOwnSession = postCall('/admin/account/endSession', {
  access: 'operator',
  input: EndOwnSessionInput,
  output: OwnAccountWire,
})
export const beginFactor = postCall('/admin/account/factor/begin', {
  access: 'operator-at-door',
  reads: true,
  perMinute: 20,
  input: ShowOwnerInput,
  output: FactorBegunWire,
})
export const confirmFactor = postCall('/admin/account/factor/confirm', {
  access: 'operator-at-door',
  reads: true,
  perMinute: 20,
  input: ConfirmFactorInput,
  output: RecoveryCodesWire,
})
export const removeFactor = postCall('/admin/account/factor/remove', {
  access: 'operator',
  reads: true,
  perMinute: 20,
  input: ShowOwnerInput,
})
/** By the link of an invitation, or of a forgotten password. */
export const choosePassword = postCall('/admin/operator/welcome', {
  access: 'anyone',
  reads: true,
  perMinute: 10,
  input: WelcomeInput,
})
