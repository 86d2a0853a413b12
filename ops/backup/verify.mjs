import { bootstrap } from '../bootstrap.mjs'

await bootstrap()
const { runVerify } = await import('./backup-command.ts')
await runVerify(process.argv.slice(2))
