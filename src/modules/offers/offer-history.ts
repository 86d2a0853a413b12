import { sql } from 'kysely'
import { type Actor, actorColumns } from '#platform/actor.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'

export type OfferChange = 'placed' | 'priced' | 'changed' | 'sale-began' | 'sale-ended' | 'withdrawn' | 'expired'

/** Writes down how these offers are now, after whoever has changed them. */
export async function recordOffers(tx: Tx, by: Actor, kind: OfferChange, offerIds: readonly string[]): Promise<void> {
  if (offerIds.length === 0) return
  const { actor_kind, actor_id, actor } = actorColumns(by)
  await sql`insert into offer_history (offer_id, kind, list_price_cents, sale_price_cents, condition, state, expires_at, priority,
      actor_kind, actor_id, actor, changed_at)
    select offer_id, ${kind}, list_price_cents, sale_price_cents, condition, state, expires_at, priority,
      ${actor_kind}, ${actor_id}::uuid, ${actor}, ${clock.now()}
    from offers where offer_id = any(${[...offerIds]}::uuid[]) order by offer_id`.execute(tx)
}
