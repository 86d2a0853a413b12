import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../ops/programs/free-port.ts'
import { test as base } from '../shop-test.ts'

const root = join(import.meta.dirname, '../..')

/** A shop that nobody has begun, started as the README says; `link` is what the terminal prints. */
type EmptyShop = { url: string; link: string }

/** People in these tests are in a shop of their own, with nothing in it. */
export const test = base.extend<{ emptyShop: EmptyShop }>({
  emptyShop: async ({ browserName: _ }, lend) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'praya-empty-'))
    // mkdtemp closes the folder to other accounts, and under root PostgreSQL runs as one of those.
    await chmod(dataDir, 0o755)
    const port = await freePort()
    const child = start(port, dataDir)
    try {
      await lend({ url: `http://localhost:${port}`, link: await printedLink(child) })
    } finally {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    }
  },
  baseURL: async ({ emptyShop }, lend) => lend(emptyShop.url),
})

function start(port: number, dataDir: string): ChildProcess {
  const { DATABASE_URL: _, ...inherited } = process.env
  return spawn(process.execPath, ['ops/start.mjs', '--empty'], {
    cwd: root,
    env: { ...inherited, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '1000', SHED_ABOVE_MS: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function printedLink(child: ChildProcess): Promise<string> {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = once(child, 'exit').then(() => true)
  for (;;) {
    const link = /\/admin\/first#\S+/.exec(said)?.[0]
    if (link && said.includes('Ready after')) return link
    if (await Promise.race([ended, once(child.stdout ?? child, 'data').then(() => false)]))
      throw new Error(`the shop ended:\n${said}`)
  }
}
