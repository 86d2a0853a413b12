import { bootstrap } from './bootstrap.mjs'

await bootstrap()
const { runTests } = await import('./test-run.ts')
await runTests(process.argv[2] === 'screens' ? 'screens' : 'all')
