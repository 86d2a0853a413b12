import { defineConfig } from 'vitest/config'

// No React Router plugin here: tests run the plain modules, and screens are tested in the browser by Playwright.
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'ops/**/*.test.ts'],
    globalSetup: ['ops/vitest-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // These end what hangs. How fast something is, benchmarks say: tests also run on slow and busy machines.
    testTimeout: 180_000,
    hookTimeout: 240_000,
  },
})
