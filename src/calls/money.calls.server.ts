import type { z } from 'zod'
import { acceptDifference, bookToOrder, recordMoney as record, returnHeld } from '#flows/money/repair-money.ts'
import { repairRefund } from '#flows/money/refund-money.ts'
import { noteReport } from '#flows/money/outside/name-refund.ts'
import { payOutRefused } from '#flows/money/pay-out-refused.ts'
import { listDisputes as disputes } from '#modules/orders/index.server.ts'
import { listMoney as list } from '#modules/treasury/index.server.ts'
import type { RepairMoneyInput } from '#modules/treasury/money.contract.ts'
import { listMerchants as merchants } from '#modules/settlement/index.server.ts'
import { listMerchants } from '#modules/settlement/settlement.paths.ts'
import { listDisputes } from '#modules/orders/payments/payments.paths.ts'
import { bookToDebt } from '#flows/money/merchants/debts-of-merchants.ts'
import { listMoney, recordMoney, repairMoney } from '#modules/treasury/money.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { fromWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'

type WantedRepair = z.output<typeof RepairMoneyInput>

export const moneyCalls: Call[] = [
  defineCall(listMoney, ({ tx }) => list(tx)),
  defineCall(listDisputes, ({ tx }) => disputes(tx)),
  defineCall(listMerchants, ({ tx, language }) => merchants(tx, language)),
  defineCall(recordMoney, async ({ tx, caller }, { payType, amount, ...line }) => {
    await record(tx, actorOf(caller), { method: payType, amountCents: fromWire(amount), ...line })
    return list(tx)
  }),
  defineCall(repairMoney, async ({ tx, caller }, input) => {
    await repair(tx, actorOf(caller), input)
    return list(tx)
  }),
]

/** Each kind of case knows its own repairs; another one is refused as settled. */
async function repair(
  tx: Tx,
  operator: Operator,
  { source, id, repair: wanted, orderNo, sellerCode, reason }: WantedRepair,
): Promise<void> {
  if (source === 'refund' && (wanted === 'return' || wanted === 'retry')) return repairRefund(tx, operator, id, reason)
  if (source === 'refund' && wanted === 'pay-out') return payOutRefused(tx, operator, id, reason)
  if (source === 'held' && wanted === 'book') return bookToOrder(tx, operator, id, orderNo, reason)
  if (source === 'held' && wanted === 'debt') return bookToDebt(tx, operator, id, { sellerCode, reason })
  if (source === 'held' && wanted === 'accept') return acceptDifference(tx, operator, id, reason)
  if (source === 'held' && wanted === 'return') return returnHeld(tx, operator, id, reason)
  if (source === 'report' && wanted === 'note') return noteReport(tx, operator, id, reason)
  refuse('MONEY_IS_SETTLED')
}
