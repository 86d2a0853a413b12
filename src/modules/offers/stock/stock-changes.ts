import { sql } from 'kysely'
import { z } from 'zod'
import { emit } from '#events/events.server.ts'
import { operatorColumns } from '#platform/actor.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { changeRows, readRows } from '#platform/read-rows.server.ts'
import { tellRestocked } from '../selling/undercuts.ts'
import { offerTables } from '../offers.tables.ts'
import type { Shelf } from './shelf.rules.ts'

type StockChange = { offerId: string; kind: 'received' | 'counted' | 'damaged'; change: number; reason: string }

/** Writes changes of offers that are locked, with who and why; a count that changes nothing is kept with the rest. */
export async function writeStockChanges(tx: Tx, by: Operator, changes: readonly StockChange[]): Promise<void> {
  if (changes.length === 0) return
  const now = clock.now()
  await offerTables(tx)
    .insertInto('stock_changes')
    .values(
      changes.map(({ offerId, ...said }) => ({
        change_id: newId(),
        offer_id: offerId,
        ...said,
        ...operatorColumns(by),
        changed_at: now,
      })),
    )
    .execute()
  const moved = changes.filter(({ change }) => change !== 0)
  if (moved.length === 0) return
  const ids = moved.map(({ offerId }) => offerId)
  const restocked = await changeRows(
    tx,
    z.object({ offerId: z.string(), wasOut: z.boolean() }),
    sql`update offers set available = available + change
      from unnest(${ids}::uuid[], ${moved.map(({ change }) => change)}::int[]) t (id, change) where offer_id = id
      returning offer_id as "offerId", available > 0 and available = change as "wasOut"`,
  )
  const touched = await offerTables(tx)
    .selectFrom('offers as o')
    .innerJoin('variant_card as v', 'v.sku_id', 'o.sku_id')
    .select('v.product_id as productId')
    .distinct()
    .where('o.offer_id', 'in', ids)
    .execute()
  await emit(tx, 'stock-changed', { productIds: touched.map(({ productId }) => productId) })
  await tellRestocked(
    tx,
    restocked.filter(({ wasOut }) => wasOut).map(({ offerId }) => offerId),
  )
}

const ShelfRow = z.object({ offerId: z.string(), available: z.int(), awaited: z.int() })

/** What should lie on the shelf, read in one moment, by offer. */
export async function readShelves(tx: Read, offerIds: readonly string[]): Promise<Map<string, Shelf>> {
  const rows = await readRows(
    tx,
    ShelfRow,
    sql`select offer_id as "offerId", available, (select count(*) from order_pieces u
        where u.offer_id = o.offer_id and u.state = 'awaited') as awaited
      from offers o where offer_id = any(${[...offerIds]}::uuid[])`,
  )
  return new Map(rows.map(({ offerId, ...shelf }) => [offerId, shelf]))
}

/** In the order in which orders lock them, so that both wait for each other instead of in a ring. */
export async function lockOffers(tx: Tx, offerIds: readonly string[]): Promise<void> {
  const sorted = sql`select from offers where offer_id = any(${[...offerIds]}::uuid[]) order by offer_id for no key update`
  await readRows(tx, z.object({}), sorted)
}
