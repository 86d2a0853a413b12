import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserNeed } from './browser.ts'
import { ensurePackages } from './debian-packages.ts'
import { makeMemoryFolder } from './memory-folder.ts'
import { ensureScreens } from './screens-build.ts'
import { balancerNeed } from './programs/balancer-servers.ts'
import { poolerNeed } from './programs/pooler-servers.ts'
import { ensureSearchNodes } from './programs/search-servers.ts'
import { sentinelsNeed } from './programs/sentinel-servers.ts'
import { type Lacking, type TestGroup, WITHOUT } from './test-groups.ts'
import { sum } from './test-outcome.ts'
import { type BrowserTests, runNode, runPlaywright, runVitest, stepOutcome, type SuiteOutcome } from './test-suites.ts'

const DEAREST_SHOWN = 8

const say = (line: string): void => console.log(line)

type Part = { name: string; run: () => Promise<SuiteOutcome> }
type Done = SuiteOutcome & { name: string; seconds: number }

/**
 * Rows of parts run side by side, since much of what a test does is wait: the browser has what is built before it, and beside it
 * run the tests of the modules. The programs come after: they start databases, search nodes and containers, and a page that has no
 * processor for ten seconds is a failure. The last line is the sum. Ends the process. `screens`: only what walks through every screen
 * of the shop.
 */
export async function runTests(which: 'all' | 'screens'): Promise<void> {
  const missing = ensurePackages(which === 'all' ? [browserNeed, poolerNeed] : [browserNeed], say)
  if (missing) {
    console.error(missing)
    process.exit(1)
  }
  const lacking = which === 'all' ? await findLacking() : new Map<Lacking, string>()
  process.env[WITHOUT] = [...lacking.keys()].join()
  const began = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'praya-tests-'))
  const memory = await makeMemoryFolder(join(import.meta.dirname, '..'))
  const vitest = (name: TestGroup): Part => ({ name, run: () => runVitest(name, join(folder, `${name}.json`), memory) })
  const playwright = (name: BrowserTests): Part => ({ name, run: () => runPlaywright(name, join(folder, `${name}.json`)) })
  const built = { name: 'build', run: build }
  const checked = {
    name: 'checks',
    run: async () => stepOutcome('npm run check', (await runNode('checks', ['ops/check.mjs'])) === 0),
  }
  const rows: Part[][] =
    which === 'screens'
      ? [[built, playwright('screens')]]
      : [
          [built, checked, playwright('browser')],
          [vitest('rules'), vitest('modules')],
        ]
  const last = which === 'screens' ? [] : [vitest('programs')]
  const done = [...(await Promise.all(rows.map(runInOrder))).flat(), ...(await runInOrder(last))]
  for (const used of [folder, memory]) if (used) await rm(used, { recursive: true, force: true, maxRetries: 10 })
  report(done, secondsSince(began), lacking)
}

/** What tests ask for that is not everywhere to be had, with the sentence that says so. */
async function findLacking(): Promise<Map<Lacking, string>> {
  const nodes = await ensureSearchNodes(say)
  const found: [Lacking, string | undefined][] = [
    ['search nodes', typeof nodes === 'string' ? nodes : undefined],
    ['balancer', ensurePackages([balancerNeed], say)],
    ['sentinels', ensurePackages([sentinelsNeed], say)],
  ]
  return new Map(found.flatMap(([what, why]) => (why === undefined ? [] : [[what, why] as const])))
}

async function build(): Promise<SuiteOutcome> {
  try {
    await ensureScreens(say)
    return stepOutcome('the build', true)
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem)
    return stepOutcome('the build', false)
  }
}

async function runInOrder(parts: Part[]): Promise<Done[]> {
  const done: Done[] = []
  for (const { name, run } of parts) {
    const began = performance.now()
    done.push({ name, ...(await run()), seconds: secondsSince(began) })
  }
  return done
}

const secondsSince = (began: number): number => Math.round((performance.now() - began) / 1000)

/** `lacking`: what this machine has not and cannot get, so that some tests did not take place. */
function report(done: Done[], seconds: number, lacking: ReadonlyMap<Lacking, string>): void {
  for (const repeated of done.flatMap((part) => part.repeated)) say(`Passed only when repeated: ${repeated}`)
  for (const failure of done.flatMap((part) => part.failures)) say(`Failed: ${failure}`)
  for (const { name, costs } of done)
    for (const [file, seconds] of costs.slice(0, DEAREST_SHOWN))
      say(`${name.padEnd(9)}${seconds.toFixed(1).padStart(7)} s of a processor  ${file}`)
  say('')
  for (const part of done) say(describe(part))
  const { passed, failed } = sum(done)
  for (const [what, why] of lacking) say(`${what}: not run. ${why}`)
  say(`${'all'.padEnd(9)}${String(seconds).padStart(5)} s`)
  say(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

function describe({ name, seconds, passed, failed, costs }: Done): string {
  const tests = passed + failed === 0 ? '' : `  ${passed} passed, ${failed} failed`
  const worked = costs.reduce((total, [, own]) => total + own, 0)
  const processor = worked === 0 ? '' : `  ${Math.round(worked)} s of a processor`
  return `${name.padEnd(9)}${String(seconds).padStart(5)} s${tests}${processor}`
}
