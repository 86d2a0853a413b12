import { overviewText } from '#language/account/overview.text.ts'
import { orderStateText } from '#language/buying/order-state.text.ts'
import { showDay } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OrderListWire, OrderWire } from '#modules/orders/orders.contract.ts'
import type { OrderState } from '#modules/orders/orders.rules.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Picture } from '#ui/picture.tsx'
import { useTimeLeft } from '../payment/use-payment.ts'

const orderAddress = (orderNo: string): string => `/myaccount/orders/orderDetail?orderNo=${orderNo}`

/** The order nearest to arriving, and how far it has come. */
export function OnItsWay({ order }: { order: OrderWire }) {
  const language = useLanguage()
  const texts = useTexts(overviewText)
  const states = useTexts(orderStateText)
  const [first, ...others] = order.productItems
  return (
    <section aria-labelledby="overview-way">
      <div className="section-head">
        <h2 id="overview-way">{texts.onWay}</h2>
        <a className="link" href={localPath(language, orderAddress(order.orderNo))}>
          {texts.order(order.orderNo)}
        </a>
      </div>
      <div className="on-way">
        {first ? <Picture picture={first.productImg} sizes="(min-width: 1024px) 220px, 40vw" most={480} alt="" /> : null}
        <div className="on-way-words">
          <p>{states[order.state]}</p>
          <p className="serif on-way-when">{texts.arrives(showDay(order.arrivesBy, language))}</p>
          {first ? (
            <p>
              <b>{first.brandName}</b>
              <br />
              {[first.title, others.length > 0 ? texts.more(others.length) : '']
                .filter(Boolean)
                .join(language === 'zh' ? '，' : ', ')}
            </p>
          ) : null}
        </div>
        <Steps order={order} />
      </div>
    </section>
  )
}

const AT: Partial<Record<OrderState, number>> = {
  'pending-seller-delivery': 1,
  'pending-platform-delivery': 1,
  'to-be-received': 2,
}

function Steps({ order }: { order: OrderWire }) {
  const language = useLanguage()
  const texts = useTexts(overviewText)
  const at = AT[order.state] ?? 0
  const dayOf = (iso: string | null | undefined) => (iso ? showDay(dayInHongKong(new Date(iso)), language) : '')
  const days = [dayOf(order.paidAt), '', dayOf(order.parcels[0]?.sentAt), '']
  return (
    <ol className="steps" aria-label={texts.steps}>
      {([texts.paid, texts.authenticated, texts.sent, texts.received] as const).map((name, step) => (
        <li key={name} data-step={step > at ? 'todo' : undefined} aria-current={step === at ? 'step' : undefined}>
          <b>{name}</b>
          <span>{days[step]}</span>
        </li>
      ))}
    </ol>
  )
}

type Waiting = { unpaid: OrderWire[]; arriving: OrderListWire['list'] }

export function WaitingForYou({ unpaid, arriving }: Waiting) {
  const language = useLanguage()
  const texts = useTexts(overviewText)
  if (unpaid.length + arriving.length === 0) return null
  return (
    <section className="overview-waiting" aria-labelledby="overview-waiting">
      <div className="section-head">
        <h2 id="overview-waiting">{texts.waiting}</h2>
      </div>
      <ul className="rows">
        {unpaid.map((order) => (
          <ToPay key={order.orderNo} order={order} />
        ))}
        {arriving.map(({ orderNo }) => (
          <li key={orderNo} className="waiting-row">
            <span>
              <b>{texts.confirm}</b>
              <span className="mute">{texts.order(orderNo)}</span>
            </span>
            <a className="link" href={localPath(language, orderAddress(orderNo))}>
              {texts.see}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ToPay({ order }: { order: OrderWire }) {
  const language = useLanguage()
  const texts = useTexts(overviewText)
  const left = useTimeLeft(order.expiresAt, order.serverTime)
  const underReview = order.payment?.state === 'under-review'
  const time = left === undefined ? '' : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <li className="waiting-row">
      <span>
        <b>{texts.payOf(showHkdExactly(fromWire(order.total)))}</b>
        <span className="mute">{underReview ? texts.review : time && texts.held(time)}</span>
      </span>
      <a
        className={underReview ? 'link' : 'btn'}
        href={localPath(language, underReview ? orderAddress(order.orderNo) : `/payment?orderNo=${order.orderNo}`)}
      >
        {underReview ? texts.see : texts.pay}
      </a>
    </li>
  )
}
