import { expect, test } from 'vitest'
import { afterRepeat, countPlaywright, countVitest, nameFailedFiles, nameFailures, nameRepeated, sum } from './test-outcome.ts'

const file = (status: string, tests: number) => ({
  name: 'src/a.test.ts',
  status,
  assertionResults: Array.from({ length: tests }),
})

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

test('a test in the browser that passed when it was repeated has passed, and is named with what failed first', () => {
  const spec = {
    title: 'the list opens',
    file: 'list.spec.ts',
    ok: true,
    tests: [{ results: [{ error: { message: 'Timeout' } }, {}] }],
  }
  const report = { stats: { expected: 3, unexpected: 0, flaky: 1 }, errors: [], suites: [{ specs: [spec] }] }
  expect(countPlaywright(report, 0)).toEqual({ passed: 4, failed: 0 })
  expect(nameFailures(report)).toEqual([])
  expect(nameRepeated(report)).toEqual(['list.spec.ts › the list opens\n    Timeout'])
})

test('a file that passed when it was repeated has passed, with all its tests', () => {
  const passed = { fullName: 'a bag is kept', status: 'passed' }
  const failed = { fullName: 'a bag is lost', status: 'failed' }
  const good = { name: 'src/good.test.ts', status: 'passed', assertionResults: [passed, passed] }
  const bad = { name: 'src/bad.test.ts', status: 'failed', assertionResults: [passed, failed] }
  const first = { numPassedTests: 3, numFailedTests: 1, testResults: [good, bad] }
  expect(nameFailedFiles(first)).toEqual(['src/bad.test.ts'])
  const second = { numPassedTests: 2, numFailedTests: 0, testResults: [{ ...bad, assertionResults: [passed, passed] }] }
  expect(afterRepeat(first, second)).toEqual({ passed: 4, failed: 0 })
})

test('what failed is named with its file and its reason', () => {
  const kept = { fullName: 'a bag is kept', status: 'passed' }
  const lost = { fullName: 'a bag is lost', status: 'failed', failureMessages: ['\u001B[31mexpected 1\u001B[39m'] }
  const modules = {
    numPassedTests: 1,
    testResults: [{ name: 'src/bag.test.ts', status: 'failed', assertionResults: [kept, lost] }],
  }
  expect(nameFailures(modules)).toEqual(['src/bag.test.ts › a bag is lost\n    expected 1'])

  const spec = {
    title: 'the list opens',
    file: 'list.spec.ts',
    ok: false,
    tests: [{ results: [{ error: { message: 'Timeout' } }] }],
  }
  const browser = {
    stats: { expected: 0, unexpected: 1, flaky: 0 },
    errors: [],
    suites: [{ specs: [], suites: [{ specs: [spec] }] }],
  }
  expect(nameFailures(browser)).toEqual(['list.spec.ts › the list opens\n    Timeout'])
})
