import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { picksText } from '#language/browse/picks.text.ts'
import { languageOfPath, writtenIn } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { PicksWire } from '#modules/referrals/picks.contract.ts'
import { getPicks } from '#modules/referrals/referrals.paths.ts'
import { callContext } from '#screens/page-context.ts'
import { statusOfRefusal } from '#screens/page-problem.ts'
import { type CardView, cardView } from '#screens/store/card/card-view.ts'
import { headTags } from '#screens/store/head-tags.ts'
import { Picture } from '#ui/picture.tsx'
import './picks.css'

export { ErrorView as ErrorBoundary } from '#screens/error-view.tsx'

type Pick = { card: CardView; words: string; path: string }

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const language = languageOfPath(url.pathname)
  const found = await context.get(callContext)(getPicks, { handle: params.handle ?? '' })
  if (!found.ok) throw data(found.msg, { status: statusOfRefusal(found.code) })
  const { list, ...page } = found.data
  return { page, picks: list.map(({ card, ...pick }): Pick => ({ ...pick, card: cardView(card, language) })) }
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const language = languageOfPath(location.pathname)
  const { page, picks } = loaderData
  const description = textsIn(picksText, language).description(page.name, picks.length)
  return headTags({ title: page.title, description, pathname: localPath(language, `/picks/${page.handle}`), matches })
}

/** What an influencer recommends, in their words; every way out of it is a link of theirs, and it says so. */
export default function Picks() {
  const { page, picks } = useLoaderData<typeof loader>()
  const texts = useTexts(picksText)
  return (
    <div className="wrap picks">
      <Head page={page} />
      {picks.length > 0 ? (
        <ol className="picks-list">
          {picks.map((pick, at) => (
            <Picked key={pick.path} pick={pick} first={at === 0} />
          ))}
        </ol>
      ) : (
        <p className="mute">{texts.none}</p>
      )}
    </div>
  )
}

function Head({ page: { name, title, words, profileCode } }: { page: Omit<PicksWire, 'list'> }) {
  const language = useLanguage()
  const texts = useTexts(picksText)
  return (
    <header className="picks-head">
      <p className="caps">{texts.paid}</p>
      <h1 tabIndex={-1} lang={writtenIn(title)}>
        {title}
      </h1>
      <p>{texts.by(name)}</p>
      {words ? <p lang={writtenIn(words)}>{words}</p> : null}
      <p className="mute">{texts.says(name)}</p>
      {profileCode ? (
        <p>
          <a className="link" data-reload="" href={localPath(language, `/community/member/${profileCode}`)}>
            {texts.posts(name)}
          </a>
        </p>
      ) : null}
    </header>
  )
}

function Picked({ pick: { card, words, path }, first }: { pick: Pick; first: boolean }) {
  const language = useLanguage()
  return (
    <li>
      <a href={localPath(language, path)} rel="sponsored nofollow" data-reload="">
        <Picture
          picture={card.picture}
          sizes="(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
          most={720}
          first={first}
          alt=""
        />
        <b>{card.brand}</b>
        <span lang={card.titleLang}>{card.title}</span>
        <span className="price">{[card.price, card.state].filter(Boolean).join(' · ')}</span>
      </a>
      {words ? (
        <p className="picks-words" lang={writtenIn(words)}>
          {words}
        </p>
      ) : null}
    </li>
  )
}
