import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { cardText } from '#language/card.text.ts'
import { homeText } from '#language/home.text.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { HomeWire } from '#modules/content/content.contract.ts'
import { getHome } from '#modules/content/content.paths.ts'
import { languageOfPath } from '#language/languages.ts'
import { Picture } from '#ui/picture.tsx'
import { callContext, sideContext } from '../../page-context.ts'
import { brandAddress, newInAddress, saleAddress } from '../addresses.ts'
import { CardList } from '../card/card-list.tsx'
import { cardView } from '../card/card-view.ts'
import { firstPicture, headTags } from '../head-tags.ts'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

const HERO_SIZES = '(min-width: 1024px) 38vw, (min-width: 768px) 50vw, 100vw'
const RAIL_SIZES = '(min-width: 768px) 25vw, 50vw'

export async function loader({ request, context }: LoaderFunctionArgs) {
  // Followed inside the shop, the Chinese home page is asked for as /zh.data.
  const language = languageOfPath(new URL(request.url).pathname.replace(/\.data$/, ''))
  const found = await context.get(callContext)(getHome, { sexType: context.get(sideContext) })
  if (!found.ok) throw data(found.msg, { status: 503 })
  const { newArrivals, sale, ...rest } = found.data
  return {
    ...rest,
    newTotal: newArrivals.total,
    newCards: newArrivals.list.map((card) => cardView(card, language)),
    saleTitle: sale.title,
    saleCards: sale.list.map((card) => cardView(card, language)),
  }
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  const texts = textsIn(homeText, languageOfPath(location.pathname))
  const head = headTags({ title: texts.title, description: texts.description, pathname: location.pathname, matches })
  return [...firstPicture(loaderData?.hero.left.picture, HERO_SIZES), ...head]
}

export default function Home() {
  const { hero, newTotal, newCards, designers, editorial, saleTitle, saleCards } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const texts = useTexts(homeText)
  const words = useTexts(cardText)
  return (
    <>
      <Hero hero={hero} />
      {newCards.length > 0 ? (
        <section className="wrap" aria-labelledby="new">
          <div className="section-head">
            <h2 id="new">{texts.newArrivals}</h2>
            <a className="caps" href={newInAddress(language)}>
              {texts.viewAll(newTotal)}
            </a>
          </div>
          <CardList cards={newCards} words={words} sizes={RAIL_SIZES} />
        </section>
      ) : null}
      <Designers designers={designers} />
      <Editorial stories={editorial} />
      {saleCards.length > 0 ? (
        <section className="wrap" aria-labelledby="sale">
          <div className="section-head">
            <h2 id="sale">{saleTitle}</h2>
            <a className="caps" href={saleAddress(language)}>
              {texts.sale}
            </a>
          </div>
          <CardList cards={saleCards} words={words} sizes={RAIL_SIZES} />
        </section>
      ) : null}
      <Promises />
    </>
  )
}

/** Object, words, object: words never lie over a product. */
function Hero({ hero }: { hero: HomeWire['hero'] }) {
  const language = useLanguage()
  return (
    <section className="hero">
      <a className="hero-field" href={localPath(language, hero.left.link)} aria-label={hero.left.label}>
        <Picture picture={hero.left.picture} sizes={HERO_SIZES} first />
      </a>
      <div className="hero-words">
        <p className="caps mute">{hero.season}</p>
        <h1>{hero.title}</h1>
        <p className="hero-text">{hero.words}</p>
        <a className="btn" href={localPath(language, hero.link)}>
          {hero.label}
        </a>
      </div>
      <div className="hero-field hero-second">
        <a href={localPath(language, hero.right.link)} tabIndex={-1} aria-hidden="true">
          <Picture picture={hero.right.picture} sizes="(min-width: 1024px) 29vw, 100vw" />
        </a>
        <a className="btn btn-line" href={localPath(language, hero.right.link)}>
          {hero.right.label}
        </a>
      </div>
    </section>
  )
}

function Designers({ designers }: { designers: HomeWire['designers'] }) {
  const language = useLanguage()
  const texts = useTexts(homeText)
  if (designers.length === 0) return null
  return (
    <section className="wrap" aria-labelledby="designers">
      <div className="section-head">
        <h2 id="designers">{texts.designers}</h2>
        <a className="caps" href={localPath(language, '/product/brand')}>
          {texts.az}
        </a>
      </div>
      <ul className="names serif">
        {designers.map(({ code, name }) => (
          <li key={code}>
            <a href={brandAddress(language, code)}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Editorial({ stories }: { stories: HomeWire['editorial'] }) {
  const language = useLanguage()
  if (stories.length === 0) return null
  return (
    <section className="editorial wrap">
      {stories.map((story) => (
        <article key={story.title}>
          <a href={localPath(language, story.link)} tabIndex={-1} aria-hidden="true">
            <Picture picture={story.picture} sizes="(min-width: 768px) 50vw, 100vw" />
          </a>
          <h2>{story.title}</h2>
          <p>{story.words}</p>
          <a className="caps link" href={localPath(language, story.link)}>
            {story.label}
          </a>
        </article>
      ))}
    </section>
  )
}

function Promises() {
  const texts = useTexts(homeText)
  const promises = [
    [texts.authenticated, texts.authenticatedWords],
    [texts.delivery, texts.deliveryWords],
    [texts.price, texts.priceWords],
    [texts.threeTimes, texts.threeTimesWords],
  ] as const
  return (
    <section className="wrap">
      <h2 className="hidden-text">{texts.promises}</h2>
      <ul className="promises">
        {promises.map(([name, words]) => (
          <li key={name}>
            <h3 className="caps">{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
