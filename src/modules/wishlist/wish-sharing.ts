import { isApart } from '#platform/access/may-see.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newShareCode } from '#platform/ids.server.ts'
import { wishlistTables } from './wishlist.tables.ts'

export type Share = { code: string; title: string }

/** The link a list is shared under, if it is. */
export async function findShare(tx: Read, ownerId: string): Promise<Share | undefined> {
  const list = await wishlistTables(tx)
    .selectFrom('wish_lists')
    .select(['share_code as code', 'share_title as title'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return list?.code ? { code: list.code, title: list.title } : undefined
}

/** Shares a list under an unguessable code; a list that is shared already keeps its code and takes the title. */
export async function shareList(tx: Tx, ownerId: string, title: string): Promise<Share> {
  const { code } = await wishlistTables(tx)
    .insertInto('wish_lists')
    .values({ owner_id: ownerId, share_code: newShareCode(), share_title: title.trim() })
    .onConflict((conflict) =>
      conflict.column('owner_id').doUpdateSet(({ fn, ref }) => ({
        share_code: fn.coalesce('wish_lists.share_code', 'excluded.share_code'),
        share_title: ref('excluded.share_title'),
      })),
    )
    .returning('share_code as code')
    .executeTakeFirstOrThrow()
  if (code === null) throw new Error('a list that was shared has no code')
  return { code, title: title.trim() }
}

/** The link ends at once and for good: sharing again makes another. */
export async function withdrawList(tx: Tx, ownerId: string): Promise<void> {
  await wishlistTables(tx)
    .updateTable('wish_lists')
    .set({ share_code: null, share_title: '' })
    .where('owner_id', '=', ownerId)
    .execute()
}

/** A member has looked at a friend's list: two who have looked at each other's know each other. */
export async function noteFriend(tx: Tx, viewerId: string, code: string): Promise<void> {
  const list = await findSharedList(tx, code)
  if (!list || list.ownerId === viewerId || (await isApart(tx, viewerId, list.ownerId))) return
  await wishlistTables(tx)
    .insertInto('wish_list_friends')
    .values({ viewer_id: viewerId, owner_id: list.ownerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whose list a code opens. */
export function findSharedList(tx: Read, code: string): Promise<{ ownerId: string; title: string } | undefined> {
  return wishlistTables(tx)
    .selectFrom('wish_lists')
    .select(['owner_id as ownerId', 'share_title as title'])
    .where('share_code', '=', code)
    .executeTakeFirst()
}
