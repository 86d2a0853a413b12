import { bootstrap } from '../bootstrap.mjs'

await bootstrap()
const { runImage } = await import('./run-image.ts')
await runImage(process.argv.slice(2))
