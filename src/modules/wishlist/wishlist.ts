import { sql } from 'kysely'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/** What one page of a wish list holds, and the most anybody may wish for. */
const MOST_WISHES = 100

/** The codes of everything a shopper wishes for, newest first. */
export async function listWishes(tx: Tx, ownerId: string): Promise<string[]> {
  const found = await sql<{
    code: string
  }>`select p.spu_code as code from wish_list_items w join products p on p.product_id = w.product_id
    where w.owner_id = ${ownerId} order by w.added_at desc, p.spu_code limit ${MOST_WISHES}`.execute(tx)
  return found.rows.map((row) => row.code)
}

/** Adds a product or takes it away; either may be repeated. The oldest wish makes room. Refuses NOT_FOUND. */
export async function setWish(tx: Tx, ownerId: string, spuCode: string, wished: boolean): Promise<void> {
  const product = await sql<{ id: string }>`select product_id as id from products where spu_code = ${spuCode}`.execute(tx)
  const productId = product.rows[0]?.id ?? refuse('NOT_FOUND')
  if (!wished) {
    await sql`delete from wish_list_items where owner_id = ${ownerId} and product_id = ${productId}`.execute(tx)
    return
  }
  await sql`insert into wish_list_items (owner_id, product_id, added_at) values (${ownerId}, ${productId}, ${clock.now()}) on conflict do nothing`.execute(
    tx,
  )
  await sql`delete from wish_list_items where owner_id = ${ownerId} and product_id in (select product_id from wish_list_items
    where owner_id = ${ownerId} order by added_at desc, product_id offset ${MOST_WISHES})`.execute(tx)
}
