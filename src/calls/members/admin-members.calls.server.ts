import { operateMember, showMember } from '#flows/members/operate-member.ts'
import {
  AdminMemberInput,
  AdminMembersInput,
  AdminMembersWire,
  AdminMemberWire,
  DisableMemberInput,
  NoteMemberInput,
} from '#modules/members/admin-members.contract.ts'
import {
  disableMember,
  enableMember,
  getAdminMember,
  listAdminMembers,
  noteMember,
  signMemberOut,
} from '#modules/members/admin-members.paths.ts'
import { listAdminMembers as readMembers } from '#modules/members/index.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

const access = 'keep-members'
const output = AdminMemberWire

export const adminMemberCalls: Call[] = [
  defineCall(listAdminMembers, {
    access,
    input: AdminMembersInput,
    output: AdminMembersWire,
    run: ({ tx }, input) => readMembers(tx, input),
  }),
  defineCall(getAdminMember, {
    access,
    input: AdminMemberInput,
    output,
    run: ({ tx, language }, { accountId }) => showMember(tx, accountId, language),
  }),
  defineCall(disableMember, {
    access,
    input: DisableMemberInput,
    output,
    run: ({ tx, caller, language }, { accountId, reason }) =>
      operateMember(tx, actorOf(caller), accountId, { act: 'disable', reason }, language),
  }),
  defineCall(enableMember, {
    access,
    input: AdminMemberInput,
    output,
    run: ({ tx, caller, language }, { accountId }) => operateMember(tx, actorOf(caller), accountId, { act: 'enable' }, language),
  }),
  defineCall(signMemberOut, {
    access,
    input: AdminMemberInput,
    output,
    run: ({ tx, caller, language }, { accountId }) =>
      operateMember(tx, actorOf(caller), accountId, { act: 'sign-out' }, language),
  }),
  defineCall(noteMember, {
    access,
    input: NoteMemberInput,
    output,
    run: ({ tx, caller, language }, { accountId, note }) =>
      operateMember(tx, actorOf(caller), accountId, { act: 'note', note }, language),
  }),
]
