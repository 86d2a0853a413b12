import cluster, { type Worker } from 'node:cluster'
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { readSettings, type Settings } from '../../src/platform/settings.server.ts'
import { createLog } from '../../src/platform/log.server.ts'
import { openStorage } from '../../src/platform/storage/open-storage.server.ts'
import type { Door } from './door-while-starting.ts'
import { gatherFigures } from './gather-figures.ts'
import { handOnWork } from './hand-on-work.ts'

/** What a process of the shop is told by the one that started it. */
export type Part = { role: 'web' | 'worker'; url: string; directUrl: string; own: boolean; production: boolean; address: string }
const PART = 'PRAYA_PART'
/** What one that is about to open the port says to its starter, which has kept it until then, and what it hears. */
const AT_THE_DOOR = 'at the door'
const DOOR_IS_FREE = 'the door is free'

/** One that ends at once again and again is not started faster than this. */
const AGAIN_MS = 1_000
const LEAVING_MS = 40_000

/** How many processes answer shoppers: one for each core, and on many cores one less, which is the worker's. */
export function webProcesses({ PROCESSES, ROLE }: Settings, cores = availableParallelism()): number {
  if (ROLE === 'worker') return 0
  if (PROCESSES !== 'auto') return PROCESSES
  return cores > 2 ? cores - 1 : cores
}

export const partOfThis = (): Part | undefined => {
  const told = process.env[PART]
  return cluster.isWorker && told ? (JSON.parse(told) as Part) : undefined
}

/** One process of several: serves or works, until it is asked to stop or its starter is gone. */
export async function runPart(
  { role, url, directUrl, own, production, address }: Part,
  signal: AbortSignal,
): Promise<{ stop: () => Promise<void> }> {
  // React is in production in every process that was started; whether the shop is, the first one knows.
  const given = readSettings({ ...process.env, NODE_ENV: production ? 'production' : 'development' })
  const place = role === 'worker' ? { HOST: '127.0.0.1', PORT: 0 } : {}
  const settings = { ...given, ...place, own, ROLE: role }
  const storage = await openStorage(settings, createLog(settings.LOG_LEVEL))
  const { startPraya } = await import('../../src/main.ts')
  const beforeListening = role === 'web' ? untilDoorIsFree : async () => {}
  const praya = await startPraya({ databaseUrl: url, directUrl, settings, storage, address, signal, beforeListening })
  await praya.ready
  process.send?.('ready')
  return praya
}

async function untilDoorIsFree(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const onWord = (word: unknown): void => (word === DOOR_IS_FREE ? resolve() : undefined)
  process.on('message', onWord)
  process.send?.(AT_THE_DOOR)
  await promise.finally(() => process.off('message', onWord))
}

/** `replace`: each process in turn by one that has read its settings anew, once that one is ready. */
export type Processes = { replace: () => Promise<void>; stop: () => Promise<void> }

type Running = Map<Worker, { role: Part['role']; name: string }>

/** The lowest number that is free: the figures of one that is started again go on under the name they had. */
function nameFor(role: Part['role'], running: Running): string {
  const taken = new Set([...running.values()].map(({ name }) => name))
  for (let number = 1; ; number += 1) if (!taken.has(`${role}-${number}`)) return `${role}-${number}`
}

/**
 * As many processes as wanted behind one port, and one that works in the background. Node hands connections on in turn, so a process that
 * ends is missed by nobody: it is started again. Answers once all are ready.
 */
export async function startProcesses(
  part: Omit<Part, 'role'>,
  { webs, works, door }: { webs: number; works: boolean; door: Door },
  say: (line: string) => void,
): Promise<Processes> {
  let stopping = false
  const running: Running = new Map()
  const ready = new Set<Worker>()
  // By value, dates and all.
  cluster.setupPrimary({ serialization: 'advanced' })
  const roles: Part['role'][] = Array.from({ length: webs }, () => 'web')
  if (works) roles.push('worker')
  const serving = () => [...running].filter(([worker]) => ready.has(worker))
  const handing = handOnWork(() => serving().find(([, { role }]) => role === 'web')?.[0])
  const figures = gatherFigures(() => new Map(serving().map(([worker, { name }]) => [worker, name])), roles.length)
  const start = (role: Part['role']): Promise<void> => {
    const worker = cluster.fork({ [PART]: JSON.stringify({ ...part, role }) })
    running.set(worker, { role, name: nameFor(role, running) })
    const { promise, resolve } = Promise.withResolvers<void>()
    for (const between of [handing, figures]) between.listenTo(worker)
    worker.on('message', (word) => {
      if (word === AT_THE_DOOR) void door.close().then(() => worker.isConnected() && worker.send(DOOR_IS_FREE, () => {}))
      if (word !== 'ready') return
      ready.add(worker)
      handing.retry()
      resolve()
    })
    worker.once('exit', (code, signal) => {
      ready.delete(worker)
      // One that is not known any more was told to leave.
      const isMissed = running.delete(worker) && !stopping
      for (const between of [handing, figures]) between.ended(worker)
      if (!isMissed) return resolve()
      figures.restarted()
      say(`A ${role} process ended (${signal ?? code}); it is started again`)
      void pause(AGAIN_MS).then(() => (stopping ? resolve() : start(role).then(resolve)))
    })
    return promise
  }
  await Promise.all(roles.map(start))
  return {
    replace: async () => {
      for (const [worker, { role }] of [...running]) {
        await start(role)
        if (stopping) return
        running.delete(worker)
        await endOne(worker)
      }
      say('Every process has read its settings anew')
    },
    stop: async () => {
      stopping = true
      await Promise.all([...running.keys()].map(endOne))
    },
  }
}

/** Asked first, and after a while not asked any more. */
async function endOne(worker: Worker): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  worker.once('exit', () => resolve())
  worker.process.kill('SIGTERM')
  await Promise.race([promise, pause(LEAVING_MS, undefined, { ref: false })])
  if (!worker.isDead()) worker.process.kill('SIGKILL')
}
