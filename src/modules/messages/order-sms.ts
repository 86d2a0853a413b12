import { courierName } from '#language/buying/couriers.ts'
import { fillWords } from '#language/fill-words.ts'
import { orderSms, orderSmsParcel } from '#language/mail/order-sms.text.ts'
import type { EventFor } from '#events/events.server.ts'
import { wordsOfRewards } from '#language/mail/reward-words.text.ts'
import type { Tx } from '#platform/database.server.ts'
import { showHkdExactly } from '#platform/money.ts'
import { writeSms } from '#platform/sms/sms.server.ts'
import type { MailedOrder } from './order-mails.ts'

type ToldBySms = Pick<
  MailedOrder,
  'orderNumber' | 'language' | 'totalCents' | 'isToBalance' | 'isPaidByRewards' | 'isByWays' | 'collectAt' | 'parcel'
> & {
  phone: string
}

/** What is of no use any more is not sent: somebody has read the mail, or looked. */
const USEFUL_MINUTES = 24 * 60

/** Writes the text message an event calls for. */
export async function smsAboutOrder(tx: Tx, event: EventFor<'order-sms'>, order: ToldBySms, publicUrl: string): Promise<void> {
  const { language, parcel } = order
  const isReady = event.topic === 'order-dispatched' && order.collectAt !== undefined
  const byRewards = wordsOfRewards(event.topic, order)?.[language].sms
  const prefix = language === 'zh' ? '/zh' : ''
  await writeSms(tx, {
    recipient: order.phone,
    language,
    body: fillWords(byRewards ?? orderSms[isReady ? 'order-ready' : event.topic][language], {
      number: order.orderNumber,
      total: showHkdExactly(order.totalCents),
      code: parcel?.pickUpCode ?? '',
      parcel: parcel?.trackingNumber
        ? orderSmsParcel[language](courierName(parcel.courier, language), parcel.trackingNumber)
        : '',
      link: `${publicUrl}${prefix}/order/find?orderNo=${order.orderNumber}`,
    }),
    dedupeKey: `${event.topic}:${event.eventId}`,
    usefulMinutes: USEFUL_MINUTES,
  })
}
