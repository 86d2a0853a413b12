import type { Language } from '#language/languages.ts'
import { sizeName } from '#language/product/size-names.ts'
import {
  countOwn,
  findListed,
  type FoundRow,
  type ItemRow,
  listOwn,
  listRanked,
  OFFER_PAGE,
  type OwnOfferRow,
  type RankedOffer,
} from '#modules/offers/index.server.ts'
import type {
  Condition,
  FoundItemsWire,
  OfferCountsWire,
  OfferStanding,
  OfferTab,
  OwnOffersWire,
  OwnOfferWire,
} from '#modules/offers/selling/selling.contract.ts'
import { CONDITIONS, type OfferingMerchant, offerProblem } from '#modules/offers/selling/selling.rules.ts'
import { type CommissionSettings, divide, termsFor } from '#modules/settlement/settlement.rules.ts'
import type { Seller } from '#platform/access/memberships.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { offeringMerchant } from './change-offers.ts'

type Viewer = { seller: Seller; language: Language; settlement: CommissionSettings }

/** What a merchant offers, each with its rank, how far the best is below it and what it brings. */
export async function showOwnOffers(
  tx: Read,
  viewer: Viewer,
  wanted: { state: OfferTab; word: string; pageNum: number },
): Promise<OwnOffersWire> {
  const [merchant, { total, rows, ranked }] = await Promise.all([
    offeringMerchant(tx, viewer.seller),
    listOwn(tx, viewer.seller, wanted),
  ])
  const books = booksOf(ranked)
  return {
    total,
    pageNum: wanted.pageNum,
    pageSize: OFFER_PAGE,
    time: clock.now().toISOString(),
    list: rows.map((row) => presentOffer(row, books.get(`${row.skuId} ${row.condition}`) ?? [], merchant, viewer)),
  }
}

const booksOf = (ranked: readonly RankedOffer[]): Map<string, RankedOffer[]> =>
  Map.groupBy(ranked, ({ skuId, condition }) => `${skuId} ${condition}`)

function presentOffer(row: OwnOfferRow, book: RankedOffer[], merchant: OfferingMerchant, viewer: Viewer): OwnOfferWire {
  const own = book.find(({ offerId }) => offerId === row.offerId)
  const best = book[0]?.bestCents ?? row.saleCents
  const terms = termsFor(viewer.settlement, { kind: merchant.kind, categories: row.categories, day: dayInHongKong(clock.now()) })
  const { commissionCents, cardCents, feeCents, dueCents } = divide(row.saleCents, terms, true)
  return {
    ...presentItem(row, viewer.language),
    offerId: row.offerId,
    condition: row.condition,
    photos: row.photos.map((photo) => ({ ...photo, hash: photo.uploadId.replaceAll('-', '') })),
    salesPrice: toWire(row.saleCents),
    listPrice: toWire(row.listCents),
    stock: row.available,
    endDay: row.expiresAt ? dayInHongKong(new Date(row.expiresAt.getTime() - 1)) : '',
    dispatchDays: row.dispatchDays,
    standing: standingOf(row, own, merchant),
    rank: own?.rank ?? 0,
    ranked: book[0]?.ranked ?? 0,
    best: toWire(best),
    gap: toWire(row.saleCents - best),
    receives: toWire(dueCents),
    commission: toWire(commissionCents),
    cardShare: toWire(cardCents),
    fees: toWire(feeCents),
    terms: presentTerms(terms, viewer.language),
    rivals: rivalsOf(book, row.offerId),
  }
}

function standingOf(row: OwnOfferRow, own: RankedOffer | undefined, { state }: OfferingMerchant): OfferStanding {
  if (!row.isLive) return row.isEnded ? 'ended' : 'expired'
  if (state !== 'active') return 'resting'
  if (row.available === 0 || !own) return 'out'
  if (own.isTwin) return 'twin'
  return own.rank === 1 ? 'first' : 'undercut'
}

/** Prices that compete, the lowest first; whose they are stays untold, and so does which of them are one's own under another name. */
function rivalsOf(book: readonly RankedOffer[], ownId: string): { salesPrice: string; num: number }[] {
  const others = book.filter(({ offerId, isTwin }) => offerId !== ownId && !isTwin)
  return [...Map.groupBy(others, ({ saleCents }) => saleCents)].map(([cents, { length }]) => ({
    salesPrice: toWire(cents),
    num: length,
  }))
}

function presentItem(row: ItemRow, language: Language) {
  const zh = language === 'zh'
  const { hash, width, height, altEn, altZh } = row.picture
  return {
    skuId: row.skuId,
    brandName: row.brandName,
    title: zh ? row.titleZh : row.titleEn,
    colour: zh ? row.colourZh : row.colourEn,
    size: sizeName(row.size, language),
    itemNumber: row.itemNumber,
    path: `/product/detail/${row.brandCode}/${row.articleNumber}`,
    picture: { hash, width, height, alt: zh ? altZh : altEn },
  }
}

const presentTerms = ({ rule, ...terms }: ReturnType<typeof termsFor>, language: Language) => ({
  rule: rule?.[language] ?? '',
  ...terms,
})

export async function countOwnOffersOf(tx: Read, seller: Seller): Promise<OfferCountsWire> {
  const { state, limit = null } = await offeringMerchant(tx, seller)
  return { counts: await countOwn(tx, seller), state, limit }
}

/** Listed items by words or number, each with what is asked for it now and whether this merchant may offer it. */
export async function findItemsFor(tx: Read, viewer: Viewer, word: string): Promise<FoundItemsWire> {
  const rows = await findListed(tx, viewer.seller, word)
  const merchant = await offeringMerchant(tx, viewer.seller)
  const skuIds = [...new Set(rows.map(({ skuId }) => skuId))]
  const books = booksOf(await listRanked(tx, skuIds))
  return { list: rows.map((row) => presentFound(row, books, merchant, viewer)) }
}

type Books = ReadonlyMap<string, RankedOffer[]>

function presentFound(row: FoundRow, books: Books, merchant: OfferingMerchant, { language, settlement }: Viewer) {
  const bookOf = (condition: Condition) => books.get(`${row.skuId} ${condition}`) ?? []
  const book = bookOf('new')
  const problem = offerProblem(merchant, row, 'new')
  return {
    ...presentItem(row, language),
    offerId: row.offerId,
    problem: problem ? new Refusal(problem).toEnvelope(language).msg : '',
    listPrice: row.listCents > 0 ? toWire(row.listCents) : '',
    best: book[0] ? toWire(book[0].bestCents) : '',
    terms: presentTerms(
      termsFor(settlement, { kind: merchant.kind, categories: row.categories, day: dayInHongKong(clock.now()) }),
      language,
    ),
    rivals: rivalsOf(book, row.offerId),
    used: CONDITIONS.filter((condition) => condition !== 'new' && !row.own.includes(condition))
      .filter((condition) => !offerProblem(merchant, row, condition))
      .map((condition) => ({ condition, rivals: rivalsOf(bookOf(condition), '') })),
  }
}
