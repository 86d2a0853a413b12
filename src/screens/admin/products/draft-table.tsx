import { useMemo } from 'react'
import { adminText } from '#language/admin/admin.text.ts'
import { adminProductsText } from '#language/admin/products/admin-products.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { DraftsWire } from '#modules/catalogue/editing/product-editing.contract.ts'
import { listDrafts } from '#modules/catalogue/editing/product-editing.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskListFoot } from '#desk/list-foot.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { EmptyState } from '#ui/empty-state.tsx'

type Row = DraftsWire['list'][number]
const column = deskColumns<Row>()

/** What is being changed and not yet seen by shoppers, new products among it. */
export function ProductDrafts({ page, addressOf }: { page: number; addressOf: (page: number) => string }) {
  const texts = useTexts(adminProductsText)
  const drafts = useDeskQuery(listDrafts, { pageNum: page }, KEEP_LAST)
  const columns = useColumns()
  return (
    <DeskAnswer found={drafts}>
      {(data) =>
        data.list.length === 0 ? (
          <EmptyState title={texts.noDrafts} />
        ) : (
          <>
            <DeskTable
              className="admin-drafts"
              isLinked
              caption={texts.draftTable}
              columns={columns}
              list={data.list}
              idOf={({ productId }) => productId}
            />
            <DeskListFoot {...data} addressOf={addressOf} />
          </>
        )
      }
    </DeskAnswer>
  )
}

function useColumns() {
  const language = useLanguage()
  const frame = useTexts(adminText)
  const texts = useTexts(adminProductsText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('name', {
          header: texts.name,
          meta: { isRowHead: true },
          cell: ({ row: { original } }) => (
            <a data-row href={localPath(language, `/admin/products/${original.productId}`)}>
              {original.name || original.spuCode}
            </a>
          ),
        }),
        column.accessor('brandName', { header: texts.brand }),
        column.accessor('spuCode', { header: texts.spuCode }),
        column.accessor('state', {
          header: texts.draftState,
          cell: ({ row: { original } }) =>
            [original.state === 'checked' ? texts.draftChecked : texts.draftOpen, original.isNew ? texts.draftNew : '']
              .filter(Boolean)
              .join(' · '),
        }),
        column.accessor('gapNum', { header: texts.gaps, meta: { className: 'admin-num', isLabelled: true } }),
        column.accessor('publishTime', {
          header: texts.publish,
          meta: { isLabelled: true },
          cell: ({ getValue }) => (getValue() ? showMoment(getValue(), language) : '—'),
        }),
        column.accessor('changeTime', {
          header: texts.changedBy,
          meta: { className: 'mute' },
          cell: ({ row: { original } }) =>
            `${showMoment(original.changeTime, language)} · ${original.changedBy || frame.somebody}`,
        }),
      ]),
    [language, frame, texts],
  )
}
