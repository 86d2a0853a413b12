import type { MetaArgs } from 'react-router'
import { overviewText } from '#language/account/overview.text.ts'
import { orderGroupText } from '#language/buying/order-state.text.ts'
import { showDate } from '#language/dates.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { personName } from '#language/person-name.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { orderGroupNames } from '#modules/orders/orders.rules.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { newInAddress } from '../addresses.ts'
import RecentlyViewed from '../detail/recently-viewed.tsx'
import { headTags } from '../head-tags.ts'
import { AccountFrame, AccountWaiting } from './account-frame.tsx'
import { MessageRow } from './message-row.tsx'
import { OnItsWay, WaitingForYou, WithUs } from './overview-orders.tsx'
import { OverviewRewards } from './overview-rewards.tsx'
import { type Overview, useOverview } from './use-overview.ts'
import './overview.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'
export { loadOverview as own } from './use-overview.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(overviewText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

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
      {overview.orderNum > 0 ? <Orders {...overview} /> : <FirstDay {...overview} />}
      <OverviewRewards {...overview.rewards} />
      <Messages {...overview} />
      <RecentlyViewed />
    </div>
  )
}

function Hello({ details }: Pick<Overview, 'details'>) {
  const language = useLanguage()
  const texts = useTexts(overviewText)
  const { nickname, memberSince } = details
  // As it was given, in either language.
  const name = nickname || personName(details).trim()
  const since = memberSince ? texts.since(showDate(dayInHongKong(new Date(memberSince)), language)) : ''
  return name || since ? (
    <p className="overview-hello">
      {name ? <b className="serif">{name}</b> : null} <span className="mute">{since}</span>
    </p>
  ) : null
}

function FirstDay({ rewards }: Pick<Overview, 'rewards'>) {
  const language = useLanguage()
  const texts = useTexts(overviewText)
  const gift = rewards.coupons?.list.find(({ held, kind }) => !held && (kind === 'amount' || kind === 'percent'))
  const toNew = (
    <a className="btn" href={newInAddress(language)}>
      {texts.newIn}
    </a>
  )
  return (
    <EmptyState title={texts.firstTitle} action={toNew}>
      {texts.firstWords} {gift ? texts.gift(gift.gives, gift.asks) : null}
    </EmptyState>
  )
}

function Orders({ groups, onWay, ...waiting }: Overview) {
  const language = useLanguage()
  const texts = useTexts(overviewText)
  const names = useTexts(orderGroupText)
  return (
    <>
      <ul className="overview-states" aria-label={texts.states}>
        {orderGroupNames.map((group) => {
          const num = groups.find((one) => one.group === group)?.num ?? 0
          return (
            <li key={group}>
              <a href={localPath(language, `/myaccount/orders?group=${group}`)} data-nil={num === 0 ? '' : undefined}>
                <span className="serif">{num}</span>
                <span>{names[group]}</span>
              </a>
            </li>
          )
        })}
      </ul>
      <div className="overview-two">
        {onWay ? <OnItsWay order={onWay} /> : null}
        <div className="overview-side">
          <WaitingForYou {...waiting} />
          <WithUs {...waiting} />
        </div>
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
