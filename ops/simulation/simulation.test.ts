import { beforeAll, expect, test } from 'vitest'
import { ensureScreens } from '../screens-build.ts'
import { driveHistories } from './driven-histories.ts'
import { liveFreely } from './free-history.ts'

const SEED = 20_261_124

beforeAll(() => ensureScreens(() => {}))

test('whatever shoppers, desk, clock and card provider do in whatever order, the books balance once all has come to rest', async () => {
  const { violations } = await driveHistories({ seed: SEED, histories: 8 })
  expect(violations).toEqual([])
})

test('with two processes that are killed in turn, one of them an hour ahead, and a card provider with bad moments, they balance too', async () => {
  const { violations, orders, history } = await liveFreely({ seed: SEED, orders: 40, processes: 2, merchants: 4 })
  if (violations.length > 0) console.log(history.slice(-200).join('\n'))
  expect(violations).toEqual([])
  expect(orders).toBeGreaterThanOrEqual(40)
})
