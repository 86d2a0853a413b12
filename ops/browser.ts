import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']
const chineseFont = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'

/** Runs without a sandbox and without talking to anybody on its own: pages under test are our own. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium of this machine; undefined leaves the choice to Playwright. `CHROMIUM_PATH` names another one. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path))
}

/** Installs Chromium and a Chinese font where that can be done without asking; else answers the sentence to show. */
export function ensureBrowser(log: (line: string) => void): string | undefined {
  const missing: string[] = []
  if (!findChromium()) missing.push('chromium')
  if (process.platform === 'linux' && !existsSync(chineseFont) && !hasChineseFont()) missing.push('fonts-noto-cjk')
  if (missing.length === 0) return undefined
  log(`Installing ${missing.join(' and ')} for the browser`)
  if (!installed(missing)) {
    return `The browser needs ${missing.join(' and ')}. Install with: sudo apt-get install ${missing.join(' ')} (or name a Chromium in CHROMIUM_PATH)`
  }
  return undefined
}

const hasChineseFont = (): boolean => spawnSync('fc-list', [':lang=zh-tw'], { encoding: 'utf8' }).stdout?.trim().length > 0

function installed(packages: string[]): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive']
  const run = (...command: string[]): boolean => {
    const [program = '', ...rest] = [...asRoot, ...command]
    return spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
  }
  // The lists may be stale in one place and unreachable in another: the installation is what decides.
  run('apt-get', 'update', '--quiet')
  return run('apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', ...packages)
}
