import { showMoment } from '#language/dates.ts'
import { requestMoneyText } from '#language/sourcing/accept-quote.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OwnRequestWire } from '#modules/sourcing/sourcing.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Picture } from '#ui/picture.tsx'
import { RequestPicture } from './request-picture.tsx'

const cash = (wire: string): string => showHkdExactly(fromWire(wire))

/** What was paid for a request, what is to pay and until when. */
export function RequestMoney({ request: { deposit, order, dueTime, state } }: { request: OwnRequestWire }) {
  const texts = useTexts(requestMoneyText)
  const language = useLanguage()
  if (!deposit) return null
  const isDue = deposit.state === 'due'
  return (
    <section className="src-money" aria-labelledby="src-money">
      <h2 id="src-money">{texts.title}</h2>
      <p>
        {[
          `${texts.deposit} ${cash(deposit.amount)}`,
          isDue ? texts.due(showMoment(deposit.expireTime, language)) : texts[deposit.state],
        ].join(' · ')}
      </p>
      {isDue ? <Pay orderNo={deposit.orderNo} words={texts.payDeposit} /> : null}
      {order ? (
        <>
          <p>
            {[
              `${texts.rest} ${cash(order.rest)}`,
              order.isPaid ? texts.paid : state === 'passed' ? texts.due(showMoment(dueTime, language)) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {state === 'passed' ? <Pay orderNo={order.orderNo} words={texts.payRest} /> : null}
          <p>
            <a className="link" href={localPath(language, `/myaccount/orders/orderDetail?orderNo=${order.orderNo}`)}>
              {texts.toOrder}
            </a>
          </p>
        </>
      ) : null}
    </section>
  )
}

function Pay({ orderNo, words }: { orderNo: string; words: string }) {
  return (
    <p>
      <a className="btn" href={localPath(useLanguage(), `/payment?orderNo=${orderNo}`)}>
        {words}
      </a>
    </p>
  )
}

/** What proves how far it has come: the receipt, the parcel, and the item in our hands. */
export function RequestProofs({ request }: { request: OwnRequestWire }) {
  const texts = useTexts(requestMoneyText)
  const { requestNo, receipts, itemPictures, courier, trackingNumber } = request
  if (receipts.length === 0 && itemPictures.length === 0) return null
  return (
    <section className="src-proofs">
      {receipts.length > 0 ? (
        <>
          <h2>{texts.receipt}</h2>
          <ul>
            {receipts.map((uploadId, at) => (
              <li key={uploadId}>
                <RequestPicture requestNo={requestNo} uploadId={uploadId} number={at + 1} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {courier ? <p className="mute">{[texts.tracking, courier, trackingNumber].join(' · ')}</p> : null}
      {itemPictures.length > 0 ? (
        <>
          <h2>{texts.item}</h2>
          <ul>
            {itemPictures.map((picture) => (
              <li key={picture.hash}>
                <Picture picture={{ ...picture, alt: texts.item }} sizes="160px" most={360} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
