import type { MetaArgs } from 'react-router'
import { counted } from '#language/counted.ts'
import { adminText } from '#language/admin/admin.text.ts'
import { adminProductsText } from '#language/admin/products/admin-products.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminProductsWire } from '#modules/catalogue/admin-list/admin-list.contract.ts'
import { listAdminProducts } from '#modules/catalogue/admin-list/admin-list.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskListFoot } from '#desk/list-foot.tsx'
import { DeskSearch } from '#desk/search.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { NewProduct } from '#screens/admin/product-editor/begin-product.tsx'
import { BulkEdits } from './bulk-edits.tsx'
import { BulkStrip } from './bulk-strip.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { ProductDrafts } from './draft-table.tsx'
import { FarPrice } from './far-price.tsx'
import { ProductFilters, ProductOrder } from './product-filters.tsx'
import { AdminProductTable } from './product-table.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { ProductViews } from './product-views.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useColumnChoice } from './use-columns.ts'
import { EVERYTHING, listQueryOf, useProductAddress } from './use-product-address.ts'
import { useProductChange } from './use-product-change.ts'
import { useSelection } from './use-selection.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminText.products)

/** What is for sale, how much of it is left and what it costs: found, narrowed down, and changed one by one or many at once. */
export default function AdminProducts() {
  const frame = useTexts(adminText)
  const texts = useTexts(adminProductsText)
  const address = useProductAddress()
  const { query, addressOf, show } = address
  const pageAddress = (page: number) => addressOf({ page })
  const isList = query.state !== 'draft' && query.state !== 'bulk'
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{frame.products}</h1>
        <NewProduct />
        {isList ? <DeskSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} /> : null}
      </div>
      <ProductTabs chosen={query.state} addressOf={addressOf} />
      {isList ? <ProductList address={address} /> : null}
      {query.state === 'draft' ? <ProductDrafts page={query.page} addressOf={pageAddress} /> : null}
      {query.state === 'bulk' ? <BulkEdits page={query.page} addressOf={pageAddress} /> : null}
    </>
  )
}

function ProductList({ address: { query, addressOf, show } }: { address: ReturnType<typeof useProductAddress> }) {
  const [columns, chooseColumns] = useColumnChoice()
  const asked = listQueryOf(query)
  const products = useDeskQuery(listAdminProducts, { ...asked, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <ProductFilters query={query} show={show} />
      <div className="admin-products-tools">
        <ProductViews
          shown={{ query: asked, columns }}
          onShow={(view) => {
            show({ ...EVERYTHING, ...view.query })
            chooseColumns(view.columns)
          }}
        />
        <div className="admin-products-order">
          <ProductOrder query={query} show={show} />
          <ColumnChoice columns={columns} onChoose={chooseColumns} />
        </div>
      </div>
      <BulkStrip />
      <DeskAnswer found={products}>
        {(data) => (
          <div aria-busy={products.isPlaceholderData}>
            <Found data={data} query={query} columns={columns} addressOf={addressOf} />
          </div>
        )}
      </DeskAnswer>
    </>
  )
}

type FoundProps = Pick<ReturnType<typeof useProductAddress>, 'query' | 'addressOf'> & {
  data: AdminProductsWire
  columns: ReturnType<typeof useColumnChoice>[0]
}

/** What was found, or why there is nothing. */
function Found({ data, query, columns, addressOf }: FoundProps) {
  const texts = useTexts(adminProductsText)
  const may = useMay()
  const [publishes, setsPrices] = [may('publish-products'), may('change-prices')]
  const mayChange = publishes || setsPrices
  const asked = listQueryOf(query)
  const selection = useSelection(JSON.stringify(asked))
  const { change, far, forget } = useProductChange()
  const { total, isMore, list } = data
  const count = counted(total)
  return (
    <>
      <p className="admin-count" role="status">
        {texts.count(isMore ? texts.more(count) : count)}
        {isMore ? <span className="mute"> {texts.narrow(count)}</span> : null}
      </p>
      {list.length > 0 ? (
        <AdminProductTable
          list={list}
          columns={columns}
          change={publishes ? change : undefined}
          reprice={setsPrices ? change : undefined}
          selection={mayChange ? selection : undefined}
        />
      ) : (
        <Nothing
          isFiltered={JSON.stringify(asked) !== JSON.stringify(listQueryOf(EVERYTHING))}
          everything={addressOf(EVERYTHING)}
        />
      )}
      <DeskListFoot {...data} keys={mayChange ? texts.keys : undefined} addressOf={(page) => addressOf({ page })} />
      {mayChange ? <SelectionBar selection={selection} query={asked} total={total} isMore={isMore} /> : null}
      {far ? <FarPrice far={far} onClose={forget} onConfirm={() => change(far.product, far.edit, true)} /> : null}
    </>
  )
}

function Nothing({ isFiltered, everything }: { isFiltered: boolean; everything: string }) {
  const language = useLanguage()
  const texts = useTexts(adminProductsText)
  if (!isFiltered)
    return (
      <EmptyState
        title={texts.noneTitle}
        action={
          <>
            <a className="btn btn-line" href={localPath(language, '/admin/imports')}>
              {texts.toImports}
            </a>
            <a className="btn btn-line" href={localPath(language, '/admin/products?state=draft')}>
              {texts.toDrafts}
            </a>
          </>
        }
      >
        {texts.noneYet}
      </EmptyState>
    )
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
