import { clock, MINUTE } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { MOST_WISHES } from './wishlist.rules.ts'
import { wishlistTables } from './wishlist.tables.ts'

export type Wish = {
  code: string
  /** What it cost when it was wished for; unknown for older wishes. */
  priceSeenCents: number | null
}

/** For so long a wish that was taken away returns to its place, with the price it was wished at. */
const UNDO_MS = 10 * MINUTE

/** Everything a shopper wishes for, newest first. */
export function listWishes(tx: Read, ownerId: string): Promise<Wish[]> {
  return wishlistTables(tx)
    .selectFrom('wish_list_items as w')
    .innerJoin('product_card as p', 'p.product_id', 'w.product_id')
    .select(['p.spu_code as code', 'w.price_seen_cents as priceSeenCents'])
    .where('w.owner_id', '=', ownerId)
    .where('w.removed_at', 'is', null)
    .orderBy('w.added_at', 'desc')
    .orderBy('w.product_id', 'desc')
    .limit(MOST_WISHES)
    .execute()
}

/** Adds a product at its price of today or takes it away; either may be repeated. The oldest wish makes room. Refuses NOT_FOUND. */
export async function setWish(
  tx: Tx,
  ownerId: string,
  { spuCode, wished, priceCents }: { spuCode: string; wished: boolean; priceCents: number | null },
): Promise<void> {
  const product = await wishlistTables(tx)
    .selectFrom('product_card')
    .select('product_id as id')
    .where('spu_code', '=', spuCode)
    .executeTakeFirst()
  const productId = product?.id ?? refuse('NOT_FOUND')
  const now = clock.now()
  if (!wished) {
    await wishlistTables(tx)
      .updateTable('wish_list_items')
      .set({ removed_at: now })
      .where('owner_id', '=', ownerId)
      .where('product_id', '=', productId)
      .where('removed_at', 'is', null)
      .execute()
    return
  }
  await holdList(tx, ownerId)
  await wishlistTables(tx)
    .deleteFrom('wish_list_items')
    .where('owner_id', '=', ownerId)
    .where('removed_at', '<', new Date(now.getTime() - UNDO_MS))
    .execute()
  await wishlistTables(tx)
    .insertInto('wish_list_items')
    .values({ owner_id: ownerId, product_id: productId, added_at: now, price_seen_cents: priceCents })
    .onConflict((conflict) => conflict.columns(['owner_id', 'product_id']).doUpdateSet({ removed_at: null }))
    .execute()
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
  await copyWishes(tx, fromId, intoId)
  await wishlistTables(tx).deleteFrom('wish_list_items').where('owner_id', '=', fromId).execute()
  await makeRoom(tx, intoId)
  const link = await wishlistTables(tx)
    .deleteFrom('wish_lists')
    .where('owner_id', '=', fromId)
    .returning(['share_code', 'share_title'])
    .executeTakeFirst()
  if (wasEmpty && link?.share_code)
    await wishlistTables(tx)
      .updateTable('wish_lists')
      .set(link)
      .where('owner_id', '=', intoId)
      .where('share_code', 'is', null)
      .execute()
}

async function copyWishes(tx: Tx, fromId: string, intoId: string): Promise<void> {
  const wishes = wishlistTables(tx)
    .selectFrom('wish_list_items')
    .select(({ val }) => [val(intoId).as('owner_id'), 'product_id', 'added_at', 'price_seen_cents'])
    .where('owner_id', '=', fromId)
    .where('removed_at', 'is', null)
  await wishlistTables(tx)
    .insertInto('wish_list_items')
    .columns(['owner_id', 'product_id', 'added_at', 'price_seen_cents'])
    .expression(wishes)
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'product_id'])
        .doUpdateSet(({ ref }) => ({
          added_at: ref('excluded.added_at'),
          price_seen_cents: ref('excluded.price_seen_cents'),
          removed_at: null,
        }))
        .where(({ or, eb, ref }) =>
          or([eb('excluded.added_at', '>', ref('wish_list_items.added_at')), eb('wish_list_items.removed_at', 'is not', null)]),
        ),
    )
    .execute()
}

/** Serialises changes of one list. */
async function holdList(tx: Tx, ownerId: string): Promise<void> {
  await wishlistTables(tx)
    .insertInto('wish_lists')
    .values({ owner_id: ownerId })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ owner_id: ownerId }))
    .execute()
}

async function makeRoom(tx: Tx, ownerId: string): Promise<void> {
  const tables = wishlistTables(tx)
  const beyond = tables
    .selectFrom('wish_list_items')
    .select('product_id')
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .orderBy('added_at', 'desc')
    .orderBy('product_id', 'desc')
    .offset(MOST_WISHES)
  await tables.deleteFrom('wish_list_items').where('owner_id', '=', ownerId).where('product_id', 'in', beyond).execute()
}

/** Forgets the wishes of somebody who is no longer, and the link to them. */
export async function forgetWishes(tx: Tx, ownerId: string): Promise<void> {
  for (const table of ['wish_list_items', 'wish_lists'] as const)
    await wishlistTables(tx).deleteFrom(table).where('owner_id', '=', ownerId).execute()
  await wishlistTables(tx)
    .deleteFrom('wish_list_friends')
    .where(({ eb, or }) => or([eb('owner_id', '=', ownerId), eb('viewer_id', '=', ownerId)]))
    .execute()
}
