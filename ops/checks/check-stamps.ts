import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from './check-list.ts'
import { listFiles } from './sources.ts'

const FOLDER = '.cache/checks'
/** Settings of the tools, and which packages are installed. */
const SETTINGS = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'biome.json',
  'knip.ts',
  '.oxlintrc.json',
  '.npmrc',
  'README.md',
  'CONTRIBUTING.md',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  'react-router.config.ts',
]

/** Changes with everything the check reads, and with the check itself. */
export function stampOf({ command, reads }: Check): string {
  const hash = createHash('sha256').update(command.join(' '))
  for (const path of [...reads.flatMap(listFiles), ...SETTINGS]) hash.update(`\0${path}\0`).update(readFileSync(path))
  return hash.digest('hex')
}

const fileOf = ({ name }: Check): string => join(FOLDER, name.replace(' ', '-'))

/** Whether the check passed when all it reads was as it is. A clean checkout has no stamps, and runs every check. */
export function passedBefore(check: Check, stamp: string): boolean {
  try {
    return readFileSync(fileOf(check), 'utf8') === stamp
  } catch {
    return false
  }
}

export function notePassed(check: Check, stamp: string): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(check), stamp)
}
