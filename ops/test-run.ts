import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserNeed } from './browser.ts'
import { ensurePackages } from './debian-packages.ts'
import { ensureScreens } from './screens-build.ts'
import { searchdNeed } from './programs/search-servers.ts'
import type { TestGroup } from './test-groups.ts'
import { sum } from './test-outcome.ts'
import { runNode, runPlaywright, runVitest, stepOutcome, type SuiteOutcome } from './test-suites.ts'

const say = (line: string): void => console.log(line)

type Part = { name: string; run: () => Promise<SuiteOutcome> }
type Done = SuiteOutcome & { name: string; seconds: number }

/** The tests of the modules are so many parts. */
const MODULE_SHARDS = 4

/**
 * Two rows of parts run side by side, since much of what a test does is wait: the browser has what is built before it, and
 * beside it run all others, of which the first row takes some over once it is done. The last line is the sum. Ends the process.
 */
export async function runTests(): Promise<void> {
  const missing = ensurePackages([browserNeed, searchdNeed], say)
  if (missing) {
    console.error(missing)
    process.exit(1)
  }
  const began = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'praya-tests-'))
  const vitest = (group: TestGroup, shard = '1/1'): Part => ({
    name: shard === '1/1' ? group : `${group} ${shard}`,
    run: () => runVitest(group, shard, join(folder, `${group}-${shard.replace('/', '-of-')}.json`)),
  })
  const screens: Part[] = [
    { name: 'build', run: build },
    { name: 'checks', run: async () => stepOutcome('npm run check', (await runNode('checks', ['ops/check.mjs'])) === 0) },
    { name: 'browser', run: () => runPlaywright(join(folder, 'playwright.json')) },
  ]
  const others = [
    vitest('rules'),
    vitest('programs'),
    ...Array.from({ length: MODULE_SHARDS }, (_, at) => vitest('modules', `${at + 1}/${MODULE_SHARDS}`)),
  ]
  const done = (await Promise.all([runRow(screens, others), runRow([], others)])).flat()
  await rm(folder, { recursive: true, force: true })
  report(done, secondsSince(began))
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

async function runRow(own: Part[], shared: Part[]): Promise<Done[]> {
  const done: Done[] = []
  const next = (): Part | undefined => own.shift() ?? shared.shift()
  for (let part = next(); part; part = next()) {
    const began = performance.now()
    done.push({ name: part.name, ...(await part.run()), seconds: secondsSince(began) })
  }
  return done
}

const secondsSince = (began: number): number => Math.round((performance.now() - began) / 1000)

function report(done: Done[], seconds: number): void {
  for (const repeated of done.flatMap((part) => part.repeated)) say(`Passed only when repeated: ${repeated}`)
  for (const failure of done.flatMap((part) => part.failures)) say(`Failed: ${failure}`)
  say('')
  for (const part of done) say(describe(part))
  const { passed, failed } = sum(done)
  say(`${'all'.padEnd(12)}${String(seconds).padStart(5)} s`)
  say(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

function describe({ name, seconds, passed, failed }: Done): string {
  const tests = passed + failed === 0 ? '' : `  ${passed} passed, ${failed} failed`
  return `${name.padEnd(12)}${String(seconds).padStart(5)} s${tests}`
}
