import { sellerOfferText } from '#language/seller/seller-offers.text.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { writeMessage } from '#modules/inbox/index.server.ts'
import { listOfferPeople } from '#modules/merchants/index.server.ts'
import { findOffers, takeUndercuts } from '#modules/offers/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { showHkdExactly } from '#platform/money.ts'

/** Another asks less: those who look after an offer are told how much less, and never who. */
export async function tellUndercut(tx: Tx, skuIds: readonly string[]): Promise<void> {
  const undercuts = await takeUndercuts(tx, skuIds)
  if (undercuts.length === 0) return
  const offers = await findOffers(
    tx,
    undercuts.map(({ offerId }) => offerId),
  )
  for (const { offerId, merchantId, saleCents, bestCents, rank, toldAt } of undercuts) {
    const offer = offers.get(offerId)
    if (!offer) continue
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
}
