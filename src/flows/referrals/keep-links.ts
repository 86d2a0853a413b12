import { getOwnMerchant } from '#modules/merchants/index.server.ts'
import {
  addLink,
  endLink,
  findItems,
  type LinkResults,
  listDays,
  listLinks,
  listWaiting,
} from '#modules/referrals/index.server.ts'
import type { LinksWire, LinkWire, ResultsWire } from '#modules/referrals/referrals.contract.ts'
import { linkPath } from '#modules/referrals/referrals.rules.ts'
import { findCards } from '#modules/search/index.server.ts'
import { divide, referralTerms } from '#modules/settlement/settlement.rules.ts'
import type { ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import { pieceName } from '#language/product/piece-name.ts'
import type { Language } from '#language/languages.ts'
import { requirePerson, type Seller } from '#platform/access/memberships.ts'
import { clock, dayAfter, dayInHongKong } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { shopPlace } from './shop-places.rules.ts'

export type Look = { language: Language; publicUrl: string; settings: ShopSettings }

/** Only influencers have links. */
export async function requireInfluencer(tx: Read, seller: Seller): Promise<void> {
  if ((await getOwnMerchant(tx, seller)).kind !== 'influencer') refuse('INFLUENCERS_ONLY')
}

/** An influencer's links, and what came of each. */
export async function showLinks(tx: Read, seller: Seller, look: Look): Promise<LinksWire> {
  await requireInfluencer(tx, seller)
  const list = await presentLinks(tx, seller.merchantId, look.language)
  const terms = referralTerms(look.settings.settlement, {
    influencer: seller.merchantId,
    categories: [],
    day: dayInHongKong(clock.now()),
  })
  return {
    publicUrl: look.publicUrl.replace(/\/$/, ''),
    windowDays: look.settings.referrals.windowDays,
    rate: terms.rate > 0 ? String(terms.rate / 100) : '',
    totals: totalsOf(list),
    list,
  }
}

/** The same links as the office sees them. */
export async function presentLinks(tx: Read, merchantId: string, language: Language): Promise<LinkWire[]> {
  const links = await listLinks(tx, merchantId)
  const titles = await titlesOf(tx, links, language)
  const coming = new Map<string, { units: number; cents: number }>()
  for (const { linkId, terms, keptCents } of await listWaiting(tx, merchantId)) {
    const before = coming.get(linkId) ?? { units: 0, cents: 0 }
    const { commissionCents } = divide(keptCents, { ...terms, card: 0 }, false)
    coming.set(linkId, { units: before.units + 1, cents: before.cents + commissionCents })
  }
  return links.map(({ linkId, code, kind, target, name, createdAt, endedAt, visits, orders, sold, kept, earnedCents }) => ({
    ...{ linkId, code, kind, target, name, visits, orders, sold, kept },
    shortPath: linkPath(code),
    title: titles.get(target) ?? '',
    createTime: createdAt.toISOString(),
    isEnded: endedAt !== null,
    waiting: coming.get(linkId)?.units ?? 0,
    earned: toWire(earnedCents),
    coming: toWire(coming.get(linkId)?.cents ?? 0),
  }))
}

async function titlesOf(tx: Read, links: readonly LinkResults[], language: Language): Promise<Map<string, string>> {
  const places = links.flatMap(({ target }) => {
    const place = shopPlace(target, 'https://shop.invalid')
    return place?.item ? [{ target, ...place.item }] : []
  })
  const items = await findItems(tx, places)
  const cards = await findCards(
    items.map(({ spuCode }) => spuCode),
    language,
  )
  const called = new Map(cards.map(({ spuCode, brandName, productTitle }) => [spuCode, pieceName(brandName, productTitle)]))
  const titles = new Map<string, string>()
  for (const { target, brandCode, articleNumber } of places) {
    const item = items.find((one) => one.brandCode === brandCode && one.articleNumber === articleNumber)
    const title = item && called.get(item.spuCode)
    if (title) titles.set(target, title)
  }
  return titles
}

const FIGURES = ['visits', 'orders', 'sold', 'kept', 'waiting'] as const
const cents = (wire: string): number => Math.round(Number(wire) * 100)

function totalsOf(list: readonly LinkWire[]): LinksWire['totals'] {
  const sum = (of: (link: LinkWire) => number) => list.reduce((total, link) => total + of(link), 0)
  const [visits = 0, orders = 0, sold = 0, kept = 0, waiting = 0] = FIGURES.map((figure) => sum((link) => link[figure]))
  return {
    ...{ visits, orders, sold, kept, waiting },
    earned: toWire(sum(({ earned }) => cents(earned))),
    coming: toWire(sum(({ coming }) => cents(coming))),
  }
}

/** Another link; where there is one to the same place, that one. Refuses what is no item or list of the shop, beside its field. */
export async function addLinkOf(
  tx: Tx,
  seller: Seller,
  { address, name }: { address: string; name: string },
  look: Look,
): Promise<void> {
  await requireInfluencer(tx, seller)
  requirePerson(seller)
  const place = shopPlace(address, look.publicUrl)
  const isThere = place?.kind === 'list' || (place?.item && (await isListed(tx, place.item)))
  if (!place || !isThere) return refuse('BAD_INPUT', { field: 'address', fields: { address: 'referral-address' } })
  const { merchantId, accountId } = seller
  await addLink(tx, { merchantId, accountId, kind: place.kind, target: place.target, name })
}

async function isListed(tx: Read, item: { brandCode: string; articleNumber: string }): Promise<boolean> {
  return (await findItems(tx, [item])).some(({ brandCode }) => brandCode === item.brandCode)
}

export async function endLinkOf(tx: Tx, seller: Seller, linkId: string): Promise<void> {
  await requireInfluencer(tx, seller)
  requirePerson(seller)
  await endLink(tx, seller.merchantId, linkId)
}

const DAYS_SHOWN = 30

/** What came of one link or all, day by day. Refuses NOT_FOUND for a link of another. */
export async function showDays(
  tx: Read,
  seller: Seller,
  { linkId, from, until }: { linkId: string; from: string; until: string },
): Promise<ResultsWire> {
  await requireInfluencer(tx, seller)
  if (linkId !== '' && !(await listLinks(tx, seller.merchantId)).some((link) => link.linkId === linkId)) refuse('NOT_FOUND')
  const last = until || dayInHongKong(clock.now())
  const first = from || dayAfter(last, 1 - DAYS_SHOWN)
  const days = await listDays(tx, seller.merchantId, { linkId, from: first, until: last })
  return { from: first, until: last, list: days.map(({ earnedCents, ...day }) => ({ ...day, earned: toWire(earnedCents) })) }
}
