import { useMemo } from 'react'
import type { MetaArgs } from 'react-router'
import { adminDisputesText, disputeReasonText, disputeStateText } from '#language/admin/admin-disputes.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { DisputeWire } from '#modules/orders/payments/disputes.contract.ts'
import { listDisputes } from '#modules/orders/payments/payments.paths.ts'
import { fromWire } from '#platform/money.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { AdminMoneyPages } from '#screens/admin/money/money-pages.tsx'
import { showWire } from '#screens/admin/money/show-amount.ts'
import { useDeskQuery } from '#desk/desk-query.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminDisputesText.title)

/** What card issuers and PayPal ask back: until when evidence is taken, and where it is given. */
export default function AdminDisputes() {
  const texts = useTexts(adminDisputesText)
  const found = useDeskQuery(listDisputes, {})
  const columns = useColumns()
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <AdminMoneyPages />
      <p className="admin-lead">{texts.lead}</p>
      <DeskAnswer found={found}>
        {({ list }) =>
          list.length > 0 ? (
            <DeskTable
              className="admin-money"
              caption={texts.table}
              columns={columns}
              list={list}
              idOf={({ disputeId }) => disputeId}
            />
          ) : (
            <EmptyState title={texts.noneTitle}>{texts.none}</EmptyState>
          )
        }
      </DeskAnswer>
    </>
  )
}

const column = deskColumns<DisputeWire>()
const NUMBER = { isLabelled: true, className: 'admin-num' }

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminDisputesText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('orderNo', {
          header: texts.order,
          meta: { isRowHead: true },
          cell: ({ getValue }) => (
            <a className="link" data-row href={localPath(language, `/admin/orders/${getValue()}`)}>
              {getValue()}
            </a>
          ),
        }),
        column.accessor('state', { header: texts.state, cell: ({ row: { original } }) => <Standing dispute={original} /> }),
        column.accessor('reason', { header: texts.reason, cell: ({ getValue }) => <Reason reason={getValue()} /> }),
        column.accessor('amount', { header: texts.amount, meta: NUMBER, cell: ({ getValue }) => showWire(getValue()) }),
        column.accessor('fee', { header: texts.fee, meta: NUMBER, cell: ({ getValue }) => showWire(getValue()) }),
        column.accessor('loss', { header: texts.loss, meta: NUMBER, cell: ({ getValue }) => showWire(getValue()) }),
        column.accessor('providerNo', {
          header: texts.evidence,
          cell: ({ row: { original } }) => <OutsideLink address={original.url}>{texts.open}</OutsideLink>,
        }),
      ]),
    [language, texts],
  )
}

function Standing({ dispute: { state, dueAt, wonBack } }: { dispute: DisputeWire }) {
  const language = useLanguage()
  const texts = useTexts(adminDisputesText)
  const states = useTexts(disputeStateText)
  return (
    <>
      <span className={state === 'open' ? 'admin-state admin-state-waiting' : 'admin-state'}>{states[state]}</span>{' '}
      {state === 'open' && dueAt ? <span className="mute">{texts.due(showMoment(dueAt, language))}</span> : null}
      {fromWire(wonBack) > 0 ? <span className="mute">{texts.wonBack(showWire(wonBack))}</span> : null}
    </>
  )
}

/** As the card schemes name them; one that is not known here says so. */
function Reason({ reason }: { reason: string }) {
  const names: Record<string, string> = useTexts(disputeReasonText)
  return names[reason] ?? names['general']
}
