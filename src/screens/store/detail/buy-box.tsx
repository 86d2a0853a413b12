import { isRealSize } from '#language/product/size-said.ts'
import { lazy, Suspense, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { productText } from '#language/product/product.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ColourWire, VariantWire } from '#modules/catalogue/catalogue.contract.ts'
import { drawnPart } from '#ui/drawn-part.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { useTried } from '#screens/own-page.tsx'
import { changeWish, useWishCodes } from '#screens/store/shopper-state.ts'
import type { ProductData } from './product-data.ts'
import { ProductTitle } from './product-title.tsx'
import { cheapestVariant, variantPrice } from './product-view.ts'
import { SizePicker } from './size-picker.tsx'
import { useAddToBag } from './use-add-to-bag.ts'

// Hidden until the buttons have been passed.
const PhoneBuyBar = await drawnPart(() => import('./phone-buy-bar.tsx'))
const ProductNotes = await drawnPart(() => import('./product-notes.tsx'))
const StockAlert = lazy(() => import('./stock-alert.tsx'))

const sends = (value: string) => ({ type: 'submit' as const, form: 'buy', name: 'act', value })

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
        <ProductNotes product={product} />
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
  // Without script it was asked for by a form.
  const [asked, setAsked] = useState(useTried('buy') !== undefined)
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
      {/* Sent where no script runs; its fields name it, so that it takes no room. */}
      <form id="buy" method="post" onSubmit={(event) => event.preventDefault()} />
      <ProductTitle product={product} price={price} />
      <Swatches colours={colours} chosen={colour} />
      <SizePicker ref={sizes} {...{ product, colour, missing, chosen, onChoose }} />
      <Suspense>
        <ProductNotes product={product} allGone={allGone} />
      </Suspense>
      <div className="pdp-buttons" ref={buttons}>
        <Button full busy={busy} onClick={onAdd} {...sends('add')}>
          {addWords}
        </Button>
        <div className="pdp-second">
          {gone ? null : (
            <Button look="line" full onClick={onBuy} {...sends('buy')}>
              {texts.buyNow}
            </Button>
          )}
          {product.isPreview ? null : <WishButton spuCode={product.spuCode} />}
        </div>
      </div>
      <Suspense>
        <PhoneBuyBar watch={buttons} price={price} label={addWords} busy={busy} onAdd={onAdd} />
      </Suspense>
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
    <Button
      {...sends(`wish ${spuCode}`)}
      look="line"
      full
      aria-pressed={wished}
      className="pdp-wish"
      onClick={() => void changeWish(spuCode, !wished)}
    >
      {wished ? texts.wished : texts.wish}
    </Button>
  )
}
