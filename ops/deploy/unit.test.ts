import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ANALYZE = '/usr/bin/systemd-analyze'
const unit = readFileSync(join(import.meta.dirname, 'praya.service'), 'utf8')

/** What systemd says of this unit and would pass over in silence; its exit code is 0 all the same. Where there is none, nothing is said. */
async function complaints(written: string): Promise<string[]> {
  if (!existsSync(ANALYZE)) return []
  const folder = await mkdtemp(join(tmpdir(), 'praya-unit-'))
  try {
    const path = join(folder, 'praya.service')
    // Where Node is differs between machines.
    await writeFile(path, written.replace('/usr/bin/node', process.execPath))
    const { stdout, stderr } = spawnSync(ANALYZE, ['verify', path], { encoding: 'utf8' })
    return `${stdout}${stderr}`.split('\n').filter((line) => line.includes('praya.service'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('systemd knows every word of the unit', async () => {
  expect(await complaints(unit)).toEqual([])
  expect(await complaints(unit.replace('ProtectHome', 'ProtectHouse'))).toHaveLength(existsSync(ANALYZE) ? 1 : 0)
})

test('the unit starts what npm start starts, and gives it longer to end than the processes give each other', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  expect(unit).toContain(`\nExecStart=/usr/bin/${scripts.start}\n`)
  const patience = /LEAVING_MS = (\d+)_000/.exec(readFileSync('ops/processes/run-processes.ts', 'utf8'))?.[1]
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(Number(patience))
})
