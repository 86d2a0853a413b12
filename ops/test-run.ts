import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserNeed } from './browser.ts'
import { ensurePackages } from './debian-packages.ts'
import { ensureScreens } from './screens-build.ts'
import { searchdNeed } from './search-servers.ts'
import { countPlaywright, countVitest, nameFailures, type Outcome, sum } from './test-outcome.ts'

const say = (line: string): void => console.log(line)
const root = join(import.meta.dirname, '..')

/** A suite that hangs is a suite that failed. */
const SUITE_LIMIT_MS = 60 * 60_000
/** Named at the end, where a reader of a long run looks. */
const failures: string[] = []

/** Checks, build, tests of the modules, tests in the browser; the last line is the sum. Ends the process. */
export async function runTests(): Promise<void> {
  const missing = ensurePackages([browserNeed, searchdNeed], say)
  if (missing) {
    console.error(missing)
    process.exit(1)
  }
  const folder = await mkdtemp(join(tmpdir(), 'praya-tests-'))
  const outcomes = [
    await check(),
    await build(),
    await vitest(join(folder, 'vitest.json')),
    await playwright(join(folder, 'playwright.json')),
  ]
  await rm(folder, { recursive: true, force: true })
  const { passed, failed } = sum(outcomes)
  for (const name of failures) say(`Failed: ${name}`)
  say(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

async function check(): Promise<Outcome> {
  say('\nChecks')
  return stepOutcome('npm run check', (await run(['ops/check.mjs'])) === 0)
}

async function build(): Promise<Outcome> {
  say('\nBuild')
  try {
    await ensureScreens(say)
    return { passed: 0, failed: 0 }
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem)
    return stepOutcome('the build', false)
  }
}

/** Checks and build are no tests: they count only when they fail. */
function stepOutcome(name: string, succeeded: boolean): Outcome {
  if (!succeeded) failures.push(name)
  return { passed: 0, failed: succeeded ? 0 : 1 }
}

async function vitest(report: string): Promise<Outcome> {
  say('\nTests of the modules')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(['node_modules/vitest/vitest.mjs', 'run', ...reporters])
  return outcomeOf(await readReport(report), (found) => countVitest(found, code))
}

async function playwright(report: string): Promise<Outcome> {
  say('\nTests in the browser')
  const code = await run(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  return outcomeOf(await readReport(report), (found) => countPlaywright(found, code))
}

function outcomeOf(report: unknown, count: (report: unknown) => Outcome): Outcome {
  failures.push(...nameFailures(report))
  return count(report)
}

async function readReport(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text === '' ? undefined : JSON.parse(text)
}

function run(commandLine: string[], environment: Record<string, string> = {}): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const child = spawn(process.execPath, commandLine, { cwd: root, env: { ...process.env, ...environment }, stdio: 'inherit' })
  const terminate = setTimeout(() => {
    say(`Stopped after ${SUITE_LIMIT_MS / 60_000} minutes`)
    child.kill('SIGTERM')
  }, SUITE_LIMIT_MS)
  const kill = setTimeout(() => child.kill('SIGKILL'), SUITE_LIMIT_MS + 30_000)
  const settle = (code: number): void => {
    clearTimeout(terminate)
    clearTimeout(kill)
    resolve(code)
  }
  child.once('error', () => settle(1))
  child.once('exit', (code) => settle(code ?? 1))
  return promise
}
