import { getCall, postCall } from '#platform/wire/call-path.ts'
import { InvitationInput, InvitationWire, OwnInvitationsWire } from './invitations.contract.ts'

export const getInvitation = getCall('/member/invitation/show', {
  access: 'anyone',
  perMinute: 60,
  input: InvitationInput,
  output: InvitationWire,
})
/** Kept for this browser's session, until an account is opened in it. */
export const followInvitation = postCall('/member/invitation/follow', {
  access: 'shopper',
  perMinute: 30,
  input: InvitationInput,
})
export const queryInvitations = getCall('/member/invitation/query', { access: 'member', output: OwnInvitationsWire })
