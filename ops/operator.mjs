import { bootstrap } from './bootstrap.mjs'

await bootstrap()
const { addFromCommand } = await import('./operator.ts')
await addFromCommand(process.argv.slice(2))
