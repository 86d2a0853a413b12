import type { ProductInput, ProductWire } from '#modules/catalogue/catalogue.contract.ts'
import { getProductDetail, presentProduct } from '#modules/catalogue/index.server.ts'
import { arrivesBy, sentFrom } from '#modules/fulfilment/arrival.rules.ts'
import { presentBrandCode } from '#modules/catalogue/shelves/index.server.ts'
import { listBoughtTogether } from '#modules/popularity/index.server.ts'
import { findHolidays } from '#modules/shop-settings/index.server.ts'
import { listSimilar, membersTag } from '#modules/search/index.server.ts'
import { noteTags } from '#platform/page-tags.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import type { Language } from '#language/languages.ts'

const MOST_RECOMMENDED = 8

/** Shows one product with the day it would arrive and pieces that are like it or that people kept together with it. */
export async function showProduct(tx: Read, { brandCode, code }: ProductInput, language: Language): Promise<ProductWire> {
  const detail = await getProductDetail(tx, await presentBrandCode(tx, brandCode), code)
  noteTags(membersTag(detail.crumbs.at(-1)?.path ?? ''))
  const boughtTogether = await listBoughtTogether(tx, [detail.spuCode])
  const now = clock.now()
  const holidays = await findHolidays(tx)
  return presentProduct(detail, language, {
    arrivesBy: (merchantKind) => arrivesBy(now, holidays, sentFrom(merchantKind)),
    recommended: await listSimilar(detail.spuCode, boughtTogether, language, MOST_RECOMMENDED),
  })
}
