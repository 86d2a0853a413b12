import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { InfoPage, Words } from './info-page.tsx'
import { informationTags, loadInformation } from './information.ts'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const loader = (given: LoaderFunctionArgs) => loadInformation(given)

export const meta = ({ loaderData, ...page }: MetaArgs<typeof loader>) => (loaderData ? informationTags(loaderData, page) : [])

/** A page of plain words. */
export default function Statement() {
  const page = useLoaderData<typeof loader>()
  return (
    <InfoPage page={page}>
      <Words html={page.html} />
    </InfoPage>
  )
}
