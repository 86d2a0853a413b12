import type { SubmitEvent } from 'react'
import { type MetaArgs, useNavigate } from 'react-router'
import { orderGroupText, orderStateText } from '#language/buying/order-state.text.ts'
import { orderText } from '#language/buying/order.text.ts'
import { showMoment } from '#language/dates.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { OrderListWire } from '#modules/orders/orders.contract.ts'
import { orderGroupNames } from '#modules/orders/orders.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Picture } from '#ui/picture.tsx'
import { AccountFrame, AccountWaiting } from '../account/account-frame.tsx'
import { headTags } from '../head-tags.ts'
import { useIsMember } from '../header/account-corner.tsx'
import { type AnyGroup, useOwnOrders } from './use-own-orders.ts'
import '../order/order.css'
import './order-list.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'
export { loadOwnOrders as own } from './use-own-orders.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(orderText, languageOfPath(location.pathname)).listTitle,
    pathname: location.pathname,
    matches,
  })

/** The orders of a member, or those this browser placed or found. */
export default function OrderList() {
  const texts = useTexts(orderText)
  return (
    <AccountFrame title={texts.listTitle} path="/myaccount/orders" guests>
      <Orders />
    </AccountFrame>
  )
}

function Orders() {
  const texts = useTexts(orderText)
  const ui = useTexts(uiText)
  const isMember = useIsMember()
  const { group, word, groups, shown, failed, busy, load, more } = useOwnOrders()
  if (failed) return <EmptyState title={texts.failed} action={<Button onClick={() => void load()}>{ui.retry}</Button>} />
  if (!groups) return <AccountWaiting />
  if (groups.length === 0 && word === '') return <NoOrders />
  return (
    <>
      <Groups chosen={group} word={word} groups={groups} />
      <OrderSearch key={word} group={group} word={word} />
      {shown ? <Found shown={shown} word={word} /> : <AccountWaiting />}
      {shown && shown.list.length < shown.total ? (
        <p className="inbox-more by-script">
          <Button look="line" busy={busy} onClick={() => void more()}>
            {texts.more}
          </Button>
        </p>
      ) : null}
      {isMember ? <p className="mute">{texts.memberListWords}</p> : null}
      <FindLink look="link" />
    </>
  )
}

function NoOrders() {
  const texts = useTexts(orderText)
  const isMember = useIsMember()
  return (
    <EmptyState title={texts.listEmpty} action={<FindLink look="btn" />}>
      {isMember ? texts.memberEmptyWords : texts.listEmptyWords}
    </EmptyState>
  )
}

function FindLink({ look }: { look: 'link' | 'btn' }) {
  const texts = useTexts(orderText)
  return (
    <a className={look} href={localPath(useLanguage(), '/order/find')}>
      {texts.findTitle}
    </a>
  )
}

const addressOf = (group: AnyGroup, word: string): string => {
  const asked = new URLSearchParams({ ...(group && { group }), ...(word && { word }) }).toString()
  return `/myaccount/orders${asked && '?'}${asked}`
}

type Groups = { chosen: AnyGroup; word: string; groups: OrderListWire['groups'] }

function Groups({ chosen, word, groups }: Groups) {
  const language = useLanguage()
  const texts = useTexts(orderText)
  const names = useTexts(orderGroupText)
  const all = groups.reduce((sum, { num }) => sum + num, 0)
  return (
    <nav className="kinds" aria-label={texts.groups}>
      {(['', ...orderGroupNames] as const).map((group) => {
        const num = group === '' ? all : (groups.find((one) => one.group === group)?.num ?? 0)
        return (
          <a key={group} href={localPath(language, addressOf(group, word))} aria-current={group === chosen ? 'page' : undefined}>
            {names[group]}
            {num > 0 ? <em>{num}</em> : null}
          </a>
        )
      })}
    </nav>
  )
}

function OrderSearch({ group, word }: { group: AnyGroup; word: string }) {
  const language = useLanguage()
  const texts = useTexts(orderText)
  const navigate = useNavigate()
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('word')
    void navigate(localPath(language, addressOf(group, typeof typed === 'string' ? typed.trim() : '')))
  }
  return (
    <form className="order-search" role="search" onSubmit={search}>
      <input
        className="field-control"
        type="search"
        name="word"
        defaultValue={word}
        maxLength={80}
        aria-label={texts.search}
        placeholder={texts.search}
      />
      <Button type="submit" look="line">
        {texts.searchNow}
      </Button>
    </form>
  )
}

function Found({ shown, word }: { shown: OrderListWire; word: string }) {
  const texts = useTexts(orderText)
  return (
    <>
      <p className="mute order-found" role="status">
        {word ? texts.foundFor(word, shown.total) : texts.found(shown.total)}
      </p>
      {shown.list.length > 0 ? (
        <ul className="order-list">
          {shown.list.map((order) => (
            <OrderRow key={order.orderNo} order={order} />
          ))}
        </ul>
      ) : (
        <EmptyState title={texts.noneHere} />
      )}
    </>
  )
}

function OrderRow({ order }: { order: OrderListWire['list'][number] }) {
  const language = useLanguage()
  const texts = useTexts(orderText)
  const states = useTexts(orderStateText)
  return (
    <li>
      <a href={localPath(language, `/myaccount/orders/orderDetail?orderNo=${order.orderNo}`)}>
        {order.productImg ? <Picture picture={order.productImg} sizes="72px" most={240} alt="" /> : <span />}
        <span className="order-list-words">
          <b>{states[order.state]}</b>
          <span>{[order.brandName, order.title].filter(Boolean).join(language === 'zh' ? ' ' : ', ')}</span>
          <span className="mute">{order.orderNo}</span>
          <span className="mute">{`${showMoment(order.createTime, language)} · ${texts.pieces(order.pieces)}`}</span>
        </span>
        <span className="price">{showHkdExactly(fromWire(order.total))}</span>
      </a>
    </li>
  )
}
