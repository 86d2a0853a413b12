import cluster from 'node:cluster'
import { type Database, problemCode } from '../database.server.ts'
import { Refusal } from '../refusal.ts'

/** What came of it, as it can be said between processes. */
type Told =
  | { is: 'done'; value: unknown }
  | { is: 'refused'; reason: Refusal['reason']; data: Refusal['data']; gaps: Refusal['gaps'] }
  | { is: 'failed'; message: string; code: string | undefined }

/** What the processes behind one port say to each other, by way of the one that started them. */
export type Word =
  | { praya: 'ask'; turn: number; work: string; asked: unknown }
  | { praya: 'do'; turn: number; work: string; asked: unknown }
  | { praya: 'told'; turn: number; told: Told }

export const isWord = (word: unknown): word is Word => typeof word === 'object' && word !== null && 'praya' in word

type Work = (database: Database, asked: unknown) => Promise<unknown>

/** What this process can do for others. */
const works = new Map<string, Work>()
const asking = new Map<number, (told: Told) => void>()
const underWay = new Set<Promise<void>>()
let turns = 0
let own: Database | undefined

/**
 * Work that keeps a line is done by one of the processes behind a port for all of them: so there is one line, whichever of them answers.
 * What is asked and told goes by value. It may be asked again when the process that did it has died, so it must be safe to repeat.
 */
export function byOneProcess<Asked, Value>(
  work: string,
  here: (database: Database, asked: Asked) => Promise<Value>,
): (database: Database, asked: Asked) => Promise<Value> {
  works.set(work, (database, asked) => here(database, asked as Asked))
  return async (database, asked) => {
    if (!own || !cluster.isWorker) return here(database, asked)
    const told = await askTheOne(work, asked)
    if (told.is === 'done') return told.value as Value
    if (told.is === 'refused') throw new Refusal(told.reason, told.data, told.gaps)
    throw Object.assign(new Error(told.message), { code: told.code })
  }
}

function askTheOne(work: string, asked: unknown): Promise<Told> {
  turns += 1
  const { promise, resolve } = Promise.withResolvers<Told>()
  asking.set(turns, resolve)
  say({ praya: 'ask', turn: turns, work, asked })
  return promise
}

/** Where nobody hears any more the process ends, too. */
const say = (word: Word): void => void process.send?.(word, undefined, undefined, () => {})

/** From now on this process does what others ask, with its own database, until it is stopped: then what is under way is still told. */
export function workForOthers(database: Database): { stop: () => Promise<void> } {
  if (!cluster.isWorker) return { stop: async () => {} }
  own = database
  const hear = (word: unknown): void => {
    if (!isWord(word)) return
    if (word.praya === 'told') {
      asking.get(word.turn)?.(word.told)
      asking.delete(word.turn)
    }
    if (word.praya !== 'do') return
    const doing = answer(database, word.work, word.asked)
      .then((told) => say({ praya: 'told', turn: word.turn, told }))
      .finally(() => underWay.delete(doing))
    underWay.add(doing)
  }
  process.on('message', hear)
  return {
    stop: async () => {
      // What is asked from now on is done by the next one, once this process has ended.
      process.off('message', hear)
      await Promise.all(underWay)
      own = undefined
    },
  }
}

async function answer(database: Database, name: string, asked: unknown): Promise<Told> {
  const work = works.get(name)
  if (!work) return { is: 'failed', message: `no process knows ${name}`, code: undefined }
  try {
    return { is: 'done', value: await work(database, asked) }
  } catch (problem) {
    if (problem instanceof Refusal) return { is: 'refused', reason: problem.reason, data: problem.data, gaps: problem.gaps }
    const message = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)
    return { is: 'failed', message, code: problemCode(problem) }
  }
}
