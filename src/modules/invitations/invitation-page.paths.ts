import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  DecideInvitationInput,
  DecidedInvitationWire,
  InvitationTreeInput,
  InvitationTreeWire,
  InvitationsInput,
  InvitationsWire,
  VoidBranchInput,
  VoidedWire,
} from './invitation-page.contract.ts'

export const listInvitations = getCall('/admin/invitation/list', {
  access: 'keep-invitations',
  lags: true,
  input: InvitationsInput,
  output: InvitationsWire,
})
export const getInvitationTree = getCall('/admin/invitation/tree', {
  access: 'keep-invitations',
  lags: true,
  input: InvitationTreeInput,
  output: InvitationTreeWire,
})
/** Of what is held: given after all, or never. */
export const decideInvitation = postCall('/admin/invitation/decide', {
  access: 'keep-invitations',
  input: DecideInvitationInput,
  output: DecidedInvitationWire,
})
export const voidBranch = postCall('/admin/invitation/void', {
  access: 'keep-invitations',
  input: VoidBranchInput,
  output: VoidedWire,
})
