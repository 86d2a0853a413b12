import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { balanceText } from '#language/account/balance.text.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { textsIn, useTexts } from '#language/texts.ts'
import type { AccountWire } from '#modules/balance/balance.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AccountFrame, AccountWaiting } from '../account/account-frame.tsx'
import { headTags } from '../head-tags.ts'
import { BalanceStatement } from './statement.tsx'
import { useBalance } from './use-balance.ts'
import { WithdrawSheet } from './withdraw-sheet.tsx'
import { Withdrawals } from './withdrawals.tsx'
import './balance.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'
export { loadBalance as own } from './use-balance.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(balanceText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

/** What a member has, the way of it to their bank, and how it came about. */
export default function Balance() {
  const texts = useTexts(balanceText)
  return (
    <AccountFrame title={texts.title} path="/myaccount/balance" lead={texts.lead}>
      <OwnBalance />
    </AccountFrame>
  )
}

function OwnBalance() {
  const texts = useTexts(balanceText)
  const ui = useTexts(uiText)
  const { shown, failed, load, follow, cancel } = useBalance()
  const [withdrawing, setWithdrawing] = useState(false)
  if (failed) return <EmptyState title={texts.failed} action={<Button onClick={() => void load()}>{ui.retry}</Button>} />
  if (!shown) return <AccountWaiting />
  const { account, withdrawals, statement } = shown
  return (
    <div className="balance">
      <Now account={account} onWithdraw={() => setWithdrawing(true)} />
      {withdrawals.length > 0 ? <Withdrawals list={withdrawals} onCancel={cancel} /> : null}
      <BalanceStatement statement={statement} />
      <WithdrawSheet
        open={withdrawing}
        account={account}
        onClose={() => setWithdrawing(false)}
        onAsked={(list) => {
          setWithdrawing(false)
          follow(list)
        }}
      />
    </div>
  )
}

/** The figure itself; what waits stands below it in small. */
function Now({ account: { balance, inOrders, inWithdrawals }, onWithdraw }: { account: AccountWire; onWithdraw: () => void }) {
  const texts = useTexts(balanceText)
  const cents = fromWire(balance)
  const waiting = [
    fromWire(inOrders) > 0 ? texts.inOrders(showHkdExactly(fromWire(inOrders))) : '',
    fromWire(inWithdrawals) > 0 ? texts.inWithdrawals(showHkdExactly(fromWire(inWithdrawals))) : '',
  ].filter(Boolean)
  return (
    <section className="balance-now" aria-label={texts.now}>
      <p>
        <span className="mute">{texts.now}</span>
        <b className="serif">{showHkdExactly(cents)}</b>
      </p>
      {waiting.map((words) => (
        <p key={words} className="mute">
          {words}
        </p>
      ))}
      {cents > 0 ? (
        <Button className="by-script" onClick={onWithdraw}>
          {texts.withdraw}
        </Button>
      ) : null}
    </section>
  )
}
