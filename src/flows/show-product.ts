import type { ProductInput, ProductWire } from '#modules/catalogue/catalogue.contract.ts'
import { getProductDetail, type ProductDetail, presentProduct } from '#modules/catalogue/index.server.ts'
import { getPreview, getPreviewDetail } from '#modules/catalogue/editing/index.server.ts'
import type { ProductPreviewWire } from '#modules/catalogue/editing/product-editing.contract.ts'
import { arrivesBy, sendingOf } from '#modules/fulfilment/arrival.rules.ts'
import { presentBrandCode } from '#modules/catalogue/taxonomy/index.server.ts'
import { listBoughtTogether } from '#modules/popularity/index.server.ts'
import { findHolidays, findPointRules } from '#modules/shop-settings/index.server.ts'
import { findCards, listSimilar } from '#modules/search/index.server.ts'
import { clock, daysOf } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import type { Language } from '#language/languages.ts'

const MOST_RECOMMENDED = 8

/** Shows one product with the day it would arrive and pieces that are like it or that people kept together with it. */
export async function showProduct(tx: Read, { brandCode, code }: ProductInput, language: Language): Promise<ProductWire> {
  const detail = await getProductDetail(tx, await presentBrandCode(tx, brandCode), code)
  return presentWithNeighbours(tx, detail, language)
}

async function presentWithNeighbours(tx: Read, detail: ProductDetail, language: Language): Promise<ProductWire> {
  const boughtTogether = await listBoughtTogether(tx, [detail.spuCode])
  const related = await findCards(
    (detail.details.related ?? []).filter((code) => code !== detail.spuCode),
    language,
  )
  const chosen = new Set(related.map(({ spuCode }) => spuCode))
  const similar = await listSimilar(detail.spuCode, boughtTogether, language, MOST_RECOMMENDED)
  const now = clock.now()
  const holidays = await findHolidays(tx)
  const { spentPerPoint } = await findPointRules(tx)
  return presentProduct(detail, language, {
    spentPerPoint,
    arrivesBy: (offer) => arrivesBy(now, holidays, sendingOf(offer, daysOf(offer.daysAway))),
    recommended: [...related, ...similar.filter(({ spuCode }) => !chosen.has(spuCode))].slice(0, MOST_RECOMMENDED),
  })
}

/** Shows a product exactly as its draft would look in the shop. */
export async function previewProduct(tx: Read, productId: string, language: Language): Promise<ProductPreviewWire> {
  const product = await presentWithNeighbours(tx, await getPreviewDetail(tx, productId), language)
  return { product, endTime: '' }
}

/** The same for anyone who has a link to it, as long as the link lasts. */
export async function previewByLink(tx: Read, code: string, language: Language): Promise<ProductPreviewWire> {
  const { productId, endTime } = await getPreview(tx, code)
  return { ...(await previewProduct(tx, productId, language)), endTime }
}
