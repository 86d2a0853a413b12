import { isRealSize } from '#language/product/size-said.ts'
import { lazy, type Ref, Suspense, useId, useState } from 'react'
import { productText } from '#language/product/product.text.ts'
import { localPath, type Spoken, useLanguage, useTexts } from '#language/texts.ts'
import type { ColourWire, VariantWire } from '#modules/catalogue/catalogue.contract.ts'
import type { ProductData } from './product-data.ts'
import { useScale } from './size-scale.ts'

const SizeGuide = lazy(() => import('./size-guide.tsx'))

type SizePickerProps = {
  ref: Ref<HTMLFieldSetElement>
  product: ProductData
  colour: ColourWire
  chosen: VariantWire | undefined
  missing: boolean
  onChoose: (skuId: string) => void
}

/** Sizes as buttons, in the scale the visitor last chose; a sold-out size stays visible and says so. */
export function SizePicker({ ref, product, colour, chosen, missing, onChoose }: SizePickerProps) {
  const texts = useTexts(productText)
  const problemId = useId()
  const { variants } = colour
  const scale = useScale(product, variants)
  const only = variants.length === 1 ? variants[0] : undefined
  if (only && !isRealSize(only.size)) {
    return (
      <p className="pdp-block mute">
        <input type="hidden" form="buy" name="size" value={only.skuId} />
        {[texts.oneSize, stockNote(only, '', texts)].filter(Boolean).join(' · ')}
      </p>
    )
  }
  return (
    <fieldset
      ref={ref}
      className="pdp-block sizes"
      aria-describedby={missing ? problemId : undefined}
      aria-invalid={missing || undefined}
    >
      <legend className="caps">{texts.size}</legend>
      <SizeAside scale={scale} product={product} />
      <div className="sizes-row">
        {variants.map((variant) => (
          <label key={variant.skuId} className={variant.stock === 'out' ? 'size size-out' : 'size'}>
            <input
              type="radio"
              name="size"
              form="buy"
              value={variant.skuId}
              checked={variant === chosen}
              onChange={() => onChoose(variant.skuId)}
            />
            <span>{scale.show(variant.size)}</span>
            {variant.stock === 'out' ? <span className="hidden-text">{texts.soldOut}</span> : null}
            {variant.stock === 'last' ? <small>{texts.last}</small> : null}
          </label>
        ))}
      </div>
      {missing ? (
        <p className="field-problem" id={problemId} role="alert">
          {texts.chooseSize}
        </p>
      ) : null}
      <p className="mute" role="status">
        {chosen ? stockNote(chosen, scale.show(chosen.size), texts) : ''}
      </p>
    </fieldset>
  )
}

/** Which scale, and the table that compares them: a sheet over the page, or without script a page of its own. */
function SizeAside({ scale, product }: { scale: ReturnType<typeof useScale>; product: ProductData }) {
  const texts = useTexts(productText)
  const language = useLanguage()
  const [guide, setGuide] = useState<boolean>()
  return (
    <div className="sizes-aside">
      {scale.scales.length > 0 ? (
        <select
          aria-label={texts.scale}
          value={scale.column}
          onChange={(event) => scale.choose(Number(event.currentTarget.value))}
        >
          {scale.own === undefined ? null : <option value={scale.own}>{texts.ownScale}</option>}
          {scale.scales.map(({ name, column }) => (
            <option key={column} value={column}>
              {name}
            </option>
          ))}
        </select>
      ) : null}
      {product.sizeTable.length > 0 ? (
        <a
          className="link"
          href={localPath(language, '/statement/sizeGuide')}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault()
            setGuide(true)
          }}
        >
          {texts.guide}
        </a>
      ) : null}
      <Suspense>
        {guide === undefined ? null : <SizeGuide open={guide} table={product.sizeTable} onClose={() => setGuide(false)} />}
      </Suspense>
    </div>
  )
}

type StockTexts = Pick<Spoken<typeof productText>, 'sizeLast' | 'sizeLow' | 'sizeOut' | 'last' | 'low' | 'soldOut'>
function stockNote(variant: VariantWire, size: string, texts: StockTexts): string {
  const named = isRealSize(size)
  if (variant.stock === 'last') return named ? texts.sizeLast(size) : texts.last
  if (variant.stock === 'low') return named ? texts.sizeLow(size) : texts.low
  if (variant.stock === 'out') return named ? texts.sizeOut(size) : texts.soldOut
  return ''
}
