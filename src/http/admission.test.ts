import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { Admission, NoRoom } from './admission.server.ts'

let admission: Admission | undefined
afterEach(() => admission?.stop())

const open = (mostWaitMs: number): Admission => (admission = new Admission(mostWaitMs))
const outcomeOf = (drawn: Promise<unknown>): Promise<string> =>
  drawn.then(
    () => 'drawn',
    (problem: unknown) => (problem instanceof NoRoom ? 'no room' : 'failed'),
  )
const count = (outcomes: string[], wanted: string): number => outcomes.filter((outcome) => outcome === wanted).length

test('of a crowd as many are let in as can be served in time, the rest hear at once that there is no room', async () => {
  const door = open(1_000)
  let left = 0
  const crowd = Array.from({ length: 500 }, () =>
    outcomeOf(
      door.draw(async () => {
        left += 1
        await pause(5)
      }),
    ),
  )
  const refused = await Promise.race([Promise.all(crowd.slice(-100)), pause(2_000)])
  expect(refused).toEqual(Array.from({ length: 100 }, () => 'no room'))
  const outcomes = await Promise.all(crowd)
  expect(count(outcomes, 'drawn')).toBe(left)
  expect(count(outcomes, 'drawn') + count(outcomes, 'no room')).toBe(500)
  expect(await outcomeOf(door.draw(async () => {}))).toBe('drawn')
})

test('few pages are drawn at once, in the order in which they were asked for, and those of who does not wait for answers last', async () => {
  const door = open(1_000)
  const order: string[] = []
  let [now, most] = [0, 0]
  const draw = (name: string, isBehind = false): Promise<void> =>
    door.draw(
      async () => {
        now += 1
        most = Math.max(most, now)
        order.push(name)
        await pause(5)
        now -= 1
      },
      { isBehind },
    )
  const first = Array.from({ length: 2 }, (_, turn) => draw(`first ${turn}`))
  const behind = [draw('behind 0', true), draw('behind 1', true)]
  const later = Array.from({ length: 8 }, (_, turn) => draw(`later ${turn}`))
  await Promise.all([...first, ...behind, ...later])
  expect(most).toBe(2)
  expect(order.slice(2)).toEqual([...Array.from({ length: 8 }, (_, turn) => `later ${turn}`), 'behind 0', 'behind 1'])
})

test('a page that cannot be drawn makes room for the next', async () => {
  const door = open(1_000)
  const failing = Array.from({ length: 20 }, () =>
    outcomeOf(
      door.draw(async () => {
        throw new Error('no such page')
      }),
    ),
  )
  expect(count(await Promise.all(failing), 'failed')).toBe(20)
  expect(await outcomeOf(door.draw(async () => {}))).toBe('drawn')
})

test('nothing is drawn for whoever has gone before it was their turn', async () => {
  const door = open(1_000)
  let left = 0
  const stay = Array.from({ length: 10 }, () => door.draw(() => pause(5)))
  const gone = Array.from({ length: 20 }, () =>
    outcomeOf(
      door.draw(
        async () => {
          left += 1
        },
        { isGone: () => true },
      ),
    ),
  )
  await Promise.all(stay)
  expect(count(await Promise.all(gone), 'no room')).toBe(20)
  expect(left).toBe(0)
})

test('calls that only wait for others are no load: hundreds of them are all answered', async () => {
  const door = open(1_000)
  const waiting = Array.from({ length: 500 }, () => outcomeOf(door.call(() => pause(300))))
  expect(count(await Promise.all(waiting), 'drawn')).toBe(500)
})

test('without a limit nobody is refused', async () => {
  const door = open(0)
  const crowd = Array.from({ length: 500 }, () => outcomeOf(door.draw(() => pause(1))))
  expect(count(await Promise.all(crowd), 'drawn')).toBe(500)
})
