import { type FormEvent, useId, useRef, useState } from 'react'
import { sizeChoiceText } from '#language/product/size-choice.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { ColourWire, VariantWire } from '#modules/catalogue/catalogue.contract.ts'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { productAddress } from '../addresses.ts'
import type { Choosing } from './use-size-choice.ts'

type SizeSheetProps = {
  choosing: Choosing | undefined
  action: string
  busy: boolean
  onChoose: (skuId: string) => void
  onClose: () => void
}

/** Asks the size, and the colour where there are several, without leaving the list. */
export default function SizeSheet({ choosing, ...rest }: SizeSheetProps) {
  const texts = useTexts(sizeChoiceText)
  const [shown, setShown] = useState(choosing)
  // What was asked last stays in place while the sheet slides away.
  if (choosing && choosing !== shown) setShown(choosing)
  return (
    <Sheet open={choosing !== undefined} onClose={rest.onClose} title={texts.title} side="centre" className="size-sheet">
      {shown ? <SizeForm key={shown.card.spuCode} choosing={shown} {...rest} /> : null}
    </Sheet>
  )
}

const sellable = (colour: ColourWire): VariantWire[] => colour.variants.filter((variant) => variant.stock !== 'out')

function SizeForm({ choosing, action, busy, onChoose }: Omit<SizeSheetProps, 'choosing'> & { choosing: Choosing }) {
  const texts = useTexts(sizeChoiceText)
  const language = useLanguage()
  const { card, product } = choosing
  const { colours } = product
  const [colourId, setColourId] = useState(() => (colours.find((each) => sellable(each).length > 0) ?? colours[0])?.colourId)
  const [skuId, setSkuId] = useState<string>()
  const [asked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const colour = colours.find((each) => each.colourId === colourId) ?? colours[0]
  if (!colour) return null
  const only = colour.variants.length === 1 ? colour.variants[0] : undefined
  const chosen = only ?? sellable(colour).find((variant) => variant.skuId === skuId)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen && chosen.stock !== 'out') return onChoose(chosen.skuId)
    setAsked(true)
    form.current?.querySelector<HTMLElement>('.size-rows input:enabled')?.focus()
  }
  const picture = colour.pictures[0] ?? card.productImg
  return (
    <form ref={form} onSubmit={onSubmit} className="size-form">
      <div className="size-piece">
        <Picture picture={picture} sizes="72px" most={240} />
        <div>
          <b>{card.brandName}</b>
          <p>{card.productTitle}</p>
          <VariantPrice variant={chosen ?? sellable(colour)[0]} />
        </div>
      </div>
      {colours.length > 1 ? <Colours colours={colours} chosen={colour} onChoose={setColourId} /> : null}
      <Sizes variants={colour.variants} chosen={chosen} missing={asked && !chosen} onChoose={setSkuId} />
      <Button type="submit" full busy={busy} disabled={sellable(colour).length === 0}>
        {action}
      </Button>
      <a className="link" href={productAddress(language, card.brandCode, card.articleNumber || card.spuCode)}>
        {texts.product}
      </a>
    </form>
  )
}

function VariantPrice({ variant }: { variant: VariantWire | undefined }) {
  const offer = variant?.offers[0]
  return offer ? <Price list={offer.listPrice} sale={offer.salesPrice} /> : null
}

type ColoursProps = { colours: ColourWire[]; chosen: ColourWire; onChoose: (colourId: string) => void }

function Colours({ colours, chosen, onChoose }: ColoursProps) {
  const texts = useTexts(sizeChoiceText)
  const name = useId()
  return (
    <fieldset className="size-colours">
      <legend className="caps">{texts.colour}</legend>
      {colours.map((colour) => (
        <label key={colour.colourId}>
          <input type="radio" name={name} checked={colour === chosen} onChange={() => onChoose(colour.colourId)} />
          <i style={{ backgroundColor: colour.hex }} />
          {colour.name}
        </label>
      ))}
    </fieldset>
  )
}

type SizesProps = {
  variants: VariantWire[]
  chosen: VariantWire | undefined
  missing: boolean
  onChoose: (skuId: string) => void
}

/** Every size with what is left of it; one that is sold out stays to be seen. */
function Sizes({ variants, chosen, missing, onChoose }: SizesProps) {
  const texts = useTexts(sizeChoiceText)
  const id = useId()
  const system = variants[0]?.sizeSystem ?? ''
  return (
    <fieldset className="size-rows" aria-describedby={missing ? `${id}-problem` : undefined} aria-invalid={missing || undefined}>
      <legend className="caps">{/^[A-Z]{2,3}$/.test(system) ? texts.sizeIn(system) : texts.size}</legend>
      {variants.map((variant) => (
        <label key={variant.skuId} className="tick">
          <input
            type="radio"
            name={id}
            checked={variant.skuId === chosen?.skuId}
            disabled={variant.stock === 'out'}
            onChange={() => onChoose(variant.skuId)}
          />
          {variant.stock === 'out' ? <s>{variant.size}</s> : <span>{variant.size}</span>}
          <small>{variant.stock === 'in' ? '' : texts[variant.stock]}</small>
        </label>
      ))}
      {missing ? (
        <p className="field-problem" id={`${id}-problem`} role="alert">
          {texts.missing}
        </p>
      ) : null}
    </fieldset>
  )
}
