import { sql } from 'kysely'
import { z } from 'zod'
import { clock, dayInHongKong, startOfDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { changeRows, readRows } from '#platform/read-rows.server.ts'
import { wishlistTables } from './wishlist.tables.ts'

/** The lowest price at which each of these products can be bought now, and in which variant. */
const lowestOf = (productIds: readonly string[]) =>
  sql`(select distinct on (v.product_id) v.product_id, v.sku_id, o.sale_price_cents as cents
    from variant_card v join live_offers o on o.sku_id = v.sku_id join product_card p on p.product_id = v.product_id
    where v.product_id = any(${[...productIds]}::uuid[]) and o.available > 0 and p.listed
    order by v.product_id, o.sale_price_cents, o.priority)`

/** Some of these products have changed: marks the wishes of members that cost less than when they were wished for or last told of. */
export async function markDrops(tx: Tx, productIds: readonly string[]): Promise<void> {
  await changeRows(
    tx,
    z.object({}),
    sql`update wish_list_items w set is_drop_due = true from ${lowestOf(productIds)} low
      where w.product_id = low.product_id and w.removed_at is null and not w.is_drop_due
        and low.cents < coalesce(w.told_cents, w.price_seen_cents)
        and exists (select from member_card m where m.account_id = w.owner_id)`,
  )
}

const Due = z.object({ ownerId: z.string(), productId: z.string(), beforeCents: z.number().nullable() })
const Lowest = z.object({ productId: z.string(), skuId: z.string(), cents: z.number() })
type Drop = { ownerId: string; productId: string; skuId: string; beforeCents: number; cents: number }

/**
 * Takes wishes that may cost less, of each at most one a day: what costs no less after all is left out. They are marked as told of in
 * the transaction that tells. Answers how many were looked at, too.
 */
export async function takeDrops(tx: Tx, most: number): Promise<{ taken: number; drops: Drop[] }> {
  const today = startOfDay(dayInHongKong(clock.now()))
  const due = await readRows(
    tx,
    Due,
    sql`select owner_id as "ownerId", product_id as "productId", coalesce(told_cents, price_seen_cents) as "beforeCents"
      from wish_list_items where is_drop_due and removed_at is null and (told_at is null or told_at < ${today})
      order by owner_id, product_id limit ${most} for update skip locked`,
  )
  if (due.length === 0) return { taken: 0, drops: [] }
  const lowest = await readRows(
    tx,
    Lowest,
    sql`select product_id as "productId", sku_id as "skuId", cents from ${lowestOf([...new Set(due.map(({ productId }) => productId))])} low`,
  )
  const drops = due.flatMap(({ beforeCents, ...wish }) => {
    const low = lowest.find(({ productId }) => productId === wish.productId)
    return low && beforeCents !== null && low.cents < beforeCents ? [{ ...low, ...wish, beforeCents }] : []
  })
  for (const { ownerId, productId } of due) {
    const drop = drops.find((one) => one.ownerId === ownerId && one.productId === productId)
    await wishlistTables(tx)
      .updateTable('wish_list_items')
      .set({ is_drop_due: false, ...(drop ? { told_cents: drop.cents, told_at: clock.now() } : {}) })
      .where('owner_id', '=', ownerId)
      .where('product_id', '=', productId)
      .execute()
  }
  return { taken: due.length, drops }
}
