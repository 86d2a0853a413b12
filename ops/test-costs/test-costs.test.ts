import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { costsVariable, noteCost, readCosts, secondsWorked } from './test-costs.ts'

test('what a file of tests takes is summed over its parts, the dearest file first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'praya-costs-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const account = join(folder, 'costs')
  await appendFile(account, '')
  vi.stubEnv(costsVariable, account)
  onTestFinished(() => void vi.unstubAllEnvs())
  const here = join(import.meta.dirname, '../..')
  noteCost(join(here, 'e2e/bag.spec.ts'), 1.5)
  noteCost(join(here, 'e2e/list.spec.ts'), 2)
  noteCost(join(here, 'e2e/bag.spec.ts'), 1)
  expect(readCosts(account)).toEqual([
    ['e2e/bag.spec.ts', 2.5],
    ['e2e/list.spec.ts', 2],
  ])
  expect(readCosts(join(folder, 'none'))).toEqual([])
})

test('what this process works is counted, where the system tells', () => {
  const before = secondsWorked()
  const began = process.cpuUsage().user
  while (process.cpuUsage().user - began < 300_000) continue
  expect(secondsWorked() - before).toBeGreaterThanOrEqual(process.platform === 'linux' ? 0.25 : 0)
})
