import { useMemo } from 'react'
import type { MetaArgs } from 'react-router'
import { adminProductsText } from '#language/admin/admin-products.text.ts'
import { adminProductDraftText } from '#language/admin/admin-product-draft.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { DraftsWire } from '#modules/catalogue/editing/product-editing.contract.ts'
import { listDrafts } from '#modules/catalogue/editing/product-editing.paths.ts'
import { AdminFound } from '#screens/admin/frame/found.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { adminColumns, AdminTable } from '#screens/admin/frame/table.tsx'
import { useListAddress } from '#screens/admin/frame/use-list-address.ts'
import { useListKeys } from '#screens/admin/frame/use-list-keys.ts'
import { KEEP_LAST, useAdminQuery } from '#screens/admin/session/admin-query.ts'
import { NewProduct } from './begin-product.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminProductDraftText.draftsTitle)

type Row = DraftsWire['list'][number]
const column = adminColumns<Row>()

/** What is being worked on and shoppers do not see yet. */
export default function AdminProductDrafts() {
  const language = useLanguage()
  const texts = useTexts(adminProductDraftText)
  const { query, addressOf } = useListAddress()
  const drafts = useAdminQuery(listDrafts, { pageNum: query.page }, KEEP_LAST)
  useListKeys()
  const words = {
    count: texts.draftCount,
    noneTitle: texts.noDraftsTitle,
    none: texts.noDrafts,
    nothingTitle: texts.noMatch,
    nothing: texts.noDrafts,
    clear: texts.clear,
  }
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/admin/products')}>
          {texts.toProducts}
        </a>
      </p>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.draftsTitle}</h1>
        <NewProduct />
      </div>
      <AdminFound found={drafts} texts={words} filtered={false} addressOf={addressOf}>
        {({ list }) => <DraftTable list={list} />}
      </AdminFound>
    </>
  )
}

function DraftTable({ list }: { list: Row[] }) {
  const texts = useTexts(adminProductDraftText)
  return (
    <AdminTable isLinked caption={texts.draftsTable} columns={useColumns()} list={list} idOf={({ productId }) => productId} />
  )
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminProductDraftText)
  const names = useTexts(adminProductsText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('name', {
          header: names.name,
          meta: { isRowHead: true },
          cell: ({ row, getValue }) => (
            <a data-row href={localPath(language, `/admin/products/${row.original.productId}`)}>
              {getValue() || texts.unnamed}
            </a>
          ),
        }),
        column.accessor('brandName', { header: names.brand, meta: { isLabelled: true } }),
        column.accessor('spuCode', { header: texts.code, meta: { isLabelled: true } }),
        column.accessor('isNew', {
          header: texts.state,
          meta: { isLabelled: true },
          cell: ({ row: { original } }) =>
            [
              original.isNew ? texts.isNew : texts.isChange,
              original.publishTime
                ? texts.goesLive(showMoment(original.publishTime, language))
                : original.state === 'checked'
                  ? texts.checkedState
                  : texts.draft,
            ].join(' · '),
        }),
        column.accessor('gapNum', {
          header: texts.missing,
          meta: { className: 'admin-num', isLabelled: true, isMuted: (value) => value === 0 },
        }),
        column.accessor('changeTime', {
          header: texts.changed,
          meta: { isLabelled: true },
          cell: ({ getValue }) => showMoment(getValue(), language),
        }),
        column.accessor('changedBy', { header: texts.by, meta: { isLabelled: true } }),
      ]),
    [language, texts, names],
  )
}
