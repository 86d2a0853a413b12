import { showDay, showMoment } from '#language/dates.ts'
import { officeOrderText } from '#language/office-order.text.ts'
import { courierName } from '#language/order-state.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { OfficeOrderWire } from '#modules/orders/orders.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'

/** Times, parcel, and each seller's share. */
export function OfficeOrderFacts({ order }: { order: OfficeOrderWire }) {
  const language = useLanguage()
  const texts = useTexts(officeOrderText)
  const pending = order.state === 'payment-pending'
  const facts: [string, string][] = [
    [texts.placed, showMoment(order.createTime, language)],
    ...(pending ? [[texts.payUntil, showMoment(order.expiresAt, language)] satisfies [string, string]] : []),
    ...(order.paidAt ? [[texts.paid, showMoment(order.paidAt, language)] satisfies [string, string]] : []),
    ...(order.paidAt ? [[texts.arrivesBy, showDay(order.arrivesBy, language)] satisfies [string, string]] : []),
    ...(order.courier ? [[texts.parcel, courierName(order.courier, language)] satisfies [string, string]] : []),
    ...(order.trackingNumber ? [[texts.trackingNumber, order.trackingNumber] satisfies [string, string]] : []),
  ]
  return (
    <>
      <dl className="office-facts office-facts-list">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="office-consignments">
        <h2 id="office-consignments">{texts.consignments}</h2>
        <dl className="office-facts office-facts-list">
          {order.consignments.map((consignment) => (
            <div key={consignment.merchantName}>
              <dt>{consignment.merchantName}</dt>
              <dd className="office-num">{showHkdExactly(fromWire(consignment.amount))}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
