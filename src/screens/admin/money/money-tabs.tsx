import { showMoment } from '#language/dates.ts'
import { adminMoneyText, moneyKindText } from '#language/admin/admin-money.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { MoneyCaseWire } from '#modules/treasury/money.contract.ts'
import { type MoneyKind, moneyKinds } from '#modules/treasury/money.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'

/** How much there is to look at, and since when. */
export function AdminMoneyFigures({ cases }: { cases: readonly MoneyCaseWire[] }) {
  const language = useLanguage()
  const texts = useTexts(adminMoneyText)
  const [oldest] = cases
  if (!oldest) return null
  const sum = cases.reduce((cents, { amount }) => cents + fromWire(amount), 0)
  const figures = [
    [texts.cases, String(cases.length)],
    [texts.inQuestion, showHkdExactly(sum)],
    [texts.oldest, showMoment(oldest.since, language)],
  ]
  return (
    <dl className="admin-money-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Tabs = { cases: readonly MoneyCaseWire[]; chosen: '' | MoneyKind; addressOf: (changes: { state: string }) => string }

/** One link for each kind there is a case of. */
export function AdminMoneyTabs({ cases, chosen, addressOf }: Tabs) {
  const texts = useTexts(adminMoneyText)
  const names = useTexts(moneyKindText)
  const numOf = (kind: MoneyKind): number => cases.filter((one) => one.kind === kind).length
  const present = moneyKinds.filter((kind) => kind === chosen || numOf(kind) > 0)
  const tabs = [
    { kind: '' as const, name: texts.all, num: cases.length },
    ...present.map((kind) => ({ kind, name: names[kind], num: numOf(kind) })),
  ]
  return (
    <nav className="admin-tabs" aria-label={texts.kinds}>
      <ul>
        {tabs.map(({ kind, name, num }) => (
          <li key={kind}>
            <a href={addressOf({ state: kind })} aria-current={kind === chosen ? 'page' : undefined} data-replace data-stay>
              {name} <span className="admin-tab-num">{num}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
