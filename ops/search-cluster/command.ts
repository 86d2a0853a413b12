import { fillAlone } from '../../src/jobs/search/search-cluster-fill.ts'
import { consumerOf } from '../../src/jobs/search/search-cluster-write.ts'
import { SearchCluster } from '../../src/modules/search/index.server.ts'
import { openDatabase } from '../../src/platform/database.server.ts'
import { createLog } from '../../src/platform/log.server.ts'
import { removeConsumer } from '../../src/platform/outbox/outbox.server.ts'
import { readSettings } from '../../src/platform/settings.server.ts'

const USE = `Use, with SEARCH_URL and DATABASE_URL set:
  npm run search-cluster -- fill    builds the index anew beside the one that answers, and puts it in its place
  npm run search-cluster -- leave   takes the indexes away and keeps no changes for them any more`

/** What an operator of the search servers does by hand. */
export async function runClusterCommand([command]: string[]): Promise<void> {
  const { SEARCH_URL, DATABASE_URL } = readSettings()
  if (!SEARCH_URL) return fail('SEARCH_URL names no cluster.')
  if (!DATABASE_URL) return fail('DATABASE_URL names the database of the catalogue.')
  if (command !== 'fill' && command !== 'leave') return fail('What is to be done?')
  const database = openDatabase(DATABASE_URL, { connections: 4 })
  const cluster = new SearchCluster(SEARCH_URL)
  try {
    if (command === 'leave') {
      await database.inTransaction((tx) => removeConsumer(tx, consumerOf(cluster)))
      await cluster.removeAll()
    } else if (!(await fillAlone(database, cluster, createLog('info')))) fail('Another process is filling the cluster.')
  } finally {
    await database.close()
  }
}

function fail(why: string): void {
  console.error(`${why}\n${USE}`)
  process.exitCode = 1
}
