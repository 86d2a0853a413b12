import { emitCommunityChange } from '#modules/posts/index.server.ts'
import {
  addLink,
  findItems,
  findOwnPage,
  findShownPage,
  keepPage,
  keepPicks,
  listPicks,
  lockPage,
} from '#modules/referrals/index.server.ts'
import type { CardWire } from '#modules/catalogue/catalogue.contract.ts'
import type { KeptPicks, OwnPicks, PicksWire } from '#modules/referrals/picks.contract.ts'
import { linkPath, picksPath } from '#modules/referrals/referrals.rules.ts'
import { findCards } from '#modules/search/index.server.ts'
import { pieceName } from '#language/product/piece-name.ts'
import type { Language } from '#language/languages.ts'
import { requirePerson, type Seller } from '#platform/access/memberships.ts'
import { addCacheTags, type Tag } from '#platform/cache/page-tags.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { requireInfluencer } from './keep-links.ts'
import { shopPlace } from './shop-places.rules.ts'

const picksTag = (handle: string): Tag => `picks:${handle}`

/** The page of an influencer as they keep it. */
export async function showOwnPicks(tx: Read, seller: Seller, language: Language): Promise<OwnPicks> {
  await requireInfluencer(tx, seller)
  const page = await findOwnPage(tx, seller.merchantId)
  const picks = await listPicks(tx, seller.merchantId)
  const cards = await findCards(
    picks.map(({ spuCode }) => spuCode),
    language,
  )
  const shown = new Map(cards.map((card) => [card.spuCode, card]))
  return {
    version: page?.version ?? 0,
    handle: page?.handle ?? '',
    title: { en: page?.title_en ?? '', zh: page?.title_zh ?? '' },
    words: { en: page?.words_en ?? '', zh: page?.words_zh ?? '' },
    isShown: page?.is_shown ?? false,
    picks: picks.map(({ spuCode, target, en, zh }) => ({
      address: target,
      ...presentItem(shown.get(spuCode)),
      words: { en, zh },
    })),
  }
}

function presentItem(card: CardWire | undefined) {
  if (!card) return { name: '', picture: null }
  const { hash, width, height } = card.productImg
  return { name: pieceName(card.brandName, card.productTitle), picture: { hash, width, height } }
}

/** Saved as a whole: each item gets a link of its own, and so does the page. Refuses beside its field what is no item. */
export async function savePicks(tx: Tx, seller: Seller, wanted: KeptPicks, publicUrl: string): Promise<void> {
  await requireInfluencer(tx, seller)
  requirePerson(seller)
  const { merchantId, accountId } = seller
  const { handle, title, words, isShown } = wanted
  const page = await lockPage(tx, { merchantId, version: wanted.version, handle })
  const before = await findOwnPage(tx, merchantId)
  const items = await itemsOf(tx, wanted, publicUrl)
  const picks = []
  for (const { productId, target, en, zh } of items)
    picks.push({ productId, en, zh, linkId: await addLink(tx, { merchantId, accountId, kind: 'item', target, name: '' }) })
  await addLink(tx, { merchantId, accountId, kind: 'page', target: picksPath(handle), name: '' })
  await keepPage(tx, page, {
    ...{ handle, title_en: title.en, title_zh: title.zh, words_en: words.en, words_zh: words.zh, is_shown: isShown },
  })
  await keepPicks(tx, page, picks)
  await emitCommunityChange(tx, picksTag(handle), ...(before ? [picksTag(before.handle)] : []))
}

async function itemsOf(tx: Read, { picks }: KeptPicks, publicUrl: string) {
  const places = picks.map(({ address }) => shopPlace(address, publicUrl))
  const known = await findItems(
    tx,
    places.flatMap((place) => place?.item ?? []),
  )
  const items = picks.map(({ words }, at) => {
    const place = places[at]
    const item = known.find(
      ({ brandCode, articleNumber }) => brandCode === place?.item?.brandCode && articleNumber === place.item.articleNumber,
    )
    const field = `picks.${at}.address`
    if (!place || !item) return refuse('BAD_INPUT', { field, fields: { [field]: 'referral-address' } })
    return { productId: item.productId, target: place.target.split('?')[0] ?? '', ...words }
  })
  return items.filter(({ productId }, at) => items.findIndex((one) => one.productId === productId) === at)
}

/** The same page as everybody sees it; items the shop does not show now are left out. */
export async function showPicks(tx: Read, handle: string, language: Language): Promise<PicksWire> {
  addCacheTags('community', picksTag(handle))
  const page = (await findShownPage(tx, handle)) ?? refuse('NOT_FOUND')
  const picks = await listPicks(tx, page.merchantId)
  const cards = await findCards(
    picks.map(({ spuCode }) => spuCode),
    language,
  )
  const isChinese = language === 'zh'
  return {
    handle: page.handle,
    name: isChinese ? page.nameZh : page.nameEn,
    title: isChinese ? page.titleZh : page.titleEn,
    words: isChinese ? page.wordsZh : page.wordsEn,
    profileCode: page.profileCode,
    list: picks.flatMap(({ spuCode, code, en, zh }) => {
      const card = cards.find((one) => one.spuCode === spuCode)
      return card ? [{ card, words: isChinese ? zh : en, path: linkPath(code) }] : []
    }),
  }
}
