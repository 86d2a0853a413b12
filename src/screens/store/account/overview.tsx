import type { MetaArgs } from 'react-router'
import { overviewText } from '#language/account/overview.text.ts'
import { orderStateText } from '#language/buying/order-state.text.ts'
import { showDate } from '#language/dates.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { OrderState } from '#modules/orders/orders.rules.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { newInAddress } from '../addresses.ts'
import RecentlyViewed from '../detail/recently-viewed.tsx'
import { headTags } from '../head-tags.ts'
import { AccountFrame, AccountWaiting } from './account-frame.tsx'
import { MessageRow } from './message-row.tsx'
import { OnItsWay, WaitingForYou } from './overview-orders.tsx'
import { type Overview, useOverview } from './use-overview.ts'
import './overview.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(overviewText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

const SHOWN: OrderState[] = [
  'payment-pending',
  'pending-seller-delivery',
  'pending-platform-delivery',
  'to-be-received',
  'received',
  'refund-pending',
]

/** What of an account is worth a look today. */
export default function AccountOverview() {
  const texts = useTexts(overviewText)
  return (
    <AccountFrame title={texts.title} path="/myaccount">
      <Today />
    </AccountFrame>
  )
}

function Today() {
  const texts = useTexts(overviewText)
  const ui = useTexts(uiText)
  const { overview, failed, load } = useOverview()
  if (failed) return <EmptyState title={texts.failed} action={<Button onClick={() => void load()}>{ui.retry}</Button>} />
  if (!overview) return <AccountWaiting />
  return (
    <div className="overview">
      <Hello {...overview} />
      {overview.orders.length > 0 ? <Orders {...overview} /> : <FirstDay />}
      <Messages {...overview} />
      <RecentlyViewed />
    </div>
  )
}

function Hello({ details }: Pick<Overview, 'details'>) {
  const language = useLanguage()
  const texts = useTexts(overviewText)
  const { firstName, lastName, nickname, memberSince } = details
  const isChinese = /\p{Script=Han}/u.test(lastName)
  const name = nickname || (isChinese ? lastName + firstName : `${firstName} ${lastName}`.trim())
  const since = memberSince ? texts.since(showDate(dayInHongKong(new Date(memberSince)), language)) : ''
  return name || since ? (
    <p className="overview-hello">
      <b className="serif">{name}</b> <span className="mute">{since}</span>
    </p>
  ) : null
}

function FirstDay() {
  const language = useLanguage()
  const texts = useTexts(overviewText)
  const toNew = (
    <a className="btn" href={newInAddress(language)}>
      {texts.newIn}
    </a>
  )
  return (
    <EmptyState title={texts.firstTitle} action={toNew}>
      {texts.firstWords}
    </EmptyState>
  )
}

function Orders({ orders, onWay, unpaid }: Overview) {
  const language = useLanguage()
  const texts = useTexts(overviewText)
  const states = useTexts(orderStateText)
  return (
    <>
      <ul className="overview-states" aria-label={texts.states}>
        {SHOWN.map((state) => {
          const count = orders.filter((order) => order.state === state).length
          return (
            <li key={state}>
              <a href={localPath(language, '/myaccount/orders')} data-nil={count === 0 ? '' : undefined}>
                <span className="serif">{count}</span>
                <span>{states[state]}</span>
              </a>
            </li>
          )
        })}
      </ul>
      <div className="overview-two">
        {onWay ? <OnItsWay order={onWay} /> : null}
        <WaitingForYou unpaid={unpaid} arriving={orders.filter(({ state }) => state === 'to-be-received')} />
      </div>
    </>
  )
}

function Messages({ messages }: Pick<Overview, 'messages'>) {
  const language = useLanguage()
  const texts = useTexts(overviewText)
  return (
    <section aria-labelledby="overview-messages">
      <div className="section-head">
        <h2 id="overview-messages">{texts.messages}</h2>
        <a className="link" href={localPath(language, '/myaccount/messages')}>
          {texts.allMessages}
        </a>
      </div>
      {messages.length > 0 ? (
        <ul className="rows">
          {messages.map((message) => (
            <MessageRow key={message.messageId} message={message} />
          ))}
        </ul>
      ) : (
        <p className="mute">{texts.noMessages}</p>
      )}
    </section>
  )
}
