import { showDay, showMoment } from '#language/dates.ts'
import { adminOrderText } from '#language/admin/admin-order.text.ts'
import { courierName } from '#language/buying/order-state.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { AdminOrderWire } from '#modules/orders/orders.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'

/** Times, parcel, and each seller's share. */
export function AdminOrderFacts({ order }: { order: AdminOrderWire }) {
  const language = useLanguage()
  const texts = useTexts(adminOrderText)
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
      <dl className="admin-facts admin-facts-list">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="admin-consignments">
        <h2 id="admin-consignments">{texts.consignments}</h2>
        <dl className="admin-facts admin-facts-list">
          {order.consignments.map((consignment) => (
            <div key={consignment.merchantName}>
              <dt>{consignment.merchantName}</dt>
              <dd className="admin-num">{showHkdExactly(fromWire(consignment.amount))}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
