import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { shopNodeOptions } from '../ops/node-options.mjs'
import { freePort } from '../ops/programs/free-port.ts'

/** Connections that nobody has used for five minutes have closed. */
const AT_REST_MS = 330_000
const STARTS = 2

/** What an empty shop takes that nobody has asked anything for some minutes: its process as the system counts it, and its PostgreSQL. */
export async function measureAtRest(): Promise<{ rss_at_rest_mb: number; postgres_at_rest_mb: number }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'praya-rest-'))
  // mkdtemp closes the folder to other accounts, and under root PostgreSQL runs as one of those.
  await chmod(dataDir, 0o755)
  try {
    // The first start also compiles, and makes the database.
    for (let start = 1; start < STARTS; start += 1) await stop(await startEmpty(dataDir))
    const shop = await startEmpty(dataDir)
    try {
      await pause(AT_REST_MS)
      const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
      const postgres = [postmaster, ...childrenOf(postmaster)].reduce((sum, pid) => sum + memoryOf(pid, 'Pss'), 0)
      const own = memoryOf(shop.pid ?? 0, 'Rss')
      return { rss_at_rest_mb: Math.round(own + postgres), postgres_at_rest_mb: Math.round(postgres) }
    } finally {
      await stop(shop)
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function startEmpty(dataDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...shopNodeOptions, 'ops/start.mjs', '--empty'], {
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout?.setEncoding('utf8').on('data', (words: string) => (said += words))
  while (!said.includes('Ready after')) {
    if (child.exitCode !== null) throw new Error(`the shop did not start: ${said}`)
    await pause(100)
  }
  return child
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** In MB. `Pss` counts what several share once. */
function memoryOf(pid: number, kind: 'Rss' | 'Pss'): number {
  const line = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${kind}:`))
  return Number(/\d+/.exec(line ?? '')?.[0]) / 1_024
}
