import { beforeAll, expect, test } from 'vitest'
import { sellThroughRollout } from '../drills/rollouts.builders.ts'
import { ensureScreens } from '../screens-build.ts'
import { requireBalancer } from './balancer-servers.ts'

beforeAll(() => ensureScreens(() => {}))
beforeAll(requireBalancer)

test('a release takes the place of another behind a balancer and gives it back, and no request and no order is lost', async () => {
  const rollout = await sellThroughRollout({
    from: { name: 'older' },
    to: { name: 'newer' },
    processes: 1,
    guests: 3,
    requestsPerSecond: 20,
    secondsBetween: 1,
    say: () => {},
  })
  expect(rollout.failed).toEqual([])
  expect(rollout.repeats).toBe(0)
  expect(rollout.purchases).toBeGreaterThan(3)
  expect(rollout.requests).toBeGreaterThan(50)
  // Each member who listened was sent away twice, and told to return at another moment.
  expect(rollout.streams).toBeGreaterThanOrEqual(8)
  expect(new Set(rollout.retries).size).toBeGreaterThan(1)
})
