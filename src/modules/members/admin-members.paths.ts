import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  AdminMemberInput,
  AdminMembersInput,
  AdminMembersWire,
  AdminMemberWire,
  DisableMemberInput,
  NoteMemberInput,
} from './admin-members.contract.ts'

export const listAdminMembers = getCall<AdminMembersInput, AdminMembersWire>('/admin/member/list')
export const getAdminMember = getCall<AdminMemberInput, AdminMemberWire>('/admin/member/detail')
/** Each answers the member as it is afterwards. */
export const disableMember = postCall<DisableMemberInput, AdminMemberWire>('/admin/member/disable')
export const enableMember = postCall<AdminMemberInput, AdminMemberWire>('/admin/member/enable')
export const signMemberOut = postCall<AdminMemberInput, AdminMemberWire>('/admin/member/signOut')
export const noteMember = postCall<NoteMemberInput, AdminMemberWire>('/admin/member/note')
