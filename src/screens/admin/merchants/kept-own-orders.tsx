import { keptMerchantText, sharedMarkText } from '#language/sellers/kept-merchants.text.ts'
import { showDate } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { KeptMerchantWire } from '#modules/merchants/kept-merchants.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { useMay } from '#screens/admin/session/session.ts'

/** What people of a merchant have bought of it: a signal, since prices, ranks and reviews follow from sales. */
export function KeptOwnOrders({ ownOrders }: Pick<KeptMerchantWire, 'ownOrders'>) {
  const language = useLanguage()
  const texts = useTexts(keptMerchantText)
  const marks = useTexts(sharedMarkText)
  const may = useMay()
  return (
    <section aria-labelledby="merchant-own-orders">
      <h2 id="merchant-own-orders">{texts.ownPurchases}</h2>
      <ul className="merchant-list">
        {ownOrders.map(({ orderNo, date, items, amount, by }) => (
          <li key={orderNo}>
            {may('read-orders') ? (
              <a className="link" href={localPath(language, `/admin/orders/${orderNo}`)}>
                {orderNo}
              </a>
            ) : (
              orderNo
            )}
            <p className="mute">
              {[
                texts.ownPurchase(showDate(date, language), items, showHkdExactly(fromWire(amount))),
                by.map((mark) => marks[mark]).join(language === 'zh' ? '、' : ', '),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      <p className="mute">{ownOrders.length > 0 ? texts.ownPurchasesWhy : texts.noOwnPurchases}</p>
    </section>
  )
}
