import { showDay, showMoment } from '#language/dates.ts'
import { adminOrderText, consignmentStateText } from '#language/admin/admin-order.text.ts'
import { zoneText } from '#language/buying/zone.text.ts'
import { courierName, trackingAddress } from '#language/buying/couriers.ts'
import type { Language } from '#language/languages.ts'
import { type Spoken, useLanguage, useTexts } from '#language/texts.ts'
import { PICK_UP } from '#modules/fulfilment/address.rules.ts'
import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import type { ParcelWire } from '#modules/orders/orders.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { OutsideLink } from '#ui/outside-link.tsx'

type Fact = [label: string, value: string, address?: string | undefined]

/** It has left the bench, and nobody carries it any further. */
const isWaiting = ({ state }: AdminOrderWire['consignments'][number], { logisticsType }: AdminOrderWire): boolean =>
  state === 'sent' && logisticsType === PICK_UP

/** `number`: which parcel of several; 0 when it is the only one. */
function parcelFacts(
  { courier, trackingNumber }: ParcelWire,
  number: number,
  texts: Spoken<typeof adminOrderText>,
  language: Language,
): Fact[] {
  const address = trackingAddress(courier, trackingNumber, language)
  return [
    ...(courier ? [[number ? texts.parcelOf(number) : texts.parcel, courierName(courier, language)] satisfies Fact] : []),
    ...(trackingNumber
      ? [[number ? texts.trackingOf(number) : texts.trackingNumber, trackingNumber, address] satisfies Fact]
      : []),
  ]
}

/** Times, parcels, and each seller's share. */
export function AdminOrderFacts({ order }: { order: AdminOrderWire }) {
  const language = useLanguage()
  const texts = useTexts(adminOrderText)
  const zones = useTexts(zoneText)
  const standings = useTexts(consignmentStateText)
  const pending = order.state === 'payment-pending'
  const facts: Fact[] = [
    [texts.placed, showMoment(order.createTime, language)],
    ...(pending ? [[texts.payUntil, showMoment(order.expiresAt, language)] satisfies Fact] : []),
    ...(order.paidAt ? [[texts.paid, showMoment(order.paidAt, language)] satisfies Fact] : []),
    ...(order.paidAt ? [[texts.arrivesBy, showDay(order.arrivesBy, language)] satisfies Fact] : []),
    ...(order.zone
      ? [[texts.zone, zones.days(order.zone.name, order.zone.days.earliest, order.zone.days.latest)] satisfies Fact]
      : []),
    ...order.parcels.flatMap((parcel, at) => parcelFacts(parcel, order.parcels.length > 1 ? at + 1 : 0, texts, language)),
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
              <dd className="admin-num">
                <span className="mute">{standings[isWaiting(consignment, order) ? 'waiting' : consignment.state]}</span>{' '}
                {showHkdExactly(fromWire(consignment.amount))}
                {consignment.dueTime ? <Due time={consignment.dueTime} isLate={consignment.dueTime < order.serverTime} /> : null}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

/** By when its seller sends it, and that this has passed. */
function Due({ time, isLate }: { time: string; isLate: boolean }) {
  const language = useLanguage()
  const texts = useTexts(adminOrderText)
  const moment = showMoment(time, language)
  return (
    <>
      <br />
      {isLate ? <b>{texts.sendLate(moment)}</b> : <span className="mute">{texts.sendBy(moment)}</span>}
    </>
  )
}
