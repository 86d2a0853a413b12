import type { FactorBegunWire, RecoveryCodesWire } from '#modules/second-factor/second-factor.contract.ts'
import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  ConfirmFactorInput,
  EndOwnSessionInput,
  OwnAccountWire,
  OwnPasswordInput,
  ShowOwnerInput,
  WelcomeInput,
} from './own-account.contract.ts'

type Nothing = Record<string, never>
export const getOwnAccount = getCall<Nothing, OwnAccountWire>('/admin/account/info')
export const changeOwnPassword = postCall<OwnPasswordInput, Nothing>('/admin/account/password')
export const endOwnSession = postCall<EndOwnSessionInput, OwnAccountWire>('/admin/account/endSession')
export const beginFactor = postCall<ShowOwnerInput, FactorBegunWire>('/admin/account/factor/begin')
export const confirmFactor = postCall<ConfirmFactorInput, RecoveryCodesWire>('/admin/account/factor/confirm')
export const removeFactor = postCall<ShowOwnerInput, Nothing>('/admin/account/factor/remove')
/** By the link of an invitation, or of a forgotten password. */
export const choosePassword = postCall<WelcomeInput, Nothing>('/admin/operator/welcome')
