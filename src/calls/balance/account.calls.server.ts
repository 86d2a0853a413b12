import { z } from 'zod'
import { showAccount, showStatement, showWithdrawals, statementFile } from '#flows/balance/show-account.ts'
import { checkOwner } from '#flows/members/keep-control.ts'
import { askWithdrawal as ask, cancelWithdrawal as cancel } from '#flows/money/withdraw.ts'
import {
  AccountWire,
  AskWithdrawalInput,
  StatementFileInput,
  StatementInput,
  StatementWire,
  WithdrawalInput,
  WithdrawalsWire,
} from '#modules/balance/balance.contract.ts'
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
import { type Call, defineCall, fileAnswer } from '#platform/call.server.ts'
import { networkOf } from '#platform/access/network-address.ts'

type Services = { sealing: Sealing; settings: ReadSettings; limitScale: number }
const access = 'member'

/** What a member has. */
const balanceCalls = (services: Services): Call[] => [
  defineCall(getAccount, {
    access,
    input: z.object({}),
    output: AccountWire,
    run: async ({ tx, caller }) => showAccount(tx, caller.accountId, await services.settings(tx)),
  }),
  defineCall(getBalanceStatement, {
    access,
    input: StatementInput,
    output: StatementWire,
    run: ({ tx, caller }, { month }) => showStatement(tx, caller.accountId, month),
  }),
  defineCall(balanceStatementFile, {
    access,
    input: StatementFileInput,
    output: fileAnswer,
    perMinute: 20,
    run: async ({ tx, caller }, asked) => statementFile(tx, caller.accountId, asked, await services.settings(tx)),
  }),
]

/** What goes to the member's bank. */
const withdrawalCalls = (services: Services): Call[] => [
  defineCall(listWithdrawals, {
    access,
    input: z.object({}),
    output: WithdrawalsWire,
    run: ({ tx, caller }) => showWithdrawals(tx, caller.accountId),
  }),
  defineCall(askWithdrawal, {
    access,
    input: AskWithdrawalInput,
    output: WithdrawalsWire,
    perMinute: 20,
    // The password is looked at outside transactions; the key is seen to inside.
    reads: true,
    run: async ({ database, caller, ip, idempotencyKey: key }, { oldPassword, proof, ...wanted }) => {
      const shown = { oldPassword, proof, network: networkOf(ip) }
      const showOwner = await checkOwner(database, caller, shown, services.limitScale)
      // A password was right, whatever becomes of the rest.
      if (proof === '') await database.inTransaction(showOwner)
      const within = proof === '' ? async () => {} : showOwner
      return database.inTransaction(async (tx) => {
        await ask(tx, caller.accountId, { ...wanted, key, showOwner: within }, services)
        return showWithdrawals(tx, caller.accountId)
      })
    },
  }),
  defineCall(cancelWithdrawal, {
    access,
    input: WithdrawalInput,
    output: WithdrawalsWire,
    run: async ({ tx, caller }, { withdrawalId }) => {
      await cancel(tx, caller.accountId, withdrawalId)
      return showWithdrawals(tx, caller.accountId)
    },
  }),
]

export const accountCalls = (services: Services): Call[] => [...balanceCalls(services), ...withdrawalCalls(services)]
