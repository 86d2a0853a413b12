import { bootstrap } from '../bootstrap.mjs'

await bootstrap()
const { upgradeDatabase } = await import('./upgrade-database.ts')
await upgradeDatabase()
