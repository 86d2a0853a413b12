import { Suspense } from 'react'
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { homeText } from '#language/frame/home.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { getHome } from '#modules/content/content.paths.ts'
import { listResources } from '#modules/storefront/banners.paths.ts'
import { drawnPart } from '#ui/drawn-part.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { callContext, sideContext } from '../../page-context.ts'
import { firstPicture, headTags, publicUrlOf } from '../head-tags.ts'
import { HomePage } from './home-page.tsx'
import { blockView, openingPictures } from './home-view.ts'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

// Read by search engines alone: what it is made with would stay in every browser's script.
const organisation = import.meta.env.SSR ? (await import('../shop-json.ts')).organisationJson : undefined

const Banners = await drawnPart(() => import('#screens/store/banners/banners.tsx'))

export async function loader({ url, context }: LoaderFunctionArgs) {
  const language = languageOfPath(url.pathname)
  const [call, sexType] = [context.get(callContext), context.get(sideContext)]
  const [found, banners] = [await call(getHome, { sexType }), await call(listResources, { sexType, place: 'home' })]
  if (!found.ok) throw data(found.msg, { status: 503 })
  return {
    blocks: found.data.blocks.map((block) => blockView(block, language)),
    banners: banners.ok ? banners.data.list : [],
  }
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  const language = languageOfPath(location.pathname)
  const texts = textsIn(homeText, language)
  const head = headTags({ title: texts.title, description: texts.description, pathname: location.pathname, matches })
  const machine = organisation ? [{ 'script:ld+json': organisation(publicUrlOf(matches), language) }] : []
  const opening = openingPictures(loaderData?.blocks ?? [])
  return [...opening.flatMap(({ picture, sizes, most, media }) => firstPicture(picture, sizes, most, media)), ...head, ...machine]
}

export default function Home() {
  const { blocks, banners } = useLoaderData<typeof loader>()
  const shown =
    banners.length > 0 ? (
      <div className="wrap" key="banners">
        <Suspense>
          <Banners banners={banners} />
        </Suspense>
      </div>
    ) : null
  return blocks.length > 0 ? <HomePage blocks={blocks} banners={shown} /> : <NoHome />
}

/** Before anybody has released a home page the shop says who it is and leads on. */
function NoHome() {
  const language = useLanguage()
  const texts = useTexts(homeText)
  const way = (
    <a className="btn" href={localPath(language, '/product/list')}>
      {texts.toPieces}
    </a>
  )
  return (
    <EmptyState level={1} title={texts.title} action={way}>
      {texts.empty}
    </EmptyState>
  )
}
