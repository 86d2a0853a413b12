import cluster from 'node:cluster'
import type { Registry } from 'prom-client'

/** A figure as Prometheus reads it: two lines of what it is, and one for each value. */
export type Figure = { name: string; text: string }

/** What all processes behind one port have counted. `processes`: how many there should be; one that says nothing in time is left out. */
export type FiguresOfAll = { lists: Figure[][]; processes: number; restarts: number }

/** What is said about figures, by way of the process that started all others; it names each one as it asks it. */
export type FigureWord =
  | { figures: 'ask'; turn: number }
  | { figures: 'tell'; turn: number; process: string }
  | { figures: 'told'; turn: number; list: Figure[] }
  | { figures: 'all'; turn: number; all: FiguresOfAll }

export const isFigureWord = (word: unknown): word is FigureWord => typeof word === 'object' && word !== null && 'figures' in word

export const figuresOf = (registry: Registry): Promise<Figure[]> =>
  Promise.all(
    registry.getMetricsAsArray().map(async ({ name }) => ({ name, text: await registry.getSingleMetricAsString(name) })),
  )

/** Under one head all values of a figure, as Prometheus wants them. */
export function joinFigures(lists: readonly Figure[][]): string {
  const texts = [...Map.groupBy(lists.flat(), ({ name }) => name).values()].map((same) =>
    same.flatMap(({ text }, at) => text.split('\n').slice(at === 0 ? 0 : HEAD_LINES)).join('\n'),
  )
  return `${texts.join('\n\n')}\n`
}
const HEAD_LINES = 2

/** Figures of this process and of those beside it. One that has none beside it asks no other, and its figures bear no name. */
export function figuresOfAll(registry: Registry): { read: () => Promise<FiguresOfAll>; stop: () => void } {
  if (!cluster.isWorker)
    return { read: async () => ({ lists: [await figuresOf(registry)], processes: 1, restarts: 0 }), stop: () => {} }
  const asking = new Map<number, (all: FiguresOfAll) => void>()
  let turns = 0
  const hear = (word: unknown): void => {
    if (!isFigureWord(word)) return
    if (word.figures === 'tell') {
      registry.setDefaultLabels({ process: word.process })
      void figuresOf(registry).then(
        (list) => say({ figures: 'told', turn: word.turn, list }),
        () => {},
      )
    }
    if (word.figures !== 'all') return
    asking.get(word.turn)?.(word.all)
    asking.delete(word.turn)
  }
  process.on('message', hear)
  return {
    read: () => {
      turns += 1
      const { promise, resolve } = Promise.withResolvers<FiguresOfAll>()
      asking.set(turns, resolve)
      say({ figures: 'ask', turn: turns })
      return promise
    },
    stop: () => void process.off('message', hear),
  }
}

const say = (word: FigureWord): void => void process.send?.(word, undefined, undefined, () => {})
