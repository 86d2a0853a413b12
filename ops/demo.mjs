import { bootstrap } from './bootstrap.mjs'

await bootstrap()
const { moveDemo } = await import('./demo.ts')
await moveDemo(process.argv[2], process.argv.includes('--quiet'))
