import { bootstrap } from './bootstrap.mjs'

await bootstrap()
const { rewriteTables } = await import('./tables/rewrite-tables.ts')
await rewriteTables()
