import { lazy, type Ref, Suspense, useEffect, useId, useMemo, useState } from 'react'
import { productText } from '#language/product.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ColourWire, VariantWire } from '#modules/catalogue/catalogue.contract.ts'
import type { ProductData } from './product-data.ts'
import { isScale, sizeScales } from './product-view.ts'

const SizeGuide = lazy(() => import('./size-guide.tsx'))
const REMEMBERED = 'sizeScale'

type SizePickerProps = {
  ref: Ref<HTMLFieldSetElement>
  product: ProductData
  colour: ColourWire
  chosen: VariantWire | undefined
  missing: boolean
  onChoose: (skuId: string) => void
}

/** Sizes as buttons, in the scale the reader last chose; a sold-out size stays visible and says so. */
export function SizePicker({ ref, product, colour, chosen, missing, onChoose }: SizePickerProps) {
  const texts = useTexts(productText)
  const problemId = useId()
  const [guide, setGuide] = useState(false)
  const [asked, setAsked] = useState(false)
  const { scales, scale, choose } = useScale(product.sizeTable, colour.variants)
  const { variants } = colour
  const only = variants.length === 1 ? variants[0] : undefined
  const shownSize = (size: string) => (scales && scale !== undefined ? scales.convert(size, scale) : size)
  const system = scales && scale !== undefined ? (scales.names[scale] ?? '') : (variants[0]?.sizeSystem ?? '')
  const note = chosen ? stockNote(chosen, only && !only.size ? '' : shownSize(chosen.size), texts) : ''
  if (only && !isRealSize(only.size)) return <p className="pdp-block mute">{[texts.oneSize, note].filter(Boolean).join(' · ')}</p>
  return (
    <fieldset
      ref={ref}
      className="pdp-block sizes"
      aria-describedby={missing ? problemId : undefined}
      aria-invalid={missing || undefined}
    >
      <legend className="caps">
        {isScale(system) && /^[A-Z /]{2,}$|^[\u4e00-\u9fff／]+$/.test(system) ? texts.sizeIn(system) : texts.size}
      </legend>
      <div className="sizes-aside">
        {scales ? (
          <select
            aria-label={texts.scale}
            value={scale ?? scales.from}
            onChange={(event) => choose(Number(event.currentTarget.value))}
          >
            {scales.names.map((name, column) =>
              isScale(name) ? (
                <option key={name} value={column}>
                  {name}
                </option>
              ) : null,
            )}
          </select>
        ) : null}
        {product.sizeTable.length > 0 ? (
          <button
            type="button"
            className="link"
            onClick={() => {
              setAsked(true)
              setGuide(true)
            }}
          >
            {texts.guide}
          </button>
        ) : null}
      </div>
      <div className="sizes-row">
        {variants.map((variant) => (
          <label key={variant.skuId} className={variant.stock === 'out' ? 'size size-out' : 'size'}>
            <input
              type="radio"
              name="size"
              value={variant.skuId}
              checked={variant === chosen}
              onChange={() => onChoose(variant.skuId)}
            />
            <span>{shownSize(variant.size)}</span>
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
        {note}
      </p>
      <Suspense>{asked ? <SizeGuide open={guide} table={product.sizeTable} onClose={() => setGuide(false)} /> : null}</Suspense>
    </fieldset>
  )
}

const isRealSize = (size: string): boolean => size !== '' && !/^(one[ -]?size|os|均碼)$/i.test(size)

function stockNote(
  variant: VariantWire,
  size: string,
  texts: {
    sizeLast: (size: string) => string
    sizeLow: (size: string) => string
    sizeOut: (size: string) => string
    last: string
    low: string
    soldOut: string
  },
): string {
  const named = isRealSize(size)
  if (variant.stock === 'last') return named ? texts.sizeLast(size) : texts.last
  if (variant.stock === 'low') return named ? texts.sizeLow(size) : texts.low
  if (variant.stock === 'out') return named ? texts.sizeOut(size) : texts.soldOut
  return ''
}

/** The scale is remembered by its name; the page itself is the same for everybody, so it changes only after it stands. */
function useScale(table: string[][], variants: VariantWire[]) {
  const scales = useMemo(() => sizeScales(table, variants), [table, variants])
  const [scale, setScale] = useState<number>()
  useEffect(() => {
    const found = scales?.names.indexOf(localStorage.getItem(REMEMBERED) ?? '') ?? -1
    if (found >= 0) setScale(found)
  }, [scales])
  const choose = (column: number) => {
    setScale(column)
    localStorage.setItem(REMEMBERED, scales?.names[column] ?? '')
  }
  return { scales, scale, choose }
}
