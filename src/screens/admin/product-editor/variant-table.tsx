import { useId } from 'react'
import { adminProductFieldText } from '#language/admin/products/admin-product-editor.text.ts'
import { sizeName } from '#language/product/size-names.ts'
import { adminProductDraftText } from '#language/product/product-draft.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { DocumentColour } from '#modules/catalogue/editing/product-document.contract.ts'
import type { ProductEditWire } from '#modules/catalogue/editing/product-editing.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import type { Editing } from '#desk/use-editing.ts'
import { Button } from '#ui/button.tsx'

type Props = Pick<ProductEditWire, 'stock' | 'dated'> & {
  editing: Editing
  colour: DocumentColour
  path: string
  caption: string
  /** Otherwise prices are only shown. */
  setsPrices: boolean
}

const FIELDS = [
  { name: 'size', most: 20 },
  { name: 'sizeSystem', most: 12 },
  { name: 'itemNumber', most: 40 },
  { name: 'barcode', most: 20 },
  { name: 'listPrice', most: 11 },
  { name: 'salesPrice', most: 11 },
] as const
const isPrice = (name: string): boolean => name.endsWith('Price')

/** The sizes of a colour: a table on wide screens, cards on narrow ones; every cell is typed into. */
export function VariantTable({ editing, colour, stock, dated, path, caption, setsPrices }: Props) {
  const texts = useTexts(adminProductFieldText)
  const { variants } = colour
  if (variants.length === 0) return <p className="mute">{texts.noVariants}</p>
  const countOf = new Map(stock.map((each) => [each.itemNumber, each]))
  const datedOf = new Map(dated.map((each) => [each.itemNumber, each.salesPrice]))
  return (
    <table className="admin-table variant-table">
      <caption className="hidden-text">{caption}</caption>
      <thead>
        <tr>
          {FIELDS.map(({ name }) => (
            <th key={name} scope="col">
              {texts[name]}
            </th>
          ))}
          <th scope="col" className="admin-num">
            {texts.available}
          </th>
          <th scope="col" className="admin-num">
            {texts.held}
          </th>
          <th scope="col">
            <span className="hidden-text">{texts.remove}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {variants.map(({ itemNumber }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a size has no name of its own; its fields are controlled
          <VariantRow
            key={at}
            {...{ editing, path, variants, at, setsPrices }}
            count={countOf.get(itemNumber)}
            datedPrice={datedOf.get(itemNumber)}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = Pick<Props, 'editing' | 'path' | 'setsPrices'> & {
  variants: DocumentColour['variants']
  at: number
  count: Props['stock'][number] | undefined
  /** What a date makes of its price now. */
  datedPrice: string | undefined
}

function VariantRow({ editing, path, variants, at, count, datedPrice, setsPrices }: RowProps) {
  const texts = useTexts(adminProductFieldText)
  const drafts = useTexts(adminProductDraftText)
  const size = sizeName(variants[at]?.size || String(at + 1), useLanguage())
  return (
    <tr>
      {FIELDS.map(({ name, most }) => (
        <td key={name} data-label={texts[name]} className={`variant-${name}`}>
          {isPrice(name) && !setsPrices ? (
            <PriceShown amount={variants[at]?.[name] ?? ''} />
          ) : (
            <Cell
              editing={editing}
              path={`${path}.${at}.${name}`}
              label={texts.cellOf(texts[name], size)}
              most={most}
              isPrice={isPrice(name)}
            />
          )}
          {name === 'salesPrice' && datedPrice !== undefined ? (
            <small className="mute">{drafts.datedPrice(showHkdExactly(fromWire(datedPrice)))}</small>
          ) : null}
        </td>
      ))}
      <td className="admin-num" data-label={texts.available}>
        {count?.available ?? 0}
      </td>
      <td className="admin-num mute" data-label={texts.held}>
        {count?.held ?? 0}
      </td>
      <td>
        <Button look="text" aria-label={texts.removeSize(size)} onClick={() => editing.set(path, variants.toSpliced(at, 1))}>
          {texts.remove}
        </Button>
      </td>
    </tr>
  )
}

/** For those who do not set it. */
const PriceShown = ({ amount }: { amount: string }) => <span>{amount === '' ? '—' : showHkdExactly(fromWire(amount))}</span>

type CellProps = { editing: Editing; path: string; label: string; most: number; isPrice: boolean }

function Cell({ editing, path, label, most, isPrice: isAmount }: CellProps) {
  const id = useId()
  const problem = editing.problem(path)
  return (
    <>
      <input
        type="text"
        className="field-control"
        name={path}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        maxLength={most}
        inputMode={isAmount ? 'decimal' : undefined}
        autoComplete="off"
        spellCheck={false}
        value={editing.text(path)}
        onChange={({ target }) => editing.set(path, target.value)}
      />
      {problem ? (
        <span className="field-problem" id={id}>
          {problem}
        </span>
      ) : null}
    </>
  )
}
