import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensurePackages, type Need } from './debian-packages.ts'

const shell = '/usr/bin/chromium-headless-shell'
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']
const chineseFont = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'

/** As Playwright has them; its own list counts no more once there is another. */
const featuresOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
/** Every window would load panels of the browser's own frame, beside the page under test and in a process of their own. */
const ownPanels = 'PreloadTopChromeWebUI'

/** Runs without a sandbox and without talking to anybody on its own: pages under test are our own. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...featuresOffByPlaywright, ownPanels].join()}`,
]

/**
 * For tests alone: their pages live for a second, so compiling a script once more, for speed, takes more than it ever brings, and
 * a processor does not talk to itself from process to process.
 */
export const testArguments = [
  ...browserArguments,
  '--js-flags=--no-opt,--no-maglev',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
]

/** The Chromium of this machine; undefined leaves the choice to Playwright. `CHROMIUM_PATH` names another one. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...browsers, shell].find((path) => path && existsSync(path))
}

/**
 * For tests and pictures: the same engine without the frame of a browser around it. Chromium itself draws a toolbar for every
 * window, which costs about a third of the time of a visit.
 */
export function findShell(): string | undefined {
  return [process.env.CHROMIUM_PATH, shell].find((path) => path && existsSync(path)) ?? findChromium()
}

export const browserNeed: Need = {
  who: 'The browser needs',
  missing: () => [
    ...(findShell() ? [] : ['chromium-headless-shell']),
    ...(process.platform !== 'linux' || existsSync(chineseFont) || hasChineseFont() ? [] : ['fonts-noto-cjk']),
  ],
  instead: 'name a Chromium in CHROMIUM_PATH',
}

/** Installs Chromium and a Chinese font where that can be done without asking; else answers the sentence to show. */
export const ensureBrowser = (log: (line: string) => void): string | undefined => ensurePackages([browserNeed], log)

const hasChineseFont = (): boolean => spawnSync('fc-list', [':lang=zh-tw'], { encoding: 'utf8' }).stdout?.trim().length > 0
