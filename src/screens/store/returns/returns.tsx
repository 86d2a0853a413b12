import { pieceName } from '#language/product/piece-name.ts'
import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import {
  returnActText,
  returnFormText,
  returnKindText,
  returnReasonText,
  returnStateText,
  returnsText,
} from '#language/account/returns.text.ts'
import { showDate } from '#language/dates.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { ReturnWire } from '#modules/returns/returns.contract.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Picture } from '#ui/picture.tsx'
import { AccountFrame, AccountWaiting } from '../account/account-frame.tsx'
import { useTried } from '../../own-page.tsx'
import { headTags } from '../head-tags.ts'
import { FormTold, OwnForm, pressOrSend } from '../own-form.tsx'
import { ReturnParcel } from './return-parcel.tsx'
import { type ChangeReturn, useReturns } from './use-returns.ts'
import '../claims/claims.css'
import './returns.css'
import '../order/order.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'
export { loadReturns as own } from './use-returns.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(returnsText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

/** What a member, or a guest who has proven an order, cancels or sends back, and how each request stands. */
export default function Returns() {
  const texts = useTexts(returnsText)
  const asked = useTexts(returnFormText)
  return (
    <AccountFrame title={texts.title} path="/myaccount/returns" lead={texts.lead} guests>
      <FormTold form="returns" done={{ asked: asked.sent, sent: texts.sent, withdrawn: texts.withdrawn }} />
      <ReturnList />
    </AccountFrame>
  )
}

function ReturnList() {
  const language = useLanguage()
  const texts = useTexts(returnsText)
  const ui = useTexts(uiText)
  const { list, failed, load, change, busy } = useReturns()
  if (failed) return <EmptyState title={texts.failed} action={<Button onClick={() => void load()}>{ui.retry}</Button>} />
  if (!list) return <AccountWaiting />
  if (list.length === 0) {
    const orders = (
      <a className="btn" href={localPath(language, '/myaccount/orders')}>
        {texts.toOrders}
      </a>
    )
    return (
      <EmptyState title={texts.empty} action={orders}>
        {texts.emptyWords}
      </EmptyState>
    )
  }
  return (
    <ul className="rows claims">
      {list.map((one) => (
        <li key={one.returnNo}>
          <Return asked={one} busy={busy} change={change} />
        </li>
      ))}
    </ul>
  )
}

type Props = { asked: ReturnWire; busy: boolean; change: ChangeReturn }

function Return({ asked, busy, change }: Props) {
  const language = useLanguage()
  const texts = useTexts(returnsText)
  const kinds = useTexts(returnKindText)
  const states = useTexts(returnStateText)
  const { returnNo, kind, state, orderNo, backCourier, backTrackingNumber } = asked
  return (
    <article className="return" aria-label={`${kinds[kind]} ${returnNo}`}>
      <p className="claim-head">
        <b>{`${kinds[kind]} ${returnNo}`}</b>
        <span>{states[state]}</span>
      </p>
      <p>
        <a className="link" href={localPath(language, `/myaccount/orders/orderDetail?orderNo=${orderNo}`)}>
          {texts.ofOrder(orderNo)}
        </a>
      </p>
      <Pieces asked={asked} />
      {asked.note ? <p className="mute return-note">{texts.note(asked.note)}</p> : null}
      {asked.toBalance ? <p className="mute">{texts.toBalance}</p> : null}
      {asked.pictures > 0 ? <p className="mute">{texts.pictures(asked.pictures)}</p> : null}
      {backCourier ? <p>{texts.back([backCourier, backTrackingNumber].filter(Boolean).join(' '))}</p> : null}
      {kind === 'return' && (state === 'agreed' || state === 'sent') ? (
        <ReturnParcel asked={asked} busy={busy} change={change} />
      ) : null}
      <Way asked={asked} />
      {asked.acts.includes('withdraw') ? <Withdraw asked={asked} busy={busy} change={change} /> : null}
    </article>
  )
}

function Pieces({ asked: { pieces, kind } }: { asked: ReturnWire }) {
  const texts = useTexts(returnsText)
  const reasons = useTexts(returnReasonText)
  return (
    <ul className="return-pieces">
      {pieces.map((piece) => (
        <li key={piece.unitId} className="claim-piece">
          <Picture picture={piece.productImg} sizes="64px" most={360} alt="" />
          <span>
            <b>{pieceName(piece.brandName, piece.title)}</b>
            <span className="mute">{piece.variant}</span>
            {kind === 'return' ? <span className="mute">{reasons[piece.reason]}</span> : null}
            {piece.result === 'accepted' ? <span>{texts.accepted(showHkdExactly(fromWire(piece.refund)))}</span> : null}
            {piece.result === 'rejected' ? <span>{texts.rejected(piece.finding)}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What has happened, the first first. */
function Way({ asked: { steps } }: { asked: ReturnWire }) {
  const language = useLanguage()
  const texts = useTexts(returnsText)
  const acts = useTexts(returnActText)
  return (
    <ol className="claim-talk" aria-label={texts.way}>
      {steps.map(({ act, title, words, date, actorKind }) => (
        <li key={date + act + title}>
          <b>{title ? texts.ofPiece(acts[act], title) : acts[act]}</b>
          <span className="mute">
            {[actorKind === 'shopper' ? texts.you : '', showDate(dayInHongKong(new Date(date)), language)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {words ? <p>{words}</p> : null}
        </li>
      ))}
    </ol>
  )
}

function Withdraw({ asked: { returnNo }, busy, change }: Props) {
  const texts = useTexts(returnsText)
  const tried = useTried('returns')?.values
  const [asking, ask] = useState(tried?.act === 'withdraw' && tried.returnNo === returnNo)
  const which = <input type="hidden" name="returnNo" value={returnNo} />
  if (!asking)
    return (
      <OwnForm path="/myaccount/returns">
        {which}
        <Button look="text" {...pressOrSend('withdraw', () => ask(true))}>
          {texts.withdraw}
        </Button>
      </OwnForm>
    )
  return (
    <OwnForm path="/myaccount/returns" className="order-actions" role="group" aria-label={texts.withdraw}>
      {which}
      <p>{texts.withdrawSure}</p>
      <Button look="line" busy={busy} {...pressOrSend('withdraw-surely', () => void change({ act: 'withdraw', returnNo }))}>
        {texts.withdraw}
      </Button>
      <Button {...pressOrSend('keep', () => ask(false))}>{texts.keep}</Button>
    </OwnForm>
  )
}
