import type { z } from 'zod'
import { askingOf, showPerson } from '#flows/members/ask-for-person.ts'
import { isPayerAsked } from '#flows/money/card-floods.ts'
import { approveRefund as approve, refundOfPayment, requestMoneyBack, sayRefunds } from '#flows/money/refund-money.ts'
import { askProvider } from '#flows/money/provider-reports.ts'
import { nameRefund as name } from '#flows/money/outside/name-refund.ts'
import { confirmTransfer, rejectTransfer } from '#flows/money/settle-payment.ts'
import { giveAccount } from '#flows/money/payout-account.ts'
import { showAdminOrder, showOrder, showPaymentState } from '#flows/show-order.ts'
import { announceToProvider, type PaymentServices, startPayment as start } from '#flows/start-payment.ts'
import { submitReceipt } from '#flows/submit-receipt.ts'
import { getOrder, listPayments } from '#modules/orders/index.server.ts'
import type { PaymentStateWire, PaymentWire, StartInput } from '#modules/orders/payments/payments.contract.ts'
import {
  approveRefund,
  capturePayment,
  confirmPayment,
  getPaymentState,
  givePayoutAccount,
  nameRefund,
  refundPayment,
  rejectPayment,
  requestRefund,
  startPayment,
  uploadReceipt,
} from '#modules/orders/payments/payments.paths.ts'
import { once } from '#platform/idempotency.server.ts'
import { fromWire } from '#platform/money.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { networkOf } from '#platform/access/network-address.ts'
import { actorOf, type Call, defineCall, viewerOf, type ShopperContext } from '#platform/call.server.ts'

type Sealed = PaymentServices & { sealing: Sealing }

const shopperPaymentCalls = (services: Sealed): Call[] => [
  defineCall(startPayment, (context, input) => startOnce(context, input, services), {
    afterCommit: (context, payment) => announceToProvider(context, payment, services),
  }),
  defineCall(uploadReceipt, async (context, { orderNo, uploadId }) => {
    await submitReceipt(context.tx, context.caller.accountId, orderNo, uploadId)
    return showPaymentState(context.tx, viewerOf(context), orderNo, services.payments)
  }),
  defineCall(capturePayment, (context, { orderNo }) => capture(context, orderNo, services)),
  defineCall(getPaymentState, (context, { orderNo }) =>
    showPaymentState(context.tx, viewerOf(context), orderNo, services.payments),
  ),
  defineCall(givePayoutAccount, async (context, input) => {
    await giveAccount(context.tx, services.sealing, context.caller.accountId, input)
    return showOrder(context.tx, viewerOf(context), input.orderNo)
  }),
]

const refundCalls = ({ outside }: PaymentServices): Call[] => [
  defineCall(requestRefund, async ({ tx, caller, language }, input) =>
    showAdminOrder(tx, language, (await requestMoneyBack(tx, actorOf(caller), input)).order_number),
  ),
  defineCall(nameRefund, async ({ tx, caller, language }, input) =>
    showAdminOrder(tx, language, (await name(tx, actorOf(caller), caller, input)).order_number),
  ),
  defineCall(
    approveRefund,
    async ({ tx, caller, language }, { refundId, toBalance }) =>
      showAdminOrder(tx, language, (await approve(tx, actorOf(caller), refundId, toBalance)).order_number),
    {
      afterCommit: async (context, { orderNo }) => {
        await sayRefunds(context, outside, orderNo)
        return showAdminOrder(context.tx, context.language, orderNo)
      },
    },
  ),
]

const financeCalls = ({ outside }: PaymentServices): Call[] => [
  defineCall(confirmPayment, async ({ tx, caller, language }, { paymentId, amount, before }) => {
    const came = { amountCents: amount === '' ? undefined : fromWire(amount), beforeCents: fromWire(before || '0') }
    return showAdminOrder(tx, language, await confirmTransfer(tx, actorOf(caller), paymentId, came))
  }),
  defineCall(rejectPayment, async ({ tx, caller, language }, { paymentId, reason }) =>
    showAdminOrder(tx, language, await rejectTransfer(tx, actorOf(caller), paymentId, reason)),
  ),
  defineCall(
    refundPayment,
    async ({ tx, caller, language }, { paymentId }) =>
      showAdminOrder(tx, language, (await refundOfPayment(tx, actorOf(caller), paymentId)).order_number),
    {
      afterCommit: async (context, { orderNo }) => {
        await sayRefunds(context, outside, orderNo)
        return showAdminOrder(context.tx, context.language, orderNo)
      },
    },
  ),
]

export const paymentCalls = (services: Sealed): Call[] => [
  ...shopperPaymentCalls(services),
  ...financeCalls(services),
  ...refundCalls(services),
]

/** What may have changed at the provider since. */
const LOOKED_UP: ReadonlySet<string> = new Set(['started', 'under-review', 'cancelled'])

/** Asks the provider between two reads of ours; what the browser says about the payment counts for nothing. */
/** A payer may be asked to show that they are a person; the answer is no part of what is asked for, and used up by it. */
async function startOnce(
  context: ShopperContext,
  { challengeId, challengeAnswer, ...wanted }: z.output<typeof StartInput>,
  services: Sealed,
): Promise<PaymentWire> {
  const { database, caller, ip, idempotencyKey: key } = context
  const payer = { ...viewerOf(context), network: networkOf(ip) }
  const paying = { ownerId: payer.ownerId, isMember: caller.kind === 'member', scale: services.limitScale }
  if (await isPayerAsked(database.pool, paying, wanted))
    await showPerson(askingOf(context, { challengeId, challengeAnswer }, services))
  const request = { callerId: payer.ownerId, call: startPayment.path, key, body: wanted }
  return database.inTransaction((tx) => once(tx, request, () => start(tx, payer, wanted, services)))
}

async function capture(context: ShopperContext, orderNo: string, { payments }: PaymentServices): Promise<PaymentStateWire> {
  const state = await showPaymentState(context.tx, viewerOf(context), orderNo, payments)
  const order = await getOrder(context.tx, orderNo)
  const payment = (await listPayments(context.tx, order.order_id)).find((known) => known.provider_id !== null)
  const provider = payments.find(({ name }) => name === payment?.provider)
  if (!payment || !provider || !LOOKED_UP.has(payment.state)) return state
  const { status } = await askProvider({ database: context.database, provider }, payment)
  return { ...(await showPaymentState(context.tx, viewerOf(context), orderNo, payments)), processing: status === 'processing' }
}
