import { useMemo, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { adminMerchantStatementsText, payoutStateText } from '#language/admin/books/admin-merchant-statements.text.ts'
import { showDate, showMoment } from '#language/dates.ts'
import { houseSlug } from '#language/house.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import {
  type PaidStatementsWire,
  type StatementQueue,
  statementQueues,
} from '#modules/settlement/merchant-statements.contract.ts'
import { listPaidStatements, statementPaper } from '#modules/settlement/merchant-statements.paths.ts'
import { fetchFile, keepFile } from '#platform/wire/fetch-file.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { showCents, signedCents } from '#screens/admin/money/show-amount.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { ApproveStatement } from './approve-statement.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminMerchantStatementsText.title)

/** Statements by which sellers are paid: those to approve, and those that are. */
export default function AdminMerchantStatements() {
  const texts = useTexts(adminMerchantStatementsText)
  const { query, addressOf } = useListAddress()
  const queue = statementQueues.find((known) => known === query.state) ?? 'waiting'
  const found = useDeskQuery(listPaidStatements, { queue, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{texts.lead}</p>
      <Queues chosen={queue} />
      <DeskListResult found={found} texts={texts} filtered={queue !== 'waiting'} addressOf={addressOf}>
        {({ list }) => <StatementTable list={list} queue={queue} />}
      </DeskListResult>
    </>
  )
}

function Queues({ chosen }: { chosen: StatementQueue }) {
  const texts = useTexts(adminMerchantStatementsText)
  const { addressOf } = useListAddress()
  return (
    <nav className="admin-tabs" aria-label={texts.queues}>
      <ul>
        {statementQueues.map((queue) => (
          <li key={queue}>
            <a
              href={addressOf({ state: queue === 'waiting' ? '' : queue })}
              aria-current={queue === chosen ? 'page' : undefined}
              data-replace
              data-stay
            >
              {texts[queue]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type PaidStatement = PaidStatementsWire['list'][number]
const column = deskColumns<PaidStatement>()
const NUMBER = { isLabelled: true, className: 'admin-num' }
const money = ({ getValue }: { getValue: () => string }) => showCents(signedCents(getValue()), false)

function StatementTable({ list, queue }: { list: PaidStatement[]; queue: StatementQueue }) {
  const texts = useTexts(adminMerchantStatementsText)
  const [chosen, choose] = useState<PaidStatement>()
  const columns = useColumns(queue, choose)
  return (
    <>
      <DeskTable
        className="admin-money"
        caption={texts.table}
        columns={columns}
        list={list}
        idOf={({ statementId }) => statementId}
      />
      {chosen ? <ApproveStatement statement={chosen} onClose={() => choose(undefined)} /> : null}
    </>
  )
}

function useColumns(queue: StatementQueue, onApprove: (statement: PaidStatement) => void) {
  const language = useLanguage()
  const texts = useTexts(adminMerchantStatementsText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('number', { header: texts.number, meta: { isRowHead: true } }),
        column.accessor('merchant', { header: texts.seller }),
        column.accessor(({ firstDay, lastDay }) => texts.range(showDate(firstDay, language), showDate(lastDay, language)), {
          id: 'period',
          header: texts.period,
        }),
        column.accessor('opening', { header: texts.opening, meta: NUMBER, cell: money }),
        column.accessor('moved', { header: texts.moved, meta: NUMBER, cell: money }),
        column.accessor('closing', { header: texts.closing, meta: NUMBER, cell: money }),
        ...(queue === 'waiting'
          ? [column.accessor('pays', { header: texts.pays, meta: NUMBER, cell: money })]
          : [
              column.accessor('paid', { header: texts.paid, meta: NUMBER, cell: money }),
              column.accessor('payoutState', {
                header: texts.state,
                cell: ({ row: { original } }) => <Approved statement={original} />,
              }),
            ]),
        column.display({
          id: 'actions',
          header: texts.approve,
          meta: { isUnseen: true, className: 'admin-work-actions' },
          cell: ({ row: { original } }) => <Acts statement={original} queue={queue} onApprove={onApprove} />,
        }),
      ]),
    [language, texts, queue, onApprove],
  )
}

function Approved({ statement: { payoutState, approvedBy, approveTime } }: { statement: PaidStatement }) {
  const language = useLanguage()
  const texts = useTexts(adminMerchantStatementsText)
  const states: Record<string, string> = useTexts(payoutStateText)
  return (
    <>
      <span className="admin-state">{payoutState === '' ? texts.nothingPaid : (states[payoutState] ?? payoutState)}</span>{' '}
      <span className="mute">{`${approvedBy} · ${showMoment(approveTime, language)}`}</span>
    </>
  )
}

type ActsProps = { statement: PaidStatement; queue: StatementQueue; onApprove: (statement: PaidStatement) => void }

function Acts({ statement, queue, onApprove }: ActsProps) {
  const language = useLanguage()
  const texts = useTexts(adminMerchantStatementsText)
  const { statementId, number, isBarred } = statement
  const keep = async () => {
    const file = await fetchFile(statementPaper, { statementId, language }, 'admin')
    if (file) keepFile(file, `${houseSlug()}-statement-${number}.pdf`)
    else toast('error', texts.paper)
  }
  return (
    <>
      <Button look="text" aria-label={texts.paperOf(number)} onClick={() => void keep()}>
        {texts.paper}
      </Button>
      {queue === 'approved' ? null : isBarred ? (
        <span className="mute">{texts.barred}</span>
      ) : (
        <Button look="text" aria-label={texts.approveOf(number)} onClick={() => onApprove(statement)}>
          {texts.approve}
        </Button>
      )}
    </>
  )
}
