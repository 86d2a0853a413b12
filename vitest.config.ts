import { defineConfig } from 'vitest/config'

// No React Router plugin here: tests run the plain modules, and screens are tested in the browser by Playwright.
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'ops/**/*.test.ts'],
    globalSetup: ['ops/vitest-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
