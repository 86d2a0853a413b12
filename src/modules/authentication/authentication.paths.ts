import { postCall } from '#platform/wire/call-path.ts'
import type { BenchInput, BenchWire, DecidedWire, DecideInput } from './authentication.contract.ts'

export const listBench = postCall<BenchInput, BenchWire>('/admin/bench/list')
export const decidePiece = postCall<DecideInput, DecidedWire>('/admin/bench/decide', { once: true })
