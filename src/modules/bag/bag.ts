import { type Insertable, type RawBuilder, sql } from 'kysely'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { unseenArray } from '#platform/database/unseen-array.server.ts'
import { refuse } from '#platform/refusal.ts'
import { fittingQuantity, MOST_BAG_LINES } from './bag.rules.ts'
import { type BagTables, bagTables } from './bag.tables.ts'

type NewBagLine = {
  /** The variant, or the one offer of an item that is not new. */
  skuId: string
  quantity: number
  priceSeenCents: number
  /** Which offer it was put there for. */
  offerId?: string | null
}
export type BagLine = NewBagLine & { selected: boolean }
/** `variantId`: what it is of, however it is named. */
export type PutBagLine = NewBagLine & { variantId: string }

/** The lines of a bag, newest first. */
export function listBagLines(tx: Read, ownerId: string): Promise<BagLine[]> {
  return bagTables(tx)
    .selectFrom('bag_lines')
    .select(['line_id as skuId', 'quantity', 'selected', 'price_seen_cents as priceSeenCents', 'offer_id as offerId'])
    .where('owner_id', '=', ownerId)
    .orderBy('added_at', 'desc')
    .orderBy('line_id')
    .execute()
}

/** The same of several bags; of an empty one there is no entry. */
export async function listBags(tx: Read, ownerIds: readonly string[]): Promise<Map<string, BagLine[]>> {
  const lines = await bagTables(tx)
    .selectFrom('bag_lines')
    .select(['owner_id as ownerId', 'line_id as skuId', 'quantity', 'selected'])
    .select(['price_seen_cents as priceSeenCents', 'offer_id as offerId'])
    .where('owner_id', '=', sql<string>`any(${unseenArray('uuid', ownerIds)})`)
    .orderBy('added_at', 'desc')
    .orderBy('line_id')
    .execute()
  return Map.groupBy(lines, ({ ownerId }) => ownerId)
}

/** What the lines of these bags and those named beside them are of, asked for within another statement. */
export const namesInBags = (ownerIds: readonly string[], others: readonly string[]): RawBuilder<string[]> =>
  sql`(select ${[...others]}::uuid[] || array(select line_id from bag_lines where owner_id = any(${unseenArray('uuid', ownerIds)})))::uuid[]`

type OwnedLine = PutBagLine & { ownerId: string }

/** Writes lines at exactly these quantities, selected; each is one of its bag's. */
export async function putBagLines(tx: Tx, lines: readonly OwnedLine[]): Promise<void> {
  if (lines.length === 0) return
  const column = (type: 'uuid' | 'int' | 'bigint', valueOf: (line: OwnedLine) => unknown) => unseenArray(type, lines.map(valueOf))
  // In one order, whoever comes: who deletes ordered lines waits for one of them at most.
  await sql`insert into bag_lines (owner_id, line_id, sku_id, quantity, price_seen_cents, offer_id, selected, added_at)
    select *, true, ${clock.now()}::timestamptz from unnest(${column('uuid', (line) => line.ownerId)}, ${column('uuid', (line) => line.skuId)},
      ${column('uuid', (line) => line.variantId)}, ${column('int', (line) => line.quantity)},
      ${column('bigint', (line) => line.priceSeenCents)}, ${column('uuid', (line) => line.offerId ?? null)})
      put (owner_id, line_id, sku_id, quantity, price_seen_cents, offer_id) order by owner_id, line_id
    on conflict (owner_id, line_id) do update set quantity = excluded.quantity, selected = true,
      price_seen_cents = excluded.price_seen_cents, offer_id = excluded.offer_id`.execute(tx)
}

/** A bag once these lines are put in beside those it holds; refuses BAG_FULL beyond fifty. */
export function bagWith(held: readonly BagLine[], lines: readonly PutBagLine[]): BagLine[] {
  if (new Set([...held, ...lines].map(({ skuId }) => skuId)).size > MOST_BAG_LINES) refuse('BAG_FULL')
  const put = new Map(lines.map((line) => [line.skuId, { ...line, selected: true }]))
  const known = new Set(held.map(({ skuId }) => skuId))
  const added = [...put.values()].filter(({ skuId }) => !known.has(skuId))
  return [
    ...added.toSorted((one, other) => (one.skuId < other.skuId ? -1 : 1)),
    ...held.map((line) => put.get(line.skuId) ?? line),
  ]
}

