import { checkOwner } from '#flows/members/account-security.ts'
import { nameAccount } from '#flows/money/withdrawals/account-of-merchant.ts'
import { cancelForMerchant, withdrawForMerchant } from '#flows/money/withdrawals/withdraw-for-merchant.ts'
import {
  madeStatementPaper,
  merchantStatementCsv,
  showMadeStatements,
  showMerchantStatement,
} from '#flows/sellers/merchant-statement.ts'
import { sellerActor } from '#flows/sellers/seller-actor.ts'
import { showComing, showMerchantMoney } from '#flows/sellers/show-merchant-money.ts'
import type { MerchantMoneyWire } from '#modules/settlement/merchant-money.contract.ts'
import {
  askMerchantWithdrawal,
  cancelMerchantWithdrawal,
  getMerchantMoney,
  getMerchantStatement,
  listMadeStatements,
  listComingMoney,
  madeStatementFile,
  merchantStatementFile,
  nameMerchantAccount,
} from '#modules/settlement/merchant-money.paths.ts'
import { requireShownFactor } from '#modules/second-factor/index.server.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { isOwner, type Membership, type Seller } from '#platform/access/memberships.ts'
import { networkOf } from '#platform/access/network-address.ts'
import type { Language } from '#language/languages.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'
import type { Read } from '#platform/database.server.ts'
import { once } from '#platform/idempotency.server.ts'
import { refuse } from '#platform/refusal.ts'

type Services = { sealing: Sealing; settings: ReadSettings; limitScale: number }
type Acting = { seller: Seller; memberships: readonly Membership[] }
type Asked = { tx: Read; caller: Acting; language: Language }

const moneyOf =
  ({ settings }: Services) =>
  async ({ tx, caller, language }: Asked): Promise<MerchantMoneyWire> =>
    showMerchantMoney(tx, caller.seller, isOwner(caller), { language, settings: await settings(tx) })

/** What a merchant is paid, and what comes when. */
const accountCalls = (services: Services): Call[] => [
  defineCall(getMerchantMoney, moneyOf(services)),
  defineCall(listComingMoney, async ({ tx, caller, language }, { pageNum }) =>
    showComing(tx, caller.seller, pageNum, { language, settings: await services.settings(tx) }),
  ),
  defineCall(getMerchantStatement, ({ tx, caller, language }, { month }) =>
    showMerchantStatement(tx, caller.seller, { month, language }),
  ),
  defineCall(listMadeStatements, ({ tx, caller }) => showMadeStatements(tx, caller.seller)),
  defineCall(madeStatementFile, async ({ tx, caller }, asked) =>
    madeStatementPaper(tx, caller.seller, asked, (await services.settings(tx)).business),
  ),
  defineCall(merchantStatementFile, ({ tx, caller }, asked) => merchantStatementCsv(tx, caller.seller, asked)),
]

/** What leaves for its bank, each by somebody who has shown once more that they are who they are. */
const withdrawalCalls = (services: Services): Call[] => [
  defineCall(askMerchantWithdrawal, async ({ database, caller, ip, language, idempotencyKey: key }, { amount, ...again }) => {
    await requireShownFactor(database.pool, caller)
    const showOwner = await checkOwner(database, caller, { ...again, network: networkOf(ip) }, services.limitScale)
    // A password was right, whatever becomes of the rest.
    if (again.proof === '') await database.inTransaction(showOwner)
    const { seller, accountId: callerId } = caller
    const body = { merchantId: seller.merchantId, amount }
    return database.inTransaction(async (tx) => {
      await once(tx, { callerId, call: askMerchantWithdrawal.path, key, body }, async () => {
        if (again.proof !== '') await showOwner(tx)
        await withdrawForMerchant(tx, seller, amount, services.sealing)
        return {}
      })
      return moneyOf(services)({ tx, caller, language })
    })
  }),
  defineCall(
    nameMerchantAccount,
    async ({ database, caller, ip, language, idempotencyKey: key }, { oldPassword, proof, ...given }) => {
      if (!isOwner(caller)) refuse('NOT_PERMITTED')
      await requireShownFactor(database.pool, caller)
      const shown = { oldPassword, proof, network: networkOf(ip) }
      const showOwner = await checkOwner(database, caller, shown, services.limitScale)
      if (proof === '') await database.inTransaction(showOwner)
      const { seller, accountId: callerId } = caller
      // What is kept of the call tells no number: its hash could be guessed from the digits.
      const body = { merchantId: seller.merchantId, bankCode: given.bankCode, holder: given.holder }
      return database.inTransaction(async (tx) => {
        await once(tx, { callerId, call: nameMerchantAccount.path, key, body }, async () => {
          if (proof !== '') await showOwner(tx)
          await nameAccount(tx, seller, given, { sealing: services.sealing, by: await sellerActor(tx, seller) })
          return {}
        })
        return moneyOf(services)({ tx, caller, language })
      })
    },
  ),
  defineCall(cancelMerchantWithdrawal, async ({ tx, caller, language }, { withdrawalId }) => {
    await cancelForMerchant(tx, caller.seller, withdrawalId)
    return moneyOf(services)({ tx, caller, language })
  }),
]

export const merchantMoneyCalls = (services: Services): Call[] => [...accountCalls(services), ...withdrawalCalls(services)]
