import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AdminMemberInput,
  AdminMemberWire,
  AdminMembersInput,
  AdminMembersWire,
  DisableMemberInput,
  NoteMemberInput,
  ResetFactorInput,
} from './admin-members.contract.ts'

export const listAdminMembers = getCall('/admin/member/list', {
  access: 'keep-members',
  lags: true,
  input: AdminMembersInput,
  output: AdminMembersWire,
})
export const getAdminMember = getCall('/admin/member/detail', {
  access: 'keep-members',
  input: AdminMemberInput,
  output: AdminMemberWire,
})
/** Each answers the member as it is afterwards. */
export const disableMember = postCall('/admin/member/disable', {
  access: 'keep-members',
  input: DisableMemberInput,
  output: AdminMemberWire,
})
export const enableMember = postCall('/admin/member/enable', {
  access: 'keep-members',
  input: AdminMemberInput,
  output: AdminMemberWire,
})
export const signMemberOut = postCall('/admin/member/signOut', {
  access: 'keep-members',
  input: AdminMemberInput,
  output: AdminMemberWire,
})
/** Waits for a second person. */
export const resetMemberFactor = postCall('/admin/member/resetFactor', {
  access: 'keep-members',
  input: ResetFactorInput,
  output: AdminMemberWire,
})
export const noteMember = postCall('/admin/member/note', {
  access: 'keep-members',
  input: NoteMemberInput,
  output: AdminMemberWire,
})
