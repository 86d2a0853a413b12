import { lazy, startTransition, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData, useLocation } from 'react-router'
import { pieceName } from '#language/product/piece-name.ts'
import { cardText } from '#language/browse/card.text.ts'
import { productText } from '#language/product/product.text.ts'
import { textsIn, useTexts } from '#language/texts.ts'
import type { ColourWire } from '#modules/catalogue/catalogue.contract.ts'
import { getProduct } from '#modules/catalogue/catalogue.paths.ts'
import { showHkd } from '#platform/money.ts'
import { languageOfPath } from '#language/languages.ts'
import { call } from '#platform/wire/call-client.ts'
import { drawnPart } from '#ui/drawn-part.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { callContext, publicUrlContext } from '#screens/page-context.ts'
import { productAddress } from '#screens/store/addresses.ts'
import { CardList } from '#screens/store/card/card-list.tsx'
import { cardView } from '#screens/store/card/card-view.ts'
import { firstPicture, headTags } from '#screens/store/head-tags.ts'
import { BuyBox } from './buy-box.tsx'
import { Crumbs } from '#screens/store/crumbs.tsx'
import { GALLERY_SIZES, Gallery } from './gallery.tsx'
import type { ProductData } from './product-data.ts'
import { productMachineTags } from './product-json.ts'
import { cheapestVariant, chosenColour, variantPrice } from './product-view.ts'

export { ErrorView as ErrorBoundary } from '#screens/error-view.tsx'

const ProductFacts = await drawnPart(() => import('./product-facts.tsx'))
const RecentlyViewed = lazy(() => import('./recently-viewed.tsx'))

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const language = languageOfPath(url.pathname)
  const found = await context.get(callContext)(getProduct, { brandCode: params.brandCode ?? '', code: params.code ?? '' })
  if (!found.ok) throw data(found.msg, { status: found.code === NOT_FOUND ? 404 : 503 })
  const { recommended, ...rest } = found.data
  // The brand has had another address.
  if (rest.brandCode !== params.brandCode)
    throw redirect(productAddress(language, rest.brandCode, params.code ?? '') + url.search, 301)
  const address = context.get(publicUrlContext) + productAddress(language, rest.brandCode, rest.articleNumber)
  const product: ProductData = { ...rest, hasSimilar: recommended.length > 0, url: address }
  return { product, cards: recommended.map((card) => cardView(card, language)) }
}
const NOT_FOUND = 1000004

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { product } = loaderData
  const language = languageOfPath(location.pathname)
  const texts = textsIn(productText, language)
  const colour = chosenColour(product.colours, location.search)
  const price = variantPrice(cheapestVariant(colour))
  const picture = colour?.pictures[0]
  const head = headTags({
    title: pieceName(product.brandName, product.productTitle),
    description: texts.description(product.brandName, product.productTitle, price ? showHkd(price.saleCents) : texts.soldOut),
    pathname: productAddress(language, product.brandCode, product.articleNumber),
    matches,
    type: 'product',
    ...(picture ? { picture } : {}),
  })
  const machine = import.meta.env.SSR ? productMachineTags(product, colour, language) : []
  return [...firstPicture(picture, GALLERY_SIZES), ...head, ...machine]
}

export default function ProductDetail() {
  const { product, cards } = useLoaderData<typeof loader>()
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
        <Gallery key={colour?.colourId} pictures={pictures} />
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
      <Recently spuCode={product.spuCode} />
    </div>
  )
}

function ProductInfo({ product, colours, colour }: { product: ProductData; colours: ColourWire[]; colour: ColourWire }) {
  const only = colour.variants.length === 1 ? colour.variants[0] : undefined
  const [chosenId, setChosenId] = useState(only?.skuId)
  const chosen = colour.variants.find((variant) => variant.skuId === chosenId)
  // What stands below may not be hydrated yet; it follows once it is.
  const below = useDeferredValue(chosen)
  return (
    <div className="pdp-info">
      <BuyBox {...{ product, colours, colour, chosen }} onChoose={setChosenId} />
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
  const { brandCode, spuCode } = product
  useEffect(() => {
    let left = false
    void call(getProduct, { brandCode, code: spuCode }, { quiet: true }).then((found) => {
      if (found.ok && !left) startTransition(() => setLive({ spuCode, colours: found.data.colours }))
    })
    return () => {
      left = true
    }
  }, [brandCode, spuCode])
  return live?.spuCode === spuCode ? live.colours : product.colours
}
