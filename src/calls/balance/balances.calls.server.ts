import { showBalances, showMemberBalance } from '#flows/balance/show-balances.ts'
import { decideGoodwill as decide, giveGoodwill as give } from '#flows/money/give-goodwill.ts'
import { decideGoodwill, getMemberBalance, giveGoodwill, listBalances } from '#modules/balance/balance-page.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'
import type { Read } from '#platform/database.server.ts'
import { fromWire } from '#platform/money.ts'

/** What the shop owes its members, and what it gives them out of goodwill. */
export function balanceCalls(): Call[] {
  const show = (tx: Read, memberId: string) => showMemberBalance(tx, memberId)
  return [
    defineCall(listBalances, ({ tx }, { word }) => showBalances(tx, word)),
    defineCall(getMemberBalance, ({ tx }, { accountId }) => show(tx, accountId)),
    defineCall(giveGoodwill, async ({ tx, caller }, { accountId: memberId, amount, ...given }) => {
      await give(tx, actorOf(caller), { memberId, amountCents: fromWire(amount), ...given })
      return show(tx, memberId)
    }),
    defineCall(decideGoodwill, async ({ tx, caller }, { goodwillId, agree }) =>
      show(tx, await decide(tx, actorOf(caller), goodwillId, agree)),
    ),
  ]
}
