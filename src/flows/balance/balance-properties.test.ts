import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { getBalanceStatement } from '#modules/balance/balance.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { payoutPage } from '../money/payout.builders.ts'
import { withdrawalsOf } from './withdrawals.builders.ts'

let shop: TestShop
let finance: string
beforeAll(async () => {
  shop = await startTestShop()
  finance = await shop.operator(['finance'])
})
afterAll(() => shop.stop())

const step = fc.oneof(
  fc.record({ act: fc.constant('give' as const), cents: fc.integer({ min: 1, max: 700_000 }) }),
  fc.record({ act: fc.constant('ask' as const), cents: fc.integer({ min: 1, max: 600_000 }) }),
  fc.record({
    act: fc.constantFrom('cancel' as const, 'approve' as const, 'fail' as const, 'send' as const, 'confirm' as const),
  }),
)

test('whatever is given, asked for, cancelled, paid and turned down: a balance is the sum of its entries, never negative, and the books come to nothing', async () => {
  const work = withdrawalsOf(shop, () => finance)
  const desk = payoutPage(shop, () => finance)
  const undo = async (act: 'cancel' | 'fail', token: string, payoutId: string): Promise<boolean> =>
    act === 'cancel'
      ? (await work.cancel(token, payoutId)).code === 200
      : (await desk.move(payoutId, 'fail', { note: 'No.', failure: 'closed' })).code === 200
  const wire = (cents: number): string => (cents / 100).toFixed(2)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { token, account } = await work.holder('10000')
      const proofs = await work.proofs(account, steps.length)
      const wrong: string[] = []
      let has = 1_000_000
      const open = new Map<string, number>()
      for (const [at, one] of steps.entries()) {
        const [payoutId = ''] = [...open.keys()].slice(at % Math.max(1, open.size))
        if (one.act === 'give' && (await work.give(account, wire(one.cents))).code === 200) has += one.cents
        if (one.act === 'ask') {
          const { code, data } = await work.ask(token, wire(one.cents), { oldPassword: '', proof: proofs[at] ?? '' })
          if ((code === 200) !== (one.cents <= has && one.cents <= 500_000)) wrong.push(`${code} for ${one.cents} of ${has}`)
          if (code === 200) {
            has -= one.cents
            open.set(data.list[0]?.withdrawalId ?? '', one.cents)
          }
        }
        if ((one.act === 'cancel' || one.act === 'fail') && (await undo(one.act, token, payoutId))) {
          has += open.get(payoutId) ?? 0
          open.delete(payoutId)
        }
        if ((one.act === 'approve' || one.act === 'send') && payoutId !== '')
          await desk.move(payoutId, one.act, { note: 'BATCH' })
        if (one.act === 'confirm' && payoutId !== '' && (await desk.move(payoutId, 'confirm')).code === 200) open.delete(payoutId)
      }
      const [sum] = await readRows(
        shop.database.pool,
        z.object({ cents: z.number() }),
        sql`select -sum(e.amount)::bigint as cents from ledger_entries e join ledger_accounts a using (ledger_account_id)
          where a.owner_id = ${account} and a.purpose = 'balance'`,
      )
      const statement = (await shop.ask(getBalanceStatement, {}, { token })).data
      const shown = await work.account(token)
      expect([wrong, sum?.cents, shown.balance, statement.closing]).toEqual([[], has, wire(has), wire(has)])
      expect(shown.inWithdrawals).toBe(wire([...open.values()].reduce((total, cents) => total + cents, 0)))
      await requireInvariants(shop.database)
    }),
    { numRuns: 25 },
  )
}, 60_000)
