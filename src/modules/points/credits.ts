import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import type { LedgerEntry } from '#platform/ledger.server.ts'
import { addLot, listDebts, type NewLot } from './lots.ts'
import { debtOf, entryOf, POINTS } from './lots.rules.ts'
import { lateExpiryOf, type PointRules } from './points.rules.ts'
import { pointTables } from './points.tables.ts'

/** Points somebody comes to: for a lot that is there already, or for one that is made for them. */
export type Credit = { ownerId: string; points: number; into: string | Omit<NewLot, 'ownerId'> }

/**
 * The entries by which somebody comes to points, whatever brought them: what they owe is settled first, and only the rest can be
 * spent. Nobody has points and owes some. Hold the owners before.
 */
export async function creditPoints(tx: Tx, credits: readonly Credit[]): Promise<LedgerEntry[]> {
  const debts = new Map(await listDebts(tx, [...new Set(credits.map(({ ownerId }) => ownerId))]))
  const entries: LedgerEntry[] = []
  for (const { ownerId, points, into } of credits) {
    const owed = debts.get(ownerId) ?? 0
    const settled = Math.min(owed, points)
    debts.set(ownerId, owed - settled)
    if (settled > 0) entries.push(debtOf(ownerId, settled))
    if (settled === points) continue
    const lot = typeof into === 'string' ? into : await addLot(tx, { ownerId, ...into })
    entries.push(entryOf(ownerId, lot, points - settled))
  }
  return entries
}

/**
 * Of entries that give back what an order had spent, points are credited to the lots they came from. Those whose last day is over go to
 * lots of their own and can be used for some days more. Once: nobody keeps points alive by ordering and sending back.
 */
export async function creditReturned(
  tx: Tx,
  entries: readonly LedgerEntry[],
  rules: Pick<PointRules, 'returnedDays'>,
): Promise<LedgerEntry[]> {
  const late = await listLate(tx, entries)
  const expiresAt = lateExpiryOf(clock.now(), rules)
  const credits: Credit[] = []
  const others: LedgerEntry[] = []
  for (const entry of entries) {
    const { ownerId, purpose, amount, lot } = entry
    if (!ownerId || !lot || purpose !== POINTS || amount <= 0) others.push(entry)
    else credits.push({ ownerId, points: amount, into: late.has(lot) ? { expiresAt, source: 'returned', sourceId: lot } : lot })
  }
  return [...(await creditPoints(tx, credits)), ...others]
}

/** Lots that have ended, and were not made for points that came back too late. */
async function listLate(tx: Tx, entries: readonly LedgerEntry[]): Promise<ReadonlySet<string>> {
  const lots = entries.flatMap(({ lot, amount }) => (lot && amount > 0 ? [lot] : []))
  if (lots.length === 0) return new Set()
  const late = await pointTables(tx)
    .selectFrom('point_lots')
    .select('lot_id')
    .where('lot_id', 'in', lots)
    .where('expires_at', '<=', clock.now())
    .where('source', '<>', 'returned')
    .execute()
  return new Set(late.map(({ lot_id: lotId }) => lotId))
}
