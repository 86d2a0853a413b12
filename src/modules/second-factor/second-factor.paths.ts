import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  BeginMemberFactorInput,
  FactorBegunWire,
  FactorCodeInput,
  MemberFactorWire,
  RecoveryCodesWire,
} from './second-factor.contract.ts'

export const getMemberFactor = getCall('/member/factor/info', { access: 'member', output: MemberFactorWire })
export const beginMemberFactor = postCall('/member/factor/begin', {
  access: 'member',
  reads: true,
  perMinute: 20,
  input: BeginMemberFactorInput,
  output: FactorBegunWire,
})
export const confirmMemberFactor = postCall('/member/factor/confirm', {
  access: 'member',
  reads: true,
  perMinute: 20,
  input: FactorCodeInput,
  output: RecoveryCodesWire,
})
/** For some minutes this session is not asked again. */
export const showMemberFactor = postCall('/member/factor/show', {
  access: 'member',
  reads: true,
  perMinute: 20,
  input: FactorCodeInput,
  output: MemberFactorWire,
})
