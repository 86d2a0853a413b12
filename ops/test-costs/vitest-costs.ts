import { afterAll, expect } from 'vitest'
import { noteCost, secondsWorked } from './test-costs.ts'

// Read once more for every file of tests, also of those that share a process. What is registered first comes last.
const before = secondsWorked()
afterAll(() => noteCost(expect.getState().testPath ?? 'unknown', secondsWorked() - before))
