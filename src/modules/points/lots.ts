import { sql } from 'kysely'
import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { unseenArray } from '#platform/database/unseen-array.server.ts'
import { newId } from '#platform/ids.server.ts'
import { type LedgerEntry, ledgerAccountId, sumAccounts } from '#platform/ledger.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { lateExpiryOf, type PointRules } from './points.rules.ts'
import { DEBT, entryOf, leftIn, type Lot, otherSide, POINTS, SPENT } from './lots.rules.ts'
import { pointTables } from './points.tables.ts'

const LotRow = z.object({ lotId: z.uuid(), ownerId: z.uuid(), left: z.coerce.number().int(), expiresAt: z.date() })

/** The account in which somebody's points are. */
export const pointAccount = (ownerId: string): string => ledgerAccountId({ ownerId, purpose: POINTS, unit: 'points' })

/** What is left in lots of these owners, what ends first first. Call `lockHolders` before, to spend of it. */
export async function listLots(tx: Read, ownerIds: readonly string[]): Promise<ReadonlyMap<string, Lot[]>> {
  const lots = await lotsLeft(tx, ownerIds)
  return Map.groupBy(
    lots.filter(({ expiresAt }) => expiresAt > clock.now()),
    ({ ownerId }) => ownerId,
  )
}

/** Those that have ended and are not yet swept out, too. */
export const lotsLeft = (tx: Read, ownerIds: readonly string[]): Promise<Lot[]> =>
  readRows(
    tx,
    LotRow,
    // Summed before the lots are looked up: joined first, the plan that is kept reads all entries that have a lot.
    sql`select l.lot_id as "lotId", l.owner_id as "ownerId", held.points as left, l.expires_at as "expiresAt"
    from (select lot, sum(amount) as points from ledger_entries
      where ledger_account_id = any(${unseenArray('uuid', ownerIds.map(pointAccount))}) group by lot having sum(amount) > 0) held
    join point_lots l on l.lot_id = held.lot order by l.expires_at, l.earned_at, l.lot_id`,
  )

/** What somebody can spend. */
export const sumHeld = async (tx: Read, ownerId: string): Promise<number> =>
  leftIn((await listLots(tx, [ownerId])).get(ownerId) ?? [])

/** What these owners owe: points of pieces that went back after they were spent. */
export async function listDebts(tx: Read, ownerIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const debts = await sumAccounts(tx, { purpose: DEBT, unit: 'points' }, ownerIds)
  return new Map(debts.map(({ ownerId, amount }) => [ownerId, -amount]))
}

export type NewLot = {
  ownerId: string
  expiresAt: Date
  source: 'piece' | 'gift' | 'correction' | 'invitation' | 'returned'
  sourceId: string
}

/** Answers the new lot's id; the entries that fill it are the caller's. */
export async function addLot(tx: Tx, { ownerId, expiresAt, source, sourceId }: NewLot): Promise<string> {
  const lotId = newId()
  await pointTables(tx)
    .insertInto('point_lots')
    .values({
      lot_id: lotId,
      owner_id: ownerId,
      earned_at: clock.now(),
      expires_at: expiresAt,
      source,
      source_id: sourceId,
    })
    .execute()
  return lotId
}

const SpentLot = z.object({ lot: z.uuid(), ownerId: z.uuid(), left: z.coerce.number().int() })

/**
 * What gives so many of the points an order has spent (posting `rewards-held`) back to the lots they came from, the last spent first; never
 * more than has not come back yet. Whatever posts these entries names the order. `keepLate` says what becomes of lots that have ended.
 */
export async function entriesToReturn(tx: Read, order: { order_id: string }, points: number): Promise<LedgerEntry[]> {
  const spent = await readRows(
    tx,
    SpentLot,
    sql`with held as (
        select e.lot, e.ledger_account_id, a.owner_id, -e.amount as amount, e.line
        from ledger_postings p join ledger_entries e using (posting_id) join ledger_accounts a using (ledger_account_id)
        where p.kind = 'rewards-held' and p.subject_id = ${order.order_id} and a.purpose = ${POINTS} and a.owner_id is not null)
      select h.lot, h.owner_id as "ownerId", h.amount - (select coalesce(sum(e.amount), 0) from ledger_entries e
        where e.order_id = ${order.order_id} and e.ledger_account_id = h.ledger_account_id and e.amount > 0
          and (e.lot = h.lot or e.lot in (select lot_id from point_lots where source = 'returned' and source_id = h.lot))) as left
      from held h order by h.line desc`,
  )
  const entries: LedgerEntry[] = []
  let wanted = points
  for (const { lot, ownerId, left } of spent) {
    const back = Math.min(left, wanted)
    if (back <= 0) continue
    wanted -= back
    entries.push(entryOf(ownerId, lot, back))
  }
  return points === wanted ? [] : [...entries, otherSide(SPENT, wanted - points)]
}

/**
 * Of points that come back, those whose last day is over go to lots of their own and can be used for some days more. Once: nobody keeps
 * points alive by ordering and sending back.
 */
export async function keepLate(
  tx: Tx,
  entries: readonly LedgerEntry[],
  rules: Pick<PointRules, 'returnedDays'>,
): Promise<LedgerEntry[]> {
  const now = clock.now()
  const lots = entries.flatMap(({ lot, amount }) => (lot && amount > 0 ? [lot] : []))
  if (lots.length === 0) return [...entries]
  const late = await pointTables(tx)
    .selectFrom('point_lots')
    .select(['lot_id', 'owner_id'])
    .where('lot_id', 'in', lots)
    .where('expires_at', '<=', now)
    .where('source', '<>', 'returned')
    .execute()
  const expiresAt = lateExpiryOf(now, rules)
  const kept = new Map<string, string>()
  for (const { lot_id: sourceId, owner_id: ownerId } of late)
    kept.set(sourceId, await addLot(tx, { ownerId, expiresAt, source: 'returned', sourceId }))
  return entries.map((entry) => ({ ...entry, ...(entry.lot && kept.has(entry.lot) ? { lot: kept.get(entry.lot) } : {}) }))
}
