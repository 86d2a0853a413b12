import { bootstrap } from './bootstrap.mjs'

await bootstrap()
const { launch } = await import('./launch.ts')
await launch()
