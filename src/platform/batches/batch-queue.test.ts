import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BatchQueue } from './batch-queue.ts'

const done = (items: readonly string[]): PromiseSettledResult<string>[] => items.map((value) => ({ status: 'fulfilled', value }))

/** A queue whose batches end when the test says so. */
function held(limits: { weight?: number; atOnce?: number; keptMs?: number } = {}) {
  const batches: { items: readonly string[]; end: () => void }[] = []
  const queue = new BatchQueue<string, string>(
    async (items) => {
      await new Promise<void>((end) => batches.push({ items, end }))
      return done(items)
    },
    { weight: 10, atOnce: 4, keptMs: 1_000, ...limits },
  )
  const join = (name: string, needs: string[], more: { isFirst?: boolean; isWanted?: () => boolean } = {}) =>
    queue.join(name, name, { needs, weight: 1, isFirst: false, isWanted: () => true, ...more })
  const end = async (): Promise<void> => {
    batches.shift()?.end()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { queue, join, end, underWay: () => batches.map(({ items }) => items.join(' ')) }
}

test('what comes while its piece is under way is done together afterwards: members first, each in order', async () => {
  const { queue, join, end, underWay } = held()
  join('first', ['bag'])
  join('guest 1', ['bag'])
  const last = join('guest 2', ['bag'])
  join('member 1', ['bag'], { isFirst: true })
  expect(underWay()).toEqual(['first'])
  expect(queue.placeOf(last)).toBe(3)
  await end()
  expect(underWay()).toEqual(['member 1 guest 1 guest 2'])
  expect(queue.placeOf(last)).toBe(0)
})

test('what nobody else needs is begun at once, beside the rest', () => {
  const { join, underWay } = held()
  join('one', ['bag'])
  join('other', ['scarf'])
  expect(underWay()).toEqual(['one', 'other'])
})

test('nobody overtakes who waits for two pieces of which one is free', async () => {
  const { join, end, underWay } = held()
  join('one', ['bag'])
  join('other', ['scarf'])
  join('both', ['bag', 'scarf'])
  join('late', ['bag'])
  await end()
  expect(underWay()).toEqual(['other'])
  await end()
  expect(underWay()).toEqual(['both late'])
})

test('who has gone is passed over, and who comes again keeps the place', async () => {
  const { queue, join, end, underWay } = held()
  join('first', ['bag'])
  join('gone', ['bag'], { isWanted: () => false })
  const ticket = join('again', ['bag'])
  expect(join('again', ['bag'])).toBe(ticket)
  await end()
  expect(underWay()).toEqual(['again'])
  await end()
  expect(await join('again', ['bag']).result).toBe('again')
  queue.told(ticket)
  join('again', ['bag'])
  expect(underWay()).toEqual(['again'])
})

test('a batch that fails fails for those in it, the line goes on, and whoever comes again is in line anew', async () => {
  const queue = new BatchQueue<string, string>(
    async (items) => {
      if (items.includes('bad')) throw new Error('broken')
      return done(items)
    },
    { weight: 1, atOnce: 1, keptMs: 60_000 },
  )
  const wish = { needs: ['bag'], weight: 1, isFirst: false, isWanted: () => true }
  const tickets = ['one', 'bad', 'two'].map((name) => queue.join(name, name, wish))
  const outcomes = await Promise.allSettled(tickets.map(({ result }) => result))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(queue.join('bad', 'better', wish).item).toBe('better')
})

const PIECES = ['a', 'b', 'c'] as const

test('whatever comes is done once, never beside what needs the same, and in its order where it does', async () => {
  const wishes = fc.array(
    fc.record({
      needs: fc.uniqueArray(fc.constantFrom(...PIECES), { minLength: 1 }),
      weight: fc.integer({ min: 1, max: 8 }),
    }),
  )
  await fc.assert(
    fc.asyncProperty(wishes, fc.scheduler(), async (given, scheduler) => {
      const inUse = new Set<string>()
      const order: number[] = []
      const queue = new BatchQueue<number, number>(
        async (items) => {
          const needs = new Set(items.flatMap((item) => given[item]?.needs ?? []))
          for (const need of needs) {
            expect(inUse.has(need)).toBe(false)
            inUse.add(need)
          }
          order.push(...items)
          await scheduler.schedule(Promise.resolve())
          for (const need of needs) inUse.delete(need)
          return items.map((value) => ({ status: 'fulfilled', value }))
        },
        { weight: 10, atOnce: 2, keptMs: 0 },
      )
      const tickets = given.map(({ needs, weight }, index) =>
        queue.join(String(index), index, { needs, weight, isFirst: false, isWanted: () => true }),
      )
      const results = Promise.all(tickets.map(({ result }) => result))
      await scheduler.waitFor(results)
      expect(await results).toEqual(given.map((_, index) => index))
      for (const need of PIECES) {
        const those = order.filter((item) => given[item]?.needs.includes(need))
        expect(those).toEqual(those.toSorted((one, other) => one - other))
      }
    }),
  )
})
