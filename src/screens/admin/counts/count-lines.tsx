import { pieceName } from '#language/product/piece-name.ts'
import { useMemo } from 'react'
import { adminCountsText } from '#language/admin/products/admin-counts.text.ts'
import { useTexts } from '#language/texts.ts'
import type { CountLineWire } from '#modules/offers/counting/counting.contract.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { showChange } from '#screens/admin/stock/last-move.tsx'

type Props = { list: CountLineWire[]; onCorrect: ((itemNumber: string) => void) | undefined; isBooked: boolean }
const column = deskColumns<CountLineWire>()
const figure = { className: 'admin-num', isLabelled: true }

/** What should be there, what was found, and what that makes of it. */
export function AdminCountLines({ list, onCorrect, isBooked }: Props) {
  const texts = useTexts(adminCountsText)
  return (
    <DeskTable
      className="admin-stock"
      caption={texts.lines}
      columns={useColumns(onCorrect, isBooked)}
      list={list}
      idOf={({ itemNumber }) => itemNumber}
    />
  )
}

function useColumns(onCorrect: Props['onCorrect'], isBooked: boolean) {
  const texts = useTexts(adminCountsText)
  return useMemo(
    () =>
      column.columns([
        column.accessor(({ brandName, productTitle }) => pieceName(brandName, productTitle), {
          id: 'variant',
          header: texts.variant,
          meta: { isRowHead: true, className: 'stock-name' },
        }),
        column.accessor('itemNumber', { header: texts.itemNumber, meta: { className: 'stock-item' } }),
        column.accessor('look', { header: texts.look, meta: { className: 'stock-look' } }),
        column.accessor('expected', { header: texts.expected, meta: figure }),
        column.accessor(({ counted }) => counted ?? '–', { id: 'found', header: texts.found, meta: figure }),
        column.accessor(({ counted, expected }) => (counted === null ? '–' : showChange(counted - expected)), {
          id: 'difference',
          header: texts.difference,
          meta: { ...figure, isMuted: (value) => value === '0' || value === '–' },
        }),
        column.display({
          id: 'notes',
          header: texts.correct,
          meta: { isUnseen: true, className: 'stock-act' },
          cell: ({ row: { original } }) => <Notes line={original} onCorrect={onCorrect} isBooked={isBooked} />,
        }),
      ]),
    [texts, onCorrect, isBooked],
  )
}

function Notes({ line: { itemNumber, isUnsure, missing }, onCorrect, isBooked }: Omit<Props, 'list'> & { line: CountLineWire }) {
  const texts = useTexts(adminCountsText)
  return (
    <>
      {isBooked && missing > 0 ? <b>{texts.lacking(missing)} </b> : null}
      {isUnsure && !isBooked ? <b>{texts.unsure} </b> : null}
      {onCorrect ? (
        <button
          type="button"
          className="btn-text"
          aria-label={`${texts.correct} ${itemNumber}`}
          onClick={() => onCorrect(itemNumber)}
        >
          {texts.correct}
        </button>
      ) : null}
    </>
  )
}
