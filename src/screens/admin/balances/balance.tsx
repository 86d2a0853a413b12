import { useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { adminBalancesText } from '#language/admin/books/admin-balances.text.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { BalanceWire } from '#modules/balance/balance-page.contract.ts'
import { getMemberBalance } from '#modules/balance/balance-page.paths.ts'
import { listPostings } from '#modules/ledger/ledger.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { AdminPostingList, postingsAddress } from '#screens/admin/ledger/posting-list.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AdminGiveGoodwill } from './give-goodwill.tsx'
import { AdminGoodwills } from './goodwills.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminBalancesText.balance)

/** One member's balance: what there is, what was given, and every entry behind it. */
export default function AdminMemberBalance() {
  const language = useLanguage()
  const texts = useTexts(adminBalancesText)
  const { accountId = '' } = useParams()
  const found = useDeskQuery(getMemberBalance, { accountId })
  const { data } = found
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/admin/money/balances')}>
          {texts.back}
        </a>
      </p>
      <h1 tabIndex={-1} lang={data?.name ? writtenIn(data.name) : undefined}>
        {data ? data.name || texts.nameless : texts.balance}
      </h1>
      <DeskAnswer found={found} missing={<EmptyState title={texts.missingTitle}>{texts.missing}</EmptyState>}>
        {(balance) => <Balance balance={balance} />}
      </DeskAnswer>
    </>
  )
}

function Balance({ balance }: { balance: BalanceWire }) {
  const language = useLanguage()
  const texts = useTexts(adminBalancesText)
  const [giving, setGiving] = useState(false)
  const may = useMay()
  const { accountId, email, mobile, goodwills, state } = balance
  return (
    <div className="admin-member">
      <p className="serif admin-money-sum">{showHkdExactly(fromWire(balance.balance))}</p>
      <div className="admin-member-acts">
        {state !== 'left' && may('pay-out') ? <Button onClick={() => setGiving(true)}>{texts.give}</Button> : null}
        {may('keep-members') ? (
          <a className="link" href={localPath(language, `/admin/members/${accountId}`)}>
            {texts.room}
          </a>
        ) : null}
        <span className="mute">{[email, mobile].filter(Boolean).join(' · ')}</span>
      </div>
      <section aria-labelledby="goodwills">
        <h2 id="goodwills">{texts.goodwills}</h2>
        {goodwills.length > 0 ? <AdminGoodwills list={goodwills} /> : <p className="mute">{texts.noGoodwill}</p>}
      </section>
      <Entries accountId={accountId} />
      {giving ? <AdminGiveGoodwill balance={balance} onClose={() => setGiving(false)} /> : null}
    </div>
  )
}

function Entries({ accountId }: Pick<BalanceWire, 'accountId'>) {
  const language = useLanguage()
  const texts = useTexts(adminBalancesText)
  const found = useDeskQuery(listPostings, { purpose: 'balance', ownerId: accountId })
  return (
    <section aria-labelledby="balance-entries">
      <h2 id="balance-entries">{texts.entries}</h2>
      <DeskAnswer found={found} height={240}>
        {({ list }) => (list.length > 0 ? <AdminPostingList list={list} /> : <p className="mute">{texts.noEntries}</p>)}
      </DeskAnswer>
      <p>
        <a className="link" href={localPath(language, postingsAddress({ word: accountId }))}>
          {texts.allEntries}
        </a>
      </p>
    </section>
  )
}
