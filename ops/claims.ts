import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Settings } from '../src/platform/settings.server.ts'
import { type LockHolder, type ProcessLock, takeLock } from './process-lock.mjs'

/** A sentence that says it all: shown without a stack trace. */
export class Refusal extends Error {}

const LEAVING_MS = 30_000
/** A program whose starter was just killed needs a moment to notice. */
const NOTICING_MS = 2_000

/** Two programs on one data folder would start two databases on the same files. Answers how to give it back. */
export async function claimDataFolder({ DATA_DIR, PORT }: Settings, stopping: AbortSignal): Promise<() => Promise<void>> {
  requireWritable(DATA_DIR)
  const began = Date.now()
  for (;;) {
    const { lock, holder } = await takeLock(join(DATA_DIR, 'praya.lock'), { port: PORT })
    if (lock) return keep(lock, stopping)
    if (Date.now() - began > (holder.leaving ? LEAVING_MS : NOTICING_MS)) throw occupied(holder, DATA_DIR, PORT)
    await pause(100)
  }
}

function requireWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem)
    throw new Refusal(`This account cannot keep its data in ${folder} (${reason}). Choose another folder with DATA_DIR.`)
  }
}

function keep(lock: ProcessLock, stopping: AbortSignal): () => Promise<void> {
  stopping.addEventListener('abort', () => lock.note({ leaving: true }))
  return async () => lock.release()
}

const occupied = ({ pid, port }: LockHolder, folder: string, ownPort: number): Refusal =>
  new Refusal(
    `praya is already running on the data in ${folder} (process ${pid}, port ${String(port)}). ` +
      `Stop it first, or start a second shop with: DATA_DIR=${folder}-2 PORT=${ownPort + 1} npm start`,
  )

/** Asked before the long steps, so that the answer does not wait for a build. */
export async function requireFreePort({ HOST, PORT }: Settings): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const probe = createServer()
  probe.once('error', (problem: NodeJS.ErrnoException) => reject(portRefusal(problem, PORT)))
  probe.listen(PORT, HOST, () => probe.close(() => resolve()))
  await promise
}

function portRefusal(problem: NodeJS.ErrnoException, port: number): Error {
  const other = `Choose another one with: PORT=${port < 1024 ? 3000 : port + 1} npm start`
  if (problem.code === 'EADDRINUSE') return new Refusal(`Port ${port} is taken by another program. ${other}`)
  if (problem.code === 'EACCES') return new Refusal(`This account may not listen on port ${port}. ${other}`)
  return problem
}
