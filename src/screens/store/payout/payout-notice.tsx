import { payoutFailureText, payoutText } from '#language/buying/payout.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { findBank } from '#language/buying/banks.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'

/** What goes back by bank transfer: to which account, or that one is needed. */
export function PayoutNotice({ order: { orderNo, payout } }: { order: OrderWire }) {
  const language = useLanguage()
  const texts = useTexts(payoutText)
  const failures = useTexts(payoutFailureText)
  if (!payout) return null
  const amount = showHkdExactly(fromWire(payout.amount))
  const account = [findBank(payout.bankCode)?.[language] ?? '', payout.account].filter(Boolean).join(' ')
  const page = localPath(language, `/order/payout?orderNo=${orderNo}`)
  return (
    <section className="order-payout" aria-label={texts.block}>
      {payout.failure === '' ? null : <p>{`${texts.failed}${language === 'zh' ? '' : ' '}${failures[payout.failure]}`}</p>}
      <p>{payout.state === 'asked' ? texts.asked(amount) : texts[payout.state](amount, account)}</p>
      {payout.state === 'asked' ? (
        <a className="btn" href={page}>
          {texts.give}
        </a>
      ) : null}
    </section>
  )
}
