import { expect, test } from 'vitest'
import { countPlaywright, countVitest, sum } from './test-outcome.ts'

const file = (status: string, tests: number) => ({ status, assertionResults: Array.from({ length: tests }) })

test('the sum of both suites is what is reported', () => {
  const modules = countVitest({ numPassedTests: 40, numFailedTests: 2, testResults: [file('failed', 42)] }, 1)
  const browser = countPlaywright({ stats: { expected: 9, unexpected: 1, flaky: 0 }, errors: [] }, 1)
  expect(sum([modules, browser])).toEqual({ passed: 49, failed: 3 })
})

test('a runner that crashed counts as one failed test', () => {
  expect(countVitest(undefined, 1)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright(undefined, 137)).toEqual({ passed: 0, failed: 1 })
})

test('a test file that cannot be read counts as one failed test', () => {
  expect(
    countVitest({ numPassedTests: 5, numFailedTests: 0, testResults: [file('passed', 5), file('failed', 0)] }, 1).failed,
  ).toBe(1)
})

test('a bad end after passed tests is a failure', () => {
  expect(countVitest({ numPassedTests: 5, numFailedTests: 0, testResults: [file('passed', 5)] }, 1)).toEqual({
    passed: 5,
    failed: 1,
  })
})

test('a test in the browser that passed only when repeated is a failure', () => {
  expect(countPlaywright({ stats: { expected: 3, unexpected: 0, flaky: 1 }, errors: [] }, 0)).toEqual({ passed: 3, failed: 1 })
})
