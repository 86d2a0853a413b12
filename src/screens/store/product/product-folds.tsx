import type { ReactNode } from 'react'
import { showDate } from '#language/dates.ts'
import { productText } from '#language/product.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ColourWire } from '#modules/catalogue/catalogue.contract.ts'
import { Price } from '#ui/price.tsx'
import type { ProductData } from './product-data.ts'

/** The long facts: in the page for search and for those without script, folded for everyone else. */
export function ProductFolds({ product, colour }: { product: ProductData; colour: ColourWire | undefined }) {
  const texts = useTexts(productText)
  const facts = (pairs: { label: string; value: string }[]) => (
    <dl className="fact-list">
      {pairs.map(({ label, value }) => (
        <div key={label}>
          <dt className="mute">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <div className="folds">
      <Fold title={texts.details} open>
        <p>{product.description}</p>
        <ul className="fold-list">
          {product.highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
          {product.madeIn ? <li>{product.madeIn}</li> : null}
          <li>{texts.itemNumber(product.articleNumber)}</li>
        </ul>
        {product.precious ? <p className="mute">{texts.precious}</p> : null}
      </Fold>
      {product.measurements.length > 0 ? <Fold title={texts.measurements}>{facts(product.measurements)}</Fold> : null}
      {product.composition.length + product.care.length > 0 ? (
        <Fold title={texts.material}>
          {facts(product.composition)}
          <ul className="fold-list">
            {product.care.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Fold>
      ) : null}
      <DeliveryFold />
      <OfferFold colour={colour} />
      <ReviewFold product={product} />
      {product.brandStory ? (
        <Fold title={texts.aboutBrand(product.brandName)}>
          <p>{product.brandStory}</p>
        </Fold>
      ) : null}
    </div>
  )
}

function Fold({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="fold" open={open}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  )
}

function DeliveryFold() {
  const texts = useTexts(productText)
  const language = useLanguage()
  return (
    <Fold title={texts.delivery}>
      <p>{texts.deliveryWords}</p>
      <p className="fold-links">
        <a className="link" href={localPath(language, '/statement/delivery')}>
          {texts.deliveryMore}
        </a>
        <a className="link" href={localPath(language, '/statement/return')}>
          {texts.returnsMore}
        </a>
      </p>
    </Fold>
  )
}

function OfferFold({ colour }: { colour: ColourWire | undefined }) {
  const texts = useTexts(productText)
  const rows = (colour?.variants ?? []).flatMap((variant) =>
    variant.offers.slice(1).map((offer) => ({ ...offer, size: variant.size })),
  )
  if (rows.length === 0) return null
  return (
    <Fold title={texts.offers(rows.length)}>
      <p className="mute">{texts.offersWords}</p>
      <table className="offers">
        <thead>
          <tr className="caps">
            <th scope="col">{texts.seller}</th>
            <th scope="col">{texts.size}</th>
            <th scope="col">{texts.offerPrice}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.skuPriceId}>
              <td>{row.merchantName}</td>
              <td>{row.size}</td>
              <td>
                <Price list={row.listPrice} sale={row.salesPrice} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  )
}

function ReviewFold({ product }: { product: ProductData }) {
  const texts = useTexts(productText)
  const language = useLanguage()
  if (product.reviews.length === 0) return null
  return (
    <Fold title={texts.reviews(product.reviewNum)}>
      <p>
        <b>{texts.stars(product.rating)}</b>
      </p>
      <ul className="reviews">
        {product.reviews.map((review) => (
          <li key={review.author + review.date}>
            <p className="mute">
              {texts.stars(review.stars)} · {review.author} · {showDate(review.date, language)}
            </p>
            <p>{review.text}</p>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
