import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { ConsentInput, ConsentsWire } from './consents.contract.ts'

export const getConsents = getCall<Record<string, never>, ConsentsWire>('/member/member/consents')
/** One at a time, said yes or no to; answers all of them. */
export const updateConsent = postCall<ConsentInput, ConsentsWire>('/member/member/consents')
