import { openDatabase } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { ChangeConsumer } from './search-changes.ts'
import { loadIndex } from './search-load.ts'
import { fillFromThread } from './search-read-apart.ts'
import { SearchSnapshot } from './search-snapshot.ts'

// A program of its own, started by search-build.ts: reads the whole catalogue, writes the snapshot and ends. It also ends when
// the process that started it does.
process.on('disconnect', () => process.exit(1))
const { DATABASE_URL = '', DATABASE_READ_URL, DATA_DIR = '', LOG_LEVEL = 'info' } = process.env
const database = openDatabase(DATABASE_URL, { connections: 8 })
const log = createLog(LOG_LEVEL)
const load = () =>
  loadIndex(database, (build, { xid }) => fillFromThread(build, { url: DATABASE_URL, copyUrl: DATABASE_READ_URL, xid }))
await new SearchSnapshot(DATA_DIR, database, log).write(new ChangeConsumer(database, log, load, await load()))
await database.close()
process.exit()
