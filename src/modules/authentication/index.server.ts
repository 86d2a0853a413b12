export { listBenchLooks, recordAuthentication, showBenchLook } from './authentication.ts'
export { listBench } from './bench.ts'
