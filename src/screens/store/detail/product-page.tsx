import { lazy, startTransition, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { cardText } from '#language/browse/card.text.ts'
import { productText } from '#language/product/product.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ColourWire } from '#modules/catalogue/catalogue.contract.ts'
import { getProduct } from '#modules/catalogue/catalogue.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { drawnPart } from '#ui/drawn-part.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { CardList } from '#screens/store/card/card-list.tsx'
import type { CardView } from '#screens/store/card/card-view.ts'
import { Crumbs } from '#screens/store/crumbs.tsx'
import { BuyBox, ComingBox } from './buy-box.tsx'
import type { ProductData } from './product-data.ts'
import { chosenColour } from './product-view.ts'
import './used-offers.css'

const [Gallery, ProductFacts] = await Promise.all([
  drawnPart(() => import('./gallery.tsx')),
  drawnPart(() => import('./product-facts.tsx')),
])
const RecentlyViewed = lazy(() => import('./recently-viewed.tsx'))

/** A product with everything that is said of it. */
export function ProductPage({ product, cards }: { product: ProductData; cards: CardView[] }) {
  const { search } = useLocation()
  const texts = useTexts(productText)
  const words = useTexts(cardText)
  const colours = useLiveColours(product)
  const colour = chosenColour(colours, search)
  const pictures = colour?.pictures.length ? colour.pictures : (colours[0]?.pictures ?? [])
  return (
    <div className="wrap">
      <Crumbs crumbs={product.breadcrumb} />
      <div className="pdp">
        <Suspense>
          <Gallery key={colour?.colourId} pictures={pictures} />
        </Suspense>
        {colour ? <ProductInfo key={colour.colourId} product={product} colours={colours} colour={colour} /> : null}
      </div>
      {cards.length > 0 ? (
        <section aria-labelledby="recommended">
          <div className="section-head">
            <h2 id="recommended">{texts.recommended}</h2>
          </div>
          <CardList cards={cards} words={words} sizes="(min-width: 768px) 25vw, 50vw" />
        </section>
      ) : null}
      {product.isPreview ? null : <Recently spuCode={product.spuCode} />}
    </div>
  )
}

function ProductInfo({ product, colours, colour }: { product: ProductData; colours: ColourWire[]; colour: ColourWire }) {
  const [chosenId, setChosenId] = useState(() => colour.variants.find(({ skuId }) => product.preset.includes(skuId))?.skuId)
  const chosen = colour.variants.find((variant) => variant.skuId === chosenId)
  // What stands below may not be hydrated yet; it follows once it is.
  const below = useDeferredValue(chosen)
  return (
    <div className="pdp-info">
      {product.comesTime ? (
        <ComingBox {...{ product, colours, colour }} />
      ) : (
        <BuyBox {...{ product, colours, colour, chosen }} onChoose={setChosenId} />
      )}
      <Suspense>
        <ProductFacts product={product} colour={colour} chosen={below} />
      </Suspense>
    </div>
  )
}

/** What this browser has looked at before: nobody else's page, so it comes once the page stands. */
function Recently({ spuCode }: { spuCode: string }) {
  const hydrated = useHydrated()
  return hydrated ? (
    <Suspense>
      <RecentlyViewed key={spuCode} spuCode={spuCode} />
    </Suspense>
  ) : null
}

/** The page may be minutes old; what is left is asked again once it stands. */
function useLiveColours(product: ProductData): ColourWire[] {
  const [live, setLive] = useState<{ spuCode: string; colours: ColourWire[] }>()
  const { brandCode, spuCode, isPreview } = product
  useEffect(() => {
    if (isPreview) return undefined
    let left = false
    void call(getProduct, { brandCode, code: spuCode }, { quiet: true }).then((found) => {
      if (found.ok && !left) startTransition(() => setLive({ spuCode, colours: found.data.colours }))
    })
    return () => {
      left = true
    }
  }, [brandCode, spuCode, isPreview])
  return live?.spuCode === spuCode ? live.colours : product.colours
}
