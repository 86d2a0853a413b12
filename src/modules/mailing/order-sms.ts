import { courierName } from '#language/buying/couriers.ts'
import { fillWords } from '#language/fill-words.ts'
import { orderSms, orderSmsParcel } from '#language/mail/order-sms.text.ts'
import type { EventFor } from '#events/events.server.ts'
import { wordsOfRewards } from '#language/mail/reward-words.text.ts'
import { wordsOfSourcing } from '#language/mail/sourcing-mail.text.ts'
import type { Tx } from '#platform/database.server.ts'
import { showHkdExactly } from '#platform/money.ts'
import { writeSms } from '#platform/sms/sms.server.ts'
import type { MailedOrder } from './order-mails.ts'

type ToldBySms = Pick<
  MailedOrder,
  'orderNumber' | 'purpose' | 'language' | 'totalCents' | 'isToBalance' | 'isPaidByRewards' | 'isByWays' | 'collectAt' | 'parcel'
> & {
  phone: string
  /** To the page of the order. */
  link: string
  /** Not while it is quiet at their place. */
  notBefore: Date
}

/** What is of no use any more is not sent: somebody has read the mail, or looked. */
const USEFUL_MINUTES = 24 * 60

/** Writes the text message an event calls for. */
export async function smsAboutOrder(tx: Tx, event: EventFor<'order-sms'>, order: ToldBySms): Promise<void> {
  const { language, parcel, link } = order
  const own = wordsOfSourcing(order.purpose, event.topic) ?? wordsOfRewards(event.topic, order)
  await writeSms(tx, {
    recipient: order.phone,
    language,
    body: fillWords(own?.[language].sms ?? orderSms[subjectOf(event, order)][language], {
      number: order.orderNumber,
      total: showHkdExactly(order.totalCents),
      code: parcel?.pickUpCode ?? '',
      parcel: parcel?.trackingNumber
        ? orderSmsParcel[language](courierName(parcel.courier, language), parcel.trackingNumber)
        : '',
      link,
    }),
    dedupeKey: `${event.topic}:${event.eventId}`,
    usefulMinutes: USEFUL_MINUTES,
    notBefore: order.notBefore,
  })
}

function subjectOf({ topic }: EventFor<'order-sms'>, { collectAt, isByWays }: ToldBySms): keyof typeof orderSms {
  if (topic === 'order-dispatched' && collectAt) return 'order-ready'
  if (isByWays && (topic === 'order-refunded' || topic === 'part-refunded')) return `${topic}-by-ways`
  return topic
}
