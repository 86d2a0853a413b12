import { sql } from 'kysely'
import { clock, MINUTE } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { MOST_WISHES } from './wishlist.rules.ts'

export type Wish = {
  code: string
  /** What it cost when it was wished for; unknown for older wishes. */
  priceSeenCents: number | null
}

/** For so long a wish that was taken away returns to its place, with the price it was wished at. */
const UNDO_MS = 10 * MINUTE

/** Everything a shopper wishes for, newest first. */
export async function listWishes(tx: Tx, ownerId: string): Promise<Wish[]> {
  const found = await sql<Wish>`select p.spu_code as code, w.price_seen_cents as "priceSeenCents"
    from wish_list_items w join products p on p.product_id = w.product_id
    where w.owner_id = ${ownerId} and w.removed_at is null order by w.added_at desc, w.product_id desc limit ${MOST_WISHES}`.execute(
    tx,
  )
  return found.rows
}

/** Adds a product at its price of today or takes it away; either may be repeated. The oldest wish makes room. Refuses NOT_FOUND. */
export async function setWish(
  tx: Tx,
  ownerId: string,
  { spuCode, wished, priceCents }: { spuCode: string; wished: boolean; priceCents: number | null },
): Promise<void> {
  const product = await sql<{ id: string }>`select product_id as id from products where spu_code = ${spuCode}`.execute(tx)
  const productId = product.rows[0]?.id ?? refuse('NOT_FOUND')
  const now = clock.now()
  if (!wished) {
    await sql`update wish_list_items set removed_at = ${now}
      where owner_id = ${ownerId} and product_id = ${productId} and removed_at is null`.execute(tx)
    return
  }
  await holdList(tx, ownerId)
  await sql`delete from wish_list_items where owner_id = ${ownerId} and removed_at < ${new Date(now.getTime() - UNDO_MS)}`.execute(
    tx,
  )
  await sql`insert into wish_list_items (owner_id, product_id, added_at, price_seen_cents)
    values (${ownerId}, ${productId}, ${now}, ${priceCents})
    on conflict (owner_id, product_id) do update set removed_at = null`.execute(tx)
  await makeRoom(tx, ownerId)
}

/**
 * Moves every wish of one list into another: a piece on both is there once, as it was wished for last. The link of the list
 * that ends goes along if the other was empty, since it then shows what it showed; otherwise it ends.
 */
export async function foldWishes(tx: Tx, fromId: string, intoId: string): Promise<void> {
  if (fromId === intoId) return
  for (const ownerId of [fromId, intoId].sort()) await holdList(tx, ownerId)
  const wasEmpty = (await listWishes(tx, intoId)).length === 0
  await sql`insert into wish_list_items as w (owner_id, product_id, added_at, price_seen_cents)
    select ${intoId}, product_id, added_at, price_seen_cents from wish_list_items where owner_id = ${fromId} and removed_at is null
    on conflict (owner_id, product_id) do update
      set added_at = excluded.added_at, price_seen_cents = excluded.price_seen_cents, removed_at = null
      where excluded.added_at > w.added_at or w.removed_at is not null`.execute(tx)
  await sql`delete from wish_list_items where owner_id = ${fromId}`.execute(tx)
  await makeRoom(tx, intoId)
  const ended = await sql<{ code: string | null; title: string }>`delete from wish_lists where owner_id = ${fromId}
    returning share_code as code, share_title as title`.execute(tx)
  const link = ended.rows[0]
  if (wasEmpty && link?.code) {
    await sql`update wish_lists set share_code = ${link.code}, share_title = ${link.title}
      where owner_id = ${intoId} and share_code is null`.execute(tx)
  }
}

/** Serialises changes of one list. */
async function holdList(tx: Tx, ownerId: string): Promise<void> {
  await sql`insert into wish_lists (owner_id) values (${ownerId})
    on conflict (owner_id) do update set owner_id = excluded.owner_id`.execute(tx)
}

async function makeRoom(tx: Tx, ownerId: string): Promise<void> {
  await sql`delete from wish_list_items where owner_id = ${ownerId} and product_id in (select product_id from wish_list_items
    where owner_id = ${ownerId} and removed_at is null order by added_at desc, product_id desc offset ${MOST_WISHES})`.execute(tx)
}
