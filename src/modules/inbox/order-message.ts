import { payoutFailureText } from '#language/buying/payout.text.ts'
import { fillWords } from '#language/fill-words.ts'
import { courierName } from '#language/buying/couriers.ts'
import { certificateMessage, messageParcel, orderMessages } from '#language/account/order-messages.text.ts'
import { itemsHave } from '#language/mail/letter.text.ts'
import { showMoment } from '#language/dates.ts'
import type { EventFor } from '#events/events.server.ts'
import { wordsOfRewards } from '#language/mail/reward-words.text.ts'
import { wordsOfSourcing } from '#language/mail/sourcing-mail.text.ts'
import type { Tx } from '#platform/database.server.ts'
import { showHkdExactly } from '#platform/money.ts'
import type { Language } from '#language/languages.ts'
import type { MessageKind } from './inbox.rules.ts'
import { writeMessage } from './inbox.ts'

export type ToldOrder = {
  ownerId: string
  orderNumber: string
  /** A deposit, or what was found for it, has words of its own. */
  purpose: string
  totalCents: number
  missingCents: number
  /** Part of its price has come. */
  isPartlyPaid: boolean
  /** What goes back or out has gone to the balance. */
  isToBalance: boolean
  isPaidByRewards: boolean
  /** Where what is refunded goes, each way on a line; else empty. */
  back: Record<Language, string>
  expiresAt: Date
  /** Where it is fetched; undefined when it is brought. */
  collectAt: Record<Language, string> | undefined
  /** What the pieces it is about are called, and how many they are. */
  pieceNames: Record<Language, string>
  pieceCount: number
  /** The one that has left; empty words for what is not known of it. */
  parcel: { courier: string; trackingNumber: string; pickUpCode: string } | null
}

export const kindsOfOrderNews: Readonly<Record<EventFor<'inbox'>['topic'], MessageKind>> = {
  'order-placed': 'order',
  'order-paid': 'receipts',
  'order-closed': 'order',
  'order-seller-sent': 'logistics',
  'order-dispatched': 'logistics',
  'order-received': 'logistics',
  'order-refund-requested': 'receipts',
  'order-refunded': 'receipts',
  'order-failed': 'order',
  'parcel-lost': 'logistics',
  'parcel-came-back': 'logistics',
  'part-refunded': 'receipts',
  'extra-paid': 'receipts',
  'payment-surplus': 'receipts',
  'payment-short': 'receipts',
  'payout-waits': 'receipts',
  'payout-failed': 'receipts',
  'transfer-rejected': 'receipts',
  'piece-rejected': 'order',
  'piece-passed': 'logistics',
}

/** Where there is something to do. */
const PAGES: { [Topic in EventFor<'inbox'>['topic']]?: string } = {
  'payout-waits': '/order/payout',
  'payout-failed': '/order/payout',
}

/** Tells the member whose order it is. What they have just done themselves they are not told. */
export async function messageAboutOrder(tx: Tx, event: EventFor<'inbox'>, order: ToldOrder): Promise<void> {
  if (event.topic === 'order-received' && event.payload.by.kind === 'shopper') return
  const { title, text } = { title: wordsFor(event, order, 'title'), text: wordsFor(event, order, 'text') }
  await writeMessage(tx, order.ownerId, {
    kind: kindsOfOrderNews[event.topic],
    title,
    text,
    link: `${PAGES[event.topic] ?? '/myaccount/orders/orderDetail'}?orderNo=${order.orderNumber}`,
    dedupeKey: `${event.topic}:${event.eventId}`,
  })
  if (event.topic === 'piece-passed') await messageCertificates(tx, event.eventId, order)
}

/** What is kept for good has its place among receipts, beside invoices and refunds. */
async function messageCertificates(tx: Tx, eventId: number, { ownerId, orderNumber, pieceNames }: ToldOrder): Promise<void> {
  const say = (part: 'title' | 'text') => {
    const filled = (language: Language) =>
      fillWords(certificateMessage[language][part], { number: orderNumber, pieces: pieceNames[language] })
    return { en: filled('en'), zh: filled('zh') }
  }
  await writeMessage(tx, ownerId, {
    ...{ kind: 'receipts', title: say('title'), text: say('text') },
    link: `/myaccount/orders/orderDetail?orderNo=${orderNumber}`,
    dedupeKey: `certificates:${eventId}`,
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
    reason: reasonOf(event, language),
    back: order.back[language],
    place: order.collectAt?.[language] ?? '',
    pieces: order.pieceNames[language],
    items: itemsHave[language](order.pieceCount),
    code: order.parcel?.pickUpCode ?? '',
    parcel: order.parcel?.courier
      ? messageParcel[language](courierName(order.parcel.courier, language), order.parcel.trackingNumber)
      : '',
  }
  const about = subjectOf(event, order)
  const told = wordsOfSourcing(order.purpose, about) ?? wordsOfRewards(event.topic, order) ?? orderMessages[about]
  return fillWords(told[language][part], words)
}

function subjectOf(event: EventFor<'inbox'>, { isPartlyPaid, collectAt }: ToldOrder): keyof typeof orderMessages {
  if (event.topic === 'order-dispatched' && collectAt) return 'order-ready'
  if (event.topic !== 'order-closed') return event.topic
  if (isPartlyPaid) return 'order-closed-short'
  if (event.payload.by.kind === 'operator') return 'order-released'
  return event.payload.by.kind === 'shopper' ? 'order-cancelled' : event.topic
}

/** As somebody wrote it, or in our own words where the bank gave a code. */
function reasonOf({ payload }: EventFor<'inbox'>, language: Language): string {
  if ('failure' in payload) return payoutFailureText[payload.failure][language]
  return 'reason' in payload ? payload.reason : ''
}
