import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { adminText } from '#language/admin/admin.text.ts'
import { adminMoneyText } from '#language/admin/admin-money.text.ts'
import { useTexts } from '#language/texts.ts'
import type { MoneyCaseWire, MoneyWire } from '#modules/money/money.contract.ts'
import { type MoneyKind, moneyKinds } from '#modules/money/money.rules.ts'
import { listMoney } from '#modules/money/money.paths.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { AdminProblem, AdminStale } from '#screens/admin/frame/problem.tsx'
import { useListAddress } from '#screens/admin/frame/use-list-address.ts'
import { useAdminQuery } from '#screens/admin/session/admin-query.ts'
import { AdminMoneyCase } from './money-case.tsx'
import { AdminMoneyTable } from './money-table.tsx'
import { AdminMoneyFigures, AdminMoneyTabs } from './money-tabs.tsx'
import { AdminPayouts } from './payouts.tsx'
import { AdminRecordMoney } from './record-money.tsx'
import { AdminRepaired } from './repaired.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminText.money)

const isKind = (kind: string): kind is MoneyKind => moneyKinds.some((known) => known === kind)

/** Money that came and fits nothing, money that did not go back, and what is to be paid out. */
export default function AdminMoney() {
  const frame = useTexts(adminText)
  const texts = useTexts(adminMoneyText)
  const [isRecording, setIsRecording] = useState(false)
  const { data, error, refetch } = useAdminQuery(listMoney, {})
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{frame.money}</h1>
        <Button look="line" onClick={() => setIsRecording(true)}>
          {texts.record}
        </Button>
      </div>
      <p className="admin-lead">{texts.lead}</p>
      {data ? (
        <>
          <AdminStale refusal={error} />
          <Money money={data} />
        </>
      ) : error ? (
        <AdminProblem refusal={error} retry={() => void refetch()} />
      ) : (
        <Skeleton height={480} />
      )}
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
      <AdminMoneyFigures cases={money.cases} />
      {money.cases.length > 0 ? <AdminMoneyTabs cases={money.cases} chosen={kind} addressOf={addressOf} /> : null}
      {list.length > 0 ? (
        <AdminMoneyTable list={list} onOpen={setOpened} />
      ) : money.cases.length > 0 ? (
        <p className="admin-count">{texts.noneOfKind}</p>
      ) : (
        <EmptyState title={texts.noneTitle}>{texts.none}</EmptyState>
      )}
      <AdminPayouts list={money.payouts} />
      <AdminRepaired list={money.repaired} />
      {opened ? <AdminMoneyCase one={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}
