import { bootstrap } from './bootstrap.mjs'
import { shopEnvironment, shopNodeOptions } from './node-options.mjs'

await bootstrap(shopNodeOptions, shopEnvironment)
const { launch } = await import('./launch.ts')
await launch({ empty: process.argv.includes('--empty'), quiet: process.argv.includes('--quiet') })
