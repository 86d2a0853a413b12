import type { MetaArgs } from 'react-router'
import { showDate, showMoment } from '#language/dates.ts'
import { languageOfPath } from '#language/languages.ts'
import { requestKindText, requestStateText, requestsText } from '#language/sourcing/sourcing.text.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { RequestRowWire, RequestsWire } from '#modules/sourcing/sourcing.contract.ts'
import { listRequests } from '#modules/sourcing/sourcing.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { AccountFrame, AccountWaiting } from '../account/account-frame.tsx'
import { headTags } from '../head-tags.ts'
import { RequestPicture } from './request-picture.tsx'
import { useOwn } from './use-own.ts'
import './sourcing.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(requestsText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

export async function own(call: MakeCall): Promise<RequestsWire | 'missing'> {
  const result = await call(listRequests, {})
  return result.ok ? result.data : 'missing'
}

/** What a member has asked global buyers for. */
export default function Requests() {
  const texts = useTexts(requestsText)
  return (
    <AccountFrame title={texts.title} path="/myaccount/sourcing" lead={texts.lead}>
      <List />
    </AccountFrame>
  )
}

function List() {
  const language = useLanguage()
  const texts = useTexts(requestsText)
  const found = useOwn(own)
  const ask = (
    <a className="btn" href={localPath(language, '/myaccount/sourcing/ask')}>
      {texts.ask}
    </a>
  )
  if (found === 'missing') return <EmptyState title={texts.failed} />
  if (!found) return <AccountWaiting />
  const closed = <EmptyState title={texts.closedTitle}>{texts.closed}</EmptyState>
  if (found.list.length === 0)
    return !found.isOpen ? (
      closed
    ) : (
      <EmptyState title={texts.emptyTitle} action={ask}>
        {texts.empty}
      </EmptyState>
    )
  return (
    <>
      {found.isOpen ? <p>{ask}</p> : closed}
      <ul className="rows src-list" aria-label={texts.list}>
        {found.list.map((row) => (
          <li key={row.requestNo}>
            <Row row={row} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Row({ row }: { row: RequestRowWire }) {
  const language = useLanguage()
  const texts = useTexts(requestsText)
  const kinds = useTexts(requestKindText)
  const states = useTexts(requestStateText)
  const { requestNo, state, kind, house, words, picture, budget, neededBy, closeTime, quotes } = row
  return (
    <article className="src-row">
      <div className="src-thumb">{picture ? <RequestPicture requestNo={requestNo} uploadId={picture} number={1} /> : null}</div>
      <div className="src-row-words">
        <h2>
          <a className="link" href={`${localPath(language, '/myaccount/sourcing/request')}?no=${requestNo}`}>
            {`${house} · ${kinds[kind]}`}
          </a>
        </h2>
        <p className="src-cut">{words}</p>
        <p className="mute">
          {`${texts.upTo(showHkdExactly(fromWire(budget)))} · ${texts.by(showDate(neededBy, language))} · ${requestNo}`}
        </p>
      </div>
      <div className="src-row-state">
        <b>{states[state]}</b>
        {state === 'open' ? (
          <span className="mute">{`${texts.quotes(quotes)} · ${texts.until(showMoment(closeTime, language))}`}</span>
        ) : null}
      </div>
    </article>
  )
}
