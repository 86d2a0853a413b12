import { showBalances, showMemberBalance } from '#flows/balance/show-balances.ts'
import { decideGoodwill as decide, giveGoodwill as give } from '#flows/money/give-goodwill.ts'
import {
  BalanceInput,
  BalancesInput,
  BalancesWire,
  BalanceWire,
  DecideGoodwillInput,
  GoodwillInput,
} from '#modules/balance/balance-room.contract.ts'
import { decideGoodwill, getMemberBalance, giveGoodwill, listBalances } from '#modules/balance/balance-room.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'
import type { Read } from '#platform/database.server.ts'
import { fromWire } from '#platform/money.ts'

const access = 'handle-money'
/** Of people alone: a machine is no second pair of eyes. */
const giving = 'pay-out'

/** What the shop owes its members, and what it gives them out of goodwill. */
export function balanceCalls(): Call[] {
  const show = (tx: Read, memberId: string) => showMemberBalance(tx, memberId)
  return [
    defineCall(listBalances, {
      access,
      input: BalancesInput,
      output: BalancesWire,
      run: ({ tx }, { word }) => showBalances(tx, word),
    }),
    defineCall(getMemberBalance, {
      access,
      input: BalanceInput,
      output: BalanceWire,
      run: ({ tx }, { accountId }) => show(tx, accountId),
    }),
    defineCall(giveGoodwill, {
      access: giving,
      input: GoodwillInput,
      output: BalanceWire,
      run: async ({ tx, caller }, { accountId: memberId, amount, ...given }) => {
        await give(tx, actorOf(caller), { memberId, amountCents: fromWire(amount), ...given })
        return show(tx, memberId)
      },
    }),
    defineCall(decideGoodwill, {
      access: giving,
      input: DecideGoodwillInput,
      output: BalanceWire,
      run: async ({ tx, caller }, { goodwillId, agree }) => show(tx, await decide(tx, actorOf(caller), goodwillId, agree)),
    }),
  ]
}
