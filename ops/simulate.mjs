import { bootstrap } from './bootstrap.mjs'

await bootstrap()
const { simulate } = await import('./simulation/simulate.ts')
await simulate(process.argv.slice(2))
