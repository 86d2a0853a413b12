import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { cardText } from '#language/card.text.ts'
import { showDay } from '#language/dates.ts'
import { productText } from '#language/product.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ColourWire } from '#modules/catalogue/catalogue.contract.ts'
import { SMALLEST_BADGE_PERCENT, showHkd } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import { brandAddress } from '../addresses.ts'
import { changeWish, useWishCodes } from '../shopper-state.ts'
import { PhoneBuyBar } from './phone-buy-bar.tsx'
import type { ProductData } from './product-data.ts'
import { lowestPrice, type ShownPrice, variantPrice } from './product-view.ts'
import { SizePicker } from './size-picker.tsx'
import { useAddToBag } from './use-add-to-bag.ts'

type BuyBoxProps = { product: ProductData; colours: ColourWire[]; colour: ColourWire }

/** Everything that decides: designer, name, price, colour, size, and the two buttons. */
export function BuyBox({ product, colours, colour }: BuyBoxProps) {
  const texts = useTexts(productText)
  const language = useLanguage()
  const navigate = useNavigate()
  const only = colour.variants.length === 1 ? colour.variants[0] : undefined
  const [chosenId, setChosenId] = useState(only?.skuId)
  const [asked, setAsked] = useState(false)
  const sizes = useRef<HTMLFieldSetElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const variant = colour.variants.find((each) => each.skuId === chosenId)
  const missing = asked && !variant
  const allGone = colour.variants.every((each) => each.stock === 'out')
  const gone = allGone || variant?.stock === 'out'
  const { state, add } = useAddToBag()
  const busy = state === 'adding'

  const withSize = (does: (skuId: string) => void) => () => {
    if (variant) return does(variant.skuId)
    setAsked(true)
    sizes.current?.querySelector('input')?.focus()
  }
  const onAdd = withSize((skuId) => void add(skuId))
  const onBuy = withSize((skuId) => void navigate(localPath(language, `/checkout/quick?sku=${skuId}&qty=1`)))
  const price = variantPrice(variant) ?? lowestPrice(colour)
  const addWords = gone ? texts.soldOut : { idle: texts.add, adding: texts.adding, added: texts.added }[state]
  return (
    <>
      <Title product={product} price={price} />
      <Swatches colours={colours} chosen={colour} />
      <SizePicker ref={sizes} {...{ product, colour, missing }} chosen={variant} onChoose={setChosenId} />
      {allGone ? <p className="pdp-note mute">{texts.soldOutWords}</p> : null}
      <div className="pdp-buttons" ref={buttons}>
        <Button full disabled={gone} busy={busy} onClick={onAdd}>
          {addWords}
        </Button>
        {gone ? null : (
          <Button look="line" full onClick={onBuy}>
            {texts.buyNow}
          </Button>
        )}
        <WishButton spuCode={product.spuCode} />
      </div>
      <Decisive product={product} />
      <PhoneBuyBar watch={buttons} price={price} label={addWords} disabled={gone} busy={busy} onAdd={onAdd} />
    </>
  )
}

function Title({ product, price }: { product: ProductData; price: ShownPrice | undefined }) {
  const language = useLanguage()
  return (
    <>
      <a className="caps pdp-brand" href={brandAddress(language, product.brandCode)}>
        {product.brandName}
      </a>
      <h1 className="pdp-title">{product.productTitle}</h1>
      <PriceLine price={price} />
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

function Swatches({ colours, chosen }: { colours: ColourWire[]; chosen: ColourWire }) {
  const texts = useTexts(productText)
  const { pathname } = useLocation()
  return (
    <div className="pdp-block">
      <p className="caps">{texts.colour(chosen.name)}</p>
      {colours.length > 1 ? (
        <ul className="swatches">
          {colours.map((colour) => (
            <li key={colour.colourId}>
              <a
                href={`${pathname}?colour=${encodeURIComponent(colour.colourId)}`}
                title={colour.name}
                aria-label={colour.name}
                aria-current={colour === chosen ? 'true' : undefined}
                data-stay
                data-replace
              >
                <i style={{ backgroundColor: colour.hex }} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function WishButton({ spuCode }: { spuCode: string }) {
  const texts = useTexts(productText)
  const wished = useWishCodes()?.includes(spuCode) ?? false
  return (
    <Button look="line" full aria-pressed={wished} className="pdp-wish" onClick={() => void changeWish(spuCode, !wished)}>
      {wished ? texts.wished : texts.wish}
    </Button>
  )
}

/** The three facts that decide. */
function Decisive({ product }: { product: ProductData }) {
  const texts = useTexts(productText)
  const language = useLanguage()
  return (
    <ul className="pdp-facts mute">
      <li>
        <b>{texts.arrives(showDay(product.arrivesBy, language))}</b> {texts.arrivesWords}
      </li>
      <li>
        <b>{texts.authenticated}</b> {texts.authenticatedWords}
      </li>
      {product.lowestPrice ? (
        <li>
          <b>{texts.promise}</b> {texts.promiseWords}
        </li>
      ) : null}
      <li>
        <b>{texts.returns}</b> {texts.returnsWords}
      </li>
    </ul>
  )
}
