import { payoutFailureText } from '#language/buying/payout.text.ts'
import { showDate, showMoment } from '#language/dates.ts'
import { merchantWithdrawalText, sellerMoneyText } from '#language/seller/seller-money.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { MerchantWithdrawalWire } from '#modules/settlement/merchant-money.contract.ts'
import { cancelMerchantWithdrawal, getMerchantMoney } from '#modules/settlement/merchant-money.paths.ts'
import { answerDeskQuery, askAgain, useDeskAction } from '#desk/desk-query.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { showMoney } from './show-money.ts'

/** What was asked to be paid, the newest first, and what became of it. */
export function MerchantWithdrawals({ list }: { list: readonly MerchantWithdrawalWire[] }) {
  const texts = useTexts(sellerMoneyText)
  return (
    <section aria-labelledby="seller-withdrawals">
      <h2 id="seller-withdrawals">{texts.withdrawals}</h2>
      {list.length === 0 ? <p className="mute">{texts.noWithdrawals}</p> : null}
      <ul className="seller-parcels">
        {list.map((one) => (
          <Withdrawal key={one.withdrawalId} one={one} />
        ))}
      </ul>
    </section>
  )
}

function Withdrawal({ one }: { one: MerchantWithdrawalWire }) {
  const language = useLanguage()
  const texts = useTexts(sellerMoneyText)
  const states = useTexts(merchantWithdrawalText)
  const failures = useTexts(payoutFailureText)
  const { withdrawalId, amount, state, failure, createTime, dueDay, account } = one
  const { act, busy } = useDeskAction(() => callSeller(cancelMerchantWithdrawal, { withdrawalId }))
  const cancel = async () => {
    const result = await act(undefined)
    if (!result.ok) {
      askAgain(getMerchantMoney)
      return toast('error', result.msg)
    }
    answerDeskQuery(getMerchantMoney, {}, result.data)
    return toast('success', texts.cancelled)
  }
  const isOpen = state === 'waiting' || state === 'taken' || state === 'sent'
  const facts = [texts.asked(showMoment(createTime, language)), isOpen ? texts.dueBy(showDate(dueDay, language)) : '']
  return (
    <li>
      <b>{`${showMoney(amount)} · ${states[state]}`}</b>
      <span className="mute">{facts.filter(Boolean).join(language === 'zh' ? '，' : ', ')}</span>
      <span className="mute">{[account, failure ? failures[failure] : ''].filter(Boolean).join(' · ')}</span>
      {state === 'waiting' ? (
        <Button look="text" busy={busy} aria-label={texts.cancelNamed(showMoney(amount))} onClick={() => void cancel()}>
          {texts.cancel}
        </Button>
      ) : null}
    </li>
  )
}
