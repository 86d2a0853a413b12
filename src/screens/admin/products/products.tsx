import type { MetaArgs } from 'react-router'
import { adminText } from '#language/admin/admin.text.ts'
import { adminProductsText } from '#language/admin/admin-products.text.ts'
import { useTexts } from '#language/texts.ts'
import { listAdminProducts } from '#modules/catalogue/catalogue.paths.ts'
import { AdminFound } from '#screens/admin/frame/found.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { ProductWays } from '#screens/admin/product-editor/begin-product.tsx'
import { AdminProductTable } from './product-table.tsx'
import { AdminSearch } from '#screens/admin/frame/search.tsx'
import { useListAddress } from '#screens/admin/frame/use-list-address.ts'
import { useListKeys } from '#screens/admin/frame/use-list-keys.ts'
import { KEEP_LAST, useAdminQuery } from '#screens/admin/session/admin-query.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminText.products)

/** What is for sale, how much of it is left, and how much is held by orders that wait for payment. */
export default function AdminProducts() {
  const frame = useTexts(adminText)
  const texts = useTexts(adminProductsText)
  const { query, addressOf, show } = useListAddress()
  const products = useAdminQuery(listAdminProducts, { word: query.word, pageNum: query.page }, KEEP_LAST)
  useListKeys()
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{frame.products}</h1>
        <ProductWays />
        <AdminSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
      </div>
      <AdminFound found={products} texts={texts} filtered={query.word !== ''} addressOf={addressOf}>
        {({ list }) => <AdminProductTable list={list} />}
      </AdminFound>
    </>
  )
}
