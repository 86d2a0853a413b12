import { stripVTControlCharacters } from 'node:util'

export type Outcome = { passed: number; failed: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; message?: string; assertionResults: VitestTest[] }[]
}
type VitestTest = { fullName: string; status: string; failureMessages?: string[] }

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
  suites?: PlaywrightSuite[]
}
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] }
type PlaywrightSpec = { title: string; ok: boolean; file: string; tests: PlaywrightTest[] }
type PlaywrightTest = { results: { error?: { message?: string } }[] }

/** A file that could not even be read counts as one failed test. */
export function countVitest(report: unknown, code: number): Outcome {
  if (!isVitestReport(report)) return crashed
  const unreadable = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  return withCode({ passed: report.numPassedTests, failed: report.numFailedTests + unreadable }, code)
}

/** A test that passed when it was repeated has passed; `nameRepeated` tells of it. */
export function countPlaywright(report: unknown, code: number): Outcome {
  if (!isPlaywrightReport(report)) return crashed
  const { expected, unexpected, flaky } = report.stats
  return withCode({ passed: expected + flaky, failed: unexpected + report.errors.length }, code)
}

/** The files of modules and programs that failed. */
export const nameFailedFiles = (report: unknown): string[] =>
  isVitestReport(report) ? report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name) : []

/** What a run found once the files that had failed have passed: all their tests count, as in the second run. */
export function afterRepeat(first: unknown, second: unknown): Outcome {
  if (!isVitestReport(first) || !isVitestReport(second)) return crashed
  const files = first.testResults.filter(({ status }) => status !== 'failed')
  const passed = files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed').length
  return { passed: passed + second.numPassedTests, failed: 0 }
}

export function sum(outcomes: Outcome[]): Outcome {
  return outcomes.reduce((total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }), {
    passed: 0,
    failed: 0,
  })
}

/** What failed and why, a line each: the last thing said, since a long run is read from its end. */
export function nameFailures(report: unknown): string[] {
  if (isVitestReport(report)) return report.testResults.flatMap(failuresOfFile)
  return isPlaywrightReport(report) ? nameSpecs(report, ({ ok }) => !ok) : []
}

/**
 * What failed first and passed when it was repeated: on a machine with too few processors the browser itself may stand still for half a
 * minute. Whoever reads it twice looks into it.
 */
export const nameRepeated = (report: unknown): string[] =>
  isPlaywrightReport(report) ? nameSpecs(report, ({ ok, tests }) => ok && tests.some(({ results }) => results.length > 1)) : []

function failuresOfFile({ name, status, message, assertionResults }: VitestReport['testResults'][number]): string[] {
  if (status === 'failed' && assertionResults.length === 0) return [failure(name, '', message)]
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages?.[0]))
}

function nameSpecs({ suites = [], specs = [] }: PlaywrightSuite, wanted: (spec: PlaywrightSpec) => boolean): string[] {
  const own = specs.filter(wanted).map(({ file, title, tests }) => failure(file, title, tests[0]?.results[0]?.error?.message))
  return [...own, ...suites.flatMap((suite) => nameSpecs(suite, wanted))]
}

const failure = (file: string, title: string, message = ''): string =>
  `${file} › ${title}\n    ${stripVTControlCharacters(message).split('\n').slice(0, 6).join('\n    ')}`

const crashed: Outcome = { passed: 0, failed: 1 }

/** A runner that ends badly although every test passed has met something outside the tests. */
function withCode(outcome: Outcome, code: number): Outcome {
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isVitestReport = (report: unknown): report is VitestReport =>
  isRecord(report) && typeof report.numPassedTests === 'number' && Array.isArray(report.testResults)

const isPlaywrightReport = (report: unknown): report is PlaywrightReport =>
  isRecord(report) && isRecord(report.stats) && Array.isArray(report.errors)
