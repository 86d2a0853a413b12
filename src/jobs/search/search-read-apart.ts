import { on } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { IndexBuild, RowBatch } from '#modules/search/index.server.ts'

/** What the thread says: the next rows, or that there are no more. */
export type ReaderMessage = RowBatch | 'end'

/** What the thread is told: where it reads, and what a copy must have. */
export type ReaderData = { url: string; copyUrl: string | undefined; xid: string }

/** Fills an index with all listed products, read by a thread of its own while this one works on those before. */
export async function fillFromThread(build: IndexBuild, from: ReaderData): Promise<void> {
  const worker = new Worker(join(import.meta.dirname, 'search-reader.ts'), { workerData: from, execArgv: [] })
  try {
    for await (const [message] of on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[ReaderMessage]>) {
      if (message === 'end') return
      worker.postMessage('more', [])
      build.receive(message)
    }
    throw new Error('the thread that reads the catalogue ended early')
  } finally {
    await worker.terminate()
  }
}
