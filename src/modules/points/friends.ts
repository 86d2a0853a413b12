import { sql } from 'kysely'
import { z } from 'zod'
import { clock, dayInHongKong, startOfDay } from '#platform/clock.ts'
import { areApart, isApart } from '#platform/access/may-see.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type Named, readNamed, shownNamed } from './friends.rules.ts'
import { pointTables } from './points.tables.ts'

/** Friends who could not be found, in a day, before nobody is looked for any more. */
const MOST_MISSES = 10

export type Friend = { friendId: string; named: string }
/** What was typed, or the code of a friend's wish list, or of a friend’s page. */
export type Wanted = { to: string; wishCode: string; member: string }

/**
 * Whom a member means. Undefined for nobody, which is counted: commit, then refuse. Whoever has left, is locked out or has not proven the
 * contact is nobody, too, so that the answer says no more than a gift would. Refuses GIFT_TRIES and GIFT_TO_SELF.
 */
export async function findFriend(tx: Tx, giverId: string, wanted: Wanted): Promise<Friend | undefined> {
  await lockNames(tx, [`friends tried by ${giverId}`])
  if ((await countMisses(tx, giverId)) >= MOST_MISSES) refuse('GIFT_TRIES', { field: 'to' })
  const friend = await findWanted(tx, giverId, wanted)
  if (friend?.friendId === giverId) refuse('GIFT_TO_SELF', { field: 'to' })
  if (!friend)
    await pointTables(tx)
      .insertInto('point_gift_misses')
      .values({ miss_id: newId(), giver_id: giverId, missed_at: clock.now() })
      .execute()
  return friend
}

function findWanted(tx: Read, giverId: string, { to, wishCode, member }: Wanted): Promise<Friend | undefined> {
  if (member !== '') return findFollowed(tx, giverId, member)
  return wishCode === '' ? findNamed(tx, giverId, to) : findMutual(tx, giverId, wishCode)
}

async function countMisses(tx: Read, giverId: string): Promise<number> {
  const { misses } = await pointTables(tx)
    .selectFrom('point_gift_misses')
    .select(({ fn }) => fn.countAll<number>().as('misses'))
    .where('giver_id', '=', giverId)
    .where('missed_at', '>=', startOfDay(dayInHongKong(clock.now())))
    .executeTakeFirstOrThrow()
  return misses
}

/** Between whom there is a block are nobody for each other. */
async function findNamed(tx: Read, giverId: string, typed: string): Promise<Friend | undefined> {
  const named = readNamed(typed)
  const found = named && (await (named.by === 'code' ? byCode(tx, named) : byContact(tx, named)))
  if (found && (await isApart(tx, giverId, found.account_id))) return undefined
  return found && { friendId: found.account_id, named: shownNamed(named) }
}

/** Members who can use what they are given. */
const openMembers = (tx: Read) =>
  pointTables(tx).selectFrom('member_card as m').select('m.account_id').where('m.is_open', '=', true)

const byCode = (tx: Read, { value }: Named) => openMembers(tx).where('m.invite_code', '=', value).executeTakeFirst()

const byContact = (tx: Read, { by, value }: Named) =>
  openMembers(tx)
    .innerJoin('account_contacts as c', 'c.account_id', 'm.account_id')
    .where('c.kind', '=', by === 'email' ? 'email' : 'mobile')
    .where('c.value', '=', value)
    .where('c.proven_at', 'is not', null)
    .executeTakeFirst()

async function findMutual(tx: Read, giverId: string, wishCode: string): Promise<Friend | undefined> {
  const friend = (await listMutual(tx, giverId)).find(({ code }) => code === wishCode)
  return friend && { friendId: friend.friendId, named: friend.title }
}

/** Members with whom a member has looked at each other's wish list, by their list's code and title. */
export async function listMutual(tx: Read, memberId: string): Promise<{ friendId: string; code: string; title: string }[]> {
  const rows = await openMembers(tx)
    .innerJoin('wish_list_viewers as seen', 'seen.owner_id', 'm.account_id')
    .innerJoin('wish_list_viewers as back', (join) =>
      join.onRef('back.viewer_id', '=', 'seen.owner_id').onRef('back.owner_id', '=', 'seen.viewer_id'),
    )
    .innerJoin('shared_wish_lists as w', 'w.owner_id', 'm.account_id')
    .select(['w.share_code as code', 'w.share_title as title'])
    .where('seen.viewer_id', '=', memberId)
    .where('w.share_code', 'is not', null)
    .where(({ ref }) => sql<boolean>`not ${areApart(sql`${memberId}::uuid`, sql`${ref('m.account_id')}`)}`)
    .orderBy('w.share_title')
    .orderBy('m.account_id')
    .execute()
  return rows.map(({ account_id: friendId, code, title }) => ({ friendId, code: code ?? '', title }))
}

async function findFollowed(tx: Read, giverId: string, code: string): Promise<Friend | undefined> {
  const [friend] = await listMutualFollowers(tx, giverId, code)
  return friend && { friendId: friend.friendId, named: friend.name }
}

const Follower = z.object({ friendId: z.string(), code: z.string(), name: z.string() })
const MOST_FRIENDS = 200

/** Members who follow a member and whom they follow, by name; the one with this code, where one is asked for. */
export function listMutualFollowers(tx: Read, memberId: string, code = ''): Promise<z.output<typeof Follower>[]> {
  return readRows(
    tx,
    Follower,
    sql`select p.account_id as "friendId", p.profile_code as code, p.nickname as name
      from profile_card me join follow_links f on f.follower_id = me.profile_id
        join follow_links g on g.follower_id = f.followed_id and g.followed_id = me.profile_id
        join profile_card p on p.profile_id = f.followed_id and p.is_open
        join member_card m on m.account_id = p.account_id and m.is_open
      where me.account_id = ${memberId} and me.is_open and (${code} = '' or p.profile_code = ${code})
        and not ${areApart(sql`${memberId}::uuid`, sql`p.account_id`)}
      order by p.nickname_folded, p.profile_id limit ${MOST_FRIENDS}`,
  )
}

/** What was missed is forgotten once its day is long over. */
export async function purgeMisses(tx: Tx, before: Date): Promise<void> {
  await pointTables(tx).deleteFrom('point_gift_misses').where('missed_at', '<', before).execute()
}
