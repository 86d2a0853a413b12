import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { InvitationInput, InvitationWire, OwnInvitationsWire } from './invitations.contract.ts'

export const getInvitation = getCall<InvitationInput, InvitationWire>('/member/invitation/show')
/** Kept for this browser's session, until an account is opened in it. */
export const followInvitation = postCall<InvitationInput, Record<string, never>>('/member/invitation/follow')
export const queryInvitations = getCall<Record<string, never>, OwnInvitationsWire>('/member/invitation/query')
