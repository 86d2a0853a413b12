import { defineConfig } from '@playwright/test'
import { cameraFilm } from './e2e/admin/camera-film.ts'
import { findShell, testArguments } from './ops/browser.ts'

const port = Number(process.env.E2E_PORT ?? 3210)
/** `E2E_URL=http://localhost:3000` tests a shop that is already running. */
const runningShop = process.env.E2E_URL || undefined
/** There is no camera where tests run: its picture is a file. */
const filmedCamera = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${cameraFilm}`,
]

const EVERY_SCREEN = '**/whole/*.spec.ts'
const viewport = { width: 1440, height: 900 }

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // What passes at the second try is named at the end of the run.
  retries: 1,
  // These end what hangs; they measure nothing.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: runningShop ?? `http://localhost:${port}`,
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: 'en-HK',
    timezoneId: 'Asia/Hong_Kong',
    // Recording every step of every test costs as much as the test: E2E_TRACE=1 records while a failure is looked into.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findShell(), args: [...testArguments, ...filmedCamera] },
  },
  projects: [
    { name: 'browser', testIgnore: EVERY_SCREEN, use: { viewport } },
    // What is true of every page, and of the layers over them: `npm run test:screens`.
    { name: 'screens', testMatch: EVERY_SCREEN, use: { viewport } },
  ],
  webServer: runningShop
    ? undefined
    : {
        command: `"${process.execPath}" ops/e2e-server.ts`,
        url: `http://localhost:${port}/`,
        env: {
          PORT: String(port),
          DATA_DIR: '.cache/e2e-data',
          LOG_LEVEL: 'warn',
          RATE_LIMIT_SCALE: '1000',
          SHED_ABOVE_MS: '0',
          GATHER_SECONDS: '0',
        },
        // The first run of a checkout makes the demo shop.
        timeout: 900_000,
        stdout: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      },
})
