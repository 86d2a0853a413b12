import { postCall } from '#platform/wire/call-path.ts'
import type { VisitorInput, VisitorWire } from './members.contract.ts'

export const visitorLogin = postCall<VisitorInput, VisitorWire>('/member/member/login/visitor.do')
