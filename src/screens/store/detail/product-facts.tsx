import type { ReactNode } from 'react'
import { productFactsText } from '#language/product/product-facts.text.ts'
import { standsInFrom } from '#language/languages.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { ColourWire, VariantWire } from '#modules/catalogue/catalogue.contract.ts'
import { Later } from '#ui/later.tsx'
import { BuyPromises } from './buy-promises.tsx'
import { OfferThis, OtherSellers } from './other-sellers.tsx'
import { ItemPosts } from './item-posts.tsx'
import { Fold } from './product-fold.tsx'
import type { ProductData } from './product-data.ts'
import { ReviewList } from './review-list.tsx'
import { UsedOffers } from './used-offers.tsx'
import { withInches } from './size-units.ts'

/** What is to be had with the piece says what this shopper has: no part of the page itself. */
const loadOffers = () => import('#screens/store/coupons/open-offers.tsx')

type FactsProps = { product: ProductData; colour: ColourWire; chosen: VariantWire | undefined }

/** The long facts: in the page for search and for those without script, folded for everyone else. */
export default function ProductFacts({ product, colour, chosen }: FactsProps) {
  const texts = useTexts(productFactsText)
  return (
    <>
      <BuyPromises product={product} colour={colour} chosen={chosen} />
      {product.isPreview ? null : <Later key={product.spuCode} load={loadOffers} props={{ code: product.spuCode }} />}
      <div className="folds">
        <DetailFold product={product} itemNumber={chosen?.itemNumber} />
        {product.measurements.length > 0 ? (
          <Fold title={texts.measurements}>
            <FactList facts={product.measurements.map(({ label, value }) => ({ label, value: withInches(value) }))} />
          </Fold>
        ) : null}
        {product.composition.length + product.care.length > 0 ? (
          <Fold title={texts.material}>
            <FactList facts={byPart(product.composition)} />
            <Lines lines={product.care} />
          </Fold>
        ) : null}
        <OtherSellers colour={colour} />
        <UsedOffers colour={colour} isPreview={product.isPreview ?? false} />
        <OfferThis colour={colour} />
        <ReviewList product={product} />
        {product.hasPosts ? <ItemPosts spuCode={product.spuCode} /> : null}
        {product.brandStory ? (
          <Fold title={texts.aboutBrand(product.brandName)}>
            <p>{product.brandStory}</p>
          </Fold>
        ) : null}
      </div>
      <p className="print-address">{product.url}</p>
    </>
  )
}

function DetailFold({ product, itemNumber }: { product: ProductData; itemNumber: string | undefined }) {
  const language = useLanguage()
  const texts = useTexts(productFactsText)
  const numbers = [
    { label: texts.itemNumber, value: product.articleNumber },
    { label: texts.spuCode, value: product.spuCode },
    ...(itemNumber ? [{ label: texts.variantNumber, value: itemNumber }] : []),
  ]
  return (
    <Fold title={texts.details} open>
      <p lang={standsInFrom(language, product.description)}>{product.description}</p>
      <Lines lines={product.madeIn ? [...product.highlights, product.madeIn] : product.highlights} />
      <FactList facts={numbers} />
      {product.precious ? <p className="mute">{texts.precious}</p> : null}
    </Fold>
  )
}

/** What one part is made of stands in one line. */
function byPart(composition: ProductData['composition']): ProductData['composition'] {
  const parts = Map.groupBy(composition, ({ label }) => label)
  return [...parts].map(([label, made]) => ({ label, value: made.map(({ value }) => value).join(' · ') }))
}

function FactList({ facts }: { facts: { label: string; value: string }[] }): ReactNode {
  const language = useLanguage()
  return (
    <dl className="fact-list">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="mute" lang={standsInFrom(language, label)}>
            {label}
          </dt>
          <dd lang={standsInFrom(language, value)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Lines({ lines }: { lines: string[] }): ReactNode {
  const language = useLanguage()
  return (
    <ul className="fold-list">
      {lines.map((line) => (
        <li key={line} lang={standsInFrom(language, line)}>
          {line}
        </li>
      ))}
    </ul>
  )
}
