import { useMemo, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { adminDebtsText } from '#language/admin/books/admin-merchant-statements.text.ts'
import { showDate, showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { DebtsWire } from '#modules/settlement/merchant-statements.contract.ts'
import { listDebts, remindOfDebt } from '#modules/settlement/merchant-statements.paths.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { askAgain, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { AdminMoneyPages } from '#screens/admin/money/money-pages.tsx'
import { showCents, showWire, signedCents } from '#screens/admin/money/show-amount.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toasts.ts'
import { WriteOff } from './write-off.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminDebtsText.title)

/** What sellers owe, since when, what makes up for it, and what can be done. */
export default function AdminDebts() {
  const texts = useTexts(adminDebtsText)
  const found = useDeskQuery(listDebts, {})
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <AdminMoneyPages />
      <p className="admin-lead">{texts.lead}</p>
      <DeskAnswer found={found}>
        {(debts) => (debts.list.length > 0 ? <Debts debts={debts} /> : <EmptyState title={texts.none} />)}
      </DeskAnswer>
    </>
  )
}

type Debt = DebtsWire['list'][number]

function Debts({ debts: { owed, list } }: { debts: DebtsWire }) {
  const texts = useTexts(adminDebtsText)
  const [chosen, choose] = useState<Debt>()
  return (
    <>
      <dl className="admin-money-figures">
        <div>
          <dt>{texts.owedInAll}</dt>
          <dd>{showWire(owed)}</dd>
        </div>
      </dl>
      <DeskTable
        className="admin-money"
        caption={texts.table}
        columns={useColumns(choose)}
        list={list}
        idOf={({ merchantId }) => merchantId}
      />
      {chosen ? <WriteOff debt={chosen} onClose={() => choose(undefined)} /> : null}
    </>
  )
}

const column = deskColumns<Debt>()
const NUMBER = { isLabelled: true, className: 'admin-num' }
const leftOf = ({ owed, coming }: Debt): number => Math.max(0, signedCents(owed) - Math.max(0, signedCents(coming)))

function useColumns(onGiveUp: (debt: Debt) => void) {
  const language = useLanguage()
  const texts = useTexts(adminDebtsText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('merchant', { header: texts.seller, meta: { isRowHead: true } }),
        column.accessor('owed', { header: texts.owed, meta: NUMBER, cell: ({ getValue }) => showWire(getValue()) }),
        column.accessor(
          ({ sinceTime, days }) => `${showDate(dayInHongKong(new Date(sinceTime)), language)} · ${texts.days(days)}`,
          {
            id: 'since',
            header: texts.since,
            meta: { isLabelled: true },
          },
        ),
        column.accessor('coming', {
          header: texts.coming,
          meta: NUMBER,
          cell: ({ getValue }) => showCents(signedCents(getValue()), false),
        }),
        column.accessor(leftOf, {
          id: 'left',
          header: texts.left,
          meta: NUMBER,
          cell: ({ getValue }) => showCents(getValue(), false),
        }),
        column.accessor(({ remindTime }) => (remindTime ? showMoment(remindTime, language) : texts.never), {
          id: 'reminded',
          header: texts.reminded,
          meta: { isLabelled: true, className: 'mute' },
        }),
        column.display({
          id: 'actions',
          header: texts.giveUp,
          meta: { isUnseen: true, className: 'admin-work-actions' },
          cell: ({ row: { original } }) => <Acts debt={original} onGiveUp={onGiveUp} />,
        }),
      ]),
    [language, texts, onGiveUp],
  )
}

function Acts({ debt, onGiveUp }: { debt: Debt; onGiveUp: (debt: Debt) => void }) {
  const texts = useTexts(adminDebtsText)
  const { merchantId, merchant, waits } = debt
  const { act, busy } = useDeskAction(() => callAdmin(remindOfDebt, { merchantId }))
  const remind = async () => {
    const result = await act()
    toast(result.ok ? 'success' : 'warning', result.ok ? texts.remindDone : result.msg)
    askAgain(listDebts)
  }
  return (
    <>
      <Button look="text" busy={busy} aria-label={texts.remindOf(merchant)} onClick={() => void remind()}>
        {texts.remind}
      </Button>
      {waits ? (
        <span className="mute">{texts.waits(showWire(waits))}</span>
      ) : (
        <Button look="text" aria-label={texts.giveUpOf(merchant)} onClick={() => onGiveUp(debt)}>
          {texts.giveUp}
        </Button>
      )}
    </>
  )
}
