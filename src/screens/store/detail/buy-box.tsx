import { lazy, Suspense, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { productText } from '#language/product/product.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ColourWire, VariantWire } from '#modules/catalogue/catalogue.contract.ts'
import { drawnPart } from '#ui/drawn-part.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { changeWish, useWishCodes } from '#screens/store/shopper-state.ts'
import { PhoneBuyBar } from './phone-buy-bar.tsx'
import type { ProductData } from './product-data.ts'
import { ProductTitle } from './product-title.tsx'
import { cheapestVariant, isRealSize, variantPrice } from './product-view.ts'
import { SizePicker } from './size-picker.tsx'
import { useAddToBag } from './use-add-to-bag.ts'

const ComingNote = await drawnPart(() => import('./coming-note.tsx'))
const StockAlert = lazy(() => import('./stock-alert.tsx'))

type BuyBoxProps = {
  product: ProductData
  colours: ColourWire[]
  colour: ColourWire
  chosen: VariantWire | undefined
  onChoose: (skuId: string) => void
}

type ShownProps = Pick<BuyBoxProps, 'product' | 'colours' | 'colour'>

/** What can be seen and wished for, and not bought yet. */
export function ComingBox({ product, colours, colour }: ShownProps) {
  return (
    <>
      <ProductTitle product={product} price={variantPrice(cheapestVariant(colour))} />
      <Swatches colours={colours} chosen={colour} />
      <Suspense>
        <ComingNote time={product.comesTime} />
      </Suspense>
      <div className="pdp-buttons">{product.isPreview ? null : <WishButton spuCode={product.spuCode} />}</div>
    </>
  )
}

/** Everything that decides: designer, name, price, colour, size, and the two buttons. */
export function BuyBox({ product, colours, colour, chosen, onChoose }: BuyBoxProps) {
  const texts = useTexts(productText)
  const language = useLanguage()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const [alerting, setAlerting] = useState<boolean>()
  const sizes = useRef<HTMLFieldSetElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const missing = asked && !chosen
  const allGone = colour.variants.every((each) => each.stock === 'out')
  const gone = allGone || chosen?.stock === 'out'
  const { state, add } = useAddToBag()
  const busy = state === 'adding'

  const withSize = (does: (skuId: string) => void) => () => {
    if (product.isPreview) return toast('info', texts.previewOnly)
    if (chosen) return does(chosen.skuId)
    setAsked(true)
    sizes.current?.querySelector('input')?.focus()
  }
  const onAdd = withSize((skuId) => (gone ? setAlerting(true) : void add(skuId)))
  const onBuy = withSize((skuId) => void navigate(localPath(language, `/checkout/quick?sku=${skuId}&qty=1`)))
  const price = variantPrice(chosen ?? cheapestVariant(colour))
  const addWords = gone ? texts.notify : { idle: texts.add, adding: texts.adding, added: texts.added }[state]
  return (
    <>
      <ProductTitle product={product} price={price} />
      <Swatches colours={colours} chosen={colour} />
      <SizePicker ref={sizes} {...{ product, colour, missing, chosen, onChoose }} />
      <Notes product={product} allGone={allGone} />
      <div className="pdp-buttons" ref={buttons}>
        <Button full busy={busy} onClick={onAdd}>
          {addWords}
        </Button>
        <div className="pdp-second">
          {gone ? null : (
            <Button look="line" full onClick={onBuy}>
              {texts.buyNow}
            </Button>
          )}
          {product.isPreview ? null : <WishButton spuCode={product.spuCode} />}
        </div>
      </div>
      <PhoneBuyBar watch={buttons} price={price} label={addWords} busy={busy} onAdd={onAdd} />
      {alerting === undefined || !chosen ? null : (
        <AlertFor {...{ product, colour, chosen }} open={alerting} onClose={() => setAlerting(false)} />
      )}
    </>
  )
}

type AlertForProps = { product: ProductData; colour: ColourWire; chosen: VariantWire; open: boolean; onClose: () => void }

function AlertFor({ product, colour, chosen, open, onClose }: AlertForProps) {
  const size = isRealSize(chosen.size) ? chosen.size : ''
  return (
    <Suspense>
      <StockAlert
        key={chosen.skuId}
        {...{ open, onClose }}
        skuId={chosen.skuId}
        piece={product.productTitle}
        variant={[colour.name, size].filter(Boolean).join(' · ')}
      />
    </Suspense>
  )
}

function Notes({ product, allGone }: { product: ProductData; allGone: boolean }) {
  const texts = useTexts(productText)
  return (
    <>
      {product.mostPerOrder > 0 ? <p className="pdp-note">{texts.mostPerOrder(product.mostPerOrder)}</p> : null}
      {allGone ? <SoldOut similar={product.hasSimilar} /> : null}
    </>
  )
}

function SoldOut({ similar }: { similar: boolean }) {
  const texts = useTexts(productText)
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
