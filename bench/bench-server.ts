import { launch } from '../ops/launch.ts'

// The shop as `npm start` starts it, with nothing else going on in the background while it is measured. BENCH_QUIET=1: without ten weeks of orders.
await launch({ quiet: process.env.BENCH_QUIET === '1', measured: true })
