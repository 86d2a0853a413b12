import { sql } from 'kysely'
import { z } from 'zod'
import { emit } from '#events/events.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { changeRows, readRows } from '#platform/read-rows.server.ts'

/** So long after one notice about an offer there is no other. */
const QUIET = sql`interval '1 hour'`

/** Whoever writes an offer sees what others ask: only a price below that is news to them. What is known already is not written again. */
export async function noteKnownBest(tx: Tx, offerIds: readonly string[]): Promise<void> {
  await sql`insert into offer_undercuts (offer_id, best_cents)
    select o.offer_id, best.cents from offers o join merchant_card own on own.merchant_id = o.merchant_id left join offer_undercuts u on u.offer_id = o.offer_id
      cross join lateral (select min(b.sale_price_cents) as cents from offers b join merchant_card m on m.merchant_id = b.merchant_id
        where b.sku_id = o.sku_id and b.condition = o.condition and m.owner_group <> own.owner_group and b.sale_price_cents <= o.sale_price_cents
          and b.state = 'live' and b.available > 0 and (b.expires_at is null or b.expires_at > now()) and m.state = 'active') best
    where o.offer_id = any(${[...offerIds]}::uuid[]) and u.best_cents is distinct from best.cents order by o.offer_id
    on conflict (offer_id) do update set best_cents = excluded.best_cents`.execute(tx)
}

const Undercut = z.object({
  offerId: z.string(),
  merchantId: z.string(),
  skuId: z.string(),
  saleCents: z.number(),
  bestCents: z.number(),
  rank: z.int(),
  toldAt: z.date(),
})
type Undercut = z.output<typeof Undercut>

/**
 * Offers of merchants below whose price another now asks less than they know of; each is told of once, and at most once an hour. What comes
 * within the hour waits for its end. One that is first again forgets: whatever comes below it later is news. Only rows that change are touched, since their merchants write them, too.
 */
export function takeUndercuts(tx: Tx, skuIds: readonly string[]): Promise<Undercut[]> {
  return changeRows(
    tx,
    Undercut,
    sql`with ranked as materialized (select r.*, u.best_cents as known_cents, u.told_at from offer_ranks r left join offer_undercuts u using (offer_id)
        where r.sku_id = any(${[...skuIds]}::uuid[])),
      first_again as (update offer_undercuts u set best_cents = null from ranked r
        where r.offer_id = u.offer_id and r.rank = 1 and r.known_cents is not null),
      waiting as (update offer_undercuts u set tell_at = r.told_at + ${QUIET} from ranked r
        where r.offer_id = u.offer_id and r.rank > 1 and r.best_cents < r.sale_price_cents
          and (r.known_cents is null or r.best_cents < r.known_cents) and r.told_at > now() - ${QUIET} and u.tell_at is null),
      told as (insert into offer_undercuts as u (offer_id, best_cents, told_at)
        select r.offer_id, r.best_cents, now() from ranked r
        where r.rank > 1 and r.best_cents < r.sale_price_cents and (r.known_cents is null or r.best_cents < r.known_cents)
          and (r.told_at is null or r.told_at <= now() - ${QUIET})
          and exists (select from merchant_card m where m.merchant_id = r.merchant_id and not m.is_house)
        order by r.offer_id
        on conflict (offer_id) do update set best_cents = excluded.best_cents, told_at = excluded.told_at,
            tell_at = null
          where (u.best_cents is null or excluded.best_cents < u.best_cents) and (u.told_at is null or u.told_at <= now() - ${QUIET})
        returning offer_id, told_at)
      select r.offer_id as "offerId", r.merchant_id as "merchantId", r.sku_id as "skuId", r.sale_price_cents as "saleCents",
        r.best_cents as "bestCents", r.rank::int as rank, told.told_at as "toldAt"
      from told join ranked r using (offer_id)`,
  )
}

const MOST_AT_ONCE = 500

/** Whose quiet hour is over is looked at again: the event tells what is still so. */
export async function wakeUndercuts(tx: Tx): Promise<void> {
  const rows = await changeRows(
    tx,
    z.object({ skuId: z.string() }),
    sql`with due as (select offer_id from offer_undercuts where tell_at <= now() order by tell_at limit ${MOST_AT_ONCE} for update skip locked)
      update offer_undercuts u set tell_at = null from due join offers o using (offer_id) where u.offer_id = due.offer_id
      returning o.sku_id as "skuId"`,
  )
  if (rows.length > 0) await emit(tx, 'offers-priced', { skuIds: [...new Set(rows.map(({ skuId }) => skuId))] })
}

/** These had nothing and have something again: merchants who ask more may be undercut. */
export async function tellRestocked(tx: Tx, offerIds: readonly string[]): Promise<void> {
  if (offerIds.length === 0) return
  const rows = await readRows(
    tx,
    z.object({ skuId: z.string() }),
    sql`select distinct o.sku_id as "skuId" from offers o where o.offer_id = any(${[...offerIds]}::uuid[]) and o.state = 'live'
      and exists (select from offers b where b.sku_id = o.sku_id and b.condition = o.condition and b.merchant_id <> o.merchant_id
        and b.state = 'live' and b.sale_price_cents > o.sale_price_cents)`,
  )
  if (rows.length > 0) await emit(tx, 'offers-priced', { skuIds: rows.map(({ skuId }) => skuId) })
}
