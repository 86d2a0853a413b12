import { existsSync } from 'node:fs'
import { ensurePackages, type Need } from '../debian-packages.ts'

const SEARCHD = '/usr/bin/searchd'
const PACKAGE = 'sphinxsearch'

/** Where searchd is; undefined when this machine has none. */
export const findSearchd = (): string | undefined => [process.env.SEARCHD_PATH, SEARCHD].find((path) => path && existsSync(path))

export const searchdNeed: Need = {
  who: 'The tests of the search cluster need',
  missing: () => (findSearchd() ? [] : [PACKAGE]),
  instead: 'name a searchd in SEARCHD_PATH',
}

/** Installs searchd where that can be done without asking; else answers the sentence to show. */
export const ensureSearchd = (log: (line: string) => void): string | undefined => ensurePackages([searchdNeed], log)
