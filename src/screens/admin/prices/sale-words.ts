import type { adminPricesText } from '#language/admin/products/admin-prices.text.ts'
import type { Language } from '#language/languages.ts'
import type { Spoken } from '#language/texts.ts'
import type { SaleWire } from '#modules/offers/scheduled-prices/scheduled-prices.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'

/** Whom a sale is for. */
export const scopeOf = (
  { collection, brandName, category, productTitle, percent, price }: SaleWire,
  texts: Spoken<typeof adminPricesText>,
  language: Language,
): string => {
  const named = [collection, brandName, category, productTitle].filter(Boolean).join(language === 'zh' ? '，' : ', ')
  // A file names each of its prices.
  return named || (percent === 0 && price === '' ? '' : texts.wholeShop)
}

/** How much it lowers; a file says a price for each piece. */
export function offOf({ percent, price }: SaleWire, texts: Spoken<typeof adminPricesText>): string {
  if (price !== '') return showHkdExactly(fromWire(price))
  return percent === 0 ? texts.pricesOfFile : texts.percentOff(percent)
}
