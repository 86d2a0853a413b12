import { decideInvitation as decide, voidBranch as endBranch } from '#flows/members/invitations/decide-invitations.ts'
import { showInvitationPage, showInvitationTree } from '#flows/members/invitations/show-invitation-page.ts'
import { showInvitation, showInvitations } from '#flows/members/invitations/show-invitations.ts'
import { noteFollowed } from '#modules/invitations/index.server.ts'
import { followInvitation, getInvitation, queryInvitations } from '#modules/invitations/invitations.paths.ts'
import { decideInvitation, getInvitationTree, listInvitations, voidBranch } from '#modules/invitations/invitation-page.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'
import { toWire } from '#platform/money.ts'

/** Whoever invites, and whoever is invited. */
const own: Call[] = [
  defineCall(getInvitation, ({ tx, language }, { inviteCode }) => showInvitation(tx, inviteCode, language)),
  defineCall(followInvitation, async ({ tx, caller }, { inviteCode }) => {
    // A member is here already and is not invited any more.
    if (caller.kind === 'visitor') await noteFollowed(tx, caller.accountId, inviteCode)
    return {}
  }),
  defineCall(queryInvitations, ({ tx, caller, language }) => showInvitations(tx, caller.accountId, language)),
]

/** Who has invited whom, for the office. */
const room: Call[] = [
  defineCall(listInvitations, ({ tx, language }, wanted) => showInvitationPage(tx, wanted, language)),
  defineCall(getInvitationTree, ({ tx, language }, { accountId }) => showInvitationTree(tx, accountId, language)),
  defineCall(decideInvitation, async ({ tx, caller }, decision) => ({ isWaiting: await decide(tx, actorOf(caller), decision) })),
  defineCall(voidBranch, async ({ tx, caller }, voiding) => {
    const { cents, ...back } = await endBranch(tx, actorOf(caller), voiding)
    return { amount: toWire(cents), ...back }
  }),
]

export const invitationCalls: Call[] = [...own, ...room]
