import { lazy, type Ref, Suspense, useEffect, useId, useMemo, useState } from 'react'
import { productText } from '#language/product.text.ts'
import { type Spoken, useTexts } from '#language/texts.ts'
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
  const scale = useScale(product.sizeTable, colour.variants)
  const { variants } = colour
  const only = variants.length === 1 ? variants[0] : undefined
  if (only && !isRealSize(only.size)) {
    return <p className="pdp-block mute">{[texts.oneSize, stockNote(only, '', texts)].filter(Boolean).join(' · ')}</p>
  }
  return (
    <fieldset
      ref={ref}
      className="pdp-block sizes"
      aria-describedby={missing ? problemId : undefined}
      aria-invalid={missing || undefined}
    >
      <legend className="caps">{isNamedScale(scale.name) ? texts.sizeIn(scale.name) : texts.size}</legend>
      <SizeAside scale={scale} table={product.sizeTable} />
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

/** Which scale, and the table that compares them. */
function SizeAside({ scale: { scales, column, choose }, table }: { scale: ReturnType<typeof useScale>; table: string[][] }) {
  const texts = useTexts(productText)
  const [guide, setGuide] = useState(false)
  const [asked, setAsked] = useState(false)
  const openGuide = () => {
    setAsked(true)
    setGuide(true)
  }
  return (
    <div className="sizes-aside">
      {scales ? (
        <select
          aria-label={texts.scale}
          value={column ?? scales.from}
          onChange={(event) => choose(Number(event.currentTarget.value))}
        >
          {scales.names.map((name, index) =>
            isScale(name) ? (
              <option key={name} value={index}>
                {name}
              </option>
            ) : null,
          )}
        </select>
      ) : null}
      {table.length > 0 ? (
        <button type="button" className="link" onClick={openGuide}>
          {texts.guide}
        </button>
      ) : null}
      <Suspense>{asked ? <SizeGuide open={guide} table={table} onClose={() => setGuide(false)} /> : null}</Suspense>
    </div>
  )
}

/** "IT" and 意大利 say something above the sizes; "Size" or a unit does not. */
const isNamedScale = (name: string): boolean => isScale(name) && /^[A-Z /]{2,}$|^[\u4e00-\u9fff／]+$/.test(name)
const isRealSize = (size: string): boolean => size !== '' && !/^(one[ -]?size|os|均碼)$/i.test(size)

type StockTexts = Pick<Spoken<typeof productText>, 'sizeLast' | 'sizeLow' | 'sizeOut' | 'last' | 'low' | 'soldOut'>
function stockNote(variant: VariantWire, size: string, texts: StockTexts): string {
  const named = isRealSize(size)
  if (variant.stock === 'last') return named ? texts.sizeLast(size) : texts.last
  if (variant.stock === 'low') return named ? texts.sizeLow(size) : texts.low
  if (variant.stock === 'out') return named ? texts.sizeOut(size) : texts.soldOut
  return ''
}

/** The scale is remembered by its name; the page itself is the same for everybody, so it changes only after it stands. */
function useScale(table: string[][], variants: VariantWire[]) {
  const scales = useMemo(() => sizeScales(table, variants), [table, variants])
  const [column, setColumn] = useState<number>()
  useEffect(() => {
    const found = scales?.names.indexOf(localStorage.getItem(REMEMBERED) ?? '') ?? -1
    if (found >= 0) setColumn(found)
  }, [scales])
  const choose = (next: number) => {
    setColumn(next)
    localStorage.setItem(REMEMBERED, scales?.names[next] ?? '')
  }
  const changed = scales && column !== undefined ? { scales, column } : undefined
  return {
    scales,
    column,
    choose,
    name: changed ? (changed.scales.names[changed.column] ?? '') : (variants[0]?.sizeSystem ?? ''),
    show: (size: string): string => (changed ? changed.scales.convert(size, changed.column) : size),
  }
}
