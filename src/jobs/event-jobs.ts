import { type EventFor, eventPayloads, gatheredBy, type Subscriber, type Topic } from '#events/events.server.ts'
import { endCare } from '#flows/aftercare/book-care.ts'
import { notifyOfClaim } from '#flows/aftercare/notify-of-claim.ts'
import { giveForBags } from '#flows/coupons/give-for-bags.ts'
import { notifyOfReturn } from '#flows/aftercare/notify-of-return.ts'
import { tellOfFlood } from '#flows/members/tell-of-flood.ts'
import { rewardInvitation } from '#flows/members/invitations/reward-invitation.ts'
import { creditReceived } from '#flows/points/earn.ts'
import { mailOfDelay } from '#flows/approvals/mail-of-delay.ts'
import { sendOrderMail, sendOrderSms, writeOrderMessage } from '#flows/aftercare/send-order-mail.ts'
import { sendStockAlerts } from '#flows/send-stock-alerts.ts'
import type { workKindText } from '#language/admin/admin-work.text.ts'
import { stepBulkEdit } from '#modules/catalogue/bulk-edits/index.server.ts'
import { refreshProductFacts, refreshStockFacts } from '#modules/catalogue/admin-list/index.server.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { effectJobs, type QueuedEvent } from '#platform/work/event-effects.server.ts'
import type { Jobs } from '#platform/work/job-queue.server.ts'

/** The back office knows what each is called. */
type Effects = {
  [S in Subscriber & keyof typeof workKindText]: (tx: Tx, event: EventFor<S>, others: EventFor<S>[]) => Promise<unknown>
}

type EventHost = {
  database: Database
  publicUrl: () => string
  rateLimitScale: number
  sms: Parameters<typeof sendOrderSms>[3]['limits']
  log: Log
}

/** What follows from events, one job for each subscriber. */
export function eventJobs({ database, publicUrl, rateLimitScale, sms, log }: EventHost): Jobs {
  const effects: Effects = {
    'order-mail': (tx, event, others) => sendOrderMail(tx, event, others, { publicUrl: publicUrl(), rateLimitScale }),
    'order-sms': (tx, event, others) => sendOrderSms(tx, event, others, { publicUrl: publicUrl(), limits: sms }),
    inbox: writeOrderMessage,
    points: (tx, { payload }) => creditReceived(tx, payload.orderId),
    'bag-coupons': (tx, { payload }) => giveForBags(tx, payload.orderId),
    invitations: (tx, { payload }) => rewardInvitation(tx, payload.orderId),
    'claim-news': (tx, event) => notifyOfClaim(tx, event, publicUrl()),
    'return-news': (tx, event, others) => notifyOfReturn(tx, [event, ...others], publicUrl()),
    care: (tx, { payload }) => endCare(tx, payload.unitId, publicUrl()),
    'stock-alerts': (tx, { payload }) => sendStockAlerts(tx, publicUrl(), payload.productIds),
    'bulk-edits': (tx, { payload }) => stepBulkEdit(tx, payload.editId),
    'product-list': (tx, { topic, payload }) =>
      (topic === 'stock-changed' ? refreshStockFacts : refreshProductFacts)(tx, payload.productIds),
    approvals: (tx, { payload }) => mailOfDelay(tx, payload.approvalId, publicUrl()),
    'flood-alarm': async (tx, event) => {
      log.warn(event.payload, 'strangers are asked to show to be people')
      await tellOfFlood(tx, event, publicUrl())
    },
    'sms-alarm': async (_, { payload }) => log.warn(payload, 'codes by SMS have used up much of what a day may cost'),
  }
  const read = (effect: (tx: Tx, event: never, others: never) => Promise<unknown>) => async (tx: Tx, events: QueuedEvent[]) => {
    const [first, ...others] = events.map((event) => ({
      ...event,
      payload: eventPayloads[event.topic as Topic].parse(event.payload),
    }))
    await effect(tx, first as never, others as never)
  }
  const jobs = Object.fromEntries(Object.entries(effects).map(([name, effect]) => [name, read(effect)]))
  return effectJobs(database, jobs, gatheredBy)
}
