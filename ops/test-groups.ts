import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** `rules` need nothing but themselves, `modules` a database, `programs` start other processes and mostly wait for them. */
export type TestGroup = 'rules' | 'modules' | 'programs'

const PROGRAM =
  /node:child_process|free-history\.ts'|-process\.ts'|-servers\.ts'|TestNodes|startEmbeddedPostgres|makeSampleProject/
const DATABASE = /test-database\.server|test-shop\.builders/
const BUILDERS = /from '(\.[^']+\.builders\.ts)'/g

/** What a machine may lack without a way to get it, divided by commas; the last lines of a run tell. */
export const WITHOUT = 'TESTS_WITHOUT'
const ASKING = { 'search nodes': /TestNodes/, balancer: /\/balancer-servers/, sentinels: /\/sentinel-servers/ }
export type Lacking = keyof typeof ASKING

/** Every test file of the modules, by what it asks for: nobody has to say where a new one belongs. */
export function groupTests(root: string): Record<TestGroup, string[]> {
  const files = globSync('{src,demo,ops}/**/*.test.{ts,tsx}', { cwd: root }).sort()
  const groups: Record<TestGroup, string[]> = { rules: [], modules: [], programs: [] }
  const lacking = (process.env[WITHOUT] ?? '').split(',')
  const asking = Object.entries(ASKING).flatMap(([what, pattern]) => (lacking.includes(what) ? pattern : []))
  const isRun = (file: string): boolean => {
    const source = asking.length > 0 ? readFileSync(join(root, file), 'utf8') : ''
    return !asking.some((pattern) => pattern.test(source))
  }
  for (const file of files.filter(isRun)) groups[groupOf(join(root, file))].push(file)
  return groups
}

export function groupOf(file: string): TestGroup {
  const source = readFileSync(file, 'utf8')
  if (PROGRAM.test(source)) return 'programs'
  return needsDatabase(file, source) ? 'modules' : 'rules'
}

const needsDatabase = (file: string, source: string): boolean =>
  DATABASE.test(source) ||
  [...source.matchAll(BUILDERS)].some(([, builders = '']) => {
    const beside = join(dirname(file), builders)
    return needsDatabase(beside, readFileSync(beside, 'utf8'))
  })
