import type { EventFor } from '#events/events.server.ts'
import { sellerOfferText } from '#language/seller/seller-offers.text.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { writeMessage } from '#modules/inbox/index.server.ts'
import { listOfferPeople } from '#modules/merchants/index.server.ts'
import { findOffers, type OfferSnapshot, takeUndercuts } from '#modules/offers/index.server.ts'
import { findMerchantListeners, queueMessages, writeWebhook } from '#modules/webhooks/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { showHkdExactly, toWire } from '#platform/money.ts'

type Told = Awaited<ReturnType<typeof takeUndercuts>>[number] & { offer: OfferSnapshot }

/** Another asks less: those who look after an offer are told how much less, and never who; so are the merchant's programs. */
export async function tellUndercut(tx: Tx, { eventId, payload: { skuIds } }: EventFor<'undercuts'>): Promise<void> {
  const undercuts = await takeUndercuts(tx, skuIds)
  if (undercuts.length === 0) return
  const offers = await findOffers(
    tx,
    undercuts.map(({ offerId }) => offerId),
  )
  const told = undercuts.flatMap((undercut) => {
    const offer = offers.get(undercut.offerId)
    return offer ? [{ ...undercut, offer }] : []
  })
  const ofMerchant = Map.groupBy(told, ({ merchantId }) => merchantId)
  for (const [merchantId, some] of ofMerchant) await tellPeople(tx, merchantId, some, eventId)
  await tellPrograms(tx, eventId, ofMerchant)
}

/** More in one moment is one message, such as when another merchant has changed all of its prices. */
const MOST_BY_ONE = 3

async function tellPeople(tx: Tx, merchantId: string, told: readonly Told[], eventId: number): Promise<void> {
  const messages =
    told.length > MOST_BY_ONE
      ? [{ text: wordsOfMany(told.length), dedupeKey: `undercut ${merchantId} ${eventId}` }]
      : told.map((one) => ({ text: wordsOf(one), dedupeKey: `undercut ${one.offerId} ${one.toldAt.toISOString()}` }))
  for (const accountId of await listOfferPeople(tx, merchantId))
    for (const message of messages)
      await writeMessage(tx, accountId, {
        kind: 'offers',
        title: sellerOfferText.undercutTitle,
        link: '/seller/offers?state=undercut',
        ...message,
      })
}

const wordsOfMany = (num: number) => ({
  en: sellerOfferText.manyUndercutWords.en(num),
  zh: sellerOfferText.manyUndercutWords.zh(num),
})

function wordsOf({ saleCents, bestCents, rank, offer }: Told) {
  const facts = { best: showHkdExactly(bestCents), gap: showHkdExactly(saleCents - bestCents), rank }
  const names = { en: pieceName(offer.brandName, offer.titleEn), zh: pieceName(offer.brandName, offer.titleZh) }
  return { en: sellerOfferText.undercutWords.en(names.en, facts), zh: sellerOfferText.undercutWords.zh(names.zh, facts) }
}

async function tellPrograms(tx: Tx, eventId: number, ofMerchant: ReadonlyMap<string, readonly Told[]>): Promise<void> {
  if (ofMerchant.size === 0) return
  for (const [merchantId, listeners] of await findMerchantListeners(tx, [...ofMerchant.keys()])) {
    const messages = (ofMerchant.get(merchantId) ?? []).map(
      ({ offerId, skuId, saleCents, bestCents, rank, offer: { itemNumber } }) =>
        writeWebhook(eventId, 'offer.undercut', offerId, {
          ...{ offerId, skuId, itemNumber, rank },
          price: toWire(saleCents),
          best: toWire(bestCents),
          gap: toWire(saleCents - bestCents),
        }),
    )
    await queueMessages(tx, messages, listeners)
  }
}
