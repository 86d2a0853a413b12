import { makeFirstLink } from '../src/modules/operators/index.server.ts'
import { findOrigin, type Origin, settleOrigin } from '../src/modules/shop-origin/index.server.ts'
import { type Database, openDatabase } from '../src/platform/database.server.ts'
import { Refusal } from './claims.ts'

type Wanted = { production: boolean; empty: boolean }

/**
 * What this database holds. The first start decides: the demo, or with `--empty` and in production a shop of somebody's own. Later
 * starts are told by the database, so that a shop which was opened empty never wakes up as the demo.
 */
export function originOf(databaseUrl: string, { production, empty }: Wanted): Promise<Origin> {
  return withDatabase(databaseUrl, async (database) => {
    const wanted = production || empty ? 'own' : 'demo'
    const known = await findOrigin(database.pool)
    if (empty && known === 'demo')
      throw new Refusal(
        'The database of this folder holds the demo. Take it out with `npm run demo -- remove`, or begin beside it: ' +
          'DATA_DIR=.data-shop npm start -- --empty',
      )
    // A demo that is started for real use shows nothing of itself and lets nobody in by its passwords.
    if (production) return (await database.inTransaction((tx) => settleOrigin(tx, 'own'))) && 'own'
    return known ?? database.inTransaction((tx) => settleOrigin(tx, wanted))
  })
}

/** What the first administrator makes an account by; undefined once there is one. */
export const firstLink = (databaseUrl: string): Promise<string | undefined> =>
  withDatabase(databaseUrl, (database) => database.inTransaction(makeFirstLink))

async function withDatabase<Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = openDatabase(url, { connections: 1, silenceMs: () => 60_000 })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
