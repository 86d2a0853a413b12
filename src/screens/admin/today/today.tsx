import type { MetaArgs } from 'react-router'
import { counted } from '#language/counted.ts'
import { adminTodayText, waitingText } from '#language/admin/admin-today.text.ts'
import { showDate, showDay } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { showToday } from '#modules/reports/reports.paths.ts'
import type { TodayWire, WaitingRoom } from '#modules/reports/today.contract.ts'
import { dayAfter } from '#platform/clock.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { AdminOrderTable } from '#screens/admin/orders/order-table.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { EmptyState } from '#ui/empty-state.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminTodayText.title)

const PATHS: Record<WaitingRoom, string> = {
  receipts: '/admin?state=payment-pending',
  dispatch: '/admin/dispatch',
  bench: '/admin/bench',
  returns: '/admin/returns',
  'put-away': '/admin?state=to-put-away',
  sourcing: '/admin/sourcing',
  claims: '/admin/claims',
  money: '/admin/money',
  ledger: '/admin/money/ledger',
  payouts: '/admin/payouts',
  'late-withdrawals': '/admin/payouts',
  applications: '/admin/applications',
  'merchant-accounts': '/admin/merchants?state=accounts',
  'merchant-health': '/admin/merchants?state=health',
  'closing-shops': '/admin/merchants?state=closing',
  listings: '/admin/listings',
  appeals: '/admin/sellerAnswers?state=appealed',
  'send-backs': '/admin/benchCases?state=return',
  approvals: '/admin/approvals',
  moderation: '/admin/moderation',
  drafts: '/admin/products',
  'price-changes': '/admin/price-changes',
  work: '/admin/work',
  backups: '/admin/work',
}

/** The first room: how the day goes, what waits for whoever looks, and what came last. */
export default function AdminToday() {
  const language = useLanguage()
  const texts = useTexts(adminTodayText)
  const found = useDeskQuery(showToday, {})
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p className="mute">{found.data ? showDate(found.data.day, language) : null}</p>
      </div>
      <DeskAnswer found={found}>
        {(today) => (
          <div className="admin-today">
            {today.sales ? <Sales day={today.day} sales={today.sales} /> : null}
            <Waiting waiting={today.waiting} />
            {today.orders ? <Newest orders={today.orders} /> : null}
          </div>
        )}
      </DeskAnswer>
    </>
  )
}

type Sales = NonNullable<TodayWire['sales']>

function Sales({ day, sales: { now, before, whole } }: { day: string; sales: Sales }) {
  const language = useLanguage()
  const texts = useTexts(adminTodayText)
  const figures = [
    { name: texts.placed, of: ({ placed }: Sales['now']) => counted(placed) },
    { name: texts.paid, of: ({ paid }: Sales['now']) => counted(paid) },
    { name: texts.money, of: ({ sales }: Sales['now']) => showHkdExactly(fromWire(sales)) },
    { name: texts.back, of: ({ back }: Sales['now']) => showHkdExactly(fromWire(back)) },
  ]
  return (
    <section className="admin-today-sales" aria-labelledby="sales">
      <h2 id="sales">{texts.sales}</h2>
      <dl className="admin-figures">
        {figures.map(({ name, of }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{of(now)}</dd>
            <dd className="mute">{texts.until(of(before))}</dd>
            <dd className="mute">{texts.whole(of(whole))}</dd>
          </div>
        ))}
      </dl>
      <p className="admin-today-foot">
        <span className="mute">{texts.beside(showDay(dayAfter(day, -7), language))}</span>{' '}
        <a className="link" href={localPath(language, '/admin/reports')}>
          {texts.reports}
        </a>
      </p>
    </section>
  )
}

/** Each room with its number; those where nothing waits stand back. */
function Waiting({ waiting }: Pick<TodayWire, 'waiting'>) {
  const language = useLanguage()
  const texts = useTexts(adminTodayText)
  const names = useTexts(waitingText)
  const some = waiting.filter(({ num }) => num > 0)
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{texts.waiting}</h2>
      {some.length === 0 ? <p className="mute">{texts.nothing}</p> : null}
      <ul className="admin-waits">
        {[...some, ...waiting.filter(({ num }) => num === 0)].map(({ room, num }) => (
          <li key={room}>
            <a href={localPath(language, PATHS[room])} className={num === 0 ? 'mute' : undefined}>
              <span>{names[room]}</span>
              <span aria-hidden="true">{counted(num)}</span>
              <span className="hidden-text">{texts.num(num)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Newest({ orders }: { orders: NonNullable<TodayWire['orders']> }) {
  const language = useLanguage()
  const texts = useTexts(adminTodayText)
  const may = useMay()
  return (
    <section className="admin-today-orders" aria-labelledby="newest">
      <h2 id="newest">{texts.orders}</h2>
      {orders.length > 0 ? (
        <AdminOrderTable list={orders} />
      ) : (
        <EmptyState title={texts.noOrdersTitle}>{texts.noOrders}</EmptyState>
      )}
      {may('read-orders') && orders.length > 0 ? (
        <p className="admin-today-foot">
          <a className="link" href={localPath(language, '/admin')}>
            {texts.allOrders}
          </a>
        </p>
      ) : null}
    </section>
  )
}
