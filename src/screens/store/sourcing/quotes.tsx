import { showMoment } from '#language/dates.ts'
import { requestText } from '#language/sourcing/sourcing.text.ts'
import { sourceCountryText } from '#language/sourcing/source-countries.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OwnRequestWire, QuoteWire } from '#modules/sourcing/sourcing.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'

/** The quotes of a request in equal rows, so that they compare. */
export function Quotes({ request: { list, requestNo } }: { request: OwnRequestWire }) {
  const texts = useTexts(requestText)
  return (
    <section className="src-quotes" aria-labelledby="src-quotes">
      <div className="src-quotes-head">
        <h2 id="src-quotes">{texts.quotes}</h2>
        <p className="mute">{list.length > 0 ? texts.quotesLead : texts.noQuotes}</p>
      </div>
      <ul>
        {list.map((quote) => (
          <li key={quote.quoteId}>
            <Quote quote={quote} requestNo={requestNo} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Quote({ quote, requestNo }: { quote: QuoteWire; requestNo: string }) {
  const language = useLanguage()
  const texts = useTexts(requestText)
  const { merchantNo, merchant, price, words, isExpired, kept, ended, state } = quote
  const about = new URLSearchParams({ request: requestNo, seller: merchantNo })
  return (
    <article className="src-quote" data-accepted={state === 'accepted' || undefined} aria-label={merchant}>
      <header>
        <i aria-hidden="true">{merchant.slice(0, 1)}</i>
        <div>
          <b>{merchant}</b>
          <p className="mute">{texts.record(kept, ended)}</p>
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
      </div>
    </article>
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
