import { takeOverOrders } from '#modules/orders/index.server.ts'
import { deliveryCalls } from '#calls/delivery.calls.server.ts'
import { orderCalls } from '#calls/orders.calls.server.ts'
import { paperCalls } from '#calls/papers.calls.server.ts'
import { paymentCalls } from '#calls/payments.calls.server.ts'
import { sendOrderMail, sendOrderSms, writeOrderMessage } from '#flows/aftercare/send-order-mail.ts'
import { closeExpiredOrders } from '#flows/close-order.ts'
import { receiveArrivedOrders } from '#flows/receive-order.ts'
import { BATCH, HOUR_SECONDS, untilDone, type Subject } from './subject.ts'

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'order-complete': true
    'order-dispatch': true
    'order-handed-over': true
    'order-receive': true
    'order-refund': true
    'order-request-refund': true
    'order-seller-sent': true
    'payment-confirmed': true
    'payment-rejected': true
    'pieces-come-back': true
    'pieces-damaged': true
    'pieces-lose': true
    'pieces-on-sale': true
    'pieces-pass': true
    'pieces-reject': true
    'pieces-return': true
  }
}

/** Orders, their delivery, papers and payments. */
export const orders: Subject = {
  person: {
    kept: {
      'orders.owner_id': 'the law keeps orders',
      'order_history.actor_id': 'belongs to the order',
      'payments.payer_id': 'belongs to the order',
    },
    merge: (tx, visitorId, { accountId, contacts }) => takeOverOrders(tx, visitorId, accountId, contacts),
  },
  calls: (services) => [...orderCalls(services), ...deliveryCalls(services), ...paperCalls(services), ...paymentCalls(services)],
  timed: ({ database }) => [
    {
      task: 'close-unpaid-orders',
      lane: 'fast',
      everySeconds: 60,
      run: () => untilDone(() => database.inTransaction((tx) => closeExpiredOrders(tx, BATCH))),
    },
    {
      task: 'receive-arrived-orders',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => untilDone(() => database.inTransaction((tx) => receiveArrivedOrders(tx, BATCH))),
    },
  ],
  effects: ({ publicUrl, rateLimitScale, sms, settings }) => ({
    'order-mail': (tx, event, others) => sendOrderMail(tx, event, others, { publicUrl: publicUrl(), rateLimitScale }),
    'order-sms': (tx, event, others) => sendOrderSms(tx, event, others, { publicUrl: publicUrl(), limits: sms, settings }),
    inbox: writeOrderMessage,
  }),
}
