import type { FileCost } from './test-costs.ts'
import type { TestGroup } from '../test-groups.ts'

/**
 * What a file of tests may take, in seconds of a processor. On a slower or a busy machine the same work counts for several times as much, and
 * no run may fail by chance: these end what has got out of hand, and the printed list says what is dear.
 */
const MOST: Record<TestGroup | 'browser' | 'screens', number> = {
  rules: 60,
  modules: 180,
  programs: 400,
  browser: 600,
  screens: 1_500,
}

/** Files that took more when they were first counted. A share only becomes smaller, and a file that needs none has no line here. */
const shares: Readonly<Record<string, number>> = {
  'demo/remove.test.ts': 500,
  'ops/programs/page-freshness.test.ts': 500,
  'src/flows/approvals/two-people.test.ts': 360,
}

/** Names the files that took more of a processor than their share. */
export function nameOverspent(part: keyof typeof MOST, costs: readonly FileCost[], own = shares): string[] {
  return costs.flatMap(([file, seconds]) => {
    const share = own[file] ?? MOST[part]
    return seconds > share && !isShop(file)
      ? [`${file} took ${seconds.toFixed(1)} s of a processor, and its share is ${share} s`]
      : []
  })
}

/** The shop that all tests in the browser share has no share of its own. */
const isShop = (file: string): boolean => file === 'ops/e2e-server.ts'
