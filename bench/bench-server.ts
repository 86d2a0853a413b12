import { launch } from '../ops/launch.ts'

// The shop as `npm start` starts it, with nothing else going on in the background while it is measured.
await launch()
