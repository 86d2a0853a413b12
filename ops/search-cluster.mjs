import { bootstrap } from './bootstrap.mjs'

await bootstrap()
const { runClusterCommand } = await import('./search-cluster/command.ts')
await runClusterCommand(process.argv.slice(2))
