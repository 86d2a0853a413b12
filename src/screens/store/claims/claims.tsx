import { pieceName } from '#language/product/piece-name.ts'
import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { claimFormText, claimKindText, claimStateText, claimsText } from '#language/account/claims.text.ts'
import { showDate } from '#language/dates.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { ClaimWire } from '#modules/claims/claims.contract.ts'
import { isOpen } from '#modules/claims/claims.rules.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'
import { Picture } from '#ui/picture.tsx'
import { TextArea } from '#ui/fields.tsx'
import { AccountFrame, AccountWaiting } from '../account/account-frame.tsx'
import { useTried } from '../../own-page.tsx'
import { headTags } from '../head-tags.ts'
import { FormTold, OwnForm, pressOrSend } from '../own-form.tsx'
import { type ChangeClaim, useClaims } from './use-claims.ts'
import './claims.css'
import '../order/order.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'
export { loadClaims as own } from './use-claims.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(claimsText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

/** What a member, or a guest who has proven an order, claims: how each stands, and what the shop asks. */
export default function Claims() {
  const texts = useTexts(claimsText)
  const asked = useTexts(claimFormText)
  return (
    <AccountFrame title={texts.title} path="/myaccount/claims" lead={texts.lead} guests>
      <FormTold form="claims" done={{ sent: asked.sent, answered: texts.answered, withdrawn: texts.withdrawn }} />
      <ClaimList />
    </AccountFrame>
  )
}

function ClaimList() {
  const language = useLanguage()
  const texts = useTexts(claimsText)
  const ui = useTexts(uiText)
  const { list, failed, load, change, busy } = useClaims()
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
      {list.map((claim) => (
        <li key={claim.claimId}>
          <Claim claim={claim} busy={busy} change={change} />
        </li>
      ))}
    </ul>
  )
}

type Props = { claim: ClaimWire; busy: boolean; change: ChangeClaim }

function Claim({ claim, busy, change }: Props) {
  const language = useLanguage()
  const texts = useTexts(claimsText)
  const kinds = useTexts(claimKindText)
  const states = useTexts(claimStateText)
  const { piece, orderNo } = claim
  return (
    <article className="claim" aria-label={`${kinds[claim.kind]}: ${pieceName(piece.brandName, piece.title)}`}>
      <Picture picture={piece.productImg} sizes="88px" most={360} alt="" />
      <div className="claim-words">
        <p className="claim-head">
          <b>{kinds[claim.kind]}</b>
          <span>{states[claim.state]}</span>
        </p>
        <p>{pieceName(piece.brandName, piece.title)}</p>
        <p className="mute">
          {`${piece.variant} · `}
          <a className="link" href={localPath(language, `/myaccount/orders/orderDetail?orderNo=${orderNo}`)}>
            {texts.ofOrder(orderNo)}
          </a>
          {` · ${texts.asked(showDate(dayInHongKong(new Date(claim.askedTime)), language))}`}
        </p>
        <Said claim={claim} />
        {claim.state === 'more-asked' ? <Answer claim={claim} busy={busy} change={change} /> : null}
        {isOpen(claim.state) ? <Withdraw claim={claim} busy={busy} change={change} /> : null}
      </div>
    </article>
  )
}

/** What was claimed, what was said since, and what came of it. */
function Said({ claim }: { claim: ClaimWire }) {
  const language = useLanguage()
  const texts = useTexts(claimsText)
  const amount = (wire: string) => (fromWire(wire) > 0 ? showHkdExactly(fromWire(wire)) : '')
  const facts: [string, string][] = [
    [texts.price, claim.price ? showHkdExactly(fromWire(claim.price)) : ''],
    [texts.place, claim.place],
    [texts.yourWords, claim.words],
    [texts.refund, amount(claim.refund)],
    [texts.extra, amount(claim.extra)],
  ]
  const talk = claim.steps.filter(({ words }) => words !== '')
  return (
    <>
      <dl className="claim-facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {claim.link ? (
        <p>
          <OutsideLink address={claim.link}>{texts.openPage}</OutsideLink>
        </p>
      ) : null}
      {claim.pictures > 0 ? <p className="mute">{texts.pictures(claim.pictures)}</p> : null}
      {talk.length > 0 ? (
        <ol className="claim-talk" aria-label={texts.talk}>
          {talk.map(({ date, words, actorKind }) => (
            <li key={date + words}>
              <b>{actorKind === 'shopper' ? texts.you : texts.us}</b>
              <span className="mute">{showDate(dayInHongKong(new Date(date)), language)}</span>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  )
}

/** What became of a form about this claim that was sent without script. */
function useTriedOf({ claimId }: ClaimWire) {
  const tried = useTried('claims')
  return tried?.values.claimId === claimId ? tried : undefined
}

function Answer({ claim, busy, change }: Props) {
  const texts = useTexts(claimsText)
  const tried = useTriedOf(claim)
  const [words, write] = useState(tried?.values.words ?? '')
  const [problem, setProblem] = useState(tried?.problems.words)
  return (
    <OwnForm
      path="/myaccount/claims"
      className="claim-answer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void change('answer', claim.claimId, words).then(setProblem)
      }}
    >
      <input type="hidden" name="claimId" value={claim.claimId} />
      <TextArea
        label={texts.answer}
        name="words"
        rows={3}
        maxLength={500}
        value={words}
        problem={problem}
        onChange={({ target }) => write(target.value)}
      />
      <Button type="submit" name="act" value="answer" busy={busy}>
        {texts.sendAnswer}
      </Button>
    </OwnForm>
  )
}

function Withdraw({ claim, busy, change }: Props) {
  const texts = useTexts(claimsText)
  const [asking, ask] = useState(useTriedOf(claim)?.values.act === 'withdraw')
  const which = <input type="hidden" name="claimId" value={claim.claimId} />
  if (!asking)
    return (
      <OwnForm path="/myaccount/claims">
        {which}
        <Button look="text" {...pressOrSend('withdraw', () => ask(true))}>
          {texts.withdraw}
        </Button>
      </OwnForm>
    )
  return (
    <OwnForm path="/myaccount/claims" className="order-actions" role="group" aria-label={texts.withdraw}>
      {which}
      <p>{texts.withdrawSure}</p>
      <Button look="line" busy={busy} {...pressOrSend('withdraw-surely', () => void change('withdraw', claim.claimId, ''))}>
        {texts.withdraw}
      </Button>
      <Button {...pressOrSend('keep', () => ask(false))}>{texts.keep}</Button>
    </OwnForm>
  )
}
