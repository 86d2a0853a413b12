import { useMemo } from 'react'
import { counted } from '#language/counted.ts'
import { adminBulkEditsText } from '#language/admin/products/admin-bulk-edits.text.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { BulkEditWire } from '#modules/catalogue/bulk-edits/bulk-edits.contract.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskListFoot } from '#desk/list-foot.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { BulkEditActs } from './bulk-acts.tsx'
import { BulkEditState, BulkEditWords } from './bulk-line.tsx'
import { useBulkEdits } from './bulk-strip.tsx'

/** Every change that was made to many products at once: how far it is, what was left out, and its way back. */
export function BulkEdits({ page, addressOf }: { page: number; addressOf: (page: number) => string }) {
  const texts = useTexts(adminBulkEditsText)
  const edits = useBulkEdits(page)
  const columns = useColumns()
  return (
    <DeskAnswer found={edits}>
      {(data) =>
        data.list.length === 0 ? (
          <EmptyState title={texts.noneTitle}>{texts.none}</EmptyState>
        ) : (
          <>
            <DeskTable
              className="admin-bulk-edits"
              caption={texts.table}
              columns={columns}
              list={data.list}
              idOf={({ editId }) => editId}
            />
            <DeskListFoot {...data} addressOf={addressOf} />
          </>
        )
      }
    </DeskAnswer>
  )
}

const column = deskColumns<BulkEditWire>()

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminBulkEditsText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('edit', {
          header: texts.edit,
          meta: { isRowHead: true },
          cell: ({ getValue }) => <BulkEditWords edit={getValue()} />,
        }),
        column.accessor('total', {
          header: texts.products,
          meta: { className: 'admin-num', isLabelled: true },
          cell: ({ getValue }) => counted(getValue()),
        }),
        column.accessor('askTime', {
          header: texts.when,
          meta: { className: 'mute' },
          cell: ({ row: { original } }) => `${showMoment(original.askTime, language)} · ${original.askedBy}`,
        }),
        column.display({
          id: 'state',
          header: texts.state,
          cell: ({ row: { original } }) => <BulkEditState edit={original} />,
        }),
        column.display({
          id: 'acts',
          header: texts.actions,
          meta: { isUnseen: true },
          cell: ({ row: { original } }) => <BulkEditActs edit={original} />,
        }),
      ]),
    [language, texts],
  )
}
