import { useMemo, useState } from 'react'
import { showDay, showMoment } from '#language/dates.ts'
import { adminMoneyText } from '#language/admin/admin-money.text.ts'
import { adminPayoutText, payoutMoveText, payoutStageText } from '#language/admin/admin-payouts.text.ts'
import { payoutFailureText } from '#language/buying/payout.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { PayoutWire } from '#modules/treasury/payouts/payouts.contract.ts'
import { findBank } from '#language/buying/banks.ts'
import type { PayoutMove } from '#modules/treasury/payouts/payout.rules.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { showWire } from '#screens/admin/money/show-amount.ts'
import { Button } from '#ui/button.tsx'
import { AdminPayoutDialog } from './payout-dialog.tsx'

type Wanted = { payout: PayoutWire; move: PayoutMove }
const column = deskColumns<PayoutWire>()

/** What goes back to bank accounts, from approval to arrival. */
export function AdminPayoutTable({ list }: { list: PayoutWire[] }) {
  const texts = useTexts(adminPayoutText)
  const [wanted, setWanted] = useState<Wanted>()
  const columns = useColumns(setWanted)
  return (
    <>
      <DeskTable
        className="admin-money admin-payouts"
        caption={texts.table}
        columns={columns}
        list={list}
        idOf={({ payoutId }) => payoutId}
      />
      {wanted ? <AdminPayoutDialog {...wanted} onClose={() => setWanted(undefined)} /> : null}
    </>
  )
}

function useColumns(onMove: (wanted: Wanted) => void) {
  const language = useLanguage()
  const texts = useTexts(adminPayoutText)
  const money = useTexts(adminMoneyText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('reference', {
          header: money.about,
          meta: { isRowHead: true, className: 'admin-money-about' },
          cell: ({ row: { original } }) => <About payout={original} />,
        }),
        column.accessor('amount', {
          header: money.amount,
          meta: { className: 'admin-num' },
          cell: ({ getValue }) => showWire(getValue()),
        }),
        column.accessor('payee', { header: texts.to, cell: ({ row: { original } }) => <Account payout={original} /> }),
        column.accessor('stage', { header: texts.state, cell: ({ row: { original } }) => <Stage payout={original} /> }),
        column.accessor('since', {
          header: money.since,
          meta: { isLabelled: true, className: 'mute' },
          cell: ({ getValue }) => showMoment(getValue(), language),
        }),
        column.display({
          id: 'actions',
          header: texts.actions,
          meta: { isUnseen: true, className: 'admin-work-actions' },
          cell: ({ row: { original } }) => <Moves payout={original} onMove={onMove} />,
        }),
      ]),
    [language, texts, money, onMove],
  )
}

function About({ payout }: { payout: PayoutWire }) {
  const language = useLanguage()
  const texts = useTexts(adminPayoutText)
  const { orderNo, reference, memberId, merchantId, merchant, dueDay, isLate, isOnHold, stage } = payout
  if (memberId !== '' || merchantId !== '') {
    const day = showDay(dueDay, language)
    return (
      <>
        <a
          className="link"
          data-row
          href={localPath(language, merchantId ? '/admin/money/merchants' : `/admin/money/balances/${memberId}`)}
        >
          {[texts.withdrawal, merchant[language]].filter(Boolean).join(' · ')}
        </a>{' '}
        {isOnHold ? <b>{texts.onHold}</b> : null}
        {isLate ? <b>{texts.late(day)}</b> : null}
        {!isLate && stage !== 'done' && stage !== 'returned' ? <span className="mute">{texts.due(day)}</span> : null}
      </>
    )
  }
  if (orderNo === '')
    return (
      <span data-row tabIndex={-1}>
        {reference}
      </span>
    )
  return (
    <a className="link" data-row href={localPath(language, `/admin/orders/${orderNo}`)}>
      {orderNo}
    </a>
  )
}

function Account({ payout: { account, payee, bankCode } }: { payout: PayoutWire }) {
  const language = useLanguage()
  const texts = useTexts(adminPayoutText)
  if (account === '') return <span className="mute">{payee === '' ? texts.nobody : payee}</span>
  return (
    <>
      {payee} <span className="mute">{`${bankCode} ${findBank(bankCode)?.[language] ?? ''} ${account}`}</span>
    </>
  )
}

/** Where it waits, why it has failed, and who has looked at it. */
function Stage({ payout: { stage, failureCode, failure, bankReference, approvedBy, secondBy } }: { payout: PayoutWire }) {
  const language = useLanguage()
  const stages = useTexts(payoutStageText)
  const failures = useTexts(payoutFailureText)
  const why = failureCode === '' ? '' : failures[failureCode]
  const facts = [why, failure || bankReference, [approvedBy, secondBy].filter(Boolean).join(language === 'zh' ? '、' : ', ')]
  return (
    <>
      {stages[stage]} <span className="mute">{facts.filter(Boolean).join(' · ')}</span>
    </>
  )
}

/** An approval is one key, whoever's it is. */
const KEYS: Record<PayoutMove, string> = { approve: 'a', second: 'a', send: 's', confirm: 'c', fail: 'f' }

function Moves({ payout, onMove }: { payout: PayoutWire; onMove: (wanted: Wanted) => void }) {
  const names = useTexts(payoutMoveText)
  return payout.moves.map((move) => (
    <Button
      key={move}
      look="text"
      aria-label={`${names[move]} ${payout.reference || payout.payee}`}
      aria-keyshortcuts={KEYS[move]}
      onClick={() => onMove({ payout, move })}
    >
      {names[move]}
    </Button>
  ))
}
