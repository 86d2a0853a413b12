import { useMemo } from 'react'
import { showMoment } from '#language/dates.ts'
import { adminMoneyText, moneyKindText } from '#language/admin/admin-money.text.ts'
import { payTypeText } from '#language/buying/order-state.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { MoneyCaseWire } from '#modules/treasury/money.contract.ts'
import { DeskListKeys } from '#desk/list-foot.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { Button } from '#ui/button.tsx'
import { difference, showCents, showWire } from './show-amount.ts'

const column = deskColumns<MoneyCaseWire>()
const NUMBER = { isLabelled: true, className: 'admin-num' }

export function AdminMoneyTable({ list, onOpen }: { list: MoneyCaseWire[]; onOpen: (one: MoneyCaseWire) => void }) {
  const texts = useTexts(adminMoneyText)
  const columns = useColumns(onOpen)
  return (
    <>
      <DeskTable className="admin-money" caption={texts.table} columns={columns} list={list} idOf={({ id }) => id} />
      <DeskListKeys />
    </>
  )
}

function useColumns(onOpen: (one: MoneyCaseWire) => void) {
  const language = useLanguage()
  const texts = useTexts(adminMoneyText)
  const kinds = useTexts(moneyKindText)
  const ways = useTexts(payTypeText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('kind', {
          header: texts.what,
          meta: { isRowHead: true },
          cell: ({ row: { original } }) => (
            <Button look="text" data-row onClick={() => onOpen(original)}>
              {kinds[original.kind]}
            </Button>
          ),
        }),
        column.accessor('reference', {
          header: texts.about,
          meta: { className: 'admin-money-about' },
          cell: ({ row: { original } }) => original.orderNo || original.reference,
        }),
        column.accessor('payType', { header: texts.way, cell: ({ getValue }) => ways[getValue()] }),
        column.accessor('asked', { header: texts.asked, meta: NUMBER, cell: ({ getValue }) => showWire(getValue()) }),
        column.accessor('came', { header: texts.came, meta: NUMBER, cell: ({ getValue }) => showWire(getValue()) }),
        column.display({
          id: 'difference',
          header: texts.difference,
          meta: NUMBER,
          cell: ({ row: { original } }) => showCents(difference(original)),
        }),
        column.accessor('since', {
          header: texts.since,
          meta: { isLabelled: true, className: 'mute' },
          cell: ({ getValue }) => showMoment(getValue(), language),
        }),
      ]),
    [language, texts, kinds, ways, onOpen],
  )
}
