import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { localPath } from '#language/texts.ts'
import { languageOfPath } from '#language/languages.ts'

/** An address nobody knows leads home; one that names an error says what it is. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  if (pathname.includes('/error')) return data(null, { status: 404 })
  return redirect(localPath(languageOfPath(pathname), '/'))
}

export { default, meta } from './not-found.tsx'
