import { getCall, postCall } from '#platform/wire/call-path.ts'
import { ConsentInput, ConsentsWire } from './consents.contract.ts'

export const getConsents = getCall('/member/member/consents', { access: 'member', output: ConsentsWire })
/** One at a time, said yes or no to; answers all of them. */
export const updateConsent = postCall('/member/member/consents', {
  access: 'member',
  perMinute: 60,
  input: ConsentInput,
  output: ConsentsWire,
})
