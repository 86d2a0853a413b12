import { clock, dayInHongKong, startOfDay } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type Named, readNamed, shownNamed } from './friends.rules.ts'
import { pointTables } from './points.tables.ts'

/** Friends who could not be found, in a day, before nobody is looked for any more. */
const MOST_MISSES = 10

export type Friend = { friendId: string; named: string }
/** What was typed, or the code of a friend's wish list. */
export type Wanted = { to: string; wishCode: string }

/**
 * Whom a member means. Undefined for nobody, which is counted: commit, then refuse. Whoever has left, is locked out or has not proven the
 * contact is nobody, too, so that the answer says no more than a gift would. Refuses GIFT_TRIES and GIFT_TO_SELF.
 */
export async function findFriend(tx: Tx, giverId: string, wanted: Wanted): Promise<Friend | undefined> {
  await lockNames(tx, [`friends tried by ${giverId}`])
  if ((await countMisses(tx, giverId)) >= MOST_MISSES) refuse('GIFT_TRIES', { field: 'to' })
  const friend = wanted.wishCode === '' ? await findNamed(tx, wanted.to) : await findMutual(tx, giverId, wanted.wishCode)
  if (friend?.friendId === giverId) refuse('GIFT_TO_SELF', { field: 'to' })
  if (!friend)
    await pointTables(tx)
      .insertInto('point_gift_misses')
      .values({ miss_id: newId(), giver_id: giverId, missed_at: clock.now() })
      .execute()
  return friend
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

async function findNamed(tx: Read, typed: string): Promise<Friend | undefined> {
  const named = readNamed(typed)
  const found = named && (await (named.by === 'code' ? byCode(tx, named) : byContact(tx, named)))
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
    .orderBy('w.share_title')
    .orderBy('m.account_id')
    .execute()
  return rows.map(({ account_id: friendId, code, title }) => ({ friendId, code: code ?? '', title }))
}

/** What was missed is forgotten once its day is long over. */
export async function purgeMisses(tx: Tx, before: Date): Promise<void> {
  await pointTables(tx).deleteFrom('point_gift_misses').where('missed_at', '<', before).execute()
}
