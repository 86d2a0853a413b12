import { makePayoutFile, listPayouts, movePayout, payoutFile, readPayoutResult } from '#modules/treasury/money.paths.ts'
import type { PayoutMove } from '#modules/treasury/payouts/payout.rules.ts'
import type { MovePayoutInput, PayoutResultWire, PayoutWire } from '#modules/treasury/payouts/payouts.contract.ts'
import { getAdminOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { askReturn } from '#modules/returns/returns.paths.ts'
import { confirmPayment, givePayoutAccount } from '#modules/orders/payments/payments.paths.ts'
import { BASE_PATH, type Envelope } from '#platform/wire/call-path.ts'
import type { TestShop } from '../../test-shop.builders.ts'
import { unpaidOrder } from '../order.builders.ts'

export const ACCOUNT = { bankCode: '004', account: '123-456789-833', payee: 'Chan Tai Man', sure: false }

/** The room of payouts as finance uses it. */
export function payoutPage(shop: TestShop, finance: () => string) {
  const room = async () => (await shop.ask(listPayouts, {}, { token: finance() })).data
  const send = async (content: string | Buffer): Promise<Envelope<PayoutResultWire>> => {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(Buffer.from(content))]), 'answer.xml')
    const headers = { Authorization: `Bearer ${finance()}`, 'Accept-Language': 'en_US' }
    return (await (
      await fetch(shop.url + BASE_PATH + readPayoutResult.path, { method: 'POST', headers, body })
    ).json()) as Envelope<PayoutResultWire>
  }
  return {
    room,
    of: async (orderNo: string): Promise<PayoutWire | undefined> => (await room()).payouts.find((one) => one.orderNo === orderNo),
    /** An order that was paid by transfer, and that its shopper has cancelled. */
    owed: async () => {
      const order = await unpaidOrder(shop, 'bank')
      const administrator = await shop.operator()
      const { orderNo } = order
      await shop.ask(confirmPayment, { paymentId: order.payment.paymentId }, { token: administrator })
      const { units } = (await shop.ask(getAdminOrder, { orderNo }, { token: administrator })).data
      const cancelled = { orderNo, kind: 'cancel' as const, units: units.map(({ unitId }) => ({ unitId })) }
      await shop.ask(askReturn, cancelled, { token: order.token })
      await shop.ask(moveOrder, { orderNo, move: 'refund' }, { token: administrator })
      return { ...order, decider: administrator }
    },
    give: (orderNo: string, token: string, given: Partial<typeof ACCOUNT> = {}) =>
      shop.ask(givePayoutAccount, { orderNo, ...ACCOUNT, ...given }, { token }),
    move: (payoutId: string, move: PayoutMove, more: Partial<MovePayoutInput> = {}, token = finance()) =>
      shop.ask(movePayout, { payoutId, move, ...more }, { token }),
    makeFile: () => shop.ask(makePayoutFile, {}, { token: finance() }),
    download: async (fileId: string, token = finance()): Promise<string> => {
      const headers = { Authorization: `Bearer ${token}` }
      return (await fetch(`${shop.url}${BASE_PATH}${payoutFile.path}?fileId=${fileId}`, { headers })).text()
    },
    answer: send,
  }
}

type Said = { endToEndId: string; status: string; reason?: string; words?: string }

/** The bank's answer, as its pain.002 says it. */
export const bankAnswer = (messageId: string, said: readonly Said[], group = 'PART'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.03"><CstmrPmtStsRpt>
<GrpHdr><MsgId>BANK1</MsgId><CreDtTm>2026-11-25T10:00:00</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.03</OrgnlMsgNmId><GrpSts>${group}</GrpSts></OrgnlGrpInfAndSts>
${said
  .map(
    ({ endToEndId, status, reason, words = '' }) =>
      `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${messageId}</OrgnlPmtInfId><TxInfAndSts><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId><TxSts>${status}</TxSts>${
        reason ? `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn><AddtlInf>${words}</AddtlInf></StsRsnInf>` : ''
      }</TxInfAndSts></OrgnlPmtInfAndSts>`,
  )
  .join('\n')}
</CstmrPmtStsRpt></Document>`
