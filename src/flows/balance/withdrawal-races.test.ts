import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { refusals } from '#refusals.ts'
import { clock, DAY, dayInHongKong, startOfDay } from '#platform/clock.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { withdrawalsOf } from './withdrawals.builders.ts'

let shop: TestShop
let finance: string
let work: ReturnType<typeof withdrawalsOf>
beforeAll(async () => {
  shop = await startTestShop()
  finance = await shop.operator(['finance'])
  work = withdrawalsOf(shop, () => finance)
})
afterEach(async () => {
  clock.reset()
  await requireInvariants(shop.database)
})
afterAll(() => shop.stop())

/** How many answers there are of each code. */
const tally = (answers: readonly { code: number }[]): Record<number, number> =>
  Object.fromEntries([...Map.groupBy(answers, ({ code }) => code)].map(([code, { length }]) => [code, length]))
const made = 200

describe('fifty at once', () => {
  test('of HK$5,000 with HK$60,000 take twelve, and never more than there is', async () => {
    const { token, account } = await work.holder('60000')
    const answers = await work.rush(token, await work.proofs(account, 50))
    expect(tally(answers)).toEqual({ [made]: 12, [refusals.WITHDRAWAL_ABOVE_BALANCE.code]: 38 })
    expect(await work.account(token)).toMatchObject({ balance: '0.00', inWithdrawals: '60000.00' })
  })

  test('take no more than a day may bring, before midnight in Hong Kong and after, whenever they began', async () => {
    clock.advance(-2 * DAY)
    const { token, account } = await work.holder('100000')
    // More than two days may bring: only the day stands in the way.
    for (const days of [-1, 0]) {
      clock.reset()
      clock.advance(days * DAY)
      await work.give(account, '100000')
    }
    const proofs = await work.proofs(account, 75)
    const before = dayInHongKong(clock.now())
    const midnight = startOfDay(dayInHongKong(new Date(clock.now().getTime() + DAY)))
    clock.advance(midnight.getTime() - 150 - clock.now().getTime())
    const early = work.rush(token, proofs.slice(0, 50))
    await vi.waitFor(() => expect(dayInHongKong(clock.now())).not.toBe(before), { timeout: 3_000 })
    const answers = [...(await early), ...(await work.rush(token, proofs.slice(50)))]
    const days = Map.groupBy(await work.list(token), ({ createTime }) => dayInHongKong(new Date(createTime)))
    const numOf = (day: string): number => days.get(day)?.length ?? 0
    const today = dayInHongKong(clock.now())
    expect([numOf(before) <= 20, numOf(today)]).toEqual([true, 20])
    const expected = numOf(before) + 20
    expect(tally(answers)).toEqual({ [made]: expected, [refusals.WITHDRAWALS_OF_DAY.code]: 75 - expected })
  })

  test('of one key are one withdrawal and one answer, though the proof is good for one', async () => {
    const { token, account } = await work.holder('100')
    const [proof = ''] = await work.proofs(account, 1)
    const given = { oldPassword: '', proof }
    const answers = await Promise.all(Array.from({ length: 50 }, () => work.ask(token, '10', given, 'one-key-for-all')))
    expect(tally(answers)).toEqual({ [made]: 50 })
    expect(await work.account(token)).toMatchObject({ balance: '90.00', inWithdrawals: '10.00' })
    expect((await work.ask(token, '11', given, 'one-key-for-all')).code).toBe(refusals.KEY_REUSED.code)
  })
})
