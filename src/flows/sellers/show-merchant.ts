import { documentState } from '#modules/applications/documents.rules.ts'
import { findApplicationOf, listAccepted } from '#modules/applications/index.server.ts'
import type { CardWire } from '#modules/catalogue/catalogue.contract.ts'
import { findMerchantByCode } from '#modules/merchants/index.server.ts'
import type { MerchantPageWire } from '#modules/merchants/merchant-page.contract.ts'
import { findDispatchDays, listOffered, OFFERED_PAGE } from '#modules/offers/index.server.ts'
import { listMerchantReviews } from '#modules/reviews/index.server.ts'
import { findCards } from '#modules/search/index.server.ts'
import { clock, dayAfter, dayInHongKong } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { percentOff, toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import type { Language } from '#language/languages.ts'
import { pieceName } from '#language/product/piece-name.ts'

type Asked = { code: string; pageNum: number }

/** A merchant as everybody may see it. Refuses NOT_FOUND for one that is suspended, too. */
export async function showMerchant(tx: Read, { code, pageNum }: Asked, language: Language): Promise<MerchantPageWire> {
  const merchant = (await findMerchantByCode(tx, code)) ?? refuse('NOT_FOUND')
  const { merchantId, awayUntil } = merchant
  const { rows: reviews, rating } = await listMerchantReviews(tx, merchantId)
  const { total, list } = await listCards(tx, merchantId, pageNum, language)
  return {
    code: merchant.code,
    name: merchant.name[language],
    kind: merchant.kind,
    sinceDay: merchant.since ? dayInHongKong(merchant.since) : '',
    dispatch: await findDispatchDays(tx, merchantId),
    dealer: await findDealer(tx, merchantId),
    backDay: awayUntil ? dayAfter(awayUntil, 1) : '',
    rating: Math.round(rating.mean * 10) / 10,
    reviewNum: rating.count,
    reviews: reviews.map(({ writtenAt, brandName, brandCode, articleNumber, titleEn, titleZh, ...review }) => ({
      ...review,
      date: dayInHongKong(writtenAt),
      piece: pieceName(brandName, language === 'zh' ? titleZh : titleEn),
      path: `/product/detail/${brandCode}/${articleNumber}`,
    })),
    ...{ total, pageNum, pageSize: OFFERED_PAGE, list },
  }
}

/** Cards of what it sells, each at the price that it asks itself. */
async function listCards(tx: Read, merchantId: string, pageNum: number, language: Language) {
  const { total, rows } = await listOffered(tx, merchantId, pageNum)
  const cards = await findCards(
    rows.map(({ spuCode }) => spuCode),
    language,
  )
  const byCode = new Map(rows.map((row) => [row.spuCode, row]))
  const list = cards.flatMap((card): CardWire[] => {
    const own = byCode.get(card.spuCode)
    if (!own) return []
    const { listCents, saleCents } = own
    const discount = percentOff(listCents, saleCents)
    return [{ ...card, listPrice: toWire(listCents), salesPrice: toWire(saleCents), discount, stock: 'in' }]
  })
  return { total, list }
}

/** Those who deal in precious metals and stones say so with their number (Cap. 615). */
async function findDealer(tx: Read, merchantId: string): Promise<MerchantPageWire['dealer']> {
  const application = await findApplicationOf(tx, merchantId)
  const shown = application && (await listAccepted(tx, application.application_id)).get('dealer-registration')
  if (!shown || documentState(shown.last_day, dayInHongKong(clock.now())) === 'ended') return null
  const { dealerCategory = '', dealerNumber = '' } = (shown.fields ?? {}) as Record<string, string>
  return dealerNumber ? { category: dealerCategory, number: dealerNumber } : null
}
