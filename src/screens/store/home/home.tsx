import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { homeText } from '#language/frame/home.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { textsIn } from '#language/texts.ts'
import { getHome } from '#modules/content/content.paths.ts'
import { callContext, sideContext } from '../../page-context.ts'
import { firstPicture, headTags } from '../head-tags.ts'
import { HomePage } from './home-page.tsx'
import { blockView, openingPictures } from './home-view.ts'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const language = languageOfPath(url.pathname)
  const found = await context.get(callContext)(getHome, { sexType: context.get(sideContext) })
  if (!found.ok) throw data(found.msg, { status: 503 })
  return { blocks: found.data.blocks.map((block) => blockView(block, language)) }
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  const texts = textsIn(homeText, languageOfPath(location.pathname))
  const head = headTags({ title: texts.title, description: texts.description, pathname: location.pathname, matches })
  const opening = openingPictures(loaderData?.blocks ?? [])
  return [...opening.flatMap(({ picture, sizes, most, media }) => firstPicture(picture, sizes, most, media)), ...head]
}

export default function Home() {
  return <HomePage blocks={useLoaderData<typeof loader>().blocks} />
}
