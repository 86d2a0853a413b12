import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { openingText } from '#language/frame/opening.text.ts'
import { house } from '#language/house.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { getClosedDoor } from '#modules/shop-settings/shop-facts.paths.ts'
import { callContext } from '#screens/page-context.ts'
import { Wordmark } from '#screens/wordmark.tsx'
import '../store.css'
import './opening.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const found = await context.get(callContext)(getClosedDoor, {})
  if (!found.ok) throw data(found.msg, { status: 503 })
  return found.data
}

export function meta({ location, loaderData }: MetaArgs<typeof loader>) {
  const texts = textsIn(openingText, languageOfPath(location.pathname))
  return [{ title: `${texts[loaderData?.state ?? 'soon']} | ${house().mark}` }, { name: 'robots', content: 'noindex' }]
}

/** What shoppers see while they are not let in: who the shop is, that it opens, and how to reach it meanwhile. */
export default function Opening() {
  const { state, words, company, address, email, telephone, social } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const texts = useTexts(openingText)
  const other = language === 'zh' ? 'en' : 'zh'
  return (
    <div className="opening">
      <header>
        <a href={localPath(other, '/')} lang={other === 'zh' ? 'zh-Hant-HK' : 'en-HK'}>
          {texts.otherLanguage}
        </a>
      </header>
      <main id="main">
        <p className="opening-mark serif">
          <Wordmark />
        </p>
        <h1>{texts[state]}</h1>
        <p>{words || texts[`${state}Words`]}</p>
        {state === 'open' ? (
          <p>
            <a className="btn" href={localPath(language, '/')}>
              {texts.toShop}
            </a>
          </p>
        ) : null}
      </main>
      <footer>
        {email || telephone || social.length > 0 ? (
          <address>
            {email ? <a href={`mailto:${email}`}>{email}</a> : null}
            {telephone ? <a href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>{telephone}</a> : null}
            {social.map((page) => (
              <a key={page} href={page} rel="noreferrer">
                {new URL(page).hostname.replace(/^www\./, '')}
              </a>
            ))}
          </address>
        ) : null}
        {company ? <p className="mute">{[company, address].filter(Boolean).join(' · ')}</p> : null}
      </footer>
    </div>
  )
}
