import { showDate } from '#language/dates.ts'
import { productNotesText } from '#language/product/product-notes.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { dayInHongKong, timeInHongKong } from '#platform/clock.ts'
import type { ProductData } from './product-data.ts'

/** From when on a piece can be bought, how many of it, and that none is left. */
export default function ProductNotes({ product, allGone = false }: { product: ProductData; allGone?: boolean }) {
  const texts = useTexts(productNotesText)
  const language = useLanguage()
  const at = new Date(product.comesTime)
  if (product.comesTime)
    return <p className="pdp-note">{texts.coming(showDate(dayInHongKong(at), language), timeInHongKong(at))}</p>
  return (
    <>
      {product.mostPerOrder > 0 ? <p className="pdp-note">{texts.mostPerOrder(product.mostPerOrder)}</p> : null}
      {allGone ? <SoldOut similar={product.hasSimilar} /> : null}
    </>
  )
}

function SoldOut({ similar }: { similar: boolean }) {
  const texts = useTexts(productNotesText)
  return (
    <p className="pdp-note">
      {texts.soldOutWords}{' '}
      {similar ? (
        <a className="link" href="#recommended">
          {texts.similar}
        </a>
      ) : null}
    </p>
  )
}
