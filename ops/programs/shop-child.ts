import { flushCompileCache } from 'node:module'
import { startPraya } from '../../src/main.ts'
import { readSettings } from '../../src/platform/settings.server.ts'

// The program itself on a database that is already migrated: what `npm start` does around it costs seconds at every kill.
const settings = readSettings()
const url = settings.DATABASE_URL ?? ''
const praya = await startPraya({ databaseUrl: url, directUrl: settings.DATABASE_DIRECT_URL ?? url, settings })
// Whoever is killed keeps nothing on the way out.
flushCompileCache()
process.once('SIGTERM', () => void praya.stop().then(() => process.exit(0)))
console.log(`Ready at ${praya.address}`)
