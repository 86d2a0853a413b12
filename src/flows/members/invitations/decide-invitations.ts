import {
  barInviter,
  findInvitation,
  listBranch,
  lockInvitation,
  markDecided,
  markGiven,
} from '#modules/invitations/index.server.ts'
import { type Decider, endApproval, lockMoney, mayGo } from '#modules/approvals/index.server.ts'
import type { Gift } from '#modules/invitations/invitations.contract.ts'
import { getMemberRow } from '#modules/members/index.server.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { lockHolders } from '#platform/ledger.server.ts'
import type { Cents } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { type Back, giveBoth, lacksCoupon, takeBoth } from './give-gifts.ts'

type Decision = { friendId: string; release: boolean; reason: string }

/**
 * Somebody has looked at what is held: it is given after all, once a second person agrees, or never. Answers whether it waits for that
 * person.
 */
export async function decideInvitation(tx: Tx, by: Decider, { friendId, release, reason }: Decision): Promise<boolean> {
  const { inviter_id: inviterId } = (await findInvitation(tx, friendId)) ?? refuse('NOT_FOUND')
  await lockMoney(tx)
  await lockHolders(tx, [inviterId, friendId])
  const invitation = await lockInvitation(tx, friendId)
  const { state, flags, promise, order_id: orderId } = invitation
  if (state !== 'held' || orderId === null) return refuse('INVITATION_DECIDED')
  if (release && (await lacksCoupon(tx, invitation))) refuse('INVITATION_NO_COUPON')
  const trail = { by, subject: 'member', subjectId: friendId }
  const after = { reason, inviterId, flags: flags.map(({ kind }) => kind) }
  const amountCents = worthOf(promise.inviter) + worthOf(promise.friend)
  const matter = { kind: 'invitation', subjectId: friendId, amountCents, payeeId: inviterId, reason } as const
  if (release && !(await mayGo(tx, by, matter))) {
    await recordAudit(tx, { ...trail, action: 'invitation-asked', after })
    return true
  }
  if (!release) await endApproval(tx, by, 'invitation', friendId, reason)
  await markDecided(tx, by, invitation, { isVoid: !release, reason })
  if (release) {
    await giveBoth(tx, invitation)
    await markGiven(tx, invitation, orderId)
  }
  await recordAudit(tx, { ...trail, action: release ? 'invitation-released' : 'invitation-declined', after })
  return false
}

/** A point is worth HK$1; what a coupon is worth is what its campaign allows. */
const worthOf = (gift: Gift): Cents => (gift.kind === 'balance' ? gift.cents : gift.kind === 'points' ? gift.points * 100 : 0)

type Voiding = { accountId: string; takeBack: boolean; reason: string }

/**
 * From here on nothing is given for a member's own invitation, for whom they have invited or will, nor for whom those invite. What was given
 * stays, or goes back as far as it is still there.
 */
export async function voidBranch(tx: Tx, operator: Operator, { accountId, takeBack, reason }: Voiding): Promise<Back> {
  await getMemberRow(tx, accountId)
  const branch = await listBranch(tx, accountId)
  await lockMoney(tx)
  await lockHolders(tx, [...new Set([accountId, ...branch.flatMap(({ friendId, inviterId }) => [friendId, inviterId])])])
  await barInviter(tx, operator, accountId, reason)
  const back: Back = { cents: 0, points: 0, coupons: 0 }
  for (const { friendId } of branch) {
    const invitation = await lockInvitation(tx, friendId)
    if (invitation.state === 'void' || (invitation.state === 'given' && !takeBack)) continue
    await endApproval(tx, operator, 'invitation', friendId, reason)
    if (invitation.state === 'given') add(back, await takeBoth(tx, invitation))
    await markDecided(tx, operator, invitation, { isVoid: true, reason })
  }
  const after = { reason, takeBack, ...back }
  await recordAudit(tx, { by: operator, action: 'invitations-voided', subject: 'member', subjectId: accountId, after })
  return back
}

function add(sum: Back, more: Back): void {
  sum.cents += more.cents
  sum.points += more.points
  sum.coupons += more.coupons
}
