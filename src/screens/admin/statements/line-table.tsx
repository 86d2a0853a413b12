import { type ReactNode, useMemo } from 'react'
import { adminStatementsText, lineStateText } from '#language/admin/admin-statements.text.ts'
import { payTypeText } from '#language/buying/order-state.text.ts'
import { showDate } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { PreviewLineWire, StatementLineWire } from '#modules/treasury/statements/statements.contract.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { showCents, showWire, signedCents } from '#screens/admin/money/show-amount.ts'

type Line = Omit<PreviewLineWire, 'will' | 'due'> & {
  state: PreviewLineWire['will'] | StatementLineWire['state']
  due?: string
  lineId?: string
}
type Props = { caption: string; list: Line[]; result: string; act?: (line: Line) => ReactNode }

const column = deskColumns<Line>()
const NUMBER = { isLabelled: true, className: 'admin-num' }

/** Lines of a statement as the bank words them, with what becomes of each, or has become. */
export function AdminLineTable({ caption, list, result, act }: Props) {
  return (
    <DeskTable
      className="admin-money"
      caption={caption}
      columns={useColumns(result, act)}
      list={list}
      idOf={({ lineId }, at) => lineId ?? String(at)}
    />
  )
}

function useColumns(result: string, act: Props['act']) {
  const language = useLanguage()
  const texts = useTexts(adminStatementsText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('bookedOn', { header: texts.day, cell: ({ getValue }) => showDate(getValue(), language) }),
        column.accessor('reference', {
          header: texts.words,
          meta: { isRowHead: true, className: 'admin-money-about' },
          cell: ({ row: { original } }) => <Words {...original} />,
        }),
        column.accessor('amount', {
          header: texts.sum,
          meta: NUMBER,
          cell: ({ getValue }) => showCents(signedCents(getValue())),
        }),
        ...(act
          ? []
          : [column.accessor('due', { header: texts.due, meta: NUMBER, cell: ({ getValue }) => showWire(getValue() ?? '') })]),
        column.accessor('state', {
          header: result,
          cell: ({ row: { original } }) => <Result {...original} />,
        }),
        ...(act
          ? [
              column.display({
                id: 'acts',
                header: texts.acts,
                meta: { isUnseen: true },
                cell: ({ row: { original } }) => act(original),
              }),
            ]
          : []),
      ]),
    [language, texts, result, act],
  )
}

function Words({ reference, payType, payer }: Line) {
  const ways = useTexts(payTypeText)
  return (
    <>
      <span>{reference || ways[payType]}</span>
      {payer ? <span className="mute admin-statement-payer">{payer}</span> : null}
    </>
  )
}

function Result({ state, orderNo }: Line) {
  const language = useLanguage()
  const states = useTexts(lineStateText)
  return (
    <>
      {states[state]}
      {orderNo ? (
        <a className="link admin-statement-order" href={localPath(language, `/admin/orders/${orderNo}`)}>
          {orderNo}
        </a>
      ) : null}
    </>
  )
}
