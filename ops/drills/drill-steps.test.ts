import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What a drill that found so much says, and how it ends. */
function drillThatFound(found: string): [string, number | null] {
  const steps = JSON.stringify(join(import.meta.dirname, 'drill-steps.ts'))
  const program = `import(${steps}).then(({ requireAtMost }) => requireAtMost('seconds', ${found}, 10))`
  const { stderr, status } = spawnSync(process.execPath, ['--eval', program], { encoding: 'utf8' })
  return [stderr, status]
}

test('a drill past its limit says so in a line and ends with 1; one that measured nothing does, too', () => {
  expect(drillThatFound('10')).toEqual(['', 0])
  expect(drillThatFound('10.04')).toEqual(['MISSED: seconds: 10.04, at most 10\n', 1])
  expect(drillThatFound('NaN')).toEqual(['MISSED: seconds: NaN, at most 10\n', 1])
})
