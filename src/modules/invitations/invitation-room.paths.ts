import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  DecidedInvitationWire,
  DecideInvitationInput,
  InvitationsInput,
  InvitationsWire,
  InvitationTreeInput,
  InvitationTreeWire,
  VoidBranchInput,
  VoidedWire,
} from './invitation-room.contract.ts'

export const listInvitations = getCall<InvitationsInput, InvitationsWire>('/admin/invitation/list')
export const getInvitationTree = getCall<InvitationTreeInput, InvitationTreeWire>('/admin/invitation/tree')
/** Of what is held: given after all, or never. */
export const decideInvitation = postCall<DecideInvitationInput, DecidedInvitationWire>('/admin/invitation/decide')
export const voidBranch = postCall<VoidBranchInput, VoidedWire>('/admin/invitation/void')
