import { z } from 'zod'
import { decideInvitation as decide, voidBranch as endBranch } from '#flows/members/invitations/decide-invitations.ts'
import { showInvitationRoom, showInvitationTree } from '#flows/members/invitations/show-invitation-room.ts'
import { showInvitation, showInvitations } from '#flows/members/invitations/show-invitations.ts'
import { noteFollowed } from '#modules/invitations/index.server.ts'
import { InvitationInput, InvitationWire, OwnInvitationsWire } from '#modules/invitations/invitations.contract.ts'
import { followInvitation, getInvitation, queryInvitations } from '#modules/invitations/invitations.paths.ts'
import {
  DecidedInvitationWire,
  DecideInvitationInput,
  InvitationsInput,
  InvitationsWire,
  InvitationTreeInput,
  InvitationTreeWire,
  VoidBranchInput,
  VoidedWire,
} from '#modules/invitations/invitation-room.contract.ts'
import { decideInvitation, getInvitationTree, listInvitations, voidBranch } from '#modules/invitations/invitation-room.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'
import { toWire } from '#platform/money.ts'

const access = 'keep-invitations'
const nothing = z.object({})

/** Whoever invites, and whoever is invited. */
const own: Call[] = [
  defineCall(getInvitation, {
    access: 'anyone',
    input: InvitationInput,
    output: InvitationWire,
    perMinute: 60,
    run: ({ tx, language }, { inviteCode }) => showInvitation(tx, inviteCode, language),
  }),
  defineCall(followInvitation, {
    access: 'shopper',
    input: InvitationInput,
    output: nothing,
    perMinute: 30,
    run: async ({ tx, caller }, { inviteCode }) => {
      // A member is here already: nobody invites them any more.
      if (caller.kind === 'visitor') await noteFollowed(tx, caller.accountId, inviteCode)
      return {}
    },
  }),
  defineCall(queryInvitations, {
    access: 'member',
    input: nothing,
    output: OwnInvitationsWire,
    run: ({ tx, caller, language }) => showInvitations(tx, caller.accountId, language),
  }),
]

/** Who has invited whom, for the office. */
const room: Call[] = [
  defineCall(listInvitations, {
    access,
    input: InvitationsInput,
    output: InvitationsWire,
    run: ({ tx, language }, wanted) => showInvitationRoom(tx, wanted, language),
  }),
  defineCall(getInvitationTree, {
    access,
    input: InvitationTreeInput,
    output: InvitationTreeWire,
    run: ({ tx, language }, { accountId }) => showInvitationTree(tx, accountId, language),
  }),
  defineCall(decideInvitation, {
    access,
    input: DecideInvitationInput,
    output: DecidedInvitationWire,
    run: async ({ tx, caller }, decision) => ({ isWaiting: await decide(tx, actorOf(caller), decision) }),
  }),
  defineCall(voidBranch, {
    access,
    input: VoidBranchInput,
    output: VoidedWire,
    run: async ({ tx, caller }, voiding) => {
      const { cents, ...back } = await endBranch(tx, actorOf(caller), voiding)
      return { amount: toWire(cents), ...back }
    },
  }),
]

export const invitationCalls: Call[] = [...own, ...room]
