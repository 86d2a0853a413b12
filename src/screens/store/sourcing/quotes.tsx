import type { ReactNode } from 'react'
import { showDate, showMoment } from '#language/dates.ts'
import { buyerReviewText } from '#language/sourcing/buyer-review.text.ts'
import { requestText } from '#language/sourcing/sourcing.text.ts'
import { sourceCountryText } from '#language/sourcing/source-countries.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AddressWire } from '#modules/address-book/address-book.contract.ts'
import type { OwnRequestWire, QuoteWire } from '#modules/sourcing/sourcing.contract.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { AcceptQuote } from './accept-quote.tsx'

type Props = { request: OwnRequestWire; addresses: readonly AddressWire[] }

/** The quotes of a request in equal rows, so that they compare. */
export function Quotes({ request, addresses }: Props) {
  const texts = useTexts(requestText)
  const { list, state } = request
  return (
    <section className="src-quotes" aria-labelledby="src-quotes">
      <div className="src-quotes-head">
        <h2 id="src-quotes">{texts.quotes}</h2>
        <p className="mute">{list.length > 0 ? texts.quotesLead : texts.noQuotes}</p>
      </div>
      <ul>
        {list.map((quote) => (
          <li key={quote.quoteId}>
            <Quote quote={quote} requestNo={request.requestNo}>
              {state === 'open' && !quote.isExpired ? (
                <AcceptQuote request={request} quote={quote} addresses={addresses} />
              ) : null}
            </Quote>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Quote({ quote, requestNo, children }: { quote: QuoteWire; requestNo: string; children: ReactNode }) {
  const language = useLanguage()
  const texts = useTexts(requestText)
  const { merchantNo, merchant, price, words, isExpired, kept, ended, state, stars, reviews, latest } = quote
  const about = new URLSearchParams({ request: requestNo, seller: merchantNo })
  return (
    <article className="src-quote" data-accepted={state === 'accepted' || undefined} aria-label={merchant}>
      <header>
        <i aria-hidden="true">{merchant.slice(0, 1)}</i>
        <div>
          <b>{merchant}</b>
          <p className="mute">{texts.record(kept, ended)}</p>
          {stars ? <p className="mute">{texts.rating(stars, reviews)}</p> : null}
        </div>
        <a className="link" href={`${localPath(language, '/myaccount/conversations/ask')}?${about}`}>
          {texts.chat}
        </a>
      </header>
      <p className="src-quote-price">
        <span className="mute">{texts.inAll}</span>
        <b>{showHkdExactly(fromWire(price))}</b>
      </p>
      <QuoteFacts quote={quote} />
      <div className="src-quote-foot">
        {words ? <p>{words}</p> : null}
        <p className="mute">{isExpired ? texts.expired : texts.dutyIn}</p>
        {latest.length > 0 ? <Latest latest={latest} /> : null}
      </div>
      {children}
    </article>
  )
}

function Latest({ latest }: Pick<QuoteWire, 'latest'>) {
  const language = useLanguage()
  const texts = useTexts(requestText)
  const review = useTexts(buyerReviewText)
  return (
    <details>
      <summary className="link">{texts.latest}</summary>
      <ul className="src-latest">
        {latest.map(({ stars, words, date }) => (
          <li key={date}>
            <p className="mute">{[review.stars(stars), showDate(dayInHongKong(new Date(date)), language)].join(' · ')}</p>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}

function QuoteFacts({ quote: { country, shop, days, isNew, validTime } }: { quote: QuoteWire }) {
  const language = useLanguage()
  const texts = useTexts(requestText)
  const countries = useTexts(sourceCountryText)
  const facts: [string, string][] = [
    [texts.source, [countries[country], shop].filter(Boolean).join(' · ')],
    [texts.days, texts.dayCount(days)],
    [texts.quoteCondition, isNew ? texts.isNew : texts.isUsed],
    [texts.valid, showMoment(validTime, language)],
  ]
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
