import { adminProductsText } from '#language/admin/products/admin-products.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminProductWire } from '#modules/catalogue/admin-list/admin-list.contract.ts'
import type { ProductLack } from '#modules/catalogue/admin-list/product-sorts.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { productAddress } from '#screens/store/addresses.ts'
import { EditInPlace } from './edit-in-place.tsx'
import { useRowTools } from './row-tools.ts'

type Props = { product: AdminProductWire }

export const LACKS = {
  picture: 'lacksPicture',
  chinese: 'lacksChinese',
  english: 'lacksEnglish',
  price: 'lacksPrice',
  attribute: 'lacksAttribute',
  other: 'lacksOther',
} as const satisfies Record<ProductLack, string>

/** The name leads to where the product is edited; beside it what is to be known of it at a glance. */
export function NameCell({ product }: Props) {
  const { change } = useRowTools()
  const language = useLanguage()
  const texts = useTexts(adminProductsText)
  const { productId, productTitle, brandCode, articleNumber, listed, lacks, hasDraft, seasonalSale } = product
  const marks = [...lacks.map((name) => texts[LACKS[name]]), hasDraft ? texts.draft : '', seasonalSale ? texts.seasonalSale : '']
  return (
    <>
      <a data-row href={localPath(language, `/admin/products/${productId}`)}>
        {productTitle}
      </a>
      <span className="admin-products-beside">
        {change ? (
          <EditInPlace
            value={productTitle}
            label={texts.rename(productTitle)}
            most={120}
            onSave={(text) => change(product, { kind: 'name', language, text })}
          >
            {texts.renameShort}
          </EditInPlace>
        ) : null}
        {listed ? (
          <a href={productAddress(language, brandCode, articleNumber)} aria-label={texts.inShopOf(productTitle)}>
            {texts.inShop}
          </a>
        ) : null}
        {marks.filter(Boolean).map((mark) => (
          <span key={mark} className="admin-products-mark">
            {mark}
          </span>
        ))}
      </span>
    </>
  )
}

export function PriceCell({ product, of }: Props & { of: 'listPrice' | 'salesPrice' }) {
  const { reprice } = useRowTools()
  const texts = useTexts(adminProductsText)
  const { ownPrice, salesPrice, productTitle } = product
  // Without a price of the shop's own: what others ask.
  if (!ownPrice) return of === 'listPrice' || fromWire(salesPrice) === 0 ? '—' : showHkdExactly(fromWire(salesPrice))
  const price = showHkdExactly(fromWire(ownPrice[of]))
  const isLower = of === 'salesPrice' && fromWire(ownPrice.salesPrice) < fromWire(ownPrice.listPrice)
  const words = ownPrice.isOne ? price : texts.from(price)
  const shown = <span className={isLower ? 'admin-products-sale' : undefined}>{words}</span>
  if (!reprice) return shown
  return (
    <EditInPlace
      value={ownPrice[of].replace(/\.00$/, '')}
      label={texts.nowOf(texts.editOf(texts[of], productTitle), words)}
      inputMode="decimal"
      most={11}
      onSave={(amount) => reprice(product, { kind: of === 'listPrice' ? 'list-price' : 'sale-price', amount })}
    >
      {shown}
    </EditInPlace>
  )
}

export function ListedCell({ product }: Props) {
  const { change } = useRowTools()
  const texts = useTexts(adminProductsText)
  const { listed, productTitle } = product
  const shown = listed ? texts.yes : texts.no
  if (!change) return shown
  return (
    <button
      type="button"
      className="admin-edit"
      aria-pressed={listed}
      aria-label={texts.nowOf(texts.editOf(texts.listed, productTitle), shown)}
      onClick={() => void change(product, { kind: 'listed', on: !listed })}
    >
      {shown}
    </button>
  )
}

export function TickCell({ product: { productId, productTitle } }: Props) {
  const texts = useTexts(adminProductsText)
  const { selection } = useRowTools()
  return (
    <label>
      <input
        type="checkbox"
        aria-label={texts.select(productTitle)}
        aria-keyshortcuts="x"
        checked={selection?.has(productId) ?? false}
        onChange={(event) => selection?.put([productId], event.target.checked)}
      />
    </label>
  )
}

/** All that is on the page, or nothing of it. */
export function TickPage() {
  const texts = useTexts(adminProductsText)
  const { list, selection } = useRowTools()
  const ids = list.map(({ productId }) => productId)
  const isAll = ids.every((productId) => selection?.has(productId))
  return <input type="checkbox" aria-label={texts.selectPage} checked={isAll} onChange={() => selection?.put(ids, !isAll)} />
}
