import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#platform/database.server.ts'
import { changeRows } from '#platform/read-rows.server.ts'

/** So long after one notice about an offer there is no other. */
const QUIET = sql`interval '1 hour'`

/** Whoever writes an offer sees what others ask: only a price below that is news to them. */
export async function noteKnownBest(tx: Tx, offerIds: readonly string[]): Promise<void> {
  await sql`insert into offer_undercuts (offer_id, best_cents)
    select o.offer_id, (select min(r.sale_price_cents) from offer_ranks r where r.sku_id = o.sku_id and r.condition = o.condition
      and r.merchant_id <> o.merchant_id and r.sale_price_cents <= o.sale_price_cents)
    from offers o where o.offer_id = any(${[...offerIds]}::uuid[])
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

/** Offers of merchants below whose price another now asks less than they know of; each is told of once, and at most once an hour. */
export async function takeUndercuts(tx: Tx, skuIds: readonly string[]): Promise<Undercut[]> {
  const ids = [...skuIds]
  // First again: whatever comes below it later is news.
  await sql`update offer_undercuts u set best_cents = null from offer_ranks r
    where r.sku_id = any(${ids}::uuid[]) and r.offer_id = u.offer_id and r.rank = 1 and u.best_cents is not null`.execute(tx)
  return changeRows(
    tx,
    Undercut,
    sql`with told as (insert into offer_undercuts as u (offer_id, best_cents, told_at)
        select r.offer_id, r.best_cents, now() from offer_ranks r
        where r.sku_id = any(${ids}::uuid[]) and r.rank > 1 and r.best_cents < r.sale_price_cents
          and exists (select from merchant_card m where m.merchant_id = r.merchant_id and not m.is_house)
        on conflict (offer_id) do update set best_cents = excluded.best_cents, told_at = excluded.told_at
          where (u.best_cents is null or excluded.best_cents < u.best_cents) and (u.told_at is null or u.told_at <= now() - ${QUIET})
        returning offer_id, told_at)
      select r.offer_id as "offerId", r.merchant_id as "merchantId", r.sku_id as "skuId", r.sale_price_cents as "saleCents",
        r.best_cents as "bestCents", r.rank::int as rank, told.told_at as "toldAt"
      from told join offer_ranks r on r.offer_id = told.offer_id where r.sku_id = any(${ids}::uuid[])`,
  )
}
