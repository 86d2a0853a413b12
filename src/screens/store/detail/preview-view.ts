import type { Language } from '#language/languages.ts'
import type { ProductWire } from '#modules/catalogue/catalogue.contract.ts'
import { type CardView, cardView } from '#screens/store/card/card-view.ts'
import { presetSizes, type ProductData } from './product-data.ts'

/** What the page of a product is drawn from, when it is a draft. */
export function previewView(
  { recommended, ...rest }: ProductWire,
  language: Language,
): { product: ProductData; cards: CardView[] } {
  const product = {
    ...rest,
    hasSimilar: recommended.length > 0,
    hasPosts: false,
    url: '',
    preset: presetSizes(rest.colours, ''),
    isPreview: true,
  }
  return { product, cards: recommended.map((card) => cardView(card, language)) }
}
