import { bootstrap } from './bootstrap.mjs'

await bootstrap()
const { runChecks } = await import('./checks/run-checks.ts')
process.exitCode = (await runChecks(process.argv.slice(2))) ? 0 : 1
