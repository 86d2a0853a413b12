import type { Worker } from 'node:cluster'
import { isWord, type Word } from '../../src/platform/processes/work-of-one.server.ts'

type Pending = { asker: Worker; theirTurn: number; work: string; asked: unknown; doer: Worker | undefined }

/**
 * Between the processes behind one port: what one asks is handed to the one that does it for all, and the answer back. What lay with a
 * process that died is asked of the next one. `doer`: who does it now; undefined while nobody can, and then it waits.
 */
export function handOnWork(doer: () => Worker | undefined) {
  const pending = new Map<number, Pending>()
  let turns = 0
  const send = (worker: Worker, word: Word): void => {
    // Who has just died is told of by its end.
    if (worker.isConnected()) worker.send(word, () => {})
  }
  const handOn = (turn: number, one: Pending): void => {
    one.doer = doer()
    if (one.doer) send(one.doer, { praya: 'do', turn, work: one.work, asked: one.asked })
  }
  return {
    listenTo: (worker: Worker): void => {
      worker.on('message', (word: unknown) => {
        if (!isWord(word)) return
        if (word.praya === 'ask') {
          turns += 1
          const one = { asker: worker, theirTurn: word.turn, work: word.work, asked: word.asked, doer: undefined }
          pending.set(turns, one)
          handOn(turns, one)
        }
        const one = word.praya === 'told' ? pending.get(word.turn) : undefined
        if (word.praya !== 'told' || !one) return
        pending.delete(word.turn)
        send(one.asker, { praya: 'told', turn: one.theirTurn, told: word.told })
      })
    },
    /** A process has become ready: what found nobody is done. */
    retry: (): void => {
      for (const [turn, one] of pending) if (!one.doer) handOn(turn, one)
    },
    ended: (worker: Worker): void => {
      for (const [turn, one] of [...pending])
        if (one.asker === worker) pending.delete(turn)
        else if (one.doer === worker) handOn(turn, one)
    },
  }
}
