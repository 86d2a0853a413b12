import { expect, test } from 'vitest'
import { Gathered } from './gathered.ts'

/** Questions that are answered when the test says so. */
function held(limits: { atOnce?: number; most?: number } = {}) {
  const questions: { asked: readonly string[]; answer: () => void; fail: () => void }[] = []
  const gathered = new Gathered<string, string>(
    (asked) =>
      new Promise((resolve, reject) => {
        questions.push({
          asked,
          answer: () => resolve(asked.map((one) => `${one}!`)),
          fail: () => reject(new Error('away')),
        })
      }),
    { atOnce: 1, most: 10, ...limits },
  )
  return { gathered, questions }
}

test('who comes while others are asked for is asked for next, together with all who have come, and each has their own answer', async () => {
  const { gathered, questions } = held()
  const first = gathered.ask('first')
  const others = ['second', 'third'].map((one) => gathered.ask(one))
  expect(questions.map(({ asked }) => asked)).toEqual([['first']])
  questions[0]?.answer()
  expect(await first).toBe('first!')
  expect(questions[1]?.asked).toEqual(['second', 'third'])
  questions[1]?.answer()
  expect(await Promise.all(others)).toEqual(['second!', 'third!'])
})

test('so many questions are under way beside each other, and no more is asked in one than is allowed', async () => {
  const { gathered, questions } = held({ atOnce: 2, most: 2 })
  const all = ['a', 'b', 'c', 'd', 'e'].map((one) => gathered.ask(one))
  expect(questions.map(({ asked }) => asked)).toEqual([['a'], ['b']])
  questions[0]?.answer()
  await all[0]
  questions[1]?.answer()
  await all[1]
  expect(questions.slice(2).map(({ asked }) => asked)).toEqual([['c', 'd'], ['e']])
  for (const { answer } of questions.slice(2)) answer()
  expect(await Promise.all(all)).toEqual(['a!', 'b!', 'c!', 'd!', 'e!'])
})

test('a question that fails fails for all it was asked for, and for none after them', async () => {
  const { gathered, questions } = held()
  const failing = gathered.ask('first')
  const after = gathered.ask('second')
  questions[0]?.fail()
  await expect(failing).rejects.toThrow('away')
  questions[1]?.answer()
  expect(await after).toBe('second!')
})
