import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { SearchWire } from '../../src/modules/search/search.contract.ts'

type Card = SearchWire['list'][number]

export type FeedQuestion =
  | { ask: 'card'; code: string }
  | { ask: 'snapshot' }
  | { ask: 'much'; keywords: readonly string[]; categories: readonly string[] }

export type FeedProcess = {
  card: (code: string) => Promise<Card | undefined>
  writeSnapshot: () => Promise<void>
  /** Catches up first. */
  much: (keywords: readonly string[], categories: readonly string[]) => Promise<string[]>
  /** What the process has logged. */
  output: () => string
  kill: () => Promise<void>
}

/** An index with its feed in a process of its own; answers when it is filled. */
export async function startFeedProcess(environment: Record<string, string>): Promise<FeedProcess> {
  const child = fork(join(import.meta.dirname, 'feed-child.ts'), {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...environment },
    silent: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const exited = once(child, 'exit')
  const ready = await Promise.race([once(child, 'message'), exited.then(() => undefined)])
  if (!ready) throw new Error(`the search process did not start: ${output}`)
  // What it has logged comes another way, perhaps a little later.
  while (!output.includes('search is filled')) await pause(10)
  const ask = questioner(child)
  return {
    card: (code) => ask({ ask: 'card', code }) as Promise<Card | undefined>,
    writeSnapshot: () => ask({ ask: 'snapshot' }) as Promise<void>,
    much: (keywords, categories) => ask({ ask: 'much', keywords, categories }) as Promise<string[]>,
    output: () => output,
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}

function questioner(child: ChildProcess): (question: FeedQuestion) => Promise<unknown> {
  const waiting = new Map<number, (given: unknown) => void>()
  let asked = 0
  child.on('message', ({ id, given }: { id: number; given: unknown }) => {
    waiting.get(id)?.(given)
    waiting.delete(id)
  })
  return (question) =>
    new Promise((resolve) => {
      asked += 1
      waiting.set(asked, resolve)
      child.send({ id: asked, question })
    })
}
