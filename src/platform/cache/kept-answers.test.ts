import { expect, test } from 'vitest'
import type { Database } from '#platform/database.server.ts'
import { keepAnswers, keptAnswer } from './kept-answers.server.ts'
import { collectCacheTags, addCacheTags, invalidate } from './page-tags.server.ts'

/** Only what is kept by it matters here. */
const newDatabase = (): Database => ({}) as Database

function counted(tags: string[]) {
  let made = 0
  return async (): Promise<number> => {
    addCacheTags(...tags)
    made += 1
    return made
  }
}

test('an answer is kept until something it shows has changed', async () => {
  const database = newDatabase()
  const letGo = keepAnswers(database)
  const make = counted(['product:A'])
  const ask = () => keptAnswer(database, 'product A', make)
  expect([await ask(), await ask()]).toEqual([1, 1])
  invalidate('product:B')
  expect(await ask()).toBe(1)
  invalidate('product:A')
  expect([await ask(), await ask()]).toEqual([2, 2])
  letGo()
  expect(await ask()).toBe(3)
})

test('nothing is kept where nobody says what changes, nor what says nothing of what it shows, nor what was refused', async () => {
  const silent = newDatabase()
  const make = counted(['product:A'])
  expect([await keptAnswer(silent, 'key', make), await keptAnswer(silent, 'key', make)]).toEqual([1, 2])

  const database = newDatabase()
  const letGo = keepAnswers(database)
  const wordless = counted([])
  expect([await keptAnswer(database, 'key', wordless), await keptAnswer(database, 'key', wordless)]).toEqual([1, 2])
  const refused = async () => {
    addCacheTags('product:A')
    throw new Error('no such product')
  }
  await expect(keptAnswer(database, 'other', refused)).rejects.toThrow('no such product')
  expect(await keptAnswer(database, 'other', make)).toBe(3)
  letGo()
})

test('a page that shows a kept answer is told of what it shows, like one for which it was made', async () => {
  const database = newDatabase()
  const letGo = keepAnswers(database)
  const make = counted(['product:A', 'settings'])
  for (const _ of [1, 2]) {
    const page = new Set<string>()
    await collectCacheTags(page, () => keptAnswer(database, 'key', make))
    expect([...page]).toEqual(['product:A', 'settings'])
  }
  letGo()
})
