import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { languageOfPath } from '#language/languages.ts'
import { sellingStatement } from '#language/statements/company.text.ts'
import { localPath } from '#language/texts.ts'
import { headTags } from '../store/head-tags.ts'
import { InfoPage } from '../store/info/info-page.tsx'
import { statements } from '../store/info/statement-list.ts'

export { ErrorView as ErrorBoundary } from '../error-view.tsx'

const NEIGHBOURS = ['us', 'careers', 'note'] as const

export function loader({ request }: LoaderFunctionArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  const here = { title: sellingStatement[language].title, address: localPath(language, '/seller'), here: true }
  const links = NEIGHBOURS.map((name) => ({
    title: statements[name]?.[language].title ?? '',
    address: localPath(language, `/statement/${name}`),
    here: false,
  }))
  return { page: sellingStatement[language], links: [here, ...links] }
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  return headTags({ title: loaderData.page.title, description: loaderData.page.lead, pathname: location.pathname, matches })
}

/** What selling here means, for somebody who thinks about it. */
export default function SellerWelcome() {
  const { page, links } = useLoaderData<typeof loader>()
  return <InfoPage page={page} links={links} />
}