/**
 * Lays lines back into a bag. What it holds meanwhile is not doubled, only filled up to what had been taken out; beyond fifty
 * lines nothing is added.
 */
export async function returnBagLines(tx: Tx, ownerId: string, lines: readonly PutBagLine[]): Promise<void> {
  const held = new Set((await listBagLines(tx, ownerId)).map((line) => line.skuId))
  const room = Math.max(0, MOST_BAG_LINES - held.size)
  const missing = new Set(lines.filter((line) => !held.has(line.skuId)).slice(0, room))
  for (const line of lines) {
    if (!held.has(line.skuId) && !missing.has(line)) continue
    await bagTables(tx)
      .insertInto('bag_lines')
      .values(bagRow(ownerId, line))
      .onConflict((conflict) =>
        conflict
          .columns(['owner_id', 'line_id'])
          .doUpdateSet(({ fn }) => ({ quantity: fn<number>('greatest', ['bag_lines.quantity', 'excluded.quantity']) })),
      )
      .execute()
  }
}

/**
 * Lays the lines of one bag into another and leaves the first empty: quantities add up to what is `available` and to our limit. Nothing
 * is dropped; a bag may become larger this way than it could by adding.
 */
export async function foldBagLines(
  tx: Tx,
  fromId: string,
  intoId: string,
  available: ReadonlyMap<string, number>,
): Promise<void> {
  const held = new Map((await listBagLines(tx, intoId)).map((line) => [line.skuId, line.quantity]))
  const lines = await bagTables(tx).deleteFrom('bag_lines').where('owner_id', '=', fromId).returningAll().execute()
  if (lines.length === 0) return
  await bagTables(tx)
    .insertInto('bag_lines')
    .values(
      lines.map((line) => ({
        ...line,
        owner_id: intoId,
        quantity: fittingQuantity(line.quantity + (held.get(line.line_id) ?? 0), available.get(line.line_id) ?? 0),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'line_id']).doUpdateSet(({ ref }) => ({
        quantity: ref('excluded.quantity'),
        selected: ref('excluded.selected'),
        price_seen_cents: ref('excluded.price_seen_cents'),
        offer_id: ref('excluded.offer_id'),
      })),
    )
    .execute()
}

const bagRow = (ownerId: string, line: PutBagLine): Insertable<BagTables['bag_lines']> => ({
  owner_id: ownerId,
  line_id: line.skuId,
  sku_id: line.variantId,
  quantity: line.quantity,
  selected: true,
  price_seen_cents: line.priceSeenCents,
  offer_id: line.offerId ?? null,
  added_at: clock.now(),
})

export async function setBagQuantity(tx: Tx, ownerId: string, skuId: string, quantity: number): Promise<void> {
  const done = await bagTables(tx)
    .updateTable('bag_lines')
    .set({ quantity })
    .where('owner_id', '=', ownerId)
    .where('line_id', '=', skuId)
    .executeTakeFirst()
  if (done.numUpdatedRows === 0n) refuse('NOT_FOUND')
}

export async function selectBagLines(tx: Tx, ownerId: string, skuIds: readonly string[], selected: boolean): Promise<void> {
  await bagTables(tx)
    .updateTable('bag_lines')
    .set({ selected })
    .where('owner_id', '=', ownerId)
    .where('line_id', 'in', skuIds)
    .execute()
}

/** Empties the bag of somebody who is no longer. */
export async function forgetBag(tx: Tx, ownerId: string): Promise<void> {
  await bagTables(tx).deleteFrom('bag_lines').where('owner_id', '=', ownerId).execute()
}

/** What was ordered leaves the bags it was ordered from. */
export async function removeOrdered(tx: Tx, ordered: readonly { ownerId: string; skuId: string }[]): Promise<void> {
  if (ordered.length === 0) return
  const owners = ordered.map(({ ownerId }) => ownerId)
  const variants = ordered.map(({ skuId }) => skuId)
  const lines = sql`unnest(${unseenArray('uuid', owners)}, ${unseenArray('uuid', variants)})`
  await sql`delete from bag_lines b using ${lines} o (owner_id, line_id) where b.owner_id = o.owner_id and b.line_id = o.line_id`.execute(
    tx,
  )
}

/** Takes lines out; what is not there is passed over. */
export async function removeBagLines(tx: Tx, ownerId: string, skuIds: readonly string[]): Promise<void> {
  await bagTables(tx).deleteFrom('bag_lines').where('owner_id', '=', ownerId).where('line_id', 'in', skuIds).execute()
}
