import { bootstrap } from '../bootstrap.mjs'

await bootstrap()
const { runBackup } = await import('./backup-command.ts')
await runBackup(process.argv.slice(2))
