import { sql } from 'kysely'
import { z } from 'zod'
import type { Operator } from '#platform/audit-trail.server.ts'
import { clock, dayInHongKong, startOfDay } from '#platform/clock.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Flag, Promised } from './invitations.contract.ts'
import { type InvitationRow, invitationTables } from './invitations.tables.ts'

export type Inviter = { inviterId: string; name: string }

/** Whose code it is; nobody's when they have left, are locked out, or on their way out. */
export async function findInviter(tx: Read, code: string): Promise<Inviter | undefined> {
  const row = await invitationTables(tx)
    .selectFrom('member_card as m')
    .leftJoin('account_names as d', 'd.account_id', 'm.account_id')
    .select(['m.account_id', 'd.first_name', 'd.nickname'])
    .where('m.invite_code', '=', code.toUpperCase())
    .where('m.is_open', '=', true)
    .executeTakeFirst()
  return row && { inviterId: row.account_id, name: row.first_name || row.nickname || '' }
}

type NewInvitation = { friendId: string; inviterId: string; promise: Promised; isVoid: boolean }

export async function addInvitation(tx: Tx, { friendId, inviterId, promise, isVoid }: NewInvitation): Promise<void> {
  await invitationTables(tx)
    .insertInto('invitations')
    .values({
      friend_id: friendId,
      inviter_id: inviterId,
      joined_at: clock.now(),
      promise: JSON.stringify(promise),
      state: isVoid ? 'void' : 'open',
    })
    .execute()
}

export const findInvitation = (tx: Read, friendId: string): Promise<InvitationRow | undefined> =>
  invitationTables(tx).selectFrom('invitations').selectAll().where('friend_id', '=', friendId).executeTakeFirst()

export async function lockInvitation(tx: Tx, friendId: string): Promise<Locked<InvitationRow>> {
  const [row] = await lockRows(tx, invitationTables(tx).selectFrom('invitations').selectAll().where('friend_id', '=', friendId))
  return row ?? refuse('NOT_FOUND')
}

export async function markGiven(tx: Tx, { friend_id }: Locked<InvitationRow>, orderId: string): Promise<void> {
  await invitationTables(tx)
    .updateTable('invitations')
    .set({ state: 'given', order_id: orderId, given_at: clock.now() })
    .where('friend_id', '=', friend_id)
    .execute()
}

export async function markHeld(tx: Tx, { friend_id }: Locked<InvitationRow>, orderId: string, flags: Flag[]): Promise<void> {
  await invitationTables(tx)
    .updateTable('invitations')
    .set({ state: 'held', order_id: orderId, flags: JSON.stringify(flags) })
    .where('friend_id', '=', friend_id)
    .execute()
}

/** Nothing is given any more for whom its inviter brings. */
export async function markVoid(tx: Tx, { friend_id }: Locked<InvitationRow>): Promise<void> {
  await invitationTables(tx).updateTable('invitations').set({ state: 'void' }).where('friend_id', '=', friend_id).execute()
}

/** Who of the shop has decided, and why. */
export async function markDecided(
  tx: Tx,
  by: Operator,
  { friend_id, state }: Locked<InvitationRow>,
  { isVoid, reason }: { isVoid: boolean; reason: string },
): Promise<void> {
  await invitationTables(tx)
    .updateTable('invitations')
    .set({ state: isVoid ? 'void' : state, reason, decided_by: by.id, decided_at: clock.now() })
    .where('friend_id', '=', friend_id)
    .execute()
}

const Counted = z.object({ day: z.number(), month: z.number() })

/** For how many friends a member has been given something, this day and this month in Hong Kong. Hold the inviter before. */
export async function countGiven(tx: Read, inviterId: string): Promise<z.output<typeof Counted>> {
  const today = dayInHongKong(clock.now())
  const [counted] = await readRows(
    tx,
    Counted,
    sql`select count(*) filter (where given_at >= ${startOfDay(today)})::int as day, count(*)::int as month from invitations
      where inviter_id = ${inviterId} and given_at >= ${startOfDay(`${today.slice(0, 7)}-01`)}`,
  )
  return counted ?? { day: 0, month: 0 }
}

/** Whether nothing is given any more for whom this member invites: they are barred, or whoever brought them, however far up. */
export async function isBarred(tx: Read, inviterId: string): Promise<boolean> {
  const found = await readRows(
    tx,
    z.object({}),
    sql`with recursive up (id) as (select ${inviterId}::uuid
        union select i.inviter_id from invitations i join up on i.friend_id = up.id)
      select from barred_inviters join up on member_id = id limit 1`,
  )
  return found.length > 0
}

export async function barInviter(tx: Tx, by: Operator, memberId: string, reason: string): Promise<void> {
  await invitationTables(tx)
    .insertInto('barred_inviters')
    .values({ member_id: memberId, reason, barred_by: by.id, barred_at: clock.now() })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute()
}

/** The invitation by which a member came, and all that follow from theirs. */
export async function listBranch(tx: Read, memberId: string): Promise<{ friendId: string; inviterId: string }[]> {
  return readRows(
    tx,
    z.object({ friendId: z.string(), inviterId: z.string() }),
    sql`with recursive down (id) as (select ${memberId}::uuid
        union select i.friend_id from invitations i join down on i.inviter_id = down.id)
      select friend_id as "friendId", inviter_id as "inviterId" from invitations join down on id = friend_id order by friend_id`,
  )
}
