import { sql } from 'kysely'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { offerTables } from '../offers.tables.ts'
import { countedChange, onShelf } from '../stock/shelf.rules.ts'
import { lockOffers, readShelves, writeStockChanges } from '../stock/stock-changes.ts'
import type { BookCountInput, BookCountWire, CountIdInput } from './counting.contract.ts'
import { lockCount } from './scan-piece.ts'

type Line = { offerId: string; counted: number; expected: number }

/**
 * What was found becomes what is for sale: each variant changes by what was found more or less than should have lain there when it was
 * last scanned, whatever has been ordered since; what was counted elsewhere since stays as it was found there. Once: of two who book it the second is refused COUNT_CLOSED.
 */
export async function bookCount(tx: Tx, by: Operator, { countId, unscanned = 'leave' }: BookCountInput): Promise<BookCountWire> {
  const { name } = await lockCount(tx, countId)
  const found = await findDiffering(tx, countId, unscanned === 'none')
  await lockOffers(
    tx,
    found.map(({ offerId }) => offerId),
  )
  const countedSince = await findCountedSince(tx, countId)
  const differing = found.filter(({ offerId }) => !countedSince.has(offerId))
  const ids = differing.map(({ offerId }) => offerId)
  const shelves = await readShelves(tx, ids)
  const booked = differing.map(({ offerId, counted, expected }) => {
    const shelf = shelves.get(offerId) ?? { available: 0, awaited: 0 }
    // What nobody has scanned was looked for until this moment.
    return { offerId, ...countedChange(counted, expected < 0 ? onShelf(shelf) : expected, shelf.available) }
  })
  const changes = booked.filter(({ change }) => change !== 0)
  await noteBooked(tx, countId, booked)
  await writeStockChanges(
    tx,
    by,
    changes.map(({ offerId, change }) => ({ offerId, change, kind: 'counted' as const, reason: name })),
  )
  await endCount(tx, by, countId, 'booked')
  const missing = booked.reduce((sum, line) => sum + line.missing, 0)
  await recordAudit(tx, {
    by,
    action: 'count-booked',
    subject: 'count',
    subjectId: countId,
    after: { name, changed: changes.length, missing, unscanned },
  })
  return { changed: changes.length, missing }
}

/** Lines that were found otherwise than expected; with `all` those, too, that nobody has scanned, as not there (expected: −1). */
async function findDiffering(tx: Tx, countId: string, all: boolean): Promise<Line[]> {
  const lines = offerTables(tx).selectFrom('stock_count_lines').where('count_id', '=', countId)
  const scanned = await lines
    .select(['offer_id as offerId', 'counted', 'last_expected as expected'])
    .where('counted', 'is not', null)
    .whereRef('counted', '<>', 'last_expected')
    .execute()
  const unscanned = all ? await lines.select('offer_id as offerId').where('counted', 'is', null).execute() : []
  return [
    ...scanned.map(({ offerId, counted, expected }) => ({ offerId, counted: counted ?? 0, expected: expected ?? 0 })),
    ...unscanned.map(({ offerId }) => ({ offerId, counted: 0, expected: -1 })),
  ]
}

/**
 * What somebody else has counted and booked after it was scanned here stands as they found it, also where they found the books right:
 * a count that is booked writes no change then, only its line says so.
 */
async function findCountedSince(tx: Tx, countId: string): Promise<Set<string>> {
  const lines = offerTables(tx)
    .selectFrom('stock_count_lines as l')
    .select('l.offer_id as offerId')
    .where('l.count_id', '=', countId)
  const changed = lines.innerJoin('stock_changes as s', (join) =>
    join.onRef('s.offer_id', '=', 'l.offer_id').onRef('s.changed_at', '>', 'l.counted_at').on('s.kind', '=', 'counted'),
  )
  const scannedLater = lines
    .innerJoin('stock_count_lines as other', (join) =>
      join.onRef('other.offer_id', '=', 'l.offer_id').onRef('other.counted_at', '>', 'l.counted_at'),
    )
    .innerJoin('stock_counts as c', (join) => join.onRef('c.count_id', '=', 'other.count_id').on('c.state', '=', 'booked'))
  const rows = await changed.union(scannedLater).execute()
  return new Set(rows.map(({ offerId }) => offerId))
}

async function noteBooked(
  tx: Tx,
  countId: string,
  booked: readonly { offerId: string; change: number; missing: number }[],
): Promise<void> {
  if (booked.length === 0) return
  await sql`update stock_count_lines l set change = t.change, missing = t.missing
    from unnest(${booked.map(({ offerId }) => offerId)}::uuid[], ${booked.map(({ change }) => change)}::int[],
      ${booked.map(({ missing }) => missing)}::int[]) t (id, change, missing)
    where l.count_id = ${countId} and l.offer_id = t.id`.execute(tx)
}

/** Throws a count away; nothing changes. Refuses COUNT_CLOSED. */
export async function dropCount(tx: Tx, by: Operator, { countId }: CountIdInput): Promise<void> {
  const { name } = await lockCount(tx, countId)
  await endCount(tx, by, countId, 'dropped')
  await recordAudit(tx, { by, action: 'count-dropped', subject: 'count', subjectId: countId, before: { name } })
}

const endCount = (tx: Tx, by: Operator, countId: string, state: 'booked' | 'dropped') =>
  offerTables(tx)
    .updateTable('stock_counts')
    .set({ state, ended_at: clock.now(), ended_by: by.name })
    .where('count_id', '=', countId)
    .execute()
