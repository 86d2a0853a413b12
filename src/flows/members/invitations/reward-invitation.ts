import {
  countGiven,
  findByOrder,
  findShared,
  type InvitationRow,
  isBarred,
  lockInvitation,
  markGiven,
  markHeld,
  markVoid,
} from '#modules/invitations/index.server.ts'
import type { Flag } from '#modules/invitations/invitations.contract.ts'
import { findInvitationRules } from '#modules/shop-settings/index.server.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { lockHolders } from '#platform/ledger.server.ts'
import { giveBoth, lacksCoupon } from './give-gifts.ts'

/**
 * An order was received and is kept for good: if it is the first of somebody who was invited, both get what they were promised, once
 * however often this is told. Where something speaks against it, it is held until somebody of the shop has looked.
 */
export async function rewardInvitation(tx: Tx, orderId: string): Promise<void> {
  const found = await findByOrder(tx, orderId)
  if (!found) return
  // What is counted and compared from here on is all there is: an inviter's friends come one after the other.
  await lockHolders(tx, [found.inviterId, found.friendId])
  const invitation = await lockInvitation(tx, found.friendId)
  if (invitation.state !== 'open') return
  if (await isBarred(tx, found.inviterId)) return markVoid(tx, invitation)
  const flags = await whatSpeaksAgainst(tx, invitation)
  if (flags.length > 0) return markHeld(tx, invitation, orderId, flags)
  await giveBoth(tx, invitation)
  await markGiven(tx, invitation, orderId)
}

async function whatSpeaksAgainst(tx: Read, invitation: Locked<InvitationRow>): Promise<Flag[]> {
  const { friend_id: friendId, inviter_id: inviterId } = invitation
  const { mostADay, mostAMonth } = await findInvitationRules(tx)
  const given = await countGiven(tx, inviterId)
  const flags = await findShared(tx, { friendId, inviterId })
  if (given.day >= mostADay) flags.push({ kind: 'day-limit' })
  if (given.month >= mostAMonth) flags.push({ kind: 'month-limit' })
  if (await lacksCoupon(tx, invitation)) flags.push({ kind: 'no-coupon' })
  return flags
}
