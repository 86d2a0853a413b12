import type { MetaArgs } from 'react-router'
import { officeText } from '#language/office.text.ts'
import { officeProductsText } from '#language/office-products.text.ts'
import { useTexts } from '#language/texts.ts'
import type { OfficeProductsWire } from '#modules/catalogue/catalogue.contract.ts'
import { listOfficeProducts } from '#modules/catalogue/catalogue.paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { officeHead } from './office-head.ts'
import { OfficeListFoot } from './office-list-foot.tsx'
import { OfficeProblem, OfficeStale } from './office-problem.tsx'
import { OfficeProductTable } from './office-product-table.tsx'
import { OfficeSearch } from './office-search.tsx'
import { useListAddress } from './use-list-address.ts'
import { useListKeys } from './use-list-keys.ts'
import { type OfficeData, useOfficeData } from './use-office-data.ts'

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
      <ProductsFound products={products} word={query.word} addressOf={addressOf} />
    </>
  )
}

type Found = { products: OfficeData<OfficeProductsWire>; word: string; addressOf: ReturnType<typeof useListAddress>['addressOf'] }

function ProductsFound({ products: { data, busy, failure, reload }, word, addressOf }: Found) {
  const texts = useTexts(officeProductsText)
  if (!data) return failure ? <OfficeProblem failure={failure} retry={reload} /> : <Skeleton height={480} />
  return (
    <>
      <OfficeStale failure={failure} />
      <p className="office-count" role="status">
        {texts.count(data.total)}
      </p>
      <div aria-busy={busy}>
        {data.list.length > 0 ? (
          <OfficeProductTable list={data.list} />
        ) : (
          <NoProducts word={word} everything={addressOf({ word: '' })} />
        )}
      </div>
      <OfficeListFoot {...data} addressOf={(page) => addressOf({ page })} />
    </>
  )
}

function NoProducts({ word, everything }: { word: string; everything: string }) {
  const texts = useTexts(officeProductsText)
  if (word === '') return <EmptyState title={texts.noneTitle} />
  const all = (
    <a className="btn btn-line" href={everything} data-replace>
      {texts.clear}
    </a>
  )
  return (
    <EmptyState title={texts.nothingTitle} action={all}>
      {texts.nothing}
    </EmptyState>
  )
}
