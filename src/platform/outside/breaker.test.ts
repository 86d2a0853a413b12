import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throughBreaker } from './breaker.server.ts'

const REST_MS = 10_000
/** Its own answer: it is there, and says no. */
class Declined extends Error {}
class Resting extends Error {}

let ask: ReturnType<typeof throughBreaker>
let asked: number
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T10:00:00Z') })
  asked = 0
  ask = throughBreaker({
    restMs: REST_MS,
    isAnswer: (problem) => problem instanceof Declined,
    resting: () => new Resting('resting'),
  })
})
afterEach(() => {
  vi.useRealTimers()
})

/** What a caller is told. */
const told = (answer: string | Error): Promise<string> =>
  ask(async () => {
    asked += 1
    if (answer instanceof Error) throw answer
    return answer
  }).catch((problem: unknown) => (problem instanceof Error ? problem.message : ''))
async function many(times: number, answer: string | Error): Promise<string[]> {
  const all: string[] = []
  for (let time = 0; time < times; time += 1) all.push(await told(answer))
  return all
}
const away = new Error('away')

test('after five failures one after the other nobody is asked, until the rest is over', async () => {
  expect(await many(8, away)).toEqual(['away', 'away', 'away', 'away', 'away', 'resting', 'resting', 'resting'])
  vi.advanceTimersByTime(REST_MS - 1)
  expect(await told('here')).toBe('resting')
  expect(asked).toBe(5)
  vi.advanceTimersByTime(1)
  expect(await many(3, 'here')).toEqual(['here', 'here', 'here'])
})

test('one question is sent ahead after a rest: while it fails the others rest on, and once it succeeds five more may fail', async () => {
  await many(5, away)
  for (let rest = 0; rest < 3; rest += 1) {
    vi.advanceTimersByTime(REST_MS)
    expect(await many(3, away)).toEqual(['away', 'resting', 'resting'])
  }
  expect(asked).toBe(8)
  vi.advanceTimersByTime(REST_MS)
  expect([await told('here'), ...(await many(6, away))]).toEqual(['here', 'away', 'away', 'away', 'away', 'away', 'resting'])
})

test('of fifty who ask at once after a rest, one is let through while it fails', async () => {
  await many(5, away)
  vi.advanceTimersByTime(REST_MS)
  const all = await Promise.all(Array.from({ length: 50 }, () => told(away)))
  expect(asked).toBe(6)
  expect(all.filter((words) => words === 'resting')).toHaveLength(49)
})

test('what succeeds in between begins the count anew, and what the other side itself refuses is no failure', async () => {
  for (let round = 0; round < 3; round += 1) expect(await many(4, away).then(async () => told('here'))).toBe('here')
  expect(await many(20, new Declined('no'))).toEqual(Array.from({ length: 20 }, () => 'no'))
  expect(await told('here')).toBe('here')
})
