import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { Gift, invitationStates } from './invitations.contract.ts'
import { counts } from './orders-that-count.ts'

const MOST_LISTED = 100

const Row = z.object({
  friendId: z.string(),
  inviterId: z.string(),
  state: z.enum(invitationStates),
  joinedAt: z.date(),
  promise: z.object({ inviter: Gift, friend: Gift, fromCents: z.number() }),
  friendName: z.string(),
  inviterName: z.string(),
  receivedAt: z.date().nullable(),
  total: z.coerce.number(),
})
export type OwnInvitationRow = z.output<typeof Row>

/** `receivedAt`: when the last piece came of an order that will do once it can no longer go back. */
const rows = (tx: Read, which: ReturnType<typeof sql>) =>
  readRows(
    tx,
    Row,
    sql`select i.friend_id as "friendId", i.inviter_id as "inviterId", i.state, i.joined_at as "joinedAt", i.promise,
        coalesce(f.first_name, '') as "friendName", coalesce(v.first_name, '') as "inviterName",
        (select min(came.at) from (select max(h.happened_at) as at from order_card o join order_moves h using (order_id)
          where ${counts} and o.state = 'received' and h.move = 'receive' group by o.order_id) came) as "receivedAt",
        count(*) over () as total
      from invitations i left join account_names f on f.account_id = i.friend_id
        left join account_names v on v.account_id = i.inviter_id
      where ${which} order by i.joined_at desc, i.friend_id limit ${MOST_LISTED}`,
  )

/** Who came by a member's invitation, the last first. */
export const listInvited = (tx: Read, inviterId: string): Promise<OwnInvitationRow[]> =>
  rows(tx, sql`i.inviter_id = ${inviterId}`)

/** By whose invitation a member came. */
export const findOwnInvitation = async (tx: Read, friendId: string): Promise<OwnInvitationRow | undefined> =>
  (await rows(tx, sql`i.friend_id = ${friendId}`))[0]
