import { getCall, postCall } from '#platform/wire/call-path.ts'
import { DetailsInput, DetailsWire, VisitorInput, VisitorWire } from './members.contract.ts'

export const visitorLogin = postCall('/member/member/login/visitor.do', {
  access: 'anyone',
  reads: true,
  perMinute: 30,
  input: VisitorInput,
  output: VisitorWire,
})
/** What the shopper has told of themselves. */
export const getDetails = getCall('/member/member/info.do', { access: 'shopper', output: DetailsWire })
/** With nothing told, what was kept is forgotten. */
export const updateDetails = postCall('/member/member/updateMemberInfo', {
  access: 'shopper',
  perMinute: 30,
  input: DetailsInput,
  output: DetailsWire,
})
