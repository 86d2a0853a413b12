import { bootstrap } from './bootstrap.mjs'
import { shopNodeOptions } from './node-options.mjs'

await bootstrap(shopNodeOptions)
const { launch } = await import('./launch.ts')
await launch({ empty: process.argv.includes('--empty'), quiet: process.argv.includes('--quiet') })
