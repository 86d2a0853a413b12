import type { MetaArgs } from 'react-router'
import { useParams } from 'react-router'
import { courierName, trackingAddress } from '#language/buying/couriers.ts'
import { showDate, showMoment } from '#language/dates.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { sellerOrderText, sellerPieceText } from '#language/seller/seller-orders.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { type ConsignmentPieceWire, type ConsignmentWire, isUnsent } from '#modules/orders/pieces/consignments.contract.ts'
import { getConsignment } from '#modules/orders/pieces/consignments.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Picture } from '#ui/picture.tsx'
import { SellerCases } from './seller-cases.tsx'
import { SendParcel } from './send-parcel.tsx'
import { UnableToSend } from './unable-to-send.tsx'
import { WriteToBuyer } from './write-to-buyer.tsx'

export const meta = ({ location, params }: MetaArgs) =>
  sellerHead(location.pathname, {
    en: sellerOrderText.title.en(params.orderNo ?? ''),
    zh: sellerOrderText.title.zh(params.orderNo ?? ''),
  })

/** A merchant's own part of an order: its pieces, what is to be done, and what it brings. */
export default function SellerOrder() {
  const { orderNo = '' } = useParams()
  const language = useLanguage()
  const texts = useTexts(sellerOrderText)
  const found = useDeskQuery(getConsignment, { orderNo })
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/seller/orders')}>
          {texts.back}
        </a>
      </p>
      <h1 tabIndex={-1}>{texts.title(orderNo)}</h1>
      <DeskAnswer found={found} height={560} missing={<EmptyState title={texts.missingTitle}>{texts.missing}</EmptyState>}>
        {(order) => <Order order={order} />}
      </DeskAnswer>
    </>
  )
}

function Order({ order }: { order: ConsignmentWire }) {
  const language = useLanguage()
  const texts = useTexts(sellerOrderText)
  const { dueTime, isLate, tab, paidTime, cancelDay, lateFee } = order
  const due = dueTime && tab === 'to-send' ? (isLate ? texts.wasDue : texts.sendBy)(showMoment(dueTime, language)) : ''
  const fee = fromWire(lateFee)
  const cost = cancelDay
    ? texts.cancelled(showDate(cancelDay, language), showHkdExactly(lossOf(order)), fee > 0 ? showHkdExactly(fee) : '')
    : ''
  return (
    <>
      <p className={isLate ? 'admin-notice' : 'admin-lead'}>
        {[due, texts.paid(showMoment(paidTime, language)), cost].filter(Boolean).join(language === 'zh' ? '' : ' ')}
      </p>
      <div className="seller-columns">
        <div>
          <section aria-labelledby="seller-items">
            <h2 id="seller-items">{texts.items}</h2>
            <ul className="seller-pieces">
              {order.pieces.map((piece) => (
                <Piece key={piece.unitId} piece={piece} />
              ))}
            </ul>
          </section>
          <SellerCases orderNo={order.orderNo} />
          <SendParcel order={order} />
          <UnableToSend order={order} />
        </div>
        <aside>
          <Brings order={order} />
          <Parcels order={order} />
          <WriteToBuyer orderNo={order.orderNo} />
        </aside>
      </div>
    </>
  )
}

/** What of it would be cancelled brings so much. */
const lossOf = ({ pieces }: ConsignmentWire): number =>
  pieces.filter(isUnsent).reduce((sum, { receives }) => sum + fromWire(receives), 0)

function Piece({ piece }: { piece: ConsignmentPieceWire }) {
  const texts = useTexts(sellerOrderText)
  const states = useTexts(sellerPieceText)
  const { unitCode, brandName, title, colour, size, itemNumber, productImg, receives, reason } = piece
  return (
    <li>
      <Picture picture={productImg} sizes="60px" most={240} alt="" />
      <div>
        <b>{pieceName(brandName, title)}</b>
        <span className="mute">{[colour, size, itemNumber].filter(Boolean).join(' · ')}</span>
        <span className="mute">{unitCode}</span>
        {reason ? <span>{texts.because(reason)}</span> : null}
      </div>
      <div className="admin-num">
        <span>{showHkdExactly(fromWire(receives))}</span>
        <span className="admin-state">{piece.isComing ? texts.coming : states[piece.state]}</span>
      </div>
    </li>
  )
}

/** The very amounts that will be settled. */
function Brings({ order: { goods, commission, card, fees, receives } }: { order: ConsignmentWire }) {
  const texts = useTexts(sellerOrderText)
  const kept = (amount: string): string => (fromWire(amount) === 0 ? showHkdExactly(0) : `−${showHkdExactly(fromWire(amount))}`)
  const rows = [
    [texts.goods, showHkdExactly(fromWire(goods))],
    [texts.commission, kept(commission)],
    [texts.card, kept(card)],
    ...(fromWire(fees) > 0 ? [[texts.fees, kept(fees)]] : []),
    [texts.receives, showHkdExactly(fromWire(receives))],
  ]
  return (
    <section aria-labelledby="seller-brings">
      <h2 id="seller-brings">{texts.brings}</h2>
      <dl className="seller-sums">
        {rows.map(([name, amount]) => (
          <div key={name} className={name === texts.receives ? 'seller-sums-total' : undefined}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mute">{texts.bringsWords}</p>
    </section>
  )
}

function Parcels({ order: { parcels } }: { order: ConsignmentWire }) {
  const language = useLanguage()
  const texts = useTexts(sellerOrderText)
  if (parcels.length === 0) return null
  return (
    <section aria-labelledby="seller-parcels">
      <h2 id="seller-parcels">{texts.parcels}</h2>
      <ul className="seller-parcels">
        {parcels.map(({ courier, trackingNumber, sentTime, arriveTime }) => (
          <li key={`${sentTime} ${arriveTime} ${trackingNumber}`}>
            {courier ? <Carried courier={courier} trackingNumber={trackingNumber} /> : null}
            {sentTime ? <span className="mute">{texts.sentOn(showMoment(sentTime, language))}</span> : null}
            {arriveTime ? <span className="mute">{texts.arrived(showMoment(arriveTime, language))}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Carried({ courier, trackingNumber }: { courier: string; trackingNumber: string }) {
  const language = useLanguage()
  const href = trackingNumber ? trackingAddress(courier, trackingNumber, language) : undefined
  const words = [courierName(courier, language), trackingNumber].filter(Boolean).join(' ')
  if (!href) return <span>{words}</span>
  return (
    <a className="link" href={href} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
}
