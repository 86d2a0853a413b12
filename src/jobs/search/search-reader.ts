import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { listSearchRows } from '#modules/catalogue/index.server.ts'
import { RowBatchWriter } from '#modules/search/index.server.ts'
import { openDatabase } from '#platform/database.server.ts'
import { catalogueFrom } from './search-load.ts'
import type { ReaderData, ReaderMessage } from './search-read-apart.ts'

// A thread that search-read-apart.ts starts: reads the catalogue and hands the rows over, a few batches ahead of who takes them.
const AHEAD = 4
/**
 * PostgreSQL knows its tables in hundredths: a range within one it takes for three rows, and joins half a million products as if
 * each batch were that small.
 */
const READ_AT_ONCE = 5_000

const port = parentPort!
const say = (message: ReaderMessage): void => port.postMessage(message)
const taken = on(port, 'message')
const { url, copyUrl, xid } = workerData as ReaderData
// However late a copy is: what it must have is known.
const copy = copyUrl === undefined ? undefined : { url: copyUrl, mostLagSeconds: 3_600 }
const database = openDatabase(url, { connections: 6, copy })
const batches = new RowBatchWriter()
let ahead = 0
for await (const rows of listSearchRows(catalogueFrom(database, { xid }), READ_AT_ONCE)) {
  if (ahead === AHEAD) await taken.next()
  else ahead += 1
  say(batches.write(rows))
}
say('end')
await database.close()
port.close()
