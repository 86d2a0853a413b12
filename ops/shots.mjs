import { bootstrap } from './bootstrap.mjs'

await bootstrap()
const { takeShots } = await import('./shots/shots.ts')
await takeShots(process.argv.slice(2))
