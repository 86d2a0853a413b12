import { resetMemberFactor as resetFactor } from '#flows/members/reset-member-factor.ts'
import { operateMember, showMember } from '#flows/members/operate-member.ts'
import {
  disableMember,
  enableMember,
  getAdminMember,
  listAdminMembers,
  noteMember,
  resetMemberFactor,
  signMemberOut,
} from '#modules/members/admin-members.paths.ts'
import { listAdminMembers as readMembers } from '#modules/members/index.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

export const adminMemberCalls: Call[] = [
  defineCall(listAdminMembers, ({ tx }, input) => readMembers(tx, input)),
  defineCall(getAdminMember, ({ tx, language }, { accountId }) => showMember(tx, accountId, language)),
  defineCall(disableMember, ({ tx, caller, language }, { accountId, reason }) =>
    operateMember(tx, actorOf(caller), accountId, { act: 'disable', reason }, language),
  ),
  defineCall(enableMember, ({ tx, caller, language }, { accountId }) =>
    operateMember(tx, actorOf(caller), accountId, { act: 'enable' }, language),
  ),
  defineCall(signMemberOut, ({ tx, caller, language }, { accountId }) =>
    operateMember(tx, actorOf(caller), accountId, { act: 'sign-out' }, language),
  ),
  defineCall(resetMemberFactor, async ({ tx, caller, language }, wanted) => {
    await resetFactor(tx, actorOf(caller), wanted)
    return showMember(tx, wanted.accountId, language)
  }),
  defineCall(noteMember, ({ tx, caller, language }, { accountId, note }) =>
    operateMember(tx, actorOf(caller), accountId, { act: 'note', note }, language),
  ),
]
