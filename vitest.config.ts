import { defineConfig } from 'vitest/config'
import { groupTests } from './ops/test-groups.ts'

const { rules, modules, programs } = groupTests(import.meta.dirname)
// These end what hangs. How fast something is, benchmarks say: tests also run on slow and busy machines.
const limits = { testTimeout: 180_000, hookTimeout: 240_000, expect: { poll: { timeout: 90_000 } } }
const globalSetup = ['ops/vitest-setup.ts']
const setupFiles = ['ops/test-costs/vitest-costs.ts']
// Files share a process and what it has loaded: importing the shop costs more than most files of tests.
const shared = { isolate: false }

// No React Router plugin here: tests run the plain modules, and screens are tested in the browser by Playwright.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...limits, setupFiles, ...shared, name: 'rules', include: rules, pool: 'threads' } },
      { test: { ...limits, setupFiles, ...shared, name: 'modules', include: modules, pool: 'forks', globalSetup } },
      { test: { ...limits, setupFiles, name: 'programs', include: programs, pool: 'forks', globalSetup } },
    ],
  },
})
