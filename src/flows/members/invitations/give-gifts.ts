import { balanceEntry, balanceOf } from '#modules/balance/index.server.ts'
import { benefitOf, endCoupon, giveCoupon } from '#modules/coupons/index.server.ts'
import type { InvitationRow } from '#modules/invitations/index.server.ts'
import { type Gift, type InvitedSide, sides } from '#modules/invitations/invitations.contract.ts'
import { findMember } from '#modules/members/index.server.ts'
import { entriesToGive, entriesToTakeAway } from '#modules/points/index.server.ts'
import { findPointRules } from '#modules/shop-settings/index.server.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { type LedgerEntry, post } from '#platform/ledger.server.ts'
import { notifyOfInvitation } from './notify-of-invitation.ts'

/** What the campaign for invited friends is called. */
const OCCASION = 'friend-invited'
const COST = 'invitation-cost'

type LockedInvitation = Locked<InvitationRow>
const ownerOf = ({ inviter_id, friend_id }: LockedInvitation, side: InvitedSide): string =>
  side === 'inviter' ? inviter_id : friend_id

/** Whether a coupon was promised and no campaign gives one any more. */
export const lacksCoupon = async (tx: Read, { promise }: LockedInvitation): Promise<boolean> =>
  promise.friend.kind === 'coupon' && !(await benefitOf(tx, OCCASION))

/** Each side has what it was promised, once, and is told; who has left or is locked out gets nothing. Hold both before. */
export async function giveBoth(tx: Tx, invitation: LockedInvitation): Promise<void> {
  for (const side of sides) {
    const ownerId = ownerOf(invitation, side)
    const gift = invitation.promise[side]
    if (gift.kind === 'none' || !(await findMember(tx, ownerId))?.isOpen) continue
    if (await give(tx, invitation, side, gift)) await notifyOfInvitation(tx, ownerId, side, gift, invitation.friend_id)
  }
}

async function give(tx: Tx, invitation: LockedInvitation, side: InvitedSide, gift: Gift): Promise<boolean> {
  const { friend_id: friendId } = invitation
  const ownerId = ownerOf(invitation, side)
  if (gift.kind === 'coupon') return (await giveCoupon(tx, OCCASION, ownerId, friendId)) !== undefined
  return post(tx, { kind: `invitation-${side}`, subjectId: friendId, entries: await entriesOf(tx, ownerId, friendId, gift) })
}

async function entriesOf(tx: Tx, ownerId: string, friendId: string, gift: Gift): Promise<LedgerEntry[]> {
  if (gift.kind === 'balance') return [{ purpose: COST, amount: gift.cents }, balanceEntry(ownerId, gift.cents)]
  if (gift.kind !== 'points') return []
  return entriesToGive(tx, { ownerId, sourceId: friendId, points: gift.points }, await findPointRules(tx))
}

/** What of it has come back: cents and points, and whether a coupon. */
export type Back = { cents: number; points: number; coupons: number }

/** Of what was given, as much as is still there goes back, once; nobody owes anything after it. Hold both before. */
export async function takeBoth(tx: Tx, invitation: LockedInvitation): Promise<Back> {
  const back: Back = { cents: 0, points: 0, coupons: 0 }
  for (const side of sides) {
    const gift = invitation.promise[side]
    const taken = await take(tx, invitation, side, gift)
    if (taken === 0) continue
    if (gift.kind === 'balance') back.cents += taken
    else if (gift.kind === 'points') back.points += taken
    else back.coupons += taken
    await notifyOfInvitation(tx, ownerOf(invitation, side), 'back', gift, invitation.friend_id)
  }
  return back
}

async function take(tx: Tx, invitation: LockedInvitation, side: InvitedSide, gift: Gift): Promise<number> {
  const { friend_id: friendId } = invitation
  const ownerId = ownerOf(invitation, side)
  if (gift.kind === 'none') return 0
  if (gift.kind === 'coupon') return (await endCoupon(tx, OCCASION, friendId)) ? 1 : 0
  const { entries, taken } = await entriesBack(tx, ownerId, friendId, gift)
  return taken > 0 && (await post(tx, { kind: `invitation-${side}-back`, subjectId: friendId, entries })) ? taken : 0
}

async function entriesBack(
  tx: Tx,
  ownerId: string,
  friendId: string,
  gift: Gift,
): Promise<{ entries: LedgerEntry[]; taken: number }> {
  if (gift.kind === 'points') return entriesToTakeAway(tx, { ownerId, sourceId: friendId, points: gift.points })
  if (gift.kind !== 'balance') return { entries: [], taken: 0 }
  const taken = Math.min(gift.cents, (await balanceOf(tx, [ownerId])).get(ownerId) ?? 0)
  return { entries: [{ purpose: COST, amount: -taken }, balanceEntry(ownerId, -taken)], taken }
}
