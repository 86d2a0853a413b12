import { showMoment } from '#language/dates.ts'
import { adminMoneyText, moneyRepairedText } from '#language/admin/admin-money.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { MoneyWire } from '#modules/treasury/money.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'

/** What was set right last: what, whose, why, by whom and when. */
export function AdminRepaired({ list }: { list: MoneyWire['repaired'] }) {
  const language = useLanguage()
  const texts = useTexts(adminMoneyText)
  const names = useTexts(moneyRepairedText)
  if (list.length === 0) return null
  return (
    <section className="admin-money-part" aria-labelledby="money-repaired">
      <h2 id="money-repaired">{texts.repairedTitle}</h2>
      <ul className="admin-repaired">
        {list.map(({ kind, reference, amount, reason, by, time }) => (
          <li key={`${time}-${reference}`}>
            <span>
              <b>{names[kind]}</b> {showHkdExactly(fromWire(amount))}, {reference}
            </span>
            <span className="mute">{reason}</span>
            <span className="mute">{texts.repairedBy(by, showMoment(time, language))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
