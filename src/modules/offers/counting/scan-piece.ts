import { sql } from 'kysely'
import type { Language } from '#language/languages.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import { type Locked, lockRows, type Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { offerTables } from '../offers.tables.ts'
import { onShelf } from '../stock/shelf.rules.ts'
import { readShelves } from '../stock/stock-changes.ts'
import { findHouseOffer } from '../stock/stock-ledger.ts'
import type { CountLineWire, Scan } from './counting.contract.ts'
import type { CountState } from './counting.rules.ts'
import { readLine } from './read-counts.ts'

type OpenCount = Locked<{ state: CountState; name: string }>

/** A count that is open, and stays so until the transaction ends. Refuses NOT_FOUND and COUNT_CLOSED. */
export async function lockCount(tx: Tx, countId: string): Promise<OpenCount> {
  const counts = offerTables(tx).selectFrom('stock_counts').select(['state', 'name']).where('count_id', '=', countId)
  const count = (await lockRows(tx, counts))[0] ?? refuse('NOT_FOUND')
  return count.state === 'open' ? count : refuse('COUNT_CLOSED')
}

/**
 * One more of a variant was found, or so many in all; whoever counts beside adds to the same sum. What should lie there is noted with
 * each scan, so that what is ordered before or after makes no difference. What is found and was not chosen is counted with the rest.
 * Refuses NOT_FOUND for a number the shop does not have, and COUNT_CLOSED.
 */
export async function scanPiece(tx: Tx, by: Operator, scan: Scan, language: Language): Promise<CountLineWire> {
  const { countId, itemNumber, mode, pieces = 1 } = scan
  await lockCount(tx, countId)
  const { offerId } = (await findHouseOffer(tx, itemNumber)) ?? refuse('NOT_FOUND', { field: 'itemNumber' })
  const shelf = (await readShelves(tx, [offerId])).get(offerId) ?? refuse('NOT_FOUND', { field: 'itemNumber' })
  const expected = onShelf(shelf)
  await offerTables(tx)
    .insertInto('stock_count_lines')
    .values({
      count_id: countId,
      offer_id: offerId,
      expected,
      first_expected: expected,
      last_expected: expected,
      counted: pieces,
      counted_at: clock.now(),
      counted_by: by.name,
    })
    .onConflict((conflict) =>
      conflict.columns(['count_id', 'offer_id']).doUpdateSet((column) => ({
        // Whoever says how many there are in all has counted anew.
        first_expected:
          mode === 'set'
            ? column.ref('excluded.first_expected')
            : sql<number>`coalesce(stock_count_lines.first_expected, excluded.first_expected)`,
        last_expected: column.ref('excluded.last_expected'),
        counted:
          mode === 'set'
            ? column.ref('excluded.counted')
            : sql<number>`coalesce(stock_count_lines.counted, 0) + excluded.counted`,
        counted_at: column.ref('excluded.counted_at'),
        counted_by: column.ref('excluded.counted_by'),
      })),
    )
    .execute()
  return readLine(tx, countId, offerId, language)
}
