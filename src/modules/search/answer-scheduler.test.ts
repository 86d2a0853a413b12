import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { buildEngine, buildRow, smallTaxonomy } from './search.builders.ts'
import { SearchInput } from './search.contract.ts'
import { AnswerScheduler, type Task } from './answer-scheduler.ts'

const STEPS = 20

/** Work of some tens of milliseconds that looks at the state in every step. */
function* longAnswer(look: () => number): Task<number[]> {
  const seen: number[] = []
  for (let step = 0; step < STEPS; step += 1) {
    for (const began = performance.now(); performance.now() - began < 2; ) continue
    seen.push(look())
    yield
  }
  return seen
}

test('while a long answer is worked on, everything else has its turn', async () => {
  let answered = false
  let turns = 0
  const answer = new AnswerScheduler().answer(() => longAnswer(() => 1)).then(() => (answered = true))
  while (!answered) {
    await eventLoopTurn()
    turns += 1
  }
  await answer
  expect(turns).toBeGreaterThan(STEPS / 4)
})

test('of answers that are worked on together one has each turn, from its first step on', async () => {
  const scheduler = new AnswerScheduler()
  const steps: string[] = []
  let turn = 'at once'
  const answers = Promise.all(
    ['a', 'b', 'c'].map((name) => scheduler.answer(() => longAnswer(() => steps.push(`${name} ${turn}`)))),
  )
  for (let at = 0; steps.length < 3 * STEPS; at += 1) {
    turn = `in turn ${at}`
    await eventLoopTurn()
  }
  await answers
  expect(steps.slice(0, 4)).toEqual(['a at once', 'a in turn 0', 'b in turn 1', 'c in turn 2'])
  expect(new Set(steps.map((step) => step.slice(2))).size).toBe(3 * STEPS)
})

test('an answer sees one state from its first step to its last, and a change has its turn however many answers come', async () => {
  const scheduler = new AnswerScheduler()
  const told: string[] = []
  let state = 1
  const ask = async (name: string): Promise<number[]> => {
    const seen = await scheduler.answer(() => longAnswer(() => state))
    told.push(name)
    return seen
  }
  const first = [ask('before'), ask('before')]
  await eventLoopTurn()
  const change = scheduler.change(() => {
    state += 1
    told.push('change')
  })
  const later = [ask('after'), ask('after')]
  const [before, after] = [(await Promise.all(first)).flat(), (await Promise.all(later)).flat()]
  await change
  expect(new Set(before)).toEqual(new Set([1]))
  expect(new Set(after)).toEqual(new Set([2]))
  expect(told).toEqual(['before', 'before', 'change', 'after', 'after'])
})

test('an answer that fails keeps no change waiting', async () => {
  const scheduler = new AnswerScheduler()
  function* failing(): Task<void> {
    yield
    throw new Error('spoilt')
  }
  const spoilt = scheduler.answer(failing)
  let changed = false
  const change = scheduler.change(() => {
    changed = true
  })
  await expect(spoilt).rejects.toThrow('spoilt')
  await change
  expect(changed).toBe(true)
})

test('a list that is worked on while a new index takes over is finished with the one it began with', async () => {
  const titles = Array.from({ length: 20_000 }, (_, at) => buildRow({ spuCode: `TOTE${at}`, titleEn: 'Leather tote bag' }))
  const engine = buildEngine(titles)
  const list = engine.list(SearchInput.parse({ keyword: 'tote' }), { from: 0, to: 48 }, 'en', new Date())
  engine.build(smallTaxonomy).takeOver()
  const { cards, counts, whole } = await list
  expect([cards.length, counts.total, whole.total]).toEqual([48, 20_000, 20_000])
  expect(engine.size).toBe(0)
})
