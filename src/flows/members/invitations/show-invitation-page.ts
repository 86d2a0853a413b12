import type { Language } from '#language/languages.ts'
import {
  countQueues,
  findBarred,
  listAbove,
  listBelow,
  listInvitationPage,
  namePeople,
  type RoomRow,
} from '#modules/invitations/index.server.ts'
import type {
  InvitationQueue,
  InvitationRowWire,
  InvitationsWire,
  InvitationTreeWire,
  PersonWire,
} from '#modules/invitations/invitation-page.contract.ts'
import { findMemberFacts, getMemberRow } from '#modules/members/index.server.ts'
import type { Read } from '#platform/database.server.ts'
import { sayGift } from './promise.ts'

type Wanted = { queue: InvitationQueue; word: string; pageNum: number }

/** Who came by whom, what it brought, and what waits for somebody to look. */
export async function showInvitationPage(tx: Read, wanted: Wanted, language: Language): Promise<InvitationsWire> {
  const { total, pageSize, rows } = await listInvitationPage(tx, wanted)
  const list = await present(tx, rows, language)
  return { queues: await countQueues(tx), total, pageNum: wanted.pageNum, pageSize, list }
}

/** One member, who invited them, and everyone they invited. */
export async function showInvitationTree(tx: Read, memberId: string, language: Language): Promise<InvitationTreeWire> {
  await getMemberRow(tx, memberId)
  const { rows, isCut } = await listBelow(tx, memberId)
  const above = await listAbove(tx, memberId)
  const people = await namePeople(tx, [memberId])
  return {
    member: people.get(memberId) ?? { accountId: memberId, name: '' },
    inviteCode: (await findMemberFacts(tx, memberId)).inviteCode,
    barred: await findBarred(tx, memberId),
    above: await present(tx, above, language),
    below: await present(tx, rows, language),
    isCut,
  }
}

async function present(tx: Read, rows: readonly RoomRow[], language: Language): Promise<InvitationRowWire[]> {
  const people = await namePeople(
    tx,
    rows.flatMap(({ friendId, inviterId, flags }) => [friendId, inviterId, ...flags.flatMap(({ accountId }) => accountId ?? [])]),
  )
  const person = (accountId: string): PersonWire => people.get(accountId) ?? { accountId, name: '' }
  return rows.map(({ friendId, inviterId, joinedAt, promise, givenAt, flags, ...row }) => ({
    ...row,
    friend: person(friendId),
    inviter: person(inviterId),
    joinTime: joinedAt.toISOString(),
    inviterGift: sayGift(promise.inviter, language),
    friendGift: sayGift(promise.friend, language),
    givenTime: givenAt?.toISOString() ?? '',
    flags: flags.map(({ kind, accountId }) => ({ kind, with: accountId ? person(accountId) : null })),
  }))
}
