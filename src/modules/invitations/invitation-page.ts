import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { fitsWords } from '#platform/text/fits-words.server.ts'
import { Flag, Gift, invitationStates } from './invitations.contract.ts'
import { type InvitationQueue, invitationQueues, type InvitationTreeWire, type PersonWire } from './invitation-page.contract.ts'

const PAGE_SIZE = 50
const MOST_IN_TREE = 300

const Row = z.object({
  friendId: z.string(),
  inviterId: z.string(),
  joinedAt: z.date(),
  state: z.enum(invitationStates),
  promise: z.object({ inviter: Gift, friend: Gift }),
  givenAt: z.date().nullable(),
  orderNo: z.string(),
  flags: z.array(Flag),
  reason: z.string(),
  decidedBy: z.string(),
  isAsked: z.boolean(),
  depth: z.number(),
  invited: z.coerce.number(),
})
export type RoomRow = z.output<typeof Row>

/** Of invitations `i` with their `depth`. */
const columns = sql`i.friend_id as "friendId", i.inviter_id as "inviterId", i.joined_at as "joinedAt", i.state, i.promise, i.given_at as "givenAt",
  coalesce(o.order_number, '') as "orderNo", i.flags, i.reason, coalesce(b.name, '') as "decidedBy", depth,
  exists (select from approval_card a where a.kind = 'invitation' and a.subject_id = i.friend_id::text and a.state = 'waiting') as "isAsked",
  (select count(*) from invitations more where more.inviter_id = i.friend_id) as invited`
const joined = sql`left join order_card o on o.order_id = i.order_id left join operator_card b on b.operator_id = i.decided_by`

type Wanted = { queue: InvitationQueue; word: string; pageNum: number }

export async function listInvitationPage(
  tx: Read,
  { queue, word, pageNum }: Wanted,
): Promise<{ total: number; pageSize: number; rows: RoomRow[] }> {
  const inQueue = queue === 'all' ? sql`true` : sql`i.state = ${queue}`
  const which = sql`${inQueue} and ${found(word.trim())}`
  const rows = await readRows(
    tx,
    Row.extend({ total: z.coerce.number() }),
    sql`select ${columns}, count(*) over () as total from (select *, 1 as depth from invitations) i ${joined} where ${which}
      order by i.joined_at desc, i.friend_id limit ${PAGE_SIZE} offset ${(pageNum - 1) * PAGE_SIZE}`,
  )
  return { total: rows[0]?.total ?? 0, pageSize: PAGE_SIZE, rows }
}

/** Either of the two. */
function found(word: string) {
  if (word === '') return sql`true`
  const people = sql`select m.account_id from member_card m left join account_names d using (account_id)
    where ${fitsWords(sql`lower(concat_ws(' ', d.first_name, d.last_name, person_name(d.first_name, d.last_name)))`, word)} or m.invite_code = upper(${word})
      or exists (select from account_contacts c where c.account_id = m.account_id and ${fitsWords(sql`lower(c.value)`, word)})`
  return sql`(i.friend_id in (${people}) or i.inviter_id in (${people}))`
}

export async function countQueues(tx: Read): Promise<Record<InvitationQueue, number>> {
  const counted = await readRows(
    tx,
    z.object({ state: z.enum(invitationStates), some: z.coerce.number() }),
    sql`select state, count(*) as some from invitations group by state`,
  )
  const of = new Map<string, number>(counted.map(({ state, some }) => [state, some]))
  const all = counted.reduce((sum, { some }) => sum + some, 0)
  return Object.fromEntries(invitationQueues.map((queue) => [queue, queue === 'all' ? all : (of.get(queue) ?? 0)])) as Record<
    InvitationQueue,
    number
  >
}

/** By whom a member came, and by whom those, the nearest first. */
export const listAbove = (tx: Read, memberId: string): Promise<RoomRow[]> =>
  readRows(
    tx,
    Row,
    sql`with recursive up as (select *, 1 as depth from invitations where friend_id = ${memberId}
        union all select n.*, up.depth + 1 from invitations n join up on n.friend_id = up.inviter_id where up.depth < ${MOST_IN_TREE})
      select ${columns} from up i ${joined} order by depth`,
  )

/** Whom a member has invited, each followed by whom those did. */
export async function listBelow(tx: Read, memberId: string): Promise<{ rows: RoomRow[]; isCut: boolean }> {
  const rows = await readRows(
    tx,
    Row,
    sql`with recursive down as (select *, 1 as depth, array[joined_at::text || friend_id] as way from invitations where inviter_id = ${memberId}
        union all select n.*, down.depth + 1, down.way || (n.joined_at::text || n.friend_id) from invitations n join down on n.inviter_id = down.friend_id)
      select ${columns} from down i ${joined} order by way limit ${MOST_IN_TREE + 1}`,
  )
  return { rows: rows.slice(0, MOST_IN_TREE), isCut: rows.length > MOST_IN_TREE }
}

export async function findBarred(tx: Read, memberId: string): Promise<InvitationTreeWire['barred']> {
  const [barred] = await readRows(
    tx,
    z.object({ reason: z.string(), by: z.string(), at: z.date() }),
    sql`select r.reason, coalesce(o.name, '') as by, r.barred_at as at from barred_inviters r
      left join operator_card o on o.operator_id = r.barred_by where r.member_id = ${memberId}`,
  )
  return barred ? { reason: barred.reason, by: barred.by, time: barred.at.toISOString() } : null
}

/** As somebody would look for them; of whoever has left there is no name. */
export async function namePeople(tx: Read, accountIds: readonly string[]): Promise<ReadonlyMap<string, PersonWire>> {
  const people = await readRows(
    tx,
    z.object({ accountId: z.string(), name: z.string() }),
    sql`select m.account_id as "accountId", coalesce(d.name,
        (select value from account_contacts c where c.account_id = m.account_id order by kind limit 1), '') as name
      from member_card m left join account_names d using (account_id) where m.account_id = any(${[...new Set(accountIds)]}::uuid[])`,
  )
  return new Map(people.map((person) => [person.accountId, person]))
}
