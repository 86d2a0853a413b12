import { useEffect, useState } from 'react'
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation } from 'react-router'
import { cardText } from '#language/card.text.ts'
import { productText } from '#language/product.text.ts'
import { textsIn, useTexts } from '#language/texts.ts'
import type { ColourWire } from '#modules/catalogue/catalogue.contract.ts'
import { getProduct } from '#modules/catalogue/catalogue.paths.ts'
import { showHkd } from '#platform/money.ts'
import { languageOfPath } from '#language/languages.ts'
import { call } from '#platform/wire/call-client.ts'
import { callContext } from '../../page-context.ts'
import { CardList } from '../card/card-list.tsx'
import { cardView } from '../card/card-view.ts'
import { firstPicture, headTags } from '../head-tags.ts'
import { BuyBox } from './buy-box.tsx'
import { Crumbs } from './crumbs.tsx'
import { GALLERY_SIZES, Gallery } from './gallery.tsx'
import type { ProductData } from './product-data.ts'
import { ProductFolds } from './product-folds.tsx'
import { chosenColour, lowestPrice, productJson } from './product-view.ts'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  const found = await context.get(callContext)(getProduct, { brandCode: params.brandCode ?? '', code: params.code ?? '' })
  if (!found.ok) throw data(found.msg, { status: found.code === NOT_FOUND ? 404 : 503 })
  const { recommended, ...product } = found.data
  return { product, cards: recommended.map((card) => cardView(card, language)) }
}
const NOT_FOUND = 1000004

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { product } = loaderData
  const texts = textsIn(productText, languageOfPath(location.pathname))
  const colour = chosenColour(product.colours, location.search)
  const price = lowestPrice(colour)
  const shown = price ? showHkd(price.saleCents) : texts.soldOut
  const head = headTags({
    title: `${product.brandName} ${product.productTitle}`,
    description: texts.description(product.brandName, product.productTitle, shown),
    pathname: location.pathname,
    matches,
  })
  return [...firstPicture(colour?.pictures[0], GALLERY_SIZES), ...head, { 'script:ld+json': productJson(product) }]
}

export default function ProductDetail() {
  const { product, cards } = useLoaderData<typeof loader>()
  const texts = useTexts(productText)
  const words = useTexts(cardText)
  const { search } = useLocation()
  const colours = useLiveColours(product)
  const colour = chosenColour(colours, search)
  const pictures = colour?.pictures.length ? colour.pictures : (colours[0]?.pictures ?? [])
  return (
    <div className="wrap">
      <Crumbs crumbs={product.breadcrumb} />
      <div className="pdp">
        <Gallery key={colour?.colourId} pictures={pictures} />
        <div className="pdp-info">
          {colour ? <BuyBox key={colour.colourId} product={product} colours={colours} colour={colour} /> : null}
          <ProductFolds product={product} colour={colour} />
        </div>
      </div>
      {cards.length > 0 ? (
        <section aria-labelledby="recommended">
          <div className="section-head">
            <h2 id="recommended">{texts.recommended}</h2>
          </div>
          <CardList cards={cards} words={words} sizes="(min-width: 768px) 25vw, 50vw" />
        </section>
      ) : null}
    </div>
  )
}

/** The page may be minutes old; what is left is asked again once it stands. */
function useLiveColours(product: ProductData): ColourWire[] {
  const [live, setLive] = useState<{ spuCode: string; colours: ColourWire[] }>()
  const { brandCode, spuCode } = product
  useEffect(() => {
    let left = false
    void call(getProduct, { brandCode, code: spuCode }, { quiet: true }).then((found) => {
      if (found.ok && !left) setLive({ spuCode, colours: found.data.colours })
    })
    return () => {
      left = true
    }
  }, [brandCode, spuCode])
  return live?.spuCode === spuCode ? live.colours : product.colours
}
