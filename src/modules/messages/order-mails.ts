import { fillWords } from '#language/fill-words.ts'
import { courierName, trackingAddress } from '#language/buying/couriers.ts'
import type { EventFor } from '#events/events.server.ts'
import { orderMail, orderMailParcel } from '#language/mail/order-mail.text.ts'
import type { Tx } from '#platform/database.server.ts'
import { writeMail } from '#platform/mail/mail.server.ts'
import { showHkdExactly } from '#platform/money.ts'
import type { Language } from '#language/languages.ts'

/** Who carries it and under which number; empty when it needs none. */
type Parcel = { courier: string; trackingNumber: string }
export type MailedOrder = {
  orderNumber: string
  language: Language
  email: string
  totalCents: number
  missingCents: number
  /** Part of its price has come. */
  isPartlyPaid: boolean
  expiresAt: Date
  /** The one the mail is about. */
  parcel: Parcel | null
}

/** Who gives up an order knows why it has closed; whoever has paid part of it is told what becomes of that. */
function subjectOf(event: EventFor<'order-mail'>, isPartlyPaid: boolean): keyof typeof orderMail {
  if (event.topic !== 'order-closed') return event.topic
  if (isPartlyPaid) return 'order-closed-short'
  return event.payload.cause === 'shopper' ? 'order-cancelled' : event.topic
}

/** Writes the mail an event calls for. */
export async function mailAboutOrder(
  tx: Tx,
  event: EventFor<'order-mail'>,
  order: MailedOrder,
  publicUrl: string,
): Promise<void> {
  const { subject, body } = orderMail[subjectOf(event, order.isPartlyPaid)][order.language]
  const words: Record<string, string> = {
    number: order.orderNumber,
    total: showHkdExactly(order.totalCents),
    missing: showHkdExactly(order.missingCents),
    deadline: deadline(order.expiresAt, order.language),
    link: `${publicUrl}${order.language === 'zh' ? '/zh' : ''}/order/find?orderNo=${order.orderNumber}`,
    reason: 'reason' in event.payload ? event.payload.reason : '',
    parcel: order.parcel ? parcelWords(order.parcel, order.language) : '',
  }
  const fill = (text: string) => fillWords(text, words)
  await writeMail(tx, {
    recipient: order.email,
    language: order.language,
    subject: fill(subject),
    body: fill(body),
    dedupeKey: `${event.topic}:${event.eventId}`,
  })
}

/** The courier's tracking page. */
function parcelWords({ courier, trackingNumber }: Parcel, language: Language): string {
  if (!trackingNumber) return ''
  const address = trackingAddress(courier, trackingNumber, language)
  return `\n\n${orderMailParcel[language](courierName(courier, language), trackingNumber)}${address ? `\n${address}` : ''}`
}

function deadline(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(language === 'zh' ? 'zh-HK' : 'en-HK', {
    timeZone: 'Asia/Hong_Kong',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)
}
