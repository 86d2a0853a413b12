import type { FileCost } from './test-costs.ts'
import type { TestGroup } from '../test-groups.ts'

/** What a file of tests may take, in seconds of a processor. On a busy machine the same work counts for up to twice as much. */
const MOST: Record<TestGroup | 'browser' | 'screens', number> = {
  rules: 20,
  modules: 60,
  programs: 180,
  browser: 200,
  screens: 600,
}

/** Files that took more when they were first counted. A share only becomes smaller, and a file that needs none has no line here. */
const shares: Readonly<Record<string, number>> = {
  'demo/remove.test.ts': 240,
  'ops/programs/page-freshness.test.ts': 180,
  'src/flows/approvals/two-people.test.ts': 120,
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
