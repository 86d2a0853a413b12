import { approveStatement as approve, showPaidStatements } from '#flows/money/merchants/approve-statement.ts'
import { remindOfDebt as remind, showDebts, writeOffDebt as giveUp } from '#flows/money/merchants/debts-of-merchants.ts'
import { madeStatementPaper } from '#flows/sellers/merchant-statement.ts'
import { getPaidStatement } from '#modules/settlement/index.server.ts'
import {
  approveStatement,
  listDebts,
  listPaidStatements,
  remindOfDebt,
  statementPaper,
  writeOffDebt,
} from '#modules/settlement/merchant-statements.paths.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'
import { fromWire } from '#platform/money.ts'

type Services = { sealing: Sealing; settings: ReadSettings }

/** Statements by which merchants are paid, and what merchants owe. */
export const merchantStatementCalls = ({ sealing, settings }: Services): Call[] => [
  defineCall(listPaidStatements, ({ tx, caller, language }, wanted) =>
    showPaidStatements(tx, { ...wanted, operatorId: actorOf(caller).id, language }),
  ),
  defineCall(approveStatement, async ({ tx, caller, language }, wanted) => {
    const by = actorOf(caller)
    await approve(tx, by, wanted, sealing)
    return showPaidStatements(tx, { queue: 'waiting', pageNum: 1, operatorId: by.id, language })
  }),
  defineCall(statementPaper, async ({ tx }, { statementId, language }) => {
    const { merchantId } = await getPaidStatement(tx, statementId)
    return madeStatementPaper(tx, { merchantId }, { statementId, format: 'pdf', language }, (await settings(tx)).business)
  }),
  defineCall(listDebts, ({ tx, language }) => showDebts(tx, language)),
  defineCall(remindOfDebt, async ({ tx, caller, language }, { merchantId }) => {
    await remind(tx, actorOf(caller), merchantId)
    return showDebts(tx, language)
  }),
  defineCall(writeOffDebt, async ({ tx, caller, language }, { merchantId, amount, reason }) => {
    await giveUp(tx, actorOf(caller), merchantId, { amountCents: fromWire(amount), reason })
    return showDebts(tx, language)
  }),
]
