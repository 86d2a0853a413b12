import { findBank } from '#language/buying/banks.ts'
import { sellerDebtText } from '#language/seller/seller-money.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { MerchantMoneyWire } from '#modules/settlement/merchant-money.contract.ts'
import { showMoney } from './show-money.ts'

/** What is owed can be paid by transfer: where to, and by which reference we know it. */
export function PayDebt({ debt }: { debt: NonNullable<MerchantMoneyWire['payDebt']> }) {
  const language = useLanguage()
  const texts = useTexts(sellerDebtText)
  const { amount, payee, bankCode, account, fpsId, reference } = debt
  const facts = [
    [texts.amount, showMoney(amount)],
    [texts.payee, payee],
    [texts.account, `${findBank(bankCode)?.[language] ?? bankCode} ${account}`],
    [texts.fps, fpsId],
    [texts.reference, reference],
  ] as const
  return (
    <section aria-labelledby="pay-debt">
      <h3 id="pay-debt">{texts.title}</h3>
      <dl className="seller-sums">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mute">{texts.words}</p>
    </section>
  )
}
