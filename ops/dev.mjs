import { bootstrap } from './bootstrap.mjs'

// The packages have a development build each, and all of them must be of one kind.
await bootstrap(['--conditions=development'])
const { launch } = await import('./launch.ts')
await launch({ dev: true, empty: process.argv.includes('--empty'), quiet: process.argv.includes('--quiet') })
