import { takeOverOrders } from '#modules/orders/index.server.ts'
import { deliveryCalls } from '#calls/delivery.calls.server.ts'
import { orderCalls } from '#calls/orders.calls.server.ts'
import { paperCalls } from '#calls/papers.calls.server.ts'
import { paymentCalls } from '#calls/payments.calls.server.ts'
import { sendOrderMail, sendOrderSms, writeOrderMessage } from '#flows/aftercare/send-order-mail.ts'
import { closeExpiredOrders } from '#flows/close-order.ts'
import { receiveArrivedOrders } from '#flows/receive-order.ts'
import { BATCH, HOUR_SECONDS, untilDone, type Subject } from './subject.ts'
import type { ExportedPart } from '#platform/access/personal-data.server.ts'
import { ORDER_NUMBER } from './exported-rows.ts'

declare module '#platform/access/permissions.ts' {
  interface Permissions {
    'read-orders': 'anyone'
    'move-orders': 'anyone'
    'handle-pieces': 'anyone'
  }
}

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

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'close-unpaid-orders': true
    'receive-arrived-orders': true
  }
}

const PARCELS: ExportedPart = {
  table: 'parcel_units',
  on: 'unit_id',
  with: { parcel: { table: 'parcels', on: 'parcel_id', one: true, without: ['pick_up_code'] } },
}

/** Orders, their delivery, papers and payments. */
export const orders: Subject = {
  person: {
    kept: {
      'orders.owner_id': 'the law keeps orders',
      'order_history.actor_id': 'belongs to the order',
      'payments.payer_id': 'belongs to the order',
    },
    exported: {
      orders: {
        table: 'orders',
        account: 'owner_id',
        without: ['search_text'],
        with: {
          lines: {
            table: 'order_lines',
            on: 'order_id',
            with: { pieces: { table: 'units', on: 'line_id', without: ['shelf'], with: { parcels: PARCELS } } },
          },
          consignments: { table: 'consignments', on: 'order_id', only: ['state', 'goods_cents'] },
          payments: {
            table: 'payments',
            on: 'order_id',
            without: ['provider_id', 'detail', 'card_fingerprint', 'payer_id', 'looked_at'],
            with: {
              providerReports: {
                table: 'provider_reports',
                on: 'payment_id',
                only: ['kind', 'amount_cents', 'currency', 'state', 'happened_at'],
              },
            },
          },
          refunds: {
            table: 'refunds',
            on: 'order_id',
            without: ['report_id', 'approvals'],
            with: {
              parts: { table: 'refund_parts', on: 'refund_id' },
              ofReturns: { table: 'refund_returns', on: 'refund_id' },
            },
          },
          disputes: { table: 'disputes', on: 'order_id', only: ['amount_cents', 'state', 'reason', 'opened_at', 'settled_at'] },
          history: { table: 'order_history', on: 'order_id', without: ['actor'] },
        },
      },
      ordersOpenedByCode: { table: 'order_grants', account: 'owner_id', with: { order: ORDER_NUMBER } },
      payments: {
        table: 'payments',
        account: 'payer_id',
        only: ['method', 'state', 'amount_cents', 'created_at', 'network'],
        with: { order: ORDER_NUMBER },
      },
    },
    notExported: {
      sent_item_pictures: 'photographs of what a seller has sent, which are of the seller',
      card_declines: 'a count of tries, kept for a day or two',
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
