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
  for (const undercut of told) await tellPeople(tx, undercut)
  await tellPrograms(tx, eventId, told)
}

async function tellPeople(tx: Tx, { offerId, merchantId, saleCents, bestCents, rank, toldAt, offer }: Told): Promise<void> {
  const facts = { best: showHkdExactly(bestCents), gap: showHkdExactly(saleCents - bestCents), rank }
  const names = { en: pieceName(offer.brandName, offer.titleEn), zh: pieceName(offer.brandName, offer.titleZh) }
  for (const accountId of await listOfferPeople(tx, merchantId))
    await writeMessage(tx, accountId, {
      kind: 'offers',
      title: sellerOfferText.undercutTitle,
      text: { en: sellerOfferText.undercutWords.en(names.en, facts), zh: sellerOfferText.undercutWords.zh(names.zh, facts) },
      link: '/seller/offers?state=undercut',
      dedupeKey: `undercut ${offerId} ${toldAt.toISOString()}`,
    })
}

async function tellPrograms(tx: Tx, eventId: number, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return
  const ofMerchant = Map.groupBy(told, ({ merchantId }) => merchantId)
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
