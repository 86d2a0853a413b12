import { lazy, Suspense, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { findBank } from '#language/buying/banks.ts'
import { showMoment } from '#language/dates.ts'
import { sellerMoneyText } from '#language/seller/seller-money.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { MerchantMoneyWire } from '#modules/settlement/merchant-money.contract.ts'
import { getMerchantMoney } from '#modules/settlement/merchant-money.paths.ts'
import { fromWire } from '#platform/money.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'
import { HoldLines } from '#screens/seller/frame/hold-lines.tsx'
import { useHolds } from '#screens/seller/frame/seller-session.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { Button } from '#ui/button.tsx'
import { ComingMoney } from './coming-money.tsx'
import { MadeStatements } from './made-statements.tsx'
import { MerchantStatement } from './merchant-statement.tsx'
import { PayDebt } from './pay-debt.tsx'
import { showMoney } from './show-money.ts'
import { MerchantWithdrawals } from './merchant-withdrawals.tsx'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerMoneyText.title)

const MoneyDialog = lazy(() => import('./money-dialogs.tsx'))

/** What a merchant has, what comes when, and what has gone to its bank. */
export default function SellerMoney() {
  const texts = useTexts(sellerMoneyText)
  const found = useDeskQuery(getMerchantMoney, {})
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <HoldLines />
      <DeskAnswer found={found}>{(money) => <Money money={money} />}</DeskAnswer>
    </>
  )
}

function Money({ money }: { money: MerchantMoneyWire }) {
  const [asked, ask] = useState<'withdraw' | 'account'>()
  const close = () => ask(undefined)
  return (
    <div className="seller-columns">
      <div>
        <Balance money={money} onWithdraw={() => ask('withdraw')} />
        <ComingMoney />
        <MadeStatements />
        <MerchantStatement />
      </div>
      <aside>
        <Account money={money} onChange={() => ask('account')} />
        <MerchantWithdrawals list={money.withdrawals} />
      </aside>
      <Suspense>{asked ? <MoneyDialog asked={asked} money={money} onClose={close} /> : null}</Suspense>
    </div>
  )
}

function Balance({ money, onWithdraw }: { money: MerchantMoneyWire; onWithdraw: () => void }) {
  const texts = useTexts(sellerMoneyText)
  const { balance, pending, onTheWay, most, workingDays, account, named, paidBy, payDebt } = money
  const isStated = paidBy === 'statement'
  const isNegative = balance.startsWith('-')
  const isHeld = useHolds().length > 0
  const isReady = account !== null && account.restTime === '' && named?.state !== 'waiting'
  const mayWithdraw = !isStated && !isHeld && isReady && !isNegative && fromWire(balance) > 0
  return (
    <section aria-labelledby="seller-balance">
      <h2 id="seller-balance">{texts.now}</h2>
      <p className="seller-balance">{showMoney(balance)}</p>
      {isNegative ? <p className="admin-notice">{texts.negative}</p> : null}
      {payDebt ? <PayDebt debt={payDebt} /> : null}
      <dl className="seller-sums">
        <div>
          <dt>{texts.pending}</dt>
          <dd>{showMoney(pending)}</dd>
        </div>
        <div>
          <dt>{texts.onTheWay}</dt>
          <dd>{showMoney(onTheWay)}</dd>
        </div>
      </dl>
      {mayWithdraw ? <Button onClick={onWithdraw}>{texts.withdraw}</Button> : null}
      <p className="mute">{isStated ? texts.byStatement(workingDays) : texts.limits(showMoney(most), workingDays)}</p>
    </section>
  )
}

function Account({ money, onChange }: { money: MerchantMoneyWire; onChange: () => void }) {
  const language = useLanguage()
  const texts = useTexts(sellerMoneyText)
  const { account, named, mayNameAccount } = money
  return (
    <section aria-labelledby="seller-account">
      <h2 id="seller-account">{texts.account}</h2>
      {account ? (
        <AccountLines account={account} />
      ) : named?.state === 'waiting' ? null : (
        <p className="mute">{mayNameAccount ? texts.noAccount : `${texts.noAccount} ${texts.askOwner}`}</p>
      )}
      {account?.restTime ? <p className="admin-notice">{texts.rests(showMoment(account.restTime, language))}</p> : null}
      {named ? <Named named={named} isFirst={account === null} /> : null}
      {mayNameAccount ? (
        <p>
          <Button look="line" onClick={onChange}>
            {(account ?? named) ? texts.changeAccount : texts.nameAccount}
          </Button>
        </p>
      ) : null}
    </section>
  )
}

type Named = NonNullable<MerchantMoneyWire['named']>

function AccountLines({ account }: { account: NonNullable<MerchantMoneyWire['account']> }) {
  const language = useLanguage()
  const texts = useTexts(sellerMoneyText)
  const { holder, bankCode, account: number, cardNumber } = account
  return (
    <p>
      {holder}
      <br />
      {`${findBank(bankCode)?.[language] ?? bankCode} ${number}`}
      {cardNumber ? <br /> : null}
      {cardNumber ? texts.card(cardNumber) : null}
    </p>
  )
}

/** What waits for a reviewer, or was refused and why. */
function Named({ named, isFirst }: { named: Named; isFirst: boolean }) {
  const language = useLanguage()
  const texts = useTexts(sellerMoneyText)
  const { state, restTime, namedTime, account, reason } = named
  const when = showMoment(namedTime, language)
  return (
    <div className="admin-notice" role="status">
      {state === 'waiting' ? <AccountLines account={named} /> : null}
      <p>
        {state === 'refused'
          ? texts.refused(account)
          : restTime
            ? texts.inReviewRests(when, showMoment(restTime, language))
            : texts.inReview(when)}
      </p>
      {state === 'refused' ? <p>{texts.reason(reason)}</p> : null}
      {state === 'refused' && !isFirst ? <p>{texts.stays}</p> : null}
    </div>
  )
}
