import { sql } from 'kysely'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import type { ProductViewsWire, ProductViewToSave } from './admin-list.contract.ts'

/** More is no list any more. */
const MOST_VIEWS = 100

/** The views somebody has kept, and those that others share with them; by name. */
export async function listProductViews(tx: Read, operatorId: string): Promise<ProductViewsWire> {
  const rows = await catalogueTables(tx)
    .selectFrom('product_views as v')
    .leftJoin('operator_card as o', 'o.operator_id', 'v.owner_id')
    .select(['v.view_id as viewId', 'v.name', 'v.shared', 'v.query', 'v.columns', 'o.name as ownerName', 'v.owner_id as ownerId'])
    .where(({ or, eb }) => or([eb('v.owner_id', '=', operatorId), eb('v.shared', '=', true)]))
    .orderBy(sql`lower(v.name)`)
    .limit(MOST_VIEWS)
    .execute()
  return {
    list: rows.map(({ ownerId, ownerName, ...view }) => ({ ...view, isOwn: ownerId === operatorId, ownerName: ownerName ?? '' })),
  }
}

/** Keeps a view under its name; one of theirs that had it is this one from now on. */
export async function saveProductView(
  tx: Tx,
  operatorId: string,
  { name, shared, query, columns }: ProductViewToSave,
): Promise<void> {
  const kept = { shared, query: JSON.stringify(query), columns: JSON.stringify(columns), saved_at: clock.now() }
  await catalogueTables(tx)
    .insertInto('product_views')
    .values({ view_id: newId(), owner_id: operatorId, name, ...kept })
    .onConflict((conflict) => conflict.columns(['owner_id', 'name']).doUpdateSet(kept))
    .execute()
}

/** One's own alone. Refuses NOT_FOUND. */
export async function removeProductView(tx: Tx, operatorId: string, viewId: string): Promise<void> {
  const removed = await catalogueTables(tx)
    .deleteFrom('product_views')
    .where('view_id', '=', viewId)
    .where('owner_id', '=', operatorId)
    .executeTakeFirst()
  if (removed.numDeletedRows === 0n) refuse('NOT_FOUND')
}
