import { showDay, showMoment } from '#language/dates.ts'
import { adminOrderText } from '#language/admin/admin-order.text.ts'
import { courierName, trackingAddress } from '#language/buying/couriers.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { AdminOrderWire } from '#modules/orders/orders.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { OutsideLink } from '#ui/outside-link.tsx'

type Fact = [label: string, value: string, address?: string | undefined]

/** Times, parcel, and each seller's share. */
export function AdminOrderFacts({ order }: { order: AdminOrderWire }) {
  const language = useLanguage()
  const texts = useTexts(adminOrderText)
  const pending = order.state === 'payment-pending'
  const tracking = trackingAddress(order.courier, order.trackingNumber, language)
  const facts: Fact[] = [
    [texts.placed, showMoment(order.createTime, language)],
    ...(pending ? [[texts.payUntil, showMoment(order.expiresAt, language)] satisfies Fact] : []),
    ...(order.paidAt ? [[texts.paid, showMoment(order.paidAt, language)] satisfies Fact] : []),
    ...(order.paidAt ? [[texts.arrivesBy, showDay(order.arrivesBy, language)] satisfies Fact] : []),
    ...(order.courier ? [[texts.parcel, courierName(order.courier, language)] satisfies Fact] : []),
    ...(order.trackingNumber ? [[texts.trackingNumber, order.trackingNumber, tracking] satisfies Fact] : []),
  ]
  return (
    <>
      <dl className="admin-facts admin-facts-list">
        {facts.map(([label, value, address]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{address ? <OutsideLink address={address}>{value}</OutsideLink> : value}</dd>
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
