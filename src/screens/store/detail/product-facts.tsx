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
            <ScaleDrawing facts={product.measurements} />
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

/** Breadth and height as a fact tells them, in centimetres: "30 × 22 × 12 cm". */
const SIZE = /^([\d.]+) × ([\d.]+)(?: × [\d.]+)? ?(?:cm|厘米)$/
/** What is smaller than this is no more than a dot beside a person. */
const LEAST_BESIDE_A_PERSON_CM = 18
const HEIGHT_PX = 220
const GAP = 0.12

const yardsticks = {
  person: {
    width: 50,
    height: 170,
    path: 'M25 0a9.5 9.5 0 0 1 0 19a9.5 9.5 0 0 1 0-19M25 22c-10 0-14 4-15 12L5 84l5 1 6-35-1 42 3 78h6l1-70 1 70h6l3-78-1-42 6 35 5-1-5-50c-1-8-5-12-15-12Z',
  },
  phone: { width: 7, height: 15, path: 'M1 0h5a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H1a1 1 0 0 1-1-1V1a1 1 0 0 1 1-1ZM2.8 1h1.4' },
}

/** How large it is, beside what everyone knows the size of; nothing where its facts do not say. */
function ScaleDrawing({ facts }: { facts: { value: string }[] }) {
  const texts = useTexts(productFactsText)
  const [, width, height] = facts.map(({ value }) => SIZE.exec(value)).find((found) => found !== null) ?? []
  if (!width || !height) return null
  const [across, high] = [Number(width), Number(height)]
  const beside = Math.max(across, high) < LEAST_BESIDE_A_PERSON_CM ? 'phone' : 'person'
  const { path, ...yardstick } = yardsticks[beside]
  const tall = Math.max(yardstick.height, high)
  const gap = tall * GAP
  const wide = yardstick.width + gap + across
  return (
    <figure>
      <svg
        viewBox={`-1 -1 ${wide + 2} ${tall + 2}`}
        height={HEIGHT_PX}
        width={Math.round((HEIGHT_PX * (wide + 2)) / (tall + 2))}
        style={{ maxWidth: '100%' }}
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <g strokeWidth={tall / HEIGHT_PX}>
          <path d={path} transform={`translate(0 ${tall - yardstick.height})`} />
          <rect x={yardstick.width + gap} y={tall - high} width={across} height={high} />
        </g>
      </svg>
      <figcaption className="mute">{texts[beside]}</figcaption>
    </figure>
  )
}
