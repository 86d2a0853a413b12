import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { cardText } from '#language/browse/card.text.ts'
import { merchantPageText } from '#language/browse/merchant-page.text.ts'
import { showDate } from '#language/dates.ts'
import { languageOfPath, writtenIn } from '#language/languages.ts'
import { merchantKindName } from '#language/merchant-kinds.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { MerchantPageWire } from '#modules/merchants/merchant-page.contract.ts'
import { getMerchantPage } from '#modules/merchants/merchant-page.paths.ts'
import { callContext } from '#screens/page-context.ts'
import { statusOfRefusal } from '#screens/page-problem.ts'
import { CardList } from '#screens/store/card/card-list.tsx'
import { cardView } from '#screens/store/card/card-view.ts'
import { useStoreFrame } from '../footer/store-frame.ts'
import { headTags } from '#screens/store/head-tags.ts'
import './merchant.css'

export { ErrorView as ErrorBoundary } from '#screens/error-view.tsx'

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const language = languageOfPath(url.pathname)
  const pageNum = url.searchParams.get('page') ?? '1'
  const found = await context.get(callContext)(getMerchantPage, { code: params.code ?? '', pageNum })
  if (!found.ok) throw data(found.msg, { status: statusOfRefusal(found.code) })
  const { list, ...merchant } = found.data
  return { merchant, cards: list.map((card) => cardView(card, language)) }
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const language = languageOfPath(location.pathname)
  const { name, kind, code } = loaderData.merchant
  const description = textsIn(merchantPageText, language).description(name, merchantKindName(kind, language))
  return headTags({ title: name, description, pathname: localPath(language, `/merchant/${code}`), matches })
}

type Merchant = Omit<MerchantPageWire, 'list'>

/** What everybody may know of a seller, what it sells now, and what buyers wrote. */
export default function MerchantPage() {
  const { merchant, cards } = useLoaderData<typeof loader>()
  const texts = useTexts(merchantPageText)
  const words = useTexts(cardText)
  return (
    <div className="wrap merchant-page">
      <Head merchant={merchant} />
      <section aria-labelledby="merchant-items">
        <h2 id="merchant-items">{texts.items(merchant.total)}</h2>
        {cards.length > 0 ? (
          <CardList cards={cards} words={words} sizes="(min-width: 768px) 25vw, 50vw" eager={4} first className="grid-cards" />
        ) : (
          <p className="mute">{texts.noItems}</p>
        )}
        <Pages merchant={merchant} />
      </section>
      <Reviews merchant={merchant} />
    </div>
  )
}

function Head({ merchant: { code, name, kind, sinceDay, dispatch, dealer, backDay } }: { merchant: Merchant }) {
  const language = useLanguage()
  const texts = useTexts(merchantPageText)
  const hasCommunity = useStoreFrame()?.facts.hasCommunity !== false
  const facts = [
    sinceDay ? texts.since(showDate(sinceDay, language)) : '',
    dispatch ? texts.dispatch(dispatch.fewest, dispatch.most) : '',
    texts.checked,
    dealer ? texts.dealer(dealer.category, dealer.number) : '',
  ].filter(Boolean)
  return (
    <header className="merchant-head">
      <p className="caps">{merchantKindName(kind, language)}</p>
      <h1 tabIndex={-1} lang={writtenIn(name)}>
        {name}
      </h1>
      {backDay ? <p className="merchant-away">{texts.back(showDate(backDay, language))}</p> : null}
      <ul className="mute">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {hasCommunity ? (
        <a
          className="link"
          data-reload=""
          href={`${localPath(language, '/community')}?${new URLSearchParams({ tab: 'merchant', value: code })}`}
        >
          {texts.posts}
        </a>
      ) : null}
    </header>
  )
}

function Pages({ merchant: { code, total, pageNum, pageSize } }: { merchant: Merchant }) {
  const language = useLanguage()
  const texts = useTexts(merchantPageText)
  const most = Math.ceil(total / pageSize)
  if (most <= 1) return null
  const address = (page: number) => localPath(language, `/merchant/${code}`) + (page > 1 ? `?page=${page}` : '')
  return (
    <nav className="merchant-pages" aria-label={texts.pages}>
      {pageNum > 1 ? (
        <a className="link" rel="prev" href={address(pageNum - 1)}>
          {texts.previous}
        </a>
      ) : null}
      <span className="mute">{texts.page(pageNum, most)}</span>
      {pageNum < most ? (
        <a className="link" rel="next" href={address(pageNum + 1)}>
          {texts.next}
        </a>
      ) : null}
    </nav>
  )
}

function Reviews({ merchant: { reviews, rating, reviewNum } }: { merchant: Merchant }) {
  const language = useLanguage()
  const texts = useTexts(merchantPageText)
  if (reviewNum === 0) return null
  return (
    <section aria-labelledby="merchant-reviews">
      <h2 id="merchant-reviews">{texts.reviews(reviewNum)}</h2>
      <p>{texts.mean(rating)}</p>
      <ul className="merchant-reviews">
        {reviews.map(({ reviewId, stars, text, author, date, piece, path }) => (
          <li key={reviewId}>
            <p className="mute">
              {texts.mean(stars)} · <span lang={writtenIn(author)}>{author}</span> · {showDate(date, language)}
            </p>
            <p lang={writtenIn(text)}>{text}</p>
            <a className="link" href={localPath(language, path)}>
              {piece}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
