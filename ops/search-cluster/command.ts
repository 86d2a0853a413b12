import { fillAlone, consumerOf } from '../../src/jobs/search/search-cluster-fill.ts'
import { readClusterAddress, SearchCluster } from '../../src/modules/search/index.server.ts'
import { openDatabase } from '../../src/platform/database.server.ts'
import { createLog } from '../../src/platform/log.server.ts'
import { removeConsumer } from '../../src/platform/outbox/outbox.server.ts'
import { readSettings } from '../../src/platform/settings.server.ts'
import { nodeConfiguration } from './node-configuration.ts'

const USE = `Use, with SEARCH_URL set:
  npm run search-cluster -- configure HOST[:PORT] [FOLDER]   prints the configuration of that node
  npm run search-cluster -- fill                             writes the whole catalogue anew (DATABASE_URL)
  npm run search-cluster -- leave                            keeps no changes for this cluster any more (DATABASE_URL)`

/** From the port a node is asked at to the one other nodes ask it at: 9306 and 9312, as usual. */
const NODE_PORT_STEP = 6

/** What an operator of the search servers does by hand. */
export async function runClusterCommand([command, place = '', folder = '/var/lib/sphinxsearch/data']: string[]): Promise<void> {
  const { SEARCH_URL, DATABASE_URL } = readSettings()
  if (!SEARCH_URL) return fail('SEARCH_URL names no cluster.')
  if (command === 'configure') return configure(SEARCH_URL, place, folder)
  if (command !== 'fill' && command !== 'leave') return fail('What is to be done?')
  if (!DATABASE_URL) return fail('DATABASE_URL names the database of the catalogue.')
  const database = openDatabase(DATABASE_URL, { connections: 4 })
  const cluster = new SearchCluster(SEARCH_URL)
  try {
    if (command === 'leave') await database.inTransaction((tx) => removeConsumer(tx, consumerOf(cluster)))
    else if (!(await fillAlone(database, cluster, createLog('info')))) fail('Another process is filling the cluster.')
  } finally {
    await cluster.close()
    await database.close()
  }
}

function configure(address: string, place: string, folder: string): void {
  const { nodes, seconds } = readClusterAddress(address)
  const places = nodes.map(({ host, port }) => ({
    host,
    shopPort: port,
    nodePort: port + NODE_PORT_STEP,
  }))
  const own = places.find(({ host, shopPort }) => place === host || place === `${host}:${shopPort}`)
  if (!own) return fail(`SEARCH_URL names no node ${place}`)
  console.log(nodeConfiguration(own, places, folder, seconds))
}

function fail(why: string): void {
  console.error(`${why}\n${USE}`)
  process.exitCode = 1
}
