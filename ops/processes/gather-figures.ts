import type { Worker } from 'node:cluster'
import { type Figure, type FigureWord, isFigureWord } from '../../src/platform/processes/figures-of-all.server.ts'

/** Who says nothing for so long is left out. The collector waits ten seconds, and a process that is only late is to be seen. */
const PATIENCE_MS = 3_000

type Round = { asker: Worker; theirTurn: number; silent: Set<Worker>; lists: Figure[][]; patience: NodeJS.Timeout }

/** What one of the processes behind a port is asked for at /metrics: the figures of each. `named`: who can be asked now, by name. */
export function gatherFigures(named: () => Map<Worker, string>, processes: number) {
  const rounds = new Map<number, Round>()
  let turns = 0
  let restarts = 0
  const send = (worker: Worker, word: FigureWord): void => {
    if (worker.isConnected()) worker.send(word, () => {})
  }
  const finish = (turn: number): void => {
    const round = rounds.get(turn)
    if (!round) return
    rounds.delete(turn)
    clearTimeout(round.patience)
    const { asker, theirTurn, lists } = round
    send(asker, { figures: 'all', turn: theirTurn, all: { lists, processes, restarts } })
  }
  const hear = (turn: number, worker: Worker, list: Figure[] | undefined): void => {
    const round = rounds.get(turn)
    if (!round?.silent.delete(worker)) return
    if (list) round.lists.push(list)
    if (round.silent.size === 0) finish(turn)
  }
  const begin = (asker: Worker, theirTurn: number): void => {
    turns += 1
    const turn = turns
    const asked = named()
    const patience = setTimeout(() => finish(turn), PATIENCE_MS)
    rounds.set(turn, { asker, theirTurn, silent: new Set(asked.keys()), lists: [], patience })
    for (const [worker, process] of asked) send(worker, { figures: 'tell', turn, process })
    if (asked.size === 0) finish(turn)
  }
  return {
    listenTo: (worker: Worker): void => {
      worker.on('message', (word: unknown) => {
        if (!isFigureWord(word)) return
        if (word.figures === 'ask') begin(worker, word.turn)
        if (word.figures === 'told') hear(word.turn, worker, word.list)
      })
    },
    ended: (worker: Worker): void => {
      for (const turn of [...rounds.keys()]) hear(turn, worker, undefined)
    },
    /** One that has ended is started again. */
    restarted: (): void => void (restarts += 1),
  }
}
