import type { MetaArgs } from 'react-router'
import { sizeLabel } from '#language/product/size-said.ts'
import { courierName } from '#language/buying/couriers.ts'
import { certificateText } from '#language/buying/certificate.text.ts'
import { orderItemText } from '#language/buying/order-item.text.ts'
import { orderText } from '#language/buying/order.text.ts'
import { showDay } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { shownCertificateCode } from '#modules/certificates/certificates.rules.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { fromWire, showHkd } from '#platform/money.ts'
import { Picture } from '#ui/picture.tsx'
import { productAddress } from '../addresses.ts'
import { headTags } from '../head-tags.ts'
import { OrderMissing } from './order-missing.tsx'
import { Fact, TrackingNumber } from './order-parts.tsx'
import { PieceActs } from './piece-acts.tsx'
import { orderTitle } from './order-title.ts'
import { OrderSkeleton } from './order-skeleton.tsx'
import { useOrder } from './use-order.ts'
import './order.css'
import './order-item.css'

export { loadOrder as own } from './use-order.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: orderTitle(location, orderItemText),
    pathname: location.pathname,
    matches,
  })

type Line = OrderWire['productItems'][number]
type Unit = Line['units'][number]

/** One line of an order: what was bought, and how far each piece of it has come. */
export default function OrderItem() {
  const language = useLanguage()
  const texts = useTexts(orderItemText)
  const orderTexts = useTexts(orderText)
  const { order, refused, asked } = useOrder()
  const line = order?.productItems[Number(asked.get('item') ?? 1) - 1]
  if (refused || (order && !line)) return <OrderMissing />
  return (
    <div className="wrap order-page">
      <p className="order-back">
        <a className="link" href={localPath(language, `/myaccount/orders/orderDetail?orderNo=${asked.get('orderNo') ?? ''}`)}>
          {order ? orderTexts.title(order.orderNo) : orderTexts.plainTitle}
        </a>
      </p>
      {line ? <p className="order-item-brand">{line.brandName}</p> : null}
      <h1 tabIndex={-1}>{line?.title ?? texts.plainTitle}</h1>
      {order && line ? <Contents order={order} line={line} /> : <OrderSkeleton />}
    </div>
  )
}

function Contents({ order, line }: { order: OrderWire; line: Line }) {
  const language = useLanguage()
  const texts = useTexts(orderItemText)
  return (
    <div className="order-item">
      <Picture picture={line.productImg} sizes="(min-width: 768px) 320px, 60vw" most={720} alt="" />
      <div className="order-work">
        <section aria-labelledby="item-way">
          <h2 id="item-way">{texts.how}</h2>
          {[...line.units.entries()].map(([at, unit]) => (
            <div key={at} className="order-unit">
              {line.units.length > 1 ? <h3>{texts.piece(at + 1, line.units.length)}</h3> : null}
              <Way order={order} unit={unit} />
              <PieceActs orderNo={order.orderNo} units={[unit]} />
            </div>
          ))}
        </section>
        <dl className="order-facts">
          <Fact name={texts.price}>
            {line.quantity > 1
              ? `${showHkd(fromWire(line.salesPrice))} × ${line.quantity} = ${showHkd(fromWire(line.lineTotal))}`
              : showHkd(fromWire(line.lineTotal))}
          </Fact>
          {line.colour ? <Fact name={texts.colour}>{line.colour}</Fact> : null}
          {line.size ? <Fact name={texts.size}>{sizeLabel(line.size, line.sizeSystem)}</Fact> : null}
          <Fact name={texts.article}>{line.articleNumber}</Fact>
          <Fact name={texts.seller}>{line.merchantName}</Fact>
        </dl>
        <p>
          <a className="btn btn-line" href={productAddress(language, line.brandCode, line.articleNumber)}>
            {texts.seeProduct}
          </a>
        </p>
      </div>
    </div>
  )
}

const STEPS = ['paid', 'with-us', 'passed', 'sent', 'received'] as const
/** The last step a piece has taken. */
const AT: Partial<Record<Unit['state'], number>> = { awaited: 0, 'with-us': 1, passed: 2, sent: 3, received: 4 }

/** How far one piece has come, or what became of it instead. */
function Way({ order, unit }: { order: OrderWire; unit: Unit }) {
  const language = useLanguage()
  const texts = useTexts(orderItemText)
  const { state } = unit
  if (state === 'rejected' || state === 'returned' || state === 'cancelled') return <p>{texts[state]}</p>
  const parcel = unit.parcel === null ? undefined : order.parcels[unit.parcel]
  const at = order.paidAt ? (AT[state] ?? 0) : -1
  const dayOf = (iso: string | null | undefined) => (iso ? showDay(dayInHongKong(new Date(iso)), language) : '')
  const days = [dayOf(order.paidAt), '', '', dayOf(parcel?.sentAt), dayOf(parcel?.receivedAt)]
  return (
    <>
      <ol className="unit-way" aria-label={texts.how}>
        {STEPS.map((step, number) => (
          <li key={step} data-step={number > at ? 'todo' : undefined} aria-current={number === at ? 'step' : undefined}>
            <b>{texts[step]}</b>
            <span className="mute">{days[number]}</span>
          </li>
        ))}
      </ol>
      <CertificateLink code={unit.certificate} />
      {parcel?.trackingNumber ? (
        <p className="unit-parcel">
          {`${courierName(parcel.courier, language)} `}
          <TrackingNumber courier={parcel.courier} number={parcel.trackingNumber} />
        </p>
      ) : null}
    </>
  )
}

function CertificateLink({ code }: { code: string }) {
  const language = useLanguage()
  const texts = useTexts(certificateText)
  if (!code) return null
  return (
    <p className="unit-parcel">
      {`${texts.ofPiece} `}
      <a className="link" href={localPath(language, `/certificate/${code}`)}>
        {shownCertificateCode(code)}
      </a>
    </p>
  )
}
