import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AskedStaffWire,
  EndPersonInput,
  EndStaffInvitationInput,
  InviteStaffInput,
  JoinedWire,
  LeaveTeamInput,
  MakeOwnerInput,
  OwnMerchantsWire,
  PeopleWire,
  SavePersonInput,
  StaffInvitationInput,
} from './people.contract.ts'

export const listOwnMerchants = getCall('/seller/merchant/list', { access: 'member', output: OwnMerchantsWire })
export const listPeople = getCall('/seller/team/list', { access: { seller: 'team' }, output: PeopleWire })
export const savePerson = postCall('/seller/team/save', {
  access: { seller: 'team' },
  once: true,
  input: SavePersonInput,
  output: PeopleWire,
})
export const endPerson = postCall('/seller/team/end', {
  access: { seller: 'team' },
  once: true,
  input: EndPersonInput,
  output: PeopleWire,
})
/** At once, and told to every owner; it is not taken back but by the new owner, who may leave. */
export const makeOwner = postCall('/seller/team/makeOwner', {
  access: { seller: 'team' },
  once: true,
  input: MakeOwnerInput,
  output: PeopleWire,
})
/** Anyone may leave a merchant they act for, but its only owner. */
export const leaveTeam = postCall('/seller/team/leave', {
  access: 'member',
  once: true,
  input: LeaveTeamInput,
  output: JoinedWire,
})
/** Another invitation to the same address takes the place of the one before. */
export const inviteStaff = postCall('/seller/team/invite', {
  access: { seller: 'team' },
  once: true,
  perMinute: 20,
  input: InviteStaffInput,
  output: PeopleWire,
})
export const endStaffInvitation = postCall('/seller/team/endInvitation', {
  access: { seller: 'team' },
  input: EndStaffInvitationInput,
  output: PeopleWire,
})
/** Posted, so that no log learns the token. */
export const showStaffInvitation = postCall('/seller/invitation/show', {
  access: 'anyone',
  reads: true,
  perMinute: 20,
  input: StaffInvitationInput,
  output: AskedStaffWire,
})
export const acceptStaffInvitation = postCall('/seller/invitation/accept', {
  access: 'member',
  perMinute: 20,
  input: StaffInvitationInput,
  output: JoinedWire,
})
