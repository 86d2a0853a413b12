import { courierName, trackingAddress } from '#language/buying/couriers.ts'
import { isOrderMailTopic, orderMail, orderMailParcel } from '#language/mail/order-mail.text.ts'
import type { Tx } from '#platform/database.server.ts'
import { writeMail } from '#platform/mail.server.ts'
import { showHkdExactly } from '#platform/money.ts'
import type { Language } from '#language/languages.ts'

/** Who carries it and under which number; empty when it has not left or needs none. */
type Parcel = { courier: string; trackingNumber: string }
export type MailedOrder = {
  orderNumber: string
  language: Language
  email: string
  totalCents: number
  expiresAt: Date
  parcel: Parcel
}

/** Writes the mail an event calls for, once per event; other events are passed over. */
export async function mailAboutOrder(
  tx: Tx,
  event: { eventId: number; topic: string; reason: string },
  order: MailedOrder,
  publicUrl: string,
): Promise<void> {
  if (!isOrderMailTopic(event.topic)) return
  const { subject, body } = orderMail[event.topic][order.language]
  const words: Record<string, string> = {
    number: order.orderNumber,
    total: showHkdExactly(order.totalCents),
    deadline: deadline(order.expiresAt, order.language),
    link: `${publicUrl}${order.language === 'zh' ? '/zh' : ''}/order/find?orderNo=${order.orderNumber}`,
    reason: event.reason,
    parcel: parcelWords(order.parcel, order.language),
  }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
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
