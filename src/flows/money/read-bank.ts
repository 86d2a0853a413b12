import { keepMovements } from '#modules/treasury/index.server.ts'
import type { BankFeed } from '#platform/bank/bank-feed.server.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { bookStatementLines } from './book-statement.ts'

/** Banks show some movements late, under the time at which they happened. */
const LOOKED_BACK_MS = 3 * DAY

/** What the bank has booked lately becomes lines of today's statement, each once, and is booked. */
export async function readBank(database: Database, feed: BankFeed, log: Log): Promise<void> {
  const movements = await feed.list(new Date(clock.now().getTime() - LOOKED_BACK_MS))
  if (movements.length > 0) await database.inTransaction((tx) => keepMovements(tx, movements))
  await bookStatementLines(database, log)
}
