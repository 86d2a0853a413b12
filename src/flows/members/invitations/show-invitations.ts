import type { Language } from '#language/languages.ts'
import {
  findInviter,
  findOwnInvitation,
  isBarred,
  listInvited,
  type OwnInvitationRow,
} from '#modules/invitations/index.server.ts'
import type { InvitationWire, InvitedSide, OwnInvitationsWire } from '#modules/invitations/invitations.contract.ts'
import { findMemberFacts } from '#modules/members/index.server.ts'
import { lastDayOfReturn } from '#modules/returns/returns.rules.ts'
import type { Read } from '#platform/database.server.ts'
import { promiseOf, sayFrom, sayGift } from './promise.ts'

/** What someone who follows a link is told: by whom they are invited, and what it brings them. */
export async function showInvitation(tx: Read, code: string, language: Language): Promise<InvitationWire> {
  const inviter = await findInviter(tx, code)
  if (!inviter || (await isBarred(tx, inviter.inviterId))) return { isOver: true, name: '', friendGift: '', orderFrom: '' }
  const promise = await promiseOf(tx)
  return { isOver: false, name: inviter.name, friendGift: sayGift(promise.friend, language), orderFrom: sayFrom(promise) }
}

/** A member's code, what it brings, and who has come by it. */
export async function showInvitations(tx: Read, memberId: string, language: Language): Promise<OwnInvitationsWire> {
  const { inviteCode } = await findMemberFacts(tx, memberId)
  const promise = await promiseOf(tx)
  const own = await findOwnInvitation(tx, memberId)
  const rows = await listInvited(tx, memberId)
  return {
    inviteCode,
    inviterGift: sayGift(promise.inviter, language),
    friendGift: sayGift(promise.friend, language),
    orderFrom: sayFrom(promise),
    own: own ? { name: own.inviterName, ...standing(own, 'friend', language) } : null,
    list: rows.map((row) => ({
      friendId: row.friendId,
      name: begun(row.friendName),
      joinTime: row.joinedAt.toISOString(),
      ...standing(row, 'inviter', language),
    })),
    total: rows[0]?.total ?? 0,
  }
}

/** The two see what is held as checked, and no more: what speaks against it is the shop's. */
function standing({ state, promise, receivedAt }: OwnInvitationRow, side: InvitedSide, language: Language) {
  const isOnItsWay = state === 'open' && receivedAt !== null
  return {
    state: isOnItsWay
      ? ('on-its-way' as const)
      : ({ open: 'joined', held: 'checked', given: 'given', void: 'void' } as const)[state],
    day: isOnItsWay ? lastDayOfReturn(receivedAt) : '',
    gift: sayGift(promise[side], language),
  }
}

/** Enough to know a friend by. */
const begun = (name: string): string => (name ? `${[...name][0]}•••` : '')
