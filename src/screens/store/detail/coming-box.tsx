import { showDate } from '#language/dates.ts'
import { productText } from '#language/product/product.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { ColourWire } from '#modules/catalogue/catalogue.contract.ts'
import { dayInHongKong, timeInHongKong } from '#platform/clock.ts'
import { Swatches, WishButton } from './buy-box.tsx'
import type { ProductData } from './product-data.ts'
import { ProductTitle } from './product-title.tsx'
import { cheapestVariant, variantPrice } from './product-view.ts'

type Props = { product: ProductData; colours: ColourWire[]; colour: ColourWire }

/** What can be seen and wished for, and not bought yet. */
export default function ComingBox({ product, colours, colour }: Props) {
  const texts = useTexts(productText)
  const language = useLanguage()
  const at = new Date(product.comesTime)
  return (
    <>
      <ProductTitle product={product} price={variantPrice(cheapestVariant(colour))} />
      <Swatches colours={colours} chosen={colour} />
      <p className="pdp-note">{texts.coming(showDate(dayInHongKong(at), language), timeInHongKong(at))}</p>
      {product.isPreview ? null : (
        <div className="pdp-buttons">
          <WishButton spuCode={product.spuCode} />
        </div>
      )}
    </>
  )
}
