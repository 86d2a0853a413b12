import { postCall } from '#platform/wire/call-path.ts'
import { BenchInput, BenchWire, DecideInput, DecidedWire } from './authentication.contract.ts'

export const listBench = postCall('/admin/bench/list', {
  access: 'authenticate',
  reads: true,
  input: BenchInput,
  output: BenchWire,
})
export const decidePiece = postCall('/admin/bench/decide', {
  access: 'authenticate',
  once: true,
  input: DecideInput,
  output: DecidedWire,
})
