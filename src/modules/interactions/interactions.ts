import { sql } from 'kysely'
import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { changeRows } from '#platform/read-rows.server.ts'
import { interactionTables } from './interactions.tables.ts'

const kinds = ['like', 'comment', 'answer', 'mention', 'follow', 'asked', 'let-in'] as const
type InteractionKind = (typeof kinds)[number]
export type Interaction = { kind: InteractionKind; ownerId: string; actorId: string; postId?: string | undefined }

/** Notes what one member did that another is to be told of; nobody is told of what they did themselves. */
export async function noteInteractions(tx: Tx, all: readonly Interaction[]): Promise<void> {
  const rows = all.filter(({ ownerId, actorId }) => ownerId !== actorId)
  if (rows.length === 0) return
  await interactionTables(tx)
    .insertInto('interactions')
    .values(
      rows.map(({ kind, ownerId, actorId, postId }) => ({
        ...{ kind, owner_id: ownerId, actor_id: actorId, post_id: postId ?? null, happened_at: clock.now() },
      })),
    )
    .execute()
}

const Taken = z.object({
  id: z.coerce.number(),
  kind: z.enum(kinds),
  ownerId: z.string(),
  actorId: z.string(),
  postId: z.string().nullable(),
  time: z.coerce.date(),
})
export type TakenInteraction = z.output<typeof Taken>

/** Takes the oldest that nobody was told of yet; they are gone with the transaction that tells. */
export async function takeInteractions(tx: Tx, most: number): Promise<TakenInteraction[]> {
  const taken = await changeRows(
    tx,
    Taken,
    sql`delete from interactions where interaction_id in (
        select interaction_id from interactions order by interaction_id limit ${most} for update skip locked)
      returning interaction_id as id, kind, owner_id as "ownerId", actor_id as "actorId", post_id as "postId", happened_at as time`,
  )
  return taken.toSorted((one, other) => one.id - other.id)
}

/** Between two who are parted by a block nothing is told any more. */
export async function dropInteractions(tx: Tx, one: string, other: string): Promise<void> {
  await interactionTables(tx)
    .deleteFrom('interactions')
    .where('owner_id', 'in', [one, other])
    .where('actor_id', 'in', [one, other])
    .execute()
  await interactionTables(tx)
    .deleteFrom('told_people')
    .where('subject_id', 'in', [one, other])
    .where('actor_id', 'in', [one, other])
    .execute()
}

/** Of who leaves nothing is told, and nothing to them. */
export async function dropAllInteractions(tx: Tx, profileId: string): Promise<void> {
  await interactionTables(tx)
    .deleteFrom('interactions')
    .where(({ eb, or }) => or([eb('owner_id', '=', profileId), eb('actor_id', '=', profileId)]))
    .execute()
  await interactionTables(tx)
    .deleteFrom('told_people')
    .where(({ eb, or }) => or([eb('subject_id', '=', profileId), eb('actor_id', '=', profileId)]))
    .execute()
}
