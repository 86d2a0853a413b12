import { counted } from '#language/counted.ts'
import { shownPhone } from '#language/shown-phone.ts'
import type { ReactNode } from 'react'
import { showDay, showMoment } from '#language/dates.ts'
import { pieceMoveText } from '#language/buying/piece-standing.text.ts'
import { courierName, trackingAddress } from '#language/buying/couriers.ts'
import { orderStateText, payTypeText } from '#language/buying/order-state.text.ts'
import { orderText } from '#language/buying/order.text.ts'
import { priceText } from '#language/buying/price.text.ts'
import { zoneText } from '#language/buying/zone.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { PICK_UP } from '#modules/fulfilment/address.rules.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { OutsideLink } from '#ui/outside-link.tsx'
import { PriceLine, PriceList } from '#screens/price-list.tsx'
import { placeLines } from './order-place.ts'
import './order-lines.css'

export function OrderSums({ order }: { order: OrderWire }) {
  const zones = useTexts(zoneText)
  const texts = useTexts(orderText)
  return (
    <section className="order-summary" aria-labelledby="order-sums">
      <h2 id="order-sums" className="caps">
        {order.paidAt ? texts.paidTitle : texts.toPayTitle}
      </h2>
      <dl className="sums">
        <PriceList price={order} />
        <Returned order={order} />
      </dl>
      {order.zone ? <p className="summary-note mute">{zones.duties}</p> : null}
    </section>
  )
}

/** What is back, by where it went. */
function Returned({ order: { returned, returnedToBalance, returnedPoints } }: { order: OrderWire }) {
  const texts = useTexts(priceText)
  return (
    <>
      {returned === '0.00' ? null : <PriceLine name={texts.returned} amount={showHkdExactly(fromWire(returned))} />}
      {returnedToBalance === '0.00' ? null : (
        <PriceLine name={texts.returnedToBalance} amount={showHkdExactly(fromWire(returnedToBalance))} />
      )}
      {returnedPoints === 0 ? null : <PriceLine name={texts.returnedPoints} amount={counted(returnedPoints)} />}
    </>
  )
}

/** What is there, or does not come, has no day by which it is to arrive. */
const ARRIVES_NO_MORE: ReadonlySet<OrderWire['state']> = new Set([
  'closed',
  'received',
  'successful',
  'refund-pending',
  'refunded',
  'failed',
])

/** When it arrives, how it travels, where it goes, how it is paid. */
export function OrderFacts({ order }: { order: OrderWire }) {
  const language = useLanguage()
  const texts = useTexts(orderText)
  const ways = useTexts(payTypeText)
  const pickUp = order.logisticsType === PICK_UP
  const waits = pickUp && order.state === 'to-be-received'
  const open = !waits && !ARRIVES_NO_MORE.has(order.state)
  return (
    <section aria-labelledby="order-details">
      <h2 id="order-details" className="caps">
        {texts.detailsTitle}
      </h2>
      <dl className="order-facts">
        {open ? (
          <Fact name={pickUp ? texts.ready : texts.arrives}>
            <span>{showDay(order.arrivesBy, language)}</span>
            <ZoneDays zone={order.zone} />
          </Fact>
        ) : null}
        <Fact name={pickUp ? texts.pickUp : texts.toAddress}>
          {placeLines(order, language).map((line) => (
            <span key={line}>{line}</span>
          ))}
          {order.addressChange === 'open' ? (
            <a className="link order-change" href={localPath(language, `/addressUpdate?orderNo=${order.orderNo}`)}>
              {texts.changeAddress}
            </a>
          ) : null}
        </Fact>
        <Fact name={texts.contactTitle}>
          <span>{shownPhone(order.address)}</span>
          <span>{order.billEmail}</span>
        </Fact>
        <Fact name={texts.payment}>{ways[order.payType]}</Fact>
        <Fact name={texts.placed}>{showMoment(order.createTime, language)}</Fact>
      </dl>
    </section>
  )
}

function ZoneDays({ zone }: Pick<OrderWire, 'zone'>) {
  const texts = useTexts(zoneText)
  return zone ? <span className="mute">{texts.days(zone.name, zone.days.earliest, zone.days.latest)}</span> : null
}

/** Who carries a parcel, and under which number; of several it says which one. */
export function Parcel({ order: { parcels }, at }: { order: Pick<OrderWire, 'parcels'>; at: number }) {
  const language = useLanguage()
  const texts = useTexts(orderText)
  const parcel = parcels[at]
  if (!parcel) return null
  const { courier, trackingNumber, sentAt } = parcel
  if (parcels.length === 1 && !courier && !trackingNumber) return null
  return (
    <dl className="order-facts order-travel">
      {parcels.length > 1 ? (
        <Fact name={texts.parcelOf(at + 1, parcels.length)}>
          <span>{[courier ? courierName(courier, language) : '', showMoment(sentAt, language)].filter(Boolean).join(' · ')}</span>
          {trackingNumber ? <TrackingNumber courier={courier} number={trackingNumber} /> : null}
        </Fact>
      ) : (
        <>
          {courier ? <Fact name={texts.courier}>{courierName(courier, language)}</Fact> : null}
          {trackingNumber ? (
            <Fact name={texts.tracking}>
              <TrackingNumber courier={courier} number={trackingNumber} />
            </Fact>
          ) : null}
        </>
      )}
    </dl>
  )
}

/** Leads to the courier's own page about the parcel, beside this one. */
export function TrackingNumber({ courier, number }: { courier: string; number: string }) {
  const address = trackingAddress(courier, number, useLanguage())
  return address ? <OutsideLink address={address}>{number}</OutsideLink> : number
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function OrderHistory({ order }: { order: OrderWire }) {
  const language = useLanguage()
  const texts = useTexts(orderText)
  const states = useTexts(orderStateText)
  const moves = useTexts(pieceMoveText)
  const told = (entry: OrderWire['history'][number], before: OrderWire['history'][number] | undefined): string => {
    if (entry.move === 'change-address') return texts.addressChanged
    // What moved the whole order is said by where it stands; what only part of it, by what happened.
    const isPart = entry.move === 'reject' || entry.move === 'return' || before?.toState === entry.toState
    return isPart && entry.move in moves ? moves[entry.move as keyof typeof moves] : states[entry.toState]
  }
  return (
    <section aria-labelledby="order-history">
      <h2 id="order-history">{texts.history}</h2>
      <ol className="order-history">
        {[...order.history.entries()].reverse().map(([at, entry]) => (
          <li key={`${entry.date} ${entry.move}`}>
            <span>{told(entry, order.history[at - 1])}</span>
            <span className="mute">{showMoment(entry.date, language)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
