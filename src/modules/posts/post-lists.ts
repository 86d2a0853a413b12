import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { maySee, type Reader } from '#platform/access/may-see.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { FeedRow, WantedPage } from './feeds.ts'
import { postTables } from './posts.tables.ts'

const MOST_LISTS = 50

/** Puts a post into a list of theirs, or a new one of that name. Refuses NOT_FOUND for another's list. */
export async function keepPost(
  tx: Tx,
  ownerId: string,
  postId: string,
  { listId, name }: { listId: string; name: string },
): Promise<void> {
  const list = listId ? await ownList(tx, ownerId, listId) : await listNamed(tx, ownerId, name)
  await postTables(tx)
    .insertInto('post_list_items')
    .values({ list_id: list, post_id: postId, saved_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function ownList(tx: Read, ownerId: string, listId: string): Promise<string> {
  const list = await postTables(tx)
    .selectFrom('post_lists')
    .select('list_id')
    .where('list_id', '=', listId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return list?.list_id ?? refuse('NOT_FOUND')
}

async function listNamed(tx: Tx, ownerId: string, name: string): Promise<string> {
  const { many } = await postTables(tx)
    .selectFrom('post_lists')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where('owner_id', '=', ownerId)
    .where('name', '<>', name)
    .executeTakeFirstOrThrow()
  if (many >= MOST_LISTS) refuse('BAD_INPUT', { field: 'name', fields: { name: 'too-many' } })
  const list = await postTables(tx)
    .insertInto('post_lists')
    .values({ list_id: newId(), owner_id: ownerId, name, made_at: clock.now() })
    .onConflict((conflict) => conflict.columns(['owner_id', 'name']).doUpdateSet({ name }))
    .returning('list_id')
    .executeTakeFirstOrThrow()
  return list.list_id
}

/** Takes a post out of a list, or out of all lists of theirs. */
export async function letGoOfPost(tx: Tx, ownerId: string, postId: string, listId: string): Promise<void> {
  const lists = listId ? [await ownList(tx, ownerId, listId)] : await listsWith(tx, ownerId, postId)
  if (lists.length === 0) return
  await postTables(tx).deleteFrom('post_list_items').where('post_id', '=', postId).where('list_id', 'in', lists).execute()
}

export async function deleteList(tx: Tx, ownerId: string, listId: string): Promise<void> {
  const list = await ownList(tx, ownerId, listId)
  await postTables(tx).deleteFrom('post_lists').where('list_id', '=', list).execute()
}

const List = z.object({ listId: z.string(), name: z.string(), total: z.number() })

/** The lists of a member, each with how much of it they may see now. */
export const listLists = (tx: Read, reader: Reader, ownerId: string): Promise<z.output<typeof List>[]> =>
  readRows(
    tx,
    List,
    sql`select l.list_id as "listId", l.name,
        (select count(*)::int from post_list_items i join posts p on p.post_id = i.post_id join profile_card a on a.profile_id = p.author_id
          where i.list_id = l.list_id and ${isThere(reader)}) as total
      from post_lists l where l.owner_id = ${ownerId} order by l.name`,
  )

/** Whether the post `p` of the page `a` is there for the reader. */
const isThere = (reader: Reader): RawBuilder<boolean> =>
  sql<boolean>`(p.state = 'published' and p.hidden_at is null and ${maySee(reader, 'a')})`

/** The lists of theirs that hold a post. */
export async function listsWith(tx: Read, ownerId: string, postId: string): Promise<string[]> {
  const rows = await postTables(tx)
    .selectFrom('post_list_items as i')
    .innerJoin('post_lists as l', 'l.list_id', 'i.list_id')
    .select('l.list_id')
    .where('i.post_id', '=', postId)
    .where('l.owner_id', '=', ownerId)
    .execute()
  return rows.map(({ list_id }) => list_id)
}

/** A page of a list of theirs, of what they may still see. Refuses NOT_FOUND. */
export async function listSaved(
  tx: Read,
  reader: Reader,
  ownerId: string,
  listId: string,
  { after, limit }: WantedPage,
): Promise<{ name: string; rows: FeedRow[] }> {
  const { name } =
    (await postTables(tx)
      .selectFrom('post_lists')
      .select('name')
      .where('list_id', '=', listId)
      .where('owner_id', '=', ownerId)
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  const isOlder = after ? sql`and (i.saved_at, i.post_id) < (${after.time}::timestamptz, ${after.id}::uuid)` : sql``
  const rows = await readRows(
    tx,
    z.object({ id: z.string(), time: z.coerce.date(), authorId: z.string() }),
    sql`select i.post_id as id, i.saved_at as time, p.author_id as "authorId" from post_list_items i join posts p on p.post_id = i.post_id
        join profile_card a on a.profile_id = p.author_id
      where i.list_id = ${listId} and ${isThere(reader)} ${isOlder}
      order by i.saved_at desc, i.post_id desc limit ${limit}`,
  )
  return { name, rows }
}
