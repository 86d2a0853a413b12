import type { MetaArgs } from 'react-router'
import { officeText } from '#language/office.text.ts'
import { officeProductsText } from '#language/office-products.text.ts'
import { useTexts } from '#language/texts.ts'
import { listOfficeProducts } from '#modules/catalogue/catalogue.paths.ts'
import { OfficeFound } from './office-found.tsx'
import { officeHead } from './office-head.ts'
import { OfficeProductTable } from './office-product-table.tsx'
import { OfficeSearch } from './office-search.tsx'
import { useListAddress } from './use-list-address.ts'
import { useListKeys } from './use-list-keys.ts'
import { useOfficeData } from './use-office-data.ts'

export const meta = ({ location }: MetaArgs) => officeHead(location.pathname, (texts) => texts.products)

/** What is for sale, how much of it is left, and how much is held by orders that wait for payment. */
export default function OfficeProducts() {
  const frame = useTexts(officeText)
  const texts = useTexts(officeProductsText)
  const { query, addressOf, show } = useListAddress()
  const products = useOfficeData(listOfficeProducts, { word: query.word, pageNum: query.page })
  useListKeys()
  return (
    <>
      <div className="office-list-head">
        <h1 tabIndex={-1}>{frame.products}</h1>
        <OfficeSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
      </div>
      <OfficeFound found={products} texts={texts} filtered={query.word !== ''} addressOf={addressOf}>
        {({ list }) => <OfficeProductTable list={list} />}
      </OfficeFound>
    </>
  )
}
