import { spawn } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { costsVariable, type FileCost, readCosts } from './test-costs/test-costs.ts'
import { groupOf, type TestGroup } from './test-groups.ts'
import { nameOverspent } from './test-costs/test-shares.ts'
import {
  afterRepeat,
  countPlaywright,
  countVitest,
  nameFailedFiles,
  nameFailures,
  nameRepeated,
  type Outcome,
} from './test-outcome.ts'

const root = join(import.meta.dirname, '..')
/** The browser fills whatever others leave; who waits its turn behind it would be the last to finish, with nobody beside them. */
const BEHIND_OTHERS = 10
const LAST = 19
/** More is not the machine's doing. */
const MOST_REPEATED = 2
/** What looks for cases by chance and has found one would not find it again. */
const LOOKS_FOR_CASES = /'fast-check'|free-history|driven-histories|seeded-random/
/** A suite that hangs is a suite that failed. */
const SUITE_LIMIT_MS = 60 * 60_000

/** What a suite found, in words each failure and what passed only when it was repeated, and what each file took, the dearest first. */
export type SuiteOutcome = Outcome & { failures: string[]; repeated: string[]; costs: FileCost[] }
/** The projects of `playwright.config.ts`. */
export type BrowserTests = 'browser' | 'screens'

/**
 * `memory`: a folder for whatever the tests put on a disk, PostgreSQL with its databases first of all. As in the browser, what failed
 * is run once more and named at the end: on a busy machine a wait may end before its time has come (decision 211).
 */
export async function runVitest(group: TestGroup, report: string, memory: string | undefined): Promise<SuiteOutcome> {
  const account = `${report}.costs`
  const environment = { [costsVariable]: account, ...(memory ? { TEST_MEMORY: memory, TMPDIR: memory } : {}) }
  const run = async (files: readonly string[], to: string) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${to}`]
    // One file at a time: the browser beside it takes longer all the same, and more would only be in its way.
    const how = [`--project=${group}`, '--maxWorkers=1', ...reporters]
    const code = await runNode(group, ['node_modules/vitest/vitest.mjs', 'run', ...files, ...how], environment)
    const found = await readReport(to)
    return { found, ...countVitest(found, code), failures: nameFailures(found) }
  }
  const first = await run([], report)
  const costs = readCosts(account)
  const failed = nameFailedFiles(first.found)
  const isWorthIt = first.failed > 0 && failed.length > 0 && failed.length <= MOST_REPEATED && failed.every(mayBeRepeated)
  const second = isWorthIt ? await run(failed, `${report}.again`) : undefined
  const hasPassed = second?.failed === 0
  return withinShares(group, costs, {
    ...(hasPassed ? afterRepeat(first.found, second.found) : { passed: first.passed, failed: first.failed }),
    failures: hasPassed ? [] : first.failures,
    repeated: hasPassed ? first.failures : [],
  })
}

export async function runPlaywright(name: BrowserTests, report: string): Promise<SuiteOutcome> {
  const command = ['node_modules/@playwright/test/cli.js', 'test', `--project=${name}`, '--reporter=list,json']
  const account = `${report}.costs`
  // Node reads TypeScript by itself; Playwright's own way compiles each file once more, in every process of it.
  const environment = { [costsVariable]: account, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PW_DISABLE_TS_ESM: '1' }
  const code = await runNode(name, command, environment, BEHIND_OTHERS)
  const found = await readReport(report)
  return withinShares(name, readCosts(account), {
    ...countPlaywright(found, code),
    failures: nameFailures(found),
    repeated: nameRepeated(found),
  })
}

/** Rules wait for nothing; `groupTests` puts what does elsewhere. */
const mayBeRepeated = (file: string): boolean => groupOf(file) !== 'rules' && !LOOKS_FOR_CASES.test(readFileSync(file, 'utf8'))

/** A file that takes more of a processor than its share has failed, whatever its tests say. */
function withinShares(part: TestGroup | BrowserTests, costs: FileCost[], found: Omit<SuiteOutcome, 'costs'>): SuiteOutcome {
  const over = nameOverspent(part, costs)
  return { ...found, failed: found.failed + over.length, failures: [...found.failures, ...over], costs }
}

/** Checks and build are no tests: they count only when they fail. */
export const stepOutcome = (name: string, succeeded: boolean): SuiteOutcome => ({
  passed: 0,
  failed: succeeded ? 0 : 1,
  failures: succeeded ? [] : [name],
  repeated: [],
  costs: [],
})

async function readReport(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text === '' ? undefined : JSON.parse(text)
}

/** Suites run side by side, so every line says whose it is. */
export function runNode(name: string, command: string[], environment: Record<string, string> = {}, behind = 0): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const env = { ...process.env, ...environment }
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  // Counted from our own: nobody but root may come forward again.
  if (child.pid !== undefined && behind > 0) setPriority(child.pid, Math.min(getPriority() + behind, LAST))
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => console.log(`${name.padEnd(8)} | ${line}`))
  const terminate = setTimeout(() => {
    console.log(`${name} was stopped after ${SUITE_LIMIT_MS / 60_000} minutes`)
    child.kill('SIGTERM')
  }, SUITE_LIMIT_MS)
  const kill = setTimeout(() => child.kill('SIGKILL'), SUITE_LIMIT_MS + 30_000)
  const settle = (code: number): void => {
    clearTimeout(terminate)
    clearTimeout(kill)
    resolve(code)
  }
  child.once('error', () => settle(1))
  // What was started and is let go of may keep the output open: the end of the suite itself is what counts.
  child.once('exit', (code) => settle(code ?? 1))
  return promise
}
