import {
  barInviter,
  findInvitation,
  listBranch,
  lockInvitation,
  markDecided,
  markGiven,
} from '#modules/invitations/index.server.ts'
import { getMemberRow } from '#modules/members/index.server.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { lockHolders } from '#platform/ledger.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type Back, giveBoth, lacksCoupon, takeBoth } from './give-gifts.ts'

type Decision = { friendId: string; release: boolean; reason: string }

/** Somebody has looked at what is held: it is given after all, or never. Answers whose invitation it is. */
export async function decideInvitation(tx: Tx, operator: Operator, { friendId, release, reason }: Decision): Promise<string> {
  const { inviter_id: inviterId } = (await findInvitation(tx, friendId)) ?? refuse('NOT_FOUND')
  await lockHolders(tx, [inviterId, friendId])
  const invitation = await lockInvitation(tx, friendId)
  const { state, flags, order_id: orderId } = invitation
  if (state !== 'held' || orderId === null) return refuse('INVITATION_DECIDED')
  if (release && (await lacksCoupon(tx, invitation))) refuse('INVITATION_NO_COUPON')
  await markDecided(tx, operator, invitation, { isVoid: !release, reason })
  if (release) {
    await giveBoth(tx, invitation)
    await markGiven(tx, invitation, orderId)
  }
  const after = { reason, inviterId, flags: flags.map(({ kind }) => kind) }
  const action = release ? 'invitation-released' : 'invitation-declined'
  await recordAudit(tx, { ...operator, action, subject: 'member', subjectId: friendId, after })
  return inviterId
}

type Voiding = { accountId: string; takeBack: boolean; reason: string }

/**
 * From here on nothing is given for a member's own invitation, for whom they have invited or will, nor for whom those invite. What was given
 * stays, or goes back as far as it is still there.
 */
export async function voidBranch(tx: Tx, operator: Operator, { accountId, takeBack, reason }: Voiding): Promise<Back> {
  await getMemberRow(tx, accountId)
  const branch = await listBranch(tx, accountId)
  await lockHolders(tx, [...new Set([accountId, ...branch.flatMap(({ friendId, inviterId }) => [friendId, inviterId])])])
  await barInviter(tx, operator, accountId, reason)
  const back: Back = { cents: 0, points: 0, coupons: 0 }
  for (const { friendId } of branch) {
    const invitation = await lockInvitation(tx, friendId)
    if (invitation.state === 'void' || (invitation.state === 'given' && !takeBack)) continue
    if (invitation.state === 'given') add(back, await takeBoth(tx, invitation))
    await markDecided(tx, operator, invitation, { isVoid: true, reason })
  }
  const after = { reason, takeBack, ...back }
  await recordAudit(tx, { ...operator, action: 'invitations-voided', subject: 'member', subjectId: accountId, after })
  return back
}

function add(sum: Back, more: Back): void {
  sum.cents += more.cents
  sum.points += more.points
  sum.coupons += more.coupons
}
