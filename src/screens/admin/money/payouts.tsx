import { useMemo, useState } from 'react'
import { showMoment } from '#language/dates.ts'
import { adminMoneyText, adminPayoutText, payoutMoveText, payoutStateText } from '#language/admin/admin-money.text.ts'
import { type Spoken, useLanguage, useTexts } from '#language/texts.ts'
import type { PayoutWire } from '#modules/money/money.contract.ts'
import type { PayoutMove } from '#modules/payments/payout.rules.ts'
import { adminColumns, AdminTable } from '#screens/admin/frame/table.tsx'
import { Button } from '#ui/button.tsx'
import { AdminPayoutDialog } from './payout-dialog.tsx'
import { showWire } from './show-amount.ts'

type Wanted = { payout: PayoutWire; move: PayoutMove }
const column = adminColumns<PayoutWire>()

/** What goes back to bank accounts, from approval to arrival. */
export function AdminPayouts({ list }: { list: PayoutWire[] }) {
  const texts = useTexts(adminPayoutText)
  const [wanted, setWanted] = useState<Wanted>()
  const columns = useColumns(setWanted)
  return (
    <section className="admin-money-part" aria-labelledby="money-payouts">
      <h2 id="money-payouts">{texts.title}</h2>
      <p className="mute">{texts.lead}</p>
      {list.length > 0 ? (
        <AdminTable
          className="admin-money admin-payouts"
          caption={texts.table}
          columns={columns}
          list={list}
          idOf={({ payoutId }) => payoutId}
        />
      ) : (
        <p className="admin-count">{texts.none}</p>
      )}
      {wanted ? <AdminPayoutDialog {...wanted} onClose={() => setWanted(undefined)} /> : null}
    </section>
  )
}

function useColumns(onMove: (wanted: Wanted) => void) {
  const language = useLanguage()
  const texts = useTexts(adminPayoutText)
  const money = useTexts(adminMoneyText)
  const states = useTexts(payoutStateText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('reference', { header: money.about, meta: { isRowHead: true, className: 'admin-money-about' } }),
        column.accessor('amount', {
          header: money.amount,
          meta: { className: 'admin-num' },
          cell: ({ getValue }) => showWire(getValue()),
        }),
        column.accessor('payee', {
          header: texts.to,
          cell: ({ row: { original } }) => <Account payout={original} texts={texts} />,
        }),
        column.accessor('state', {
          header: texts.state,
          cell: ({ row: { original } }) => (
            <>
              {states[original.state]} <span className="mute">{original.failure || original.bankReference}</span>
            </>
          ),
        }),
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
    [language, texts, money, states, onMove],
  )
}

function Account({ payout, texts }: { payout: PayoutWire; texts: Spoken<typeof adminPayoutText> }) {
  if (payout.account === '') return <span className="mute">{texts.nobody}</span>
  return (
    <>
      {payout.payee} <span className="mute">{`${payout.bankCode} ${payout.account}`}</span>
    </>
  )
}

function Moves({ payout, onMove }: { payout: PayoutWire; onMove: (wanted: Wanted) => void }) {
  const names = useTexts(payoutMoveText)
  return payout.moves.map((move) => (
    <Button key={move} look="text" aria-label={`${names[move]} ${payout.reference}`} onClick={() => onMove({ payout, move })}>
      {names[move]}
    </Button>
  ))
}
