import { useCallback } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { showDate, showMoment } from '#language/dates.ts'
import { sellerRequestText, sellerSourcingText } from '#language/sourcing/seller-sourcing.text.ts'
import { buyerReviewText } from '#language/sourcing/buyer-review.text.ts'
import { buyerStateText } from '#language/sourcing/buyer-states.text.ts'
import { requestKindText, requestText } from '#language/sourcing/sourcing.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { SellerRequestWire } from '#modules/sourcing/sourcing.contract.ts'
import { getSellerRequest, sellerRequestPicture } from '#modules/sourcing/seller-sourcing.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { CaseFacts } from '#desk/case/case-facts.tsx'
import { CasePage } from '#desk/case/case-page.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { fetchSellerFile } from '#screens/seller/frame/seller-session.ts'
import { ThreadPicture } from '#screens/thread/thread-picture.tsx'
import { TakenOn } from './taken-on.tsx'
import { QuoteForm } from './quote-form.tsx'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerSourcingText.title)

/** One request: what is wanted, and one’s own quote. */
export default function SellerRequest() {
  const language = useLanguage()
  const texts = useTexts(sellerRequestText)
  const kinds = useTexts(requestKindText)
  const { requestNo = '' } = useParams()
  const found = useDeskQuery(getSellerRequest, { requestNo })
  return (
    <CasePage
      list={{ href: localPath(language, '/seller/sourcing'), name: texts.back }}
      title={found.data ? `${found.data.house} · ${kinds[found.data.kind]}` : requestNo}
      found={found}
      missingTitle={texts.missing}
    >
      {(request) => (
        <div className="admin-columns sourcing-columns">
          <div className="admin-work">
            <Pictures request={request} ids={request.pictures} title={texts.pictures} />
            <Pictures request={request} ids={request.receipts} title={texts.receipts} />
            <section aria-labelledby="sourcing-words">
              <h2 id="sourcing-words">{texts.memberWords}</h2>
              <p className="admin-note">{request.words}</p>
            </section>
            <Wanted request={request} />
          </div>
          <div className={request.acts.length > 0 ? 'admin-side sourcing-taken' : 'admin-side'}>
            <Standing request={request} />
            <Review request={request} />
            {request.acts.length > 0 ? <TakenOn key={request.version} request={request} /> : null}
            {request.canQuote ? <QuoteForm key={request.own?.version ?? 0} request={request} /> : null}
          </div>
        </div>
      )}
    </CasePage>
  )
}

type Shown = { request: SellerRequestWire; ids: readonly string[]; title: string }

function Pictures({ request: { requestNo }, ids, title }: Shown) {
  const read = useCallback((uploadId: string) => fetchSellerFile(sellerRequestPicture, { requestNo, uploadId }), [requestNo])
  if (ids.length === 0) return null
  return (
    <section aria-label={title}>
      <ul className="sourcing-pictures">
        {ids.map((uploadId, at) => (
          <li key={uploadId}>
            <ThreadPicture uploadId={uploadId} number={at + 1} readPicture={read} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Wanted({ request }: { request: SellerRequestWire }) {
  const language = useLanguage()
  const texts = useTexts(sellerRequestText)
  const words = useTexts(requestText)
  const list = useTexts(sellerSourcingText)
  return (
    <CaseFacts
      id="sourcing-wanted"
      title={texts.wanted}
      facts={[
        [words.size, request.size],
        [words.colour, request.colour],
        [words.condition, request.newOnly ? words.newOnly : words.anyCondition],
        [words.budget, showHkdExactly(fromWire(request.budget))],
        [words.neededBy, showDate(request.neededBy, language)],
        [list.until, showMoment(request.closeTime, language)],
        [words.number, request.requestNo],
      ]}
    />
  )
}

function Review({ request: { review, own } }: { request: SellerRequestWire }) {
  const texts = useTexts(buyerReviewText)
  if (!review || review.isHidden || own?.state !== 'accepted') return null
  return (
    <section className="sourcing-standing" aria-labelledby="sourcing-review">
      <h2 id="sourcing-review">{texts.ofMember}</h2>
      <p>{texts.stars(review.stars)}</p>
      <p>{review.words}</p>
    </section>
  )
}

function Standing({ request: { state, own, place, quotes, canQuote, dueTime } }: { request: SellerRequestWire }) {
  const texts = useTexts(sellerRequestText)
  const states = useTexts(buyerStateText)
  const language = useLanguage()
  if (own?.state === 'accepted')
    return (
      <div className="sourcing-standing">
        <p>
          <b>{states[state]}</b>
        </p>
        {dueTime ? <p>{texts.due(showMoment(dueTime, language))}</p> : null}
        <p>{`${texts.quote} · ${showHkdExactly(fromWire(own.price))}`}</p>
      </div>
    )
  return (
    <div className="sourcing-standing">
      <p>
        <b>{own && state === 'open' ? texts.place(place, quotes) : texts.others(quotes)}</b>
      </p>
      {canQuote ? null : <p className="mute">{texts.closed}</p>}
      {own && !canQuote ? <p>{`${texts.quote} · ${showHkdExactly(fromWire(own.price))}`}</p> : null}
    </div>
  )
}
