import { adminProductsText } from '#language/admin/admin-products.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { AdminProductsWire } from '#modules/catalogue/catalogue.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { productAddress } from '#screens/store/addresses.ts'
import { Picture } from '#ui/picture.tsx'

type Row = AdminProductsWire['list'][number]

export function AdminProductTable({ list }: { list: Row[] }) {
  const texts = useTexts(adminProductsText)
  const figures = [texts.variants, texts.offers, texts.available, texts.held, texts.bestPrice]
  return (
    <table className="admin-table admin-products">
      <caption className="hidden-text">{texts.table}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.picture}</th>
          <th scope="col">{texts.brand}</th>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.itemNumber}</th>
          <th scope="col">{texts.category}</th>
          {figures.map((figure) => (
            <th key={figure} scope="col" className="admin-num">
              {figure}
            </th>
          ))}
          <th scope="col">{texts.listed}</th>
        </tr>
      </thead>
      <tbody>
        {list.map((product) => (
          <ProductRow key={product.spuCode} product={product} />
        ))}
      </tbody>
    </table>
  )
}

function ProductRow({ product }: { product: Row }) {
  const language = useLanguage()
  const texts = useTexts(adminProductsText)
  const price = fromWire(product.salesPrice)
  const figures: [string, string][] = [
    [texts.variants, String(product.variantNum)],
    [texts.offers, String(product.offerNum)],
    [texts.available, String(product.available)],
    [texts.held, String(product.held)],
    [texts.bestPrice, price === 0 ? '—' : showHkdExactly(price)],
  ]
  return (
    <tr className="admin-row">
      <td className="admin-cell-picture">
        {product.productImg.hash ? <Picture picture={product.productImg} sizes="36px" most={120} alt="" /> : null}
      </td>
      <td className="admin-cell-brand">{product.brandName}</td>
      <th scope="row" className="admin-cell-name">
        <a data-row href={productAddress(language, product.brandCode, product.articleNumber)}>
          {product.productTitle}
        </a>
      </th>
      <td className="admin-cell-item">{product.articleNumber}</td>
      <td className="admin-cell-category">{product.category}</td>
      {figures.map(([label, value]) => (
        <td key={label} className={value === '0' ? 'admin-num mute' : 'admin-num'} data-label={label}>
          {value}
        </td>
      ))}
      <td className={product.listed ? '' : 'mute'} data-label={texts.listed}>
        {product.listed ? texts.yes : texts.no}
      </td>
    </tr>
  )
}
