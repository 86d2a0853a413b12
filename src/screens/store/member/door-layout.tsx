import { Wordmark } from '#screens/wordmark.tsx'
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'
import { isHidden } from '#addresses.ts'
import { signInText } from '#language/member/sign-in.text.ts'
import { storeText } from '#language/frame/store.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { searchProducts } from '#modules/search/search.paths.ts'
import bodoni from '#ui/fonts/bodoni.woff2?url'
import instrument from '#ui/fonts/instrument.woff2?url'
import { AnyIcon } from '#ui/icons/any-icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { callContext, sideContext } from '../../page-context.ts'
import { cardView } from '../card/card-view.ts'
import { ChatLink } from '../footer/chat-link.tsx'
import { LanguageLink } from '../header/language-link.tsx'
import { ChallengeSheet } from './challenge-sheet.tsx'
import '../store.css'
import './door.css'

const font = (href: string) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const })
export const links = () => [font(instrument), font(bodoni)]

/** The bag of the moment hangs beside the door; without one the door stands alone. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const side = context.get(sideContext)
  const found = await context.get(callContext)(searchProducts, { category: `${side}/bags` })
  const [first] = found.ok ? found.data.list : []
  return { hidden: isHidden(url.pathname), piece: first && cardView(first, languageOfPath(url.pathname)) }
}

const HELP = [
  ['questions', '/statement/FAQs'],
  ['delivery', '/statement/delivery'],
  ['returns', '/statement/return'],
] as const

/** The way in stands alone, with a way back to the shop and, at its foot, help. */
export default function DoorLayout() {
  const language = useLanguage()
  const texts = useTexts(signInText)
  const { home } = useTexts(storeText)
  const { piece } = useLoaderData<typeof loader>()
  return (
    <>
      <header className="door-head">
        <a className="caps" href={localPath(language, '/')} aria-label={texts.back}>
          <AnyIcon name="back" size={16} />
          <span>{texts.back}</span>
        </a>
        <a className="door-logo serif" href={localPath(language, '/')} aria-label={home}>
          <Wordmark />
        </a>
        <LanguageLink className="caps" />
      </header>
      <main id="main" className="door" tabIndex={-1}>
        <figure className="door-piece">
          {piece ? (
            <>
              <Picture picture={piece.picture} sizes="(min-width: 1024px) 50vw, 46vw" first />
              <figcaption>
                <b>{piece.brand}</b>
                <span className="mute">{piece.title}</span>
              </figcaption>
            </>
          ) : null}
        </figure>
        <div className="door-work">
          <Outlet />
        </div>
      </main>
      <ChallengeSheet />
      <footer className="door-foot wrap">
        {HELP.map(([name, path]) => (
          <a key={path} className="link" href={localPath(language, path)}>
            {texts[name]}
          </a>
        ))}
        <ChatLink />
      </footer>
    </>
  )
}
