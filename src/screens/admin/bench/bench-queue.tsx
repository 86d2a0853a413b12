import { pieceName } from '#language/product/piece-name.ts'
import { useMemo } from 'react'
import { adminBenchText } from '#language/admin/admin-bench.text.ts'
import { showMoment } from '#language/dates.ts'
import { pieceKindText } from '#language/product/checklist.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { BenchPiece } from '#modules/authentication/authentication.contract.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { Picture } from '#ui/picture.tsx'

const column = deskColumns<BenchPiece>()

export function AdminBenchQueue({ list, onChoose }: { list: BenchPiece[]; onChoose: (piece: BenchPiece) => void }) {
  const texts = useTexts(adminBenchText)
  return (
    <DeskTable
      className="bench-queue"
      isLinked
      caption={texts.queue}
      columns={useColumns(onChoose)}
      list={list}
      idOf={({ unitId }) => unitId}
    />
  )
}

function useColumns(onChoose: (piece: BenchPiece) => void) {
  const language = useLanguage()
  const texts = useTexts(adminBenchText)
  const kinds = useTexts(pieceKindText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('productImg', {
          header: texts.pictures,
          meta: { className: 'admin-cell-picture', isUnseen: true },
          cell: ({ getValue }) => (getValue().hash ? <Picture picture={getValue()} sizes="36px" most={120} alt="" /> : null),
        }),
        column.accessor('unitCode', {
          header: texts.label,
          meta: { isRowHead: true },
          cell: ({ row: { original }, getValue }) => (
            <button type="button" data-row className="bench-open" onClick={() => onChoose(original)}>
              {getValue()}
            </button>
          ),
        }),
        column.accessor(({ brandName, title }) => pieceName(brandName, title), { id: 'piece', header: texts.piece }),
        column.accessor(({ kind }) => kinds[kind], { id: 'kind', header: texts.kind, meta: { isLabelled: true } }),
        column.accessor(({ arrivedAt }) => (arrivedAt ? showMoment(arrivedAt, language) : ''), {
          id: 'since',
          header: texts.since,
          meta: { isLabelled: true },
        }),
      ]),
    [language, texts, kinds, onChoose],
  )
}
