import { sellerLinksText } from '#language/seller/seller-links.text.ts'
import { useTexts } from '#language/texts.ts'
import type { LinksWire } from '#modules/referrals/referrals.contract.ts'
import { showMoney } from '#screens/seller/money/show-money.ts'

/** What came of all links together. */
export function LinkTotals({ totals: { visits, orders, kept, earned, coming } }: Pick<LinksWire, 'totals'>) {
  const texts = useTexts(sellerLinksText)
  const figures = [
    [texts.visits, String(visits)],
    [texts.orders, String(orders)],
    [texts.kept, String(kept)],
    [texts.coming, showMoney(coming)],
    [texts.earned, showMoney(earned)],
  ]
  return (
    <dl className="link-totals">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
