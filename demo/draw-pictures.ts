import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { openMediaStore } from '../src/platform/media.server.ts'
import type { DemoPicture } from './catalogue/demo-types.ts'
import { produceDrawing } from './picture-plan.ts'

type Drawn = Extract<DemoPicture, { from: 'artwork' }>
type Order = { dataDir: string; drawings: [string, Drawn][] }

const MOST_THREADS = 2
const TOLD_EVERY = 1_000

/** Draws what the data folder does not have yet, on two threads. */
export async function drawInto(
  dataDir: string,
  drawings: ReadonlyMap<string, Drawn>,
  onProgress: (done: number) => void,
): Promise<void> {
  const threads = Math.min(MOST_THREADS, availableParallelism())
  const shares = Array.from({ length: threads }, (): [string, Drawn][] => [])
  for (const [at, drawing] of [...drawings].entries()) shares[at % threads]!.push(drawing)
  let done = 0
  await Promise.all(
    shares.map((share) =>
      runWorker({ dataDir, drawings: share }, () => {
        done += 1
        if (done % TOLD_EVERY === 0 || done === drawings.size) onProgress(done)
      }),
    ),
  )
}

function runWorker(order: Order, onDrawn: () => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const worker = new Worker(new URL(import.meta.url), { workerData: order })
  worker.on('message', onDrawn)
  worker.on('error', reject)
  worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`drawing ended with ${code}`))))
  return promise
}

async function drawShare({ dataDir, drawings }: Order): Promise<void> {
  const store = openMediaStore(dataDir)
  for (const [hash, picture] of drawings) {
    if (!(await store.has(hash))) {
      const drawing = await produceDrawing(hash, picture)
      if (drawing) await store.putNamed(hash, drawing)
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
    parentPort?.postMessage(hash)
  }
}

if (!isMainThread) await drawShare(workerData as Order)
