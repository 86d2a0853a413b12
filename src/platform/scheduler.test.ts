import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { yieldTurn } from './scheduler.ts'

test('of all who wait for their turn one goes on in each turn of the event loop, in the order in which they came', async () => {
  const gone: string[] = []
  let turn = 0
  const work = async (name: string): Promise<void> => {
    for (let piece = 0; piece < 3; piece += 1) {
      await yieldTurn()
      gone.push(`${name} in turn ${turn}`)
    }
  }
  const all = Promise.all([work('a'), work('b')])
  for (; gone.length < 6; turn += 1) await eventLoopTurn()
  await all
  expect(gone).toEqual(['a in turn 0', 'b in turn 1', 'a in turn 2', 'b in turn 3', 'a in turn 4', 'b in turn 5'])
})
