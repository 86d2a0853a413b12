import { sql } from 'kysely'
import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { unseenArray } from '#platform/database/unseen-array.server.ts'
import { newId } from '#platform/ids.server.ts'
import { type LedgerEntry, ledgerAccountId, sumAccounts } from '#platform/ledger.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
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
    from (select lot, sum(amount)::bigint as points from ledger_entries
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

/** Answers the new lot's id; what fills it comes from `creditPoints` alone. */
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

const SpentLot = z.object({
  lot: z.uuid(),
  ownerId: z.uuid(),
  points: z.coerce.number().int(),
  cameBack: z.coerce.number().int(),
})

/**
 * What gives so many of the points an order has spent (posting `rewards-held`) back to the lots they came from, the last spent first; never
 * more than has not come back yet. Whatever posts these entries names the order, and passes them through `creditReturned`.
 */
export async function entriesToReturn(tx: Read, order: { order_id: string }, points: number): Promise<LedgerEntry[]> {
  const spent = await readRows(
    tx,
    SpentLot,
    sql`select e.lot, a.owner_id as "ownerId", -e.amount as points, (select coalesce(-sum(b.amount), 0) from ledger_entries b
        join ledger_accounts s using (ledger_account_id)
        where b.order_id = ${order.order_id} and s.purpose = ${SPENT} and b.amount < 0) as "cameBack"
      from ledger_postings p join ledger_entries e using (posting_id) join ledger_accounts a using (ledger_account_id)
      where p.kind = 'rewards-held' and p.subject_id = ${order.order_id} and a.purpose = ${POINTS} and a.owner_id is not null
      order by e.line desc`,
  )
  // What came back earlier came back in this very sequence.
  let passed = spent[0]?.cameBack ?? 0
  const entries: LedgerEntry[] = []
  let wanted = points
  for (const { lot, ownerId, points: taken } of spent) {
    const before = Math.min(passed, taken)
    passed -= before
    const back = Math.min(taken - before, wanted)
    if (back <= 0) continue
    wanted -= back
    entries.push(entryOf(ownerId, lot, back))
  }
  return points === wanted ? [] : [...entries, otherSide(SPENT, wanted - points)]
}
