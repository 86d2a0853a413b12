import { orderCalendarText } from '#language/buying/order-calendar.text.ts'
import { orderText } from '#language/buying/order.text.ts'
import { showDay } from '#language/dates.ts'
import { houseSlug } from '#language/house.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { Button } from '#ui/button.tsx'
import { InvoiceButton } from './invoice-button.tsx'
import { calendarAddress, calendarFile, orderDays } from './order-calendar.ts'
import './order.css'

/** What of an order can be kept: its papers, and its days in a calendar. */
export function OrderPapers({ order }: { order: OrderWire }) {
  const language = useLanguage()
  const texts = useTexts(orderText)
  return (
    <section className="order-papers" aria-labelledby="order-papers">
      <h2 id="order-papers" className="caps">
        {texts.papers}
      </h2>
      <CalendarLink order={order} />
      {order.paidAt ? (
        <a className="link" href={localPath(language, `/myaccount/orders/receipt?orderNo=${order.orderNo}`)}>
          {texts.receipt}
        </a>
      ) : null}
      {order.paidAt ? <InvoiceButton orderNo={order.orderNo} /> : null}
      <Button look="text" className="by-script" onClick={() => print()}>
        {texts.print}
      </Button>
    </section>
  )
}

/** The days of an order that are still to come, for a calendar of one's own; says the first of them. */
export function CalendarLink({ order, className = 'link' }: { order: OrderWire; className?: string }) {
  const language = useLanguage()
  const texts = useTexts(orderCalendarText)
  const days = orderDays(order, language)
  const [first] = days.map(({ until }) => until).sort()
  if (first === undefined) return null
  return (
    <a
      className={className}
      href={calendarAddress(calendarFile(order, days))}
      download={`${houseSlug()}-${order.orderNo}.ics`}
      aria-label={`${texts.add} (${showDay(first, language)})`}
    >
      {texts.add}
    </a>
  )
}
