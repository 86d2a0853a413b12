import { bootstrap } from './bootstrap.mjs'

await bootstrap()
const { runBenchmarks } = await import('./bench-run.ts')
await runBenchmarks(process.argv.slice(2))
