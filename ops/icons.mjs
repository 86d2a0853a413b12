import { bootstrap } from './bootstrap.mjs'

await bootstrap()
const { drawIcons } = await import('./icons.ts')
await drawIcons()
