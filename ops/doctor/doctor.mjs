import { bootstrap } from '../bootstrap.mjs'

await bootstrap()
const { runDoctor } = await import('./run-doctor.ts')
await runDoctor()
