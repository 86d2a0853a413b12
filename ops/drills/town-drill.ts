import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { say } from './drill-steps.ts'

/** One, two and four processes, and one with a copy: the same as `npm run bench -- town`, by the name people look for it under. */
export async function drillTown(): Promise<void> {
  say('This is npm run bench -- town')
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, '../bench.mjs'), 'town'], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
