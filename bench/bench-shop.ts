import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { shopNodeOptions } from '../ops/node-options.mjs'
import { freePort } from '../ops/programs/free-port.ts'

const root = join(import.meta.dirname, '..')
export const benchDataDir = join(root, '.cache/bench-data')

export type BenchShop = { url: string; pid: number; stop: () => Promise<void> }

/** The shop as `npm start` starts it, in a process and on a database of its own; rate limits out of the way. */
export async function startBenchShop(settings: Record<string, string> = {}): Promise<BenchShop> {
  const port = await freePort()
  const child = spawn(process.execPath, [...shopNodeOptions, 'bench/bench-server.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: benchDataDir,
      RATE_LIMIT_SCALE: '1000000',
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'error',
      NODE_ENV: 'development',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child)
  return { url, pid: child.pid ?? 0, stop: () => stop(child) }
}

/** Another server beside it, whose script prints "ready" once it listens. */
export async function startBeside(script: string, environment: Record<string, string>): Promise<BenchShop> {
  const port = environment.PORT ?? String(await freePort())
  const child = spawn(process.execPath, [join('bench', script)], {
    cwd: root,
    env: { ...process.env, ...environment, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => stop(child) }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let half = 0; half < 1_200; half += 1) {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode}`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await pause(500)
  }
  throw new Error('the shop was not ready after ten minutes')
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
