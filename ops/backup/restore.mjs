import { bootstrap } from '../bootstrap.mjs'

await bootstrap()
const { runRestore } = await import('./backup-command.ts')
await runRestore(process.argv.slice(2))
