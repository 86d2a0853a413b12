import { offerMessages } from '#language/account/offer-messages.text.ts'
import { fillWords } from '#language/fill-words.ts'
import type { Language } from '#language/languages.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { sizeName } from '#language/product/size-names.ts'
import { type NewMessage, writeMessage } from '#modules/inbox/index.server.ts'
import { findOwner } from '#modules/members/index.server.ts'
import { findBestOffers, type OfferSnapshot } from '#modules/offers/index.server.ts'
import { takeDrops } from '#modules/wishlist/index.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { showHkd } from '#platform/money.ts'

export const WISHES_AT_ONCE = 200

/** Tells members what on their wish list costs less than before, from which seller it may come. Answers how many wishes were looked at. */
export async function tellOfDrops(tx: Tx): Promise<number> {
  const { taken, drops } = await takeDrops(tx, WISHES_AT_ONCE)
  const offers = await findBestOffers(tx, [...new Set(drops.map(({ skuId }) => skuId))])
  const day = dayInHongKong(clock.now())
  for (const { ownerId, productId, skuId, cents, beforeCents } of drops) {
    const offer = offers.get(skuId)
    if (!offer) continue
    const words = { now: showHkd(cents), before: showHkd(beforeCents) }
    await writeMessage(
      tx,
      ownerId,
      messageOf('drop', offer, () => words, `wish:${productId}:${day}`),
    )
  }
  return taken
}

/** The mail was asked for without an account perhaps; where its address is a member's, they read of it in the shop, too. */
export async function tellOfStock(tx: Tx, email: string, offers: readonly OfferSnapshot[], alertId: string): Promise<void> {
  const ownerId = await findOwner(tx, { kind: 'email', value: email })
  if (!ownerId) return
  for (const offer of offers) {
    const key = `stock-alert:${alertId}:${offer.skuId}`
    await writeMessage(
      tx,
      ownerId,
      messageOf('back', offer, (language) => ({ variant: variantOf(offer, language) }), key),
      'written',
    )
  }
}

const variantOf = ({ colourEn, colourZh, size }: OfferSnapshot, language: Language): string =>
  [language === 'zh' ? colourZh : colourEn, sizeName(size, language)].filter(Boolean).join(language === 'zh' ? '，' : ', ')

function messageOf(
  about: keyof typeof offerMessages,
  offer: OfferSnapshot,
  words: (language: Language) => Record<string, string>,
  dedupeKey: string,
): NewMessage {
  const say = (part: 'title' | 'text', language: Language): string =>
    fillWords(offerMessages[about][language][part], {
      piece: pieceName(offer.brandName, language === 'zh' ? offer.titleZh : offer.titleEn),
      ...words(language),
    })
  return {
    kind: 'offers',
    title: { en: say('title', 'en'), zh: say('title', 'zh') },
    text: { en: say('text', 'en'), zh: say('text', 'zh') },
    link: `/product/detail/${encodeURIComponent(offer.brandCode)}/${encodeURIComponent(offer.articleNumber)}`,
    dedupeKey,
  }
}
