import { fillWords } from '#language/fill-words.ts'
import { courierName } from '#language/buying/couriers.ts'
import { messageParcel, orderMessages } from '#language/account/order-messages.text.ts'
import { showMoment } from '#language/dates.ts'
import type { EventFor } from '#events/events.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { showHkdExactly } from '#platform/money.ts'
import type { Language } from '#language/languages.ts'
import type { MessageKind } from './inbox.rules.ts'
import { writeMessage } from './inbox.ts'

export type ToldOrder = {
  ownerId: string
  orderNumber: string
  totalCents: number
  missingCents: number
  /** Part of its price has come. */
  isPartlyPaid: boolean
  expiresAt: Date
  /** The one that has left; empty words for what is not known of it. */
  parcel: { courier: string; trackingNumber: string } | null
}

const KINDS: Record<EventFor<'inbox'>['topic'], MessageKind> = {
  'order-placed': 'order',
  'order-paid': 'receipts',
  'order-closed': 'order',
  'order-seller-sent': 'logistics',
  'order-dispatched': 'logistics',
  'order-received': 'logistics',
  'order-refund-requested': 'receipts',
  'order-refunded': 'receipts',
  'order-failed': 'order',
  'part-refunded': 'receipts',
  'extra-paid': 'receipts',
  'payment-surplus': 'receipts',
  'payment-short': 'receipts',
  'transfer-rejected': 'receipts',
}

/** Tells the member whose order it is. What they have just done themselves they are not told. */
export async function messageAboutOrder(tx: Tx, event: EventFor<'inbox'>, order: ToldOrder): Promise<void> {
  if (event.topic === 'order-received' && event.payload.cause === 'shopper') return
  const { title, text } = { title: wordsFor(event, order, 'title'), text: wordsFor(event, order, 'text') }
  await writeMessage(tx, order.ownerId, {
    kind: KINDS[event.topic],
    title,
    text,
    link: `/myaccount/orders/orderDetail?orderNo=${order.orderNumber}`,
    dedupeKey: `${event.topic}:${event.eventId}`,
  })
}

const wordsFor = (event: EventFor<'inbox'>, order: ToldOrder, part: 'title' | 'text'): Record<Language, string> => ({
  en: fill(event, order, part, 'en'),
  zh: fill(event, order, part, 'zh'),
})

function fill(event: EventFor<'inbox'>, order: ToldOrder, part: 'title' | 'text', language: Language): string {
  const words: Record<string, string> = {
    number: order.orderNumber,
    total: showHkdExactly(order.totalCents),
    missing: showHkdExactly(order.missingCents),
    deadline: showMoment(order.expiresAt.toISOString(), language),
    reason: 'reason' in event.payload ? event.payload.reason : '',
    parcel: order.parcel?.courier
      ? messageParcel[language](courierName(order.parcel.courier, language), order.parcel.trackingNumber)
      : '',
  }
  return fillWords(orderMessages[subjectOf(event, order)][language][part], words)
}

function subjectOf(event: EventFor<'inbox'>, { isPartlyPaid }: ToldOrder): keyof typeof orderMessages {
  if (event.topic !== 'order-closed') return event.topic
  if (isPartlyPaid) return 'order-closed-short'
  return event.payload.cause === 'shopper' ? 'order-cancelled' : event.topic
}
