import { confirmPaidRefund } from '#flows/money/refund-money.ts'
import { payOut, seeAccount } from '#flows/money/pay-out.ts'
import { confirmHeldReturn } from '#flows/money/repair-money.ts'
import { makePayoutFile as makeFile, readPayoutAnswer, showPayoutFile } from '#flows/money/payout-file.ts'
import { countApproved, listPayoutFiles, listPayouts as list } from '#modules/treasury/index.server.ts'
import {
  listPayouts,
  makePayoutFile,
  movePayout,
  payoutFile,
  readPayoutResult,
  seePayoutAccount,
} from '#modules/treasury/money.paths.ts'
import type { PayoutsWire } from '#modules/treasury/payouts/payouts.contract.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'
import type { Read } from '#platform/database.server.ts'

type PayoutServices = { sealing: Sealing; settings: ReadSettings }
/** A thousand transfers come to half of it. */
const MOST_BYTES = 2 * 2 ** 20
const confirmed = { refund: confirmPaidRefund, held: confirmHeldReturn }

/** What no provider can give back: from the shopper's account to the bank's word. */
export const payoutCalls = ({ sealing, settings }: PayoutServices): Call[] => [
  defineCall(listPayouts, ({ tx }, wanted) => room(tx, wanted)),
  defineCall(movePayout, async ({ tx, caller }, input) => {
    await payOut(tx, actorOf(caller), input, { ...confirmed, sealing })
    return room(tx)
  }),
  defineCall(seePayoutAccount, ({ tx, caller }, { payoutId }) => seeAccount(tx, actorOf(caller), sealing, payoutId)),
  defineCall(makePayoutFile, async ({ tx, caller }) => {
    await makeFile(tx, actorOf(caller), sealing, (await settings(tx)).payee)
    return room(tx)
  }),
  defineCall(
    payoutFile,
    // It reads, and writes down that somebody has looked.
    ({ database, caller }, { fileId }) => database.inTransaction((tx) => showPayoutFile(tx, actorOf(caller), sealing, fileId)),
  ),
  defineCall(readPayoutResult, async ({ database, caller, file }) => {
    const told = await readPayoutAnswer(database, actorOf(caller), await file(MOST_BYTES), confirmed)
    return { ...(await room(database.pool)), ...told }
  }),
]

const room = async (tx: Read, wanted: Parameters<typeof list>[1] = { pageNum: 1 }): Promise<PayoutsWire> => ({
  ...(await list(tx, wanted)),
  ready: await countApproved(tx),
  files: await listPayoutFiles(tx),
})
