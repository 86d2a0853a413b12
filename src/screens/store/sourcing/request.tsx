import { useState } from 'react'
import { type MetaArgs, useLocation } from 'react-router'
import { showDate } from '#language/dates.ts'
import { languageOfPath } from '#language/languages.ts'
import { buyerReviewText } from '#language/sourcing/buyer-review.text.ts'
import { requestKindText, requestStateText, requestsText, requestText } from '#language/sourcing/sourcing.text.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { isLocal } from '#language/buying/territories.ts'
import type { AddressWire } from '#modules/address-book/address-book.contract.ts'
import { queryAddress } from '#modules/address-book/address-book.paths.ts'
import type { OwnRequestWire } from '#modules/sourcing/sourcing.contract.ts'
import { closeRequest, getRequest } from '#modules/sourcing/sourcing.paths.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { call } from '#platform/wire/call-client.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AccountWaiting, MembersOnly } from '../account/account-frame.tsx'
import { type OwnPlace, useTried } from '../../own-page.tsx'
import { headTags } from '../head-tags.ts'
import { FormTold, OwnForm, pressOrSend } from '../own-form.tsx'
import { BuyerReview } from './buyer-review.tsx'
import { Quotes } from './quotes.tsx'
import { RequestMoney, RequestProofs } from './request-money.tsx'
import { RequestPicture } from './request-picture.tsx'
import { RequestSteps } from './request-steps.tsx'
import { useOwn } from './use-own.ts'
import './sourcing.css'
import './quotes.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(requestsText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

type OwnRequest = OwnRequestWire & { addresses: AddressWire[] }

export async function own(ask: MakeCall, { search }: Pick<OwnPlace, 'search'>): Promise<OwnRequest | 'missing'> {
  const result = await ask(getRequest, { requestNo: search.get('no') || '-' })
  if (!result.ok) return 'missing'
  // Where it is to go is asked as a quote is accepted.
  const canAccept = result.data.state === 'open' && result.data.list.length > 0
  const kept = canAccept ? await ask(queryAddress, {}) : undefined
  const addresses = kept?.ok ? kept.data.filter(({ territory }) => isLocal(territory)) : []
  return { ...result.data, addresses }
}

/** One request: what is wanted, where it stands, and its quotes in equal rows. */
export default function Request() {
  const texts = useTexts(requestText)
  const language = useLanguage()
  const found = useOwn(own)
  const { search } = useLocation()
  return (
    <div className="wrap src-page" key={search}>
      <p className="caps mute">
        <a href={localPath(language, '/myaccount/sourcing')}>{texts.back}</a>
      </p>
      <MembersOnly waiting={<Waiting />}>
        {found === 'missing' ? <EmptyState level={1} title={texts.missing} /> : found ? <Found request={found} /> : <Waiting />}
      </MembersOnly>
    </div>
  )
}

function Waiting() {
  return (
    <>
      <h1 tabIndex={-1}>{useTexts(requestsText).title}</h1>
      <AccountWaiting />
    </>
  )
}

function Found({ request }: { request: OwnRequest }) {
  const language = useLanguage()
  const texts = useTexts(requestText)
  const states = useTexts(requestStateText)
  const reviewed = useTexts(buyerReviewText).sent
  const { state, list, askedTime, buyers, reason } = request
  return (
    <>
      <h1 tabIndex={-1}>{state === 'open' ? texts.heading(list.length) : states[state]}</h1>
      <p className="mute">{texts.asked(showDate(dayInHongKong(new Date(askedTime)), language), state === 'open' ? buyers : 0)}</p>
      <FormTold form="request" done={{ sent: texts.sent, saved: texts.saved, closed: texts.closed, reviewed }} />
      {reason ? <p>{texts.reason(reason)}</p> : null}
      <section className="src-brief" data-quoted={state === 'open' || undefined}>
        <Pictures request={request} />
        <Wanted request={request} />
        <div className="src-side">
          <RequestSteps request={request} />
          <RequestMoney request={request} />
          <Acts request={request} />
        </div>
      </section>
      <BuyerReview request={request} />
      <RequestProofs request={request} />
      {state === 'open' || list.length > 0 ? <Quotes request={request} addresses={request.addresses} /> : null}
    </>
  )
}

function Pictures({ request: { requestNo, pictures } }: { request: OwnRequestWire }) {
  const texts = useTexts(requestText)
  if (pictures.length === 0) return <div className="src-snaps" />
  return (
    <ul className="src-snaps" aria-label={texts.pictures}>
      {pictures.map((uploadId, at) => (
        <li key={uploadId}>
          <RequestPicture requestNo={requestNo} uploadId={uploadId} number={at + 1} />
        </li>
      ))}
    </ul>
  )
}

function Wanted({ request }: { request: OwnRequestWire }) {
  const language = useLanguage()
  const texts = useTexts(requestText)
  const list = useTexts(requestsText)
  const kinds = useTexts(requestKindText)
  const facts: [string, string][] = [
    [texts.looking, `${request.house} · ${kinds[request.kind]}`],
    [texts.size, request.size],
    [texts.colour, request.colour],
    [texts.condition, request.newOnly ? texts.newOnly : texts.anyCondition],
    [texts.budget, list.upTo(showHkdExactly(fromWire(request.budget)))],
    [texts.neededBy, showDate(request.neededBy, language)],
    [texts.words, request.words],
    [texts.number, request.requestNo],
  ]
  return (
    <dl className="src-facts">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Acts({ request: { requestNo, version, acts } }: { request: OwnRequestWire }) {
  const language = useLanguage()
  const texts = useTexts(requestText)
  const [isAsking, ask] = useState(useTried('request')?.values.act === 'close')
  const [refusal, setRefusal] = useState('')
  const close = async () => {
    const result = await call(closeRequest, { requestNo, version }, { quiet: true })
    if (!result.ok) return setRefusal(result.msg)
    const next = new URLSearchParams({ no: requestNo, done: 'closed' })
    return location.assign(`${localPath(language, '/myaccount/sourcing/request')}?${next}`)
  }
  return (
    <div className="src-acts">
      {acts.includes('change') ? (
        <a className="link" href={`${localPath(language, '/myaccount/sourcing/ask')}?no=${requestNo}`}>
          {texts.change}
        </a>
      ) : null}
      {acts.includes('close') ? (
        <OwnForm className="src-acts">
          <input type="hidden" name="version" value={version} />
          {isAsking ? (
            <>
              <p>{texts.closeSure}</p>
              <Button look="line" {...pressOrSend('close-surely', () => void close())}>
                {texts.close}
              </Button>
              <Button look="text" {...pressOrSend('keep', () => ask(false))}>
                {texts.keep}
              </Button>
            </>
          ) : (
            <Button look="text" {...pressOrSend('close', () => ask(true))}>
              {texts.close}
            </Button>
          )}
          <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
        </OwnForm>
      ) : null}
    </div>
  )
}
