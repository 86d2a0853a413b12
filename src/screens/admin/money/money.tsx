import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { adminText } from '#language/admin/admin.text.ts'
import { adminMoneyText } from '#language/admin/admin-money.text.ts'
import { adminDisputesText } from '#language/admin/admin-disputes.text.ts'
import { adminReconciliationText } from '#language/admin/admin-reconciliation.text.ts'
import { adminPayoutText } from '#language/admin/admin-payouts.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { MoneyCaseWire, MoneyWire } from '#modules/treasury/money.contract.ts'
import { type MoneyKind, moneyKinds } from '#modules/treasury/money.rules.ts'
import { listDisputes } from '#modules/orders/payments/payments.paths.ts'
import { listMoney } from '#modules/treasury/money.paths.ts'
import { listReconciliations } from '#modules/treasury/reconciliation/reconciliation.paths.ts'
import { isToSee } from '#screens/admin/reconciliation/reconciliation-table.tsx'
import { useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { useDeskQuery } from '#desk/desk-query.ts'
import { AdminMoneyCase } from './money-case.tsx'
import { AdminMoneyPages } from './money-pages.tsx'
import { AdminMoneyTable } from './money-table.tsx'
import { AdminMoneyFigures, AdminMoneyTabs } from './money-tabs.tsx'
import { AdminRecordMoney } from './record-money.tsx'
import { AdminRepaired } from './repaired.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminText.money)

const isKind = (kind: string): kind is MoneyKind => moneyKinds.some((known) => known === kind)

/** Money that came and fits nothing, money that did not go back, and what is to be paid out. */
export default function AdminMoney() {
  const frame = useTexts(adminText)
  const texts = useTexts(adminMoneyText)
  const [isRecording, setIsRecording] = useState(false)
  const found = useDeskQuery(listMoney, {})
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{frame.money}</h1>
        <Button look="line" onClick={() => setIsRecording(true)}>
          {texts.record}
        </Button>
      </div>
      <AdminMoneyPages />
      <p className="admin-lead">{texts.lead}</p>
      <DeskAnswer found={found}>{(data) => <Money money={data} />}</DeskAnswer>
      {isRecording ? <AdminRecordMoney onClose={() => setIsRecording(false)} /> : null}
    </>
  )
}

function Money({ money }: { money: MoneyWire }) {
  const texts = useTexts(adminMoneyText)
  const { query, addressOf } = useListAddress()
  const [opened, setOpened] = useState<MoneyCaseWire>()
  const kind = isKind(query.state) ? query.state : ''
  const list = money.cases.filter((one) => kind === '' || one.kind === kind)
  return (
    <>
      <OpenDisputes />
      <OpenDifferences />
      <AdminMoneyFigures cases={money.cases} />
      {money.cases.length > 0 ? <AdminMoneyTabs cases={money.cases} chosen={kind} addressOf={addressOf} /> : null}
      {list.length > 0 ? (
        <AdminMoneyTable list={list} onOpen={setOpened} />
      ) : money.cases.length > 0 ? (
        <p className="admin-count">{texts.noneOfKind}</p>
      ) : (
        <EmptyState title={texts.noneTitle}>{texts.none}</EmptyState>
      )}
      <OpenPayouts open={money.openPayouts} />
      <AdminRepaired list={money.repaired} />
      {opened ? <AdminMoneyCase one={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}

/** Their days run out. */
function OpenDisputes() {
  const language = useLanguage()
  const texts = useTexts(adminDisputesText)
  const found = useDeskQuery(listDisputes, {})
  const open = found.data?.list.filter(({ state }) => state === 'open').length ?? 0
  if (open === 0) return null
  return (
    <p className="admin-count">
      <a className="link" href={localPath(language, '/admin/money/disputes')}>
        {texts.waiting(open)}
      </a>
    </p>
  )
}

/** Days that do not agree with their report, and that nobody has seen to. */
function OpenDifferences() {
  const language = useLanguage()
  const texts = useTexts(adminReconciliationText)
  const found = useDeskQuery(listReconciliations, {})
  const open = found.data?.list.filter(isToSee).length ?? 0
  if (open === 0) return null
  return (
    <p className="admin-count">
      <a className="link" href={localPath(language, '/admin/money/reconciliation')}>
        {texts.waiting(open)}
      </a>
    </p>
  )
}

/** They have a room of their own. */
function OpenPayouts({ open }: { open: number }) {
  const language = useLanguage()
  const texts = useTexts(adminPayoutText)
  const may = useMay()
  if (open === 0 || !may('pay-out')) return null
  return (
    <p className="admin-money-part">
      <a className="link" href={localPath(language, '/admin/payouts')}>
        {texts.inRoom(open)}
      </a>
    </p>
  )
}
