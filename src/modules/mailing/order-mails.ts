import { payoutFailureText } from '#language/buying/payout.text.ts'
import { fillWords } from '#language/fill-words.ts'
import { courierName, trackingAddress } from '#language/buying/couriers.ts'
import type { EventFor } from '#events/events.server.ts'
import { zoneText } from '#language/buying/zone.text.ts'
import { orderMail, orderMailCertificates, orderMailDelivery, orderMailParcel } from '#language/mail/order-mail.text.ts'
import { wordsOfRewards } from '#language/mail/reward-words.text.ts'
import { wordsOfSourcing } from '#language/mail/sourcing-mail.text.ts'
import { itemsHave } from '#language/mail/letter.text.ts'
import { showMoment } from '#language/dates.ts'
import type { Tx } from '#platform/database.server.ts'
import type { Dress } from '#platform/mail/letter.ts'
import { writeMail } from '#platform/mail/mail.server.ts'
import { showHkdExactly } from '#platform/money.ts'
import type { Language } from '#language/languages.ts'

/** Who carries it and under which number; empty when it needs none. */
type Parcel = { courier: string; trackingNumber: string; pickUpCode: string }
export type MailedOrder = {
  orderNumber: string
  /** A deposit, or what was found for it, has words of its own. */
  purpose: string
  language: Language
  email: string
  totalCents: number
  missingCents: number
  /** Part of its price has come. */
  isPartlyPaid: boolean
  /** What goes back or out has gone to the balance. */
  isToBalance: boolean
  isPaidByRewards: boolean
  isByWays: boolean
  /** What made its price, row by row, where something has reduced it; and where what is refunded goes. Else empty. */
  sums: Record<Language, string>
  back: Record<Language, string>
  expiresAt: Date
  /** Beyond Hong Kong and Macau: where it goes, for how much and how long it takes. */
  zone: { name: Record<Language, string>; earliestDays: number; latestDays: number; cents: number } | null
  /** Where it is fetched; undefined when it is brought. */
  collectAt: Record<Language, string> | undefined
  /** What the pieces it is about are called, and how many they are. */
  pieceNames: Record<Language, string>
  pieceCount: number
  /** Whom it greets, what it shows, and the page it leads to. */
  letter: { name: string; dress: Dress; page: string }
  /** The one the mail is about. */
  parcel: Parcel | null
  /** Codes of the certificates that travel with it, as they are shown. */
  certificates: readonly string[]
}

/** Who gives up an order knows why it has closed; whoever has paid part of it is told what becomes of that. */
function subjectOf(event: EventFor<'order-mail'>, { isPartlyPaid, collectAt }: MailedOrder): keyof typeof orderMail {
  if (event.topic === 'order-dispatched' && collectAt) return 'order-ready'
  if (event.topic !== 'order-closed') return event.topic
  if (isPartlyPaid) return 'order-closed-short'
  if (event.payload.by.kind === 'operator') return 'order-released'
  return event.payload.by.kind === 'shopper' ? 'order-cancelled' : event.topic
}

/** Writes the mail an event calls for. */
export async function mailAboutOrder(
  tx: Tx,
  event: EventFor<'order-mail'>,
  order: MailedOrder,
  publicUrl: string,
): Promise<void> {
  const about = subjectOf(event, order)
  const told = wordsOfSourcing(order.purpose, about) ?? wordsOfRewards(event.topic, order) ?? orderMail[about]
  const { subject, body } = told[order.language]
  const words: Record<string, string> = {
    number: order.orderNumber,
    total: showHkdExactly(order.totalCents),
    missing: showHkdExactly(order.missingCents),
    deadline: showMoment(order.expiresAt.toISOString(), order.language),
    account: `${publicUrl}${prefixOf(order)}/order/payout?orderNo=${order.orderNumber}`,
    balance: `${publicUrl}${prefixOf(order)}/myaccount/balance`,
    link: order.letter.page,
    reason: reasonOf(event, order.language),
    place: order.collectAt?.[order.language] ?? '',
    pieces: order.pieceNames[order.language],
    items: itemsHave[order.language](order.pieceCount),
    code: order.parcel?.pickUpCode ?? '',
    sums: order.sums[order.language],
    back: order.back[order.language],
    zone: zoneWords(order),
    parcel: order.parcel ? parcelWords(order.parcel, order.language) : '',
    certificates: certificateWords(order, publicUrl),
  }
  const fill = (text: string) => fillWords(text, words)
  await writeMail(tx, {
    recipient: order.email,
    language: order.language,
    subject: fill(subject),
    body: fill(body),
    name: order.letter.name,
    dress: order.letter.dress,
    dedupeKey: `${event.topic}:${event.eventId}`,
  })
}

function zoneWords({ zone, language }: MailedOrder): string {
  if (!zone) return ''
  const { name, earliestDays, latestDays, cents } = zone
  const days = zoneText.days[language](name[language], earliestDays, latestDays)
  return `\n\n${orderMailDelivery[language](showHkdExactly(cents))}\n${days}\n${zoneText.duties[language]}`
}

/** The courier's tracking page. */
function parcelWords({ courier, trackingNumber }: Parcel, language: Language): string {
  if (!trackingNumber) return ''
  const address = trackingAddress(courier, trackingNumber, language)
  return `\n\n${orderMailParcel[language](courierName(courier, language), trackingNumber)}${address ? `\n${address}` : ''}`
}

function certificateWords(order: MailedOrder, publicUrl: string): string {
  const { certificates, language } = order
  if (certificates.length === 0) return ''
  const pages = certificates.map((code) => `${publicUrl}${prefixOf(order)}/certificate/${code}`)
  return `\n\n${orderMailCertificates[language](pages.length)}\n${pages.join('\n')}`
}

const prefixOf = ({ language }: MailedOrder): string => (language === 'zh' ? '/zh' : '')

/** As somebody wrote it, or in our own words where the bank gave a code. */
function reasonOf({ payload }: EventFor<'order-mail'>, language: Language): string {
  if ('failure' in payload) return payoutFailureText[payload.failure][language]
  return 'reason' in payload ? payload.reason : ''
}
