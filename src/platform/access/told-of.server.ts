import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

/** What several did in a day, of which their owner is told in one message: by the post it was done to, or the member followed. */
export type Bundle = { kind: 'like' | 'comment' | 'follow'; subjectId: string; ownerId: string; day: string }
export type ToldOf = Omit<Bundle, 'kind'>

export const ToldSum = z.object({ subjectId: z.string(), day: z.string(), num: z.number(), lastId: z.string() })
export type ToldSum = z.output<typeof ToldSum>

/** A table of `subject_id`, `owner_id`, `day`, with when the day begins and ends. */
export const bundleTable = (bundles: readonly ToldOf[]): RawBuilder<unknown> =>
  sql`(select subject_id, owner_id, day, begins, begins + interval '1 day' as ends
    from unnest(${bundles.map(({ subjectId }) => subjectId)}::uuid[], ${bundles.map(({ ownerId }) => ownerId)}::uuid[],
      ${bundles.map(({ day }) => day)}::text[]) as t (subject_id, owner_id, day),
      lateral (select (day || 'T00:00:00+08:00')::timestamptz as begins) as d)`

/** Whether the owner `b` is told of the page `p`: it is there, no block parts them, and they have not muted it. */
export const isToldOf: RawBuilder<boolean> = sql<boolean>`(p.is_open and p.profile_id <> b.owner_id
  and not exists (select from block_links k where (k.blocker_id = b.owner_id and k.blocked_id = p.profile_id)
    or (k.blocker_id = p.profile_id and k.blocked_id = b.owner_id))
  and not exists (select from mute_links k where k.muter_id = b.owner_id and k.muted_id = p.profile_id))`
