import { expect, test } from 'vitest'
import { nameOverspent } from './test-shares.ts'

test('a file of tests that takes more of a processor than its share is named with both, others are not', () => {
  const costs: [string, number][] = [
    ['src/dear.test.ts', 181],
    ['src/known.test.ts', 181],
    ['src/cheap.test.ts', 3],
  ]
  expect(nameOverspent('modules', costs, { 'src/known.test.ts': 190 })).toEqual([
    'src/dear.test.ts took 181.0 s of a processor, and its share is 180 s',
  ])
})

test('the shop that tests in the browser share is no file of tests', () => {
  expect(nameOverspent('browser', [['ops/e2e-server.ts', 900]])).toEqual([])
})
