import { qrPicture } from '#platform/media/qr-picture.server.ts'
import { clock } from '#platform/clock.ts'
import { toWire } from '#platform/money.ts'
import type { Language } from '#language/languages.ts'
import { findBank } from '#language/buying/banks.ts'
import { fpsPayload, fpsTimeout } from './fps-payload.rules.ts'
import type { PaymentWire } from './payments.contract.ts'
import type { PaymentRow } from '../orders.tables.ts'

/** Into whose account transfers go; from the settings. */
type Payee = { name: string; bankCode: string; account: string; fpsId: string; fpsReference: boolean }
/** `dueCents`: what is still to be paid, when some of it has come. */
export type PayableOrder = { orderNumber: string; expiresAt: Date; dueCents: number }

/** A payment with what the shopper needs to make it. */
export async function presentPayment(
  payment: PaymentRow,
  order: PayableOrder,
  payee: Payee,
  language: Language,
): Promise<PaymentWire> {
  const bank = findBank(payee.bankCode)
  const url = payment.detail.url
  return {
    paymentId: payment.payment_id,
    orderNo: order.orderNumber,
    payType: payment.method,
    state: payment.state,
    amount: toWire(order.dueCents),
    reference: order.orderNumber,
    expiresAt: order.expiresAt.toISOString(),
    serverTime: clock.now().toISOString(),
    receiptUploaded: payment.receipt_upload !== null,
    rejectReason: payment.reject_reason ?? '',
    bank:
      payment.method === 'bank'
        ? {
            payee: payee.name,
            bankName: (language === 'zh' ? bank?.zh : bank?.en) ?? payee.bankCode,
            bankCode: payee.bankCode,
            account: payee.account,
          }
        : null,
    fps: payment.method === 'fps' ? await presentFps(order, payee) : null,
    providerUrl: typeof url === 'string' && url !== '' ? url : null,
  }
}

async function presentFps(order: PayableOrder, payee: Payee): Promise<NonNullable<PaymentWire['fps']>> {
  const payload = fpsPayload({
    proxy: { kind: 'fpsId', value: payee.fpsId },
    amountCents: order.dueCents,
    timeout: fpsTimeout(order.expiresAt),
    ...(payee.fpsReference ? { reference: order.orderNumber } : {}),
  })
  return { payload, qrSvg: await qrPicture(payload), fpsId: payee.fpsId, payee: payee.name }
}
