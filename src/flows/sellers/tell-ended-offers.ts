import type { EventFor } from '#events/events.server.ts'
import { endedOfferText } from '#language/seller/ended-offers.text.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { notifyMember } from '#modules/inbox/index.server.ts'
import { findAddressee } from '#modules/members/index.server.ts'
import { listOfferPeople } from '#modules/merchants/index.server.ts'
import { findOffers, type OfferSnapshot } from '#modules/offers/index.server.ts'
import { findMerchantListeners, queueMessages, writeWebhook } from '#modules/webhooks/index.server.ts'
import type { Tx } from '#platform/database.server.ts'

type Why = EventFor<'offer-endings'>['payload']['why']

/** The shop has ended offers of merchants: those who look after them read why, in the inbox and by mail; so do the merchants' programs. */
export async function tellEndedOffers(tx: Tx, { eventId, payload: { offerIds, why } }: EventFor<'offer-endings'>): Promise<void> {
  // Offered again by now, it has not ended.
  const ended = [...(await findOffers(tx, offerIds)).values()].filter(({ withdrawn }) => withdrawn)
  const ofMerchant = Map.groupBy(ended, ({ merchantId }) => merchantId)
  for (const [merchantId, some] of ofMerchant) await tellPeople(tx, merchantId, { some, why, eventId })
  if (ofMerchant.size === 0) return
  for (const [merchantId, listeners] of await findMerchantListeners(tx, [...ofMerchant.keys()])) {
    const messages = (ofMerchant.get(merchantId) ?? []).map(({ offerId, skuId, itemNumber }) =>
      writeWebhook(eventId, 'offer.ended', offerId, { offerId, skuId, itemNumber, reason: why }),
    )
    await queueMessages(tx, messages, listeners)
  }
}

/** More in one moment is named by its number. */
const MOST_NAMED = 3

async function tellPeople(
  tx: Tx,
  merchantId: string,
  { some, why, eventId }: { some: readonly OfferSnapshot[]; why: Why; eventId: number },
): Promise<void> {
  const { title, one, many } = endedOfferText
  const { en, zh } = endedOfferText[why]
  const text =
    some.length > MOST_NAMED
      ? { en: `${many.en(some.length)} ${en}`, zh: `${many.zh(some.length)}${zh}` }
      : { en: `${one.en(namesOf(some, 'en'))} ${en}`, zh: `${one.zh(namesOf(some, 'zh'))}${zh}` }
  for (const accountId of await listOfferPeople(tx, merchantId))
    await notifyMember(tx, accountId, await findAddressee(tx, accountId), {
      ...{ kind: 'offers', title, text, link: '/seller/offers?state=ended' },
      dedupeKey: `ended ${merchantId} ${eventId} ${accountId}`,
    })
}

const namesOf = (offers: readonly OfferSnapshot[], language: 'en' | 'zh'): string[] =>
  offers.map(
    ({ brandName, titleEn, titleZh, itemNumber }) =>
      `${pieceName(brandName, language === 'zh' ? titleZh : titleEn)} (${itemNumber})`,
  )
