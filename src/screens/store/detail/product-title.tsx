import { lazy, Suspense, useState } from 'react'
import { pieceName } from '#language/product/piece-name.ts'
import { cardText } from '#language/browse/card.text.ts'
import { productText } from '#language/product/product.text.ts'
import { standsInFrom } from '#language/languages.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { SMALLEST_BADGE_PERCENT, showHkd } from '#platform/money.ts'
import { brandAddress } from '#screens/store/addresses.ts'
import type { ProductData } from './product-data.ts'
import type { ShownPrice } from './product-view.ts'

const ShareProduct = lazy(() => import('./share-product.tsx'))

export function ProductTitle({ product, price }: { product: ProductData; price: ShownPrice | undefined }) {
  const language = useLanguage()
  return (
    <>
      <div className="pdp-top">
        <a className="caps pdp-brand" href={brandAddress(language, product.brandCode)}>
          {product.brandName}
        </a>
        <ShareButton title={pieceName(product.brandName, product.productTitle)} />
      </div>
      <h1 className="pdp-title" lang={standsInFrom(language, product.productTitle)}>
        {product.productTitle}
      </h1>
      <PriceLine price={price} />
    </>
  )
}

/** Phones have a share sheet of their own; elsewhere we offer the address. */
function ShareButton({ title }: { title: string }) {
  const texts = useTexts(productText)
  const [open, setOpen] = useState<boolean>()
  const onPress = () => {
    const onPhone = matchMedia('(pointer: coarse)').matches && 'share' in navigator
    // Leaving the phone's sheet without sharing is no problem.
    if (onPhone) navigator.share({ title, url: location.href }).catch(() => {})
    else setOpen(true)
  }
  return (
    <>
      <button type="button" className="link pdp-share" onClick={onPress}>
        {texts.share}
      </button>
      <Suspense>{open === undefined ? null : <ShareProduct open={open} title={title} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

function PriceLine({ price }: { price: ShownPrice | undefined }) {
  const words = useTexts(cardText)
  if (!price) return null
  const reduced = price.percent >= SMALLEST_BADGE_PERCENT
  return (
    <p className="price pdp-price">
      {reduced ? (
        <>
          <span className="hidden-text">{words.before} </span>
          <s>{showHkd(price.listCents)}</s>
          <span className="hidden-text"> {words.now} </span>
          <em>{showHkd(price.saleCents)}</em> <span className="caps">{words.off(price.percent)}</span>
        </>
      ) : (
        showHkd(price.saleCents)
      )}
    </p>
  )
}
