import type { ReactNode } from 'react'
import { overviewText } from '#language/account/overview.text.ts'
import { orderStateText } from '#language/buying/order-state.text.ts'
import { showDay } from '#language/dates.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OrderListWire, OrderWire } from '#modules/orders/orders.contract.ts'
import type { OrderState } from '#modules/orders/orders.rules.ts'
import type { PieceAct } from '#modules/orders/pieces/unit.rules.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Picture } from '#ui/picture.tsx'
import { addressOfAct } from '../order/piece-acts.tsx'
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
        {first ? <Picture picture={first.productImg} sizes="(min-width: 1024px) 220px, 40vw" most={720} alt="" /> : null}
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

type Waiting = { unpaid: OrderWire[]; arriving: OrderListWire['list']; received: OrderWire[] }

const isChecked = ({ payment }: OrderWire): boolean => payment?.state === 'under-review'

/** What there is to do: to pay, to say that it has come, and what stands open after that. */
export function WaitingForYou({ unpaid, arriving, received }: Waiting) {
  const texts = useTexts(overviewText)
  const after = received.flatMap((order) => afterReceipt(order))
  const toPay = unpaid.filter((order) => !isChecked(order))
  if (toPay.length + arriving.length + after.length === 0) return null
  return (
    <section className="overview-waiting" aria-labelledby="overview-waiting">
      <div className="section-head">
        <h2 id="overview-waiting">{texts.waiting}</h2>
      </div>
      <ul className="rows">
        {toPay.map((order) => (
          <ToPay key={order.orderNo} order={order} />
        ))}
        {arriving.map(({ orderNo }) => (
          <Row key={orderNo} title={texts.confirm} words={texts.order(orderNo)}>
            <Way path={orderAddress(orderNo)}>{texts.see}</Way>
          </Row>
        ))}
        {after.map((one) => (
          <After key={`${one.act} ${one.unitId}`} {...one} />
        ))}
      </ul>
    </section>
  )
}

/** Transfers that have been told of: nobody is to pay them a second time. */
export function WithUs({ unpaid }: Pick<Waiting, 'unpaid'>) {
  const texts = useTexts(overviewText)
  const checked = unpaid.filter(isChecked)
  if (checked.length === 0) return null
  return (
    <section className="overview-waiting" aria-labelledby="overview-with-us">
      <div className="section-head">
        <h2 id="overview-with-us">{texts.withUs}</h2>
      </div>
      <ul className="rows">
        {checked.map(({ orderNo, total }) => (
          <Row key={orderNo} title={texts.checking(showHkdExactly(fromWire(total)))} words={texts.checkingWords}>
            <Way path={orderAddress(orderNo)}>{texts.see}</Way>
          </Row>
        ))}
      </ul>
    </section>
  )
}

function Row({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <li className="waiting-row">
      <span>
        <b>{title}</b>
        <span className="mute">{words}</span>
      </span>
      {children}
    </li>
  )
}

function Way({ path, children }: { path: string; children: string }) {
  return (
    <a className="link" href={localPath(useLanguage(), path)}>
      {children}
    </a>
  )
}

function ToPay({ order }: { order: OrderWire }) {
  const language = useLanguage()
  const texts = useTexts(overviewText)
  const left = useTimeLeft(order.expiresAt, order.serverTime)
  const time = left === undefined ? '' : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <Row title={texts.payOf(showHkdExactly(fromWire(order.total)))} words={time && texts.held(time)}>
      <a className="btn" href={localPath(language, `/payment?orderNo=${order.orderNo}`)}>
        {texts.pay}
      </a>
    </Row>
  )
}

type Open = { act: Extract<PieceAct, 'review' | 'care' | 'return'>; orderNo: string; unitId: string; piece: string; day: string }
const AFTER: Open['act'][] = ['return', 'review', 'care']

/** What a received order leaves open, each once: the days in which it can go back, a word about it, its care. */
function afterReceipt({ orderNo, productItems }: OrderWire): Open[] {
  const pieces = productItems.flatMap(({ brandName, title, units }) =>
    units.map((unit) => ({ ...unit, piece: pieceName(brandName, title) })),
  )
  return AFTER.flatMap((act) => {
    const open = pieces.find(({ acts, lastReturnDay }) => acts.includes(act) && (act !== 'return' || lastReturnDay !== ''))
    return open ? [{ act, orderNo, unitId: open.unitId, piece: open.piece, day: open.lastReturnDay }] : []
  })
}

function After({ act, orderNo, unitId, piece, day }: Open) {
  const language = useLanguage()
  const texts = useTexts(overviewText)
  const said = {
    return: { title: texts.returnUntil(day && showDay(day, language)), words: texts.order(orderNo), way: texts.toReturn },
    review: { title: texts.review, words: texts.reviewOf(piece), way: texts.toReview },
    care: { title: texts.careOf, words: texts.careWords(piece), way: texts.toCare },
  }[act]
  return (
    <Row title={said.title} words={said.words}>
      <Way path={addressOfAct(act, orderNo, unitId)}>{said.way}</Way>
    </Row>
  )
}
