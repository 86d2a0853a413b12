import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { languageOfPath } from '#language/languages.ts'
import { localPath } from '#language/texts.ts'
import { headTags } from '../head-tags.ts'
import { InfoPage } from './info-page.tsx'
import { statements } from './statement-list.ts'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

/** The words stay on the server: a page carries its own and the titles of its neighbours. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  const name = params.page ?? ''
  const statement = Object.hasOwn(statements, name) ? statements[name] : undefined
  if (!statement) throw data(null, { status: 404 })
  const links = Object.entries(statements).map(([other, each]) => ({
    title: each[language].title,
    address: localPath(language, `/statement/${other}`),
    here: other === name,
  }))
  return { page: statement[language], links }
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  return headTags({ title: loaderData.page.title, description: loaderData.page.lead, pathname: location.pathname, matches })
}

export default function Statement() {
  const { page, links } = useLoaderData<typeof loader>()
  return <InfoPage page={page} links={links} />
}
