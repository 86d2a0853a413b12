import { bootstrap } from '../bootstrap.mjs'

await bootstrap()
const { runDrill } = await import('./run-drill.ts')
await runDrill(process.argv[2])
