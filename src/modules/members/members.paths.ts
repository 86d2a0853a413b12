import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { DetailsAsked, DetailsWire, VisitorInput, VisitorWire } from './members.contract.ts'

export const visitorLogin = postCall<VisitorInput, VisitorWire>('/member/member/login/visitor.do')
/** What the shopper has told of themselves. */
export const getDetails = getCall<Record<string, never>, DetailsWire>('/member/member/info.do')
/** With nothing told, what was kept is forgotten. */
export const updateDetails = postCall<DetailsAsked, DetailsWire>('/member/member/updateMemberInfo')
