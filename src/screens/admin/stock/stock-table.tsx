import { useMemo } from 'react'
import { adminStockText } from '#language/admin/products/admin-stock.text.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { sizeName } from '#language/product/size-names.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { StockRowWire } from '#modules/offers/stock/stock-page.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useMay } from '#screens/admin/session/session.ts'
import type { MoveWanted } from './stock-move.tsx'
import { LastMove } from './last-move.tsx'
import { showMargin } from './variant-cost.tsx'

type Move = ((wanted: MoveWanted) => void) | undefined
const column = deskColumns<StockRowWire>()
const figure = { className: 'admin-num', isLabelled: true, isMuted: (value: unknown) => value === 0 }

/** The whole row is the link of its name, but for what changes its stock at once. */
export function AdminStockTable({ list, onMove }: { list: StockRowWire[]; onMove: Move }) {
  const texts = useTexts(adminStockText)
  return (
    <DeskTable
      className="admin-stock"
      isLinked
      caption={texts.table}
      columns={useColumns(onMove)}
      list={list}
      idOf={({ itemNumber }) => itemNumber}
    />
  )
}

function useColumns(onMove: Move) {
  const language = useLanguage()
  const texts = useTexts(adminStockText)
  const seesMargin = useMay()('see-margin')
  return useMemo(
    () =>
      column.columns([
        column.accessor('productTitle', {
          header: texts.name,
          meta: { isRowHead: true, className: 'stock-name' },
          cell: ({ row: { original } }) => (
            <a
              data-row
              data-item={original.itemNumber}
              href={localPath(language, `/admin/stock/${encodeURIComponent(original.itemNumber)}`)}
            >
              {pieceName(original.brandName, original.productTitle)}
            </a>
          ),
        }),
        column.accessor('itemNumber', { header: texts.itemNumber, meta: { className: 'stock-item' } }),
        column.accessor(
          ({ colour, size }) => [colour, sizeName(size, language)].filter(Boolean).join(language === 'zh' ? '，' : ', '),
          {
            id: 'look',
            header: texts.look,
            meta: { className: 'stock-look' },
          },
        ),
        column.accessor(({ salesPrice }) => fromWire(salesPrice), {
          id: 'price',
          header: texts.price,
          meta: { className: 'admin-num', isLabelled: true },
          cell: ({ getValue }) => showHkdExactly(getValue()),
        }),
        ...(seesMargin ? [marginColumn(texts.margin)] : []),
        column.accessor('available', { header: texts.available, meta: figure }),
        column.accessor('held', { header: texts.heldNum, meta: figure }),
        column.accessor('sold', { header: texts.sold, meta: figure }),
        column.accessor('moveTime', {
          header: texts.lastMove,
          meta: { className: 'stock-last mute', isLabelled: true },
          cell: ({ row: { original } }) => <LastMove row={original} />,
        }),
        ...(onMove ? [actColumn(texts.act, texts.actOf, onMove)] : []),
      ]),
    [language, texts, onMove, seesMargin],
  )
}

const marginColumn = (name: string) =>
  column.accessor(({ margin }) => showMargin(margin), {
    id: 'margin',
    header: name,
    meta: { className: 'admin-num', isLabelled: true, isMuted: (value) => value === '–' },
  })

const actColumn = (name: string, nameOf: (itemNumber: string) => string, onMove: (wanted: MoveWanted) => void) =>
  column.display({
    id: 'act',
    header: name,
    meta: { isUnseen: true, className: 'stock-act' },
    cell: ({ row: { original } }) => (
      <button
        type="button"
        className="btn-text"
        aria-label={nameOf(original.itemNumber)}
        onClick={() => onMove({ itemNumber: original.itemNumber, kind: 'received' })}
      >
        {name}
      </button>
    ),
  })
