import { showAccount, showStatement, showWithdrawals, statementFile } from '#flows/balance/show-account.ts'
import { checkOwner } from '#flows/members/account-security.ts'
import { askWithdrawal as ask, cancelWithdrawal as cancel } from '#flows/money/withdraw.ts'
import {
  askWithdrawal,
  balanceStatementFile,
  cancelWithdrawal,
  getAccount,
  getBalanceStatement,
  listWithdrawals,
} from '#modules/balance/balance.paths.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'
import { networkOf } from '#platform/access/network-address.ts'

type Services = { sealing: Sealing; settings: ReadSettings; limitScale: number }

/** What a member has. */
const balanceCalls = (services: Services): Call[] => [
  defineCall(getAccount, async ({ tx, caller }) => showAccount(tx, caller.accountId, await services.settings(tx))),
  defineCall(getBalanceStatement, ({ tx, caller }, { month }) => showStatement(tx, caller.accountId, month)),
  defineCall(balanceStatementFile, async ({ tx, caller }, asked) =>
    statementFile(tx, caller.accountId, asked, await services.settings(tx)),
  ),
]

/** What goes to the member's bank. */
const withdrawalCalls = (services: Services): Call[] => [
  defineCall(listWithdrawals, ({ tx, caller }) => showWithdrawals(tx, caller.accountId)),
  defineCall(askWithdrawal, async ({ database, caller, ip, idempotencyKey: key }, { oldPassword, proof, ...wanted }) => {
    const shown = { oldPassword, proof, network: networkOf(ip) }
    const showOwner = await checkOwner(database, caller, shown, services.limitScale)
    // A password was right, whatever becomes of the rest.
    if (proof === '') await database.inTransaction(showOwner)
    const within = proof === '' ? async () => {} : showOwner
    return database.inTransaction(async (tx) => {
      await ask(tx, caller.accountId, { ...wanted, key, showOwner: within }, services)
      return showWithdrawals(tx, caller.accountId)
    })
  }),
  defineCall(cancelWithdrawal, async ({ tx, caller }, { withdrawalId }) => {
    await cancel(tx, caller.accountId, withdrawalId)
    return showWithdrawals(tx, caller.accountId)
  }),
]

export const accountCalls = (services: Services): Call[] => [...balanceCalls(services), ...withdrawalCalls(services)]
