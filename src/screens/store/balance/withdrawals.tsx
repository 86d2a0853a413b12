import { useState } from 'react'
import { balanceText, withdrawalStateText } from '#language/account/balance.text.ts'
import { payoutFailureText } from '#language/buying/payout.text.ts'
import { showDate } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { WithdrawalWire } from '#modules/balance/balance.contract.ts'
import { findBank } from '#language/buying/banks.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'

type Props = { list: readonly WithdrawalWire[]; onCancel: (withdrawalId: string) => Promise<void> }

/** What goes to the bank, and what went; until somebody takes it up it can be cancelled. */
export function Withdrawals({ list, onCancel }: Props) {
  const texts = useTexts(balanceText)
  return (
    <section aria-labelledby="withdrawals">
      <h2 id="withdrawals">{texts.withdrawals}</h2>
      <ul className="balance-rows">
        {list.map((one) => (
          <Withdrawal key={one.withdrawalId} withdrawal={one} onCancel={onCancel} />
        ))}
      </ul>
    </section>
  )
}

function Withdrawal({ withdrawal, onCancel }: { withdrawal: WithdrawalWire } & Pick<Props, 'onCancel'>) {
  const language = useLanguage()
  const texts = useTexts(balanceText)
  const states = useTexts(withdrawalStateText)
  const failures = useTexts(payoutFailureText)
  const [busy, setBusy] = useState(false)
  const { withdrawalId, amount, state, failure, bankCode, account, createTime, dueDay } = withdrawal
  const shown = showHkdExactly(fromWire(amount))
  const isOpen = state === 'waiting' || state === 'taken'
  const cancel = async () => {
    if (busy) return
    setBusy(true)
    await onCancel(withdrawalId)
    setBusy(false)
  }
  return (
    <li>
      <p>
        <b>{shown}</b>
        <span>{states[state]}</span>
        {failure === '' ? null : <span className="mute">{failures[failure]}</span>}
        <span className="mute">{[findBank(bankCode)?.[language] ?? bankCode, account].filter(Boolean).join(' ')}</span>
        <span className="mute">
          {isOpen ? texts.due(showDate(dueDay, language)) : texts.asked(showDate(dayInHongKong(new Date(createTime)), language))}
        </span>
      </p>
      {state === 'waiting' ? (
        <Button look="text" className="by-script" busy={busy} aria-label={texts.cancelNamed(shown)} onClick={() => void cancel()}>
          {texts.cancel}
        </Button>
      ) : null}
    </li>
  )
}
